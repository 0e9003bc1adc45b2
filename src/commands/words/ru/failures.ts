/** What is said of failures, in Russian. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const failures = {
  titles: {
    'not-connected': 'Данные ещё не подключены',
    'token-refused': 'Сервис не принимает ваш токен',
    'token-expired': 'Срок вашего токена истёк',
    'scope-missing': 'Ваш токен этого не разрешает',
    'credits-out': 'Ваши кредиты в сервисе закончились',
    'cap-reached': 'Так вы выйдете за дневной лимит',
    'rate-limited': 'Сервис просит паузу',
    'bad-request': 'Сервис не смог выполнить этот запрос',
    'not-offered': 'Сервис этого не умеет',
    'not-found': 'Этого там больше нет',
    timeout: 'Сервис слишком долго отвечал',
    unreachable: 'Сервис недоступен',
    'connection-lost': 'Связь прервалась',
    'service-failed': 'В сервисе данных произошла ошибка',
    'unreadable-reply': 'Ответ не удалось прочитать',
    'reply-too-large': 'Ответ оказался слишком большим',
    cancelled: 'Остановлено',
    'too-many-waiting': 'Два ваших запроса уже ждут очереди',
    'private-only': 'Личные результаты я показываю только в личном чате',
    'stale-button': 'Эта кнопка уже не действует',
    internal: 'Что-то пошло не так у меня',
  },
  notConnected: (service: string): string =>
    `Сначала подключите свои данные через ${service}; вы сами решаете, что боту можно читать.`,
  notConnectedSample:
    'Хватит двух нажатий: осмотритесь в данных вымышленного человека или подключите собственный архив.',
  tokenRefused: (service: string): string =>
    `Сервис (${service}) не знает этого токена: его отозвали, или он неполный. Пожалуйста, подключитесь снова с новым.`,
  tokenExpired: 'Раньше он действовал, но срок вышел. Подключиться снова — минутное дело, и у вас будет новый.',
  lacks: 'Не хватает:',
  needs: 'Сервис не сказал, какого разрешения не хватает; нужны эти:',
  lacksUnknown: 'Сервис не сказал, какого разрешения не хватает.',
  creditsOut: (price: number | undefined, left: number | undefined): string => {
    const needed =
      price === undefined ? 'Этот запрос стоит больше, чем осталось' : `Этот запрос стоит ${credits(price)}`;
    return left === undefined ? `${needed}.` : `${needed}; остаток: ${figure(left)}.`;
  },
  countedBy: (service: string): string => `Их считает ${service}.`,
  capUsedUp: 'Кредиты на сегодня закончились.',
  cap: (cap: {
    limit: number;
    spent: number;
    mine: boolean;
    price: number | undefined;
    resetsAt: string;
    zone: string | undefined;
  }): RichText => [
    `Лимит — ${credits(cap.limit)} в день (${cap.mine ? 'вы задали его сами' : 'его задал владелец бота'}); сегодня потрачено ${figure(cap.spent)}`,
    cap.price === undefined ? '. ' : `, а это стоит ${figure(cap.price)}. `,
    'Счёт начнётся заново ',
    time(cap.resetsAt),
    cap.zone === undefined ? ' (полночь UTC). ' : ' (ваша полночь). ',
    cap.mine ? 'Лимит можно поднять в /settings.' : 'Листать прежние результаты можно бесплатно.',
  ],
  rateLimited: 'Слишком много запросов за короткое время.',
  waitAMinute: 'Пожалуйста, попробуйте снова через минуту-две.',
  badRequest: 'Попробуйте меньше слов или слова покороче, без необычных знаков.',
  notOffered: (service: string): string => `${capital(service)} сейчас этого не умеет. Другие команды работают.`,
  notFound: 'Такой записи в сервисе больше нет. Возможно, с тех пор её удалили.',
  timeout: 'Полный ответ не пришёл вовремя. Первый запрос за день бывает медленным; второй обычно быстрее.',
  unreachable: (service: string): string =>
    `Сейчас нет связи: ${service} не отвечает. Пожалуйста, попробуйте через несколько минут.`,
  connectionLost: 'Сервис отвечал, но ответ дошёл не целиком.',
  serviceFailed: 'С вашим запросом всё в порядке.',
  tryLater: 'Пожалуйста, попробуйте позже.',
  tryAfter: (at: string): RichText => ['Пожалуйста, попробуйте после ', time(at), '.'],
  unreadableReply: 'Что-то пришло, но не в том виде, о котором мы договорились. Это не значит, что ничего не нашлось.',
  tooLarge: 'Попробуйте сузить: больше слов, один чат или время покороче.',
  cancelled: 'Запрос остановлен, как вы просили.',
  notTakenUp: 'Этот запрос не принят; отправьте его снова, когда один из них закончится, или остановите их.',
  continueThere: 'Продолжить там?',
  forgottenButton: 'Того, что за ней стояло, у меня уже нет. Пожалуйста, начните с команды; их список — /help.',
  internal: 'Это ошибка бота, не ваша. Пожалуйста, попробуйте позже.',
  mayHaveCost: (price: number): string => `Это могло стоить ${credits(price)}.`,
  mayHaveCostSome: 'Это могло стоить кредитов.',
  reference: (reference: string): RichText => ['Код: ', code(reference)],
  refused: {
    byBot: (): RichText => ['Запрос не отправлялся: ', bold('ничего не потрачено'), '.'],
    byService: (): RichText => ['Сервис отклонил запрос: ', bold('ничего не потрачено'), '.'],
    stillWork: (commands: string): string => `С этим токеном работают ${commands}.`,
    noneWorks: 'С этим токеном не работает ни одна команда, которая читает данные.',
    widen: (): RichText => [
      'Чтобы расширить доступ, создайте токен ещё и с этими разрешениями и отправьте его после ',
      code('/connect'),
      '.',
    ],
  },
};
