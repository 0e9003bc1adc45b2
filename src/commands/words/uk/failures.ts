/** What is said of failures, in Ukrainian. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const failures = {
  titles: {
    'not-connected': 'Дані ще не підключено',
    'token-refused': 'Сервіс не приймає ваш токен',
    'token-expired': 'Термін вашого токена минув',
    'scope-missing': 'Ваш токен цього не дозволяє',
    'credits-out': 'Ваші кредити в сервісі закінчилися',
    'cap-reached': 'Так ви перевищите денний ліміт',
    'rate-limited': 'Сервіс просить паузу',
    'bad-request': 'Сервіс не зміг виконати цей запит',
    'not-offered': 'Сервіс цього не вміє',
    'not-found': 'Цього там більше немає',
    timeout: 'Сервіс надто довго відповідав',
    unreachable: 'Сервіс недоступний',
    'connection-lost': 'Зв’язок перервався',
    'service-failed': 'У сервісі даних сталася помилка',
    'unreadable-reply': 'Відповідь не вдалося прочитати',
    'reply-too-large': 'Відповідь виявилася завеликою',
    cancelled: 'Зупинено',
    'too-many-waiting': 'Два ваші запити вже чекають у черзі',
    'private-only': 'Особисті результати я показую лише в особистому чаті',
    'stale-button': 'Ця кнопка вже не діє',
    internal: 'У мене щось пішло не так',
  },
  notConnected: (service: string): string =>
    `Спершу підключіть свої дані через ${service}; ви самі вирішуєте, що боту можна читати.`,
  notConnectedSample: 'Досить двох дотиків: роздивіться дані вигаданої людини або підключіть власний архів.',
  tokenRefused: (service: string): string =>
    `Сервіс (${service}) не знає цього токена: його відкликали, або він неповний. Будь ласка, підключіться знову з новим.`,
  tokenExpired: 'Раніше він діяв, але термін минув. Підключитися знову — справа хвилини, і ви матимете новий.',
  lacks: 'Бракує:',
  needs: 'Сервіс не сказав, якого дозволу бракує; потрібні ці:',
  lacksUnknown: 'Сервіс не сказав, якого дозволу бракує.',
  creditsOut: (price: number | undefined, left: number | undefined): string => {
    const needed = price === undefined ? 'Цей запит коштує більше, ніж лишилося' : `Цей запит коштує ${credits(price)}`;
    return left === undefined ? `${needed}.` : `${needed}; залишок: ${figure(left)}.`;
  },
  countedBy: (service: string): string => `Їх рахує ${service}.`,
  capUsedUp: 'Кредити на сьогодні закінчилися.',
  cap: (cap: {
    limit: number;
    spent: number;
    mine: boolean;
    price: number | undefined;
    resetsAt: string;
    zone: string | undefined;
  }): RichText => [
    `Ліміт — ${credits(cap.limit)} на день (${cap.mine ? 'ви задали його самі' : 'його задав власник бота'}); сьогодні витрачено ${figure(cap.spent)}`,
    cap.price === undefined ? '. ' : `, а це коштує ${figure(cap.price)}. `,
    'Лік почнеться заново ',
    time(cap.resetsAt),
    cap.zone === undefined ? ' (північ UTC). ' : ' (ваша північ). ',
    cap.mine ? 'Ліміт можна підняти в /settings.' : 'Гортати попередні результати можна безкоштовно.',
  ],
  rateLimited: 'Забагато запитів за короткий час.',
  waitAMinute: 'Будь ласка, спробуйте знову за хвилину-дві.',
  badRequest: 'Спробуйте менше слів або коротші слова, без незвичних знаків.',
  notOffered: (service: string): string => `${capital(service)} зараз цього не вміє. Інші команди працюють.`,
  notFound: 'Такого запису в сервісі більше немає. Можливо, його відтоді видалили.',
  timeout: 'Повна відповідь не надійшла вчасно. Перший запит за день буває повільним; другий зазвичай швидший.',
  unreachable: (service: string): string =>
    `Зараз немає зв’язку: ${service} не відповідає. Будь ласка, спробуйте за кілька хвилин.`,
  connectionLost: 'Сервіс відповідав, але відповідь дійшла не повністю.',
  serviceFailed: 'З вашим запитом усе гаразд.',
  tryLater: 'Будь ласка, спробуйте пізніше.',
  tryAfter: (at: string): RichText => ['Будь ласка, спробуйте після ', time(at), '.'],
  unreadableReply:
    'Щось надійшло, але не в тому вигляді, про який ми домовилися. Це не означає, що нічого не знайшлося.',
  tooLarge: 'Спробуйте звузити: більше слів, один чат або коротший час.',
  cancelled: 'Запит зупинено, як ви просили.',
  notTakenUp: 'Цей запит не прийнято; надішліть його знову, коли один із них закінчиться, або зупиніть їх.',
  continueThere: 'Продовжити там?',
  forgottenButton: 'Того, що за нею стояло, я вже не маю. Будь ласка, почніть із команди; їхній список — /help.',
  internal: 'Це помилка бота, не ваша. Будь ласка, спробуйте пізніше.',
  mayHaveCost: (price: number): string => `Це могло коштувати ${credits(price)}.`,
  mayHaveCostSome: 'Це могло коштувати кредитів.',
  reference: (reference: string): RichText => ['Код: ', code(reference)],
  refused: {
    byBot: (): RichText => ['Запит не надсилався: ', bold('нічого не витрачено'), '.'],
    byService: (): RichText => ['Сервіс відхилив запит: ', bold('нічого не витрачено'), '.'],
    stillWork: (commands: string): string => `Із цим токеном працюють ${commands}.`,
    noneWorks: 'Із цим токеном не працює жодна команда, яка читає дані.',
    widen: (): RichText => [
      'Щоб розширити доступ, створіть токен ще й із цими дозволами та надішліть його після ',
      code('/connect'),
      '.',
    ],
  },
};
