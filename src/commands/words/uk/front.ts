/** What is said around a command's answers, in Ukrainian. `doing` is what I do: «Шукаю …». */
import { bold, code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

const spent = (amount: number) => (amount === 0 ? 'Нічого не витрачено.' : `Це могло коштувати ${credits(amount)}.`);
const still = (doing: string) => `Досі ${doing.charAt(0).toLowerCase()}${doing.slice(1)}.`;

export const front = {
  overflow: 'Решта цієї відповіді — у файлі.',
  nothingVisible: '(У цій відповіді немає видимого тексту.)',
  working: 'Працюю над цим',
  unknownButton: 'Ця кнопка зі старої версії. Надішліть /help',
  goneButton: 'Цю кнопку вже використано, вона застаріла або не ваша.',
  foreignButton: 'Ця кнопка — для того, хто питав.',
  tooFast: 'Забагато відразу. Дайте мені десять секунд і продовжуйте.',
  privateOnly: 'Особисті результати я показую лише в особистому чаті. Продовжити там?',
  notAllowed: 'Цей бот лише для запрошених.',
  stranger: (userId: string): RichText => [
    'Вітаю! Цей бот лише для запрошених. Щоб вас впустили, повідомте його власнику ваш ID у Telegram: ',
    code(userId),
    '. А те, що про вас зберігається, все одно ваше: /privacy, /disconnect.',
  ],
  repeatNote: 'Надіслано ще раз: першого разу Telegram не підтвердив отримання.',
  unsendable: 'Відповідь є, але Telegram її не прийняв. Спробуйте запитати конкретніше або надішліть /help.',
  secrets: {
    token:
      'Це схоже на токен доступу, тому його ніяк не використано. Щоб підключитися з ним, надішліть його після /connect. Якщо його могли бачити інші, створіть у сервісі новий.',
    other:
      'Частина цього схожа на пароль або ключ, тому її нікуди не надіслано, а ваше повідомлення лишилося як є. Можливо, ви захочете його видалити. Щоб підключитися, надішліть токен після /connect.',
  },
  beginning: (doing: string, price: number): string => `${doing}… (${credits(price)})`,
  going: (doing: string, seconds: number, price: number): string =>
    `${doing}… ${figure(seconds)} с · ${credits(price)}`,
  still,
  stillWorking: 'Я ще працюю над вашим попереднім запитом.',
  queued: (doing: string, before: number): string =>
    `${still(doing)} ${before === 0 ? 'Ваш запит — наступний.' : `Перед вашим запитом у черзі: ${figure(before)}.`}`,
  behind: (doing: string, before: number): string =>
    before === 0
      ? `${doing}: одразу після попереднього.`
      : `${doing}: після попереднього і ще ${figure(before)} у черзі.`,
  inLine: (position: number): RichText => [
    'Зараз питають багато людей. Ваше місце в черзі: ',
    bold(figure(position)),
    '.',
  ],
  stopped: (price: number): string =>
    price === 0
      ? 'Зупинено. Нічого не витрачено.'
      : `Зупинено. Запит уже пішов, тож він іще може коштувати ${credits(price)}.`,
  timedOut: (price: number): string => `Це тривало задовго, більше я не чекаю. ${spent(price)}`,
  interrupted: (price: number): string => `Відповідь перервав мій перезапуск. ${spent(price)}`,
  failed: (reference: string, price: number): RichText => [
    `У мене щось пішло не так. ${spent(price)} Якщо це повториться, повідомте власнику бота цей код: `,
    code(reference),
  ],
  nothingRunning: 'Зараз нічого не виконується.',
  stoppedNow: 'Зупинено.',
  takenBack: {
    profile: 'Портрет не складено. Нічого не витрачено.',
    disconnect: 'Нічого не стерто.',
    other: 'Нічого не змінено.',
  },
};
