/** What is said around a command's answers, in Russian. `doing` is what I do: «Ищу …». */
import { bold, code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

const spent = (amount: number) => (amount === 0 ? 'Ничего не потрачено.' : `Это могло стоить ${credits(amount)}.`);
const still = (doing: string) => `Всё ещё ${doing.charAt(0).toLowerCase()}${doing.slice(1)}.`;

export const front = {
  overflow: 'Остальная часть ответа — в файле.',
  nothingVisible: '(В этом ответе нет видимого текста.)',
  working: 'Работаю над этим',
  unknownButton: 'Эта кнопка из старой версии. Отправьте /help',
  goneButton: 'Эта кнопка уже использована, устарела или не ваша.',
  foreignButton: 'Эта кнопка — для того, кто спрашивал.',
  tooFast: 'Многовато сразу. Дайте мне десять секунд и продолжайте.',
  privateOnly: 'Личные результаты я показываю только в личном чате. Продолжить там?',
  notAllowed: 'Этот бот только для приглашённых.',
  stranger: (userId: string): RichText => [
    'Здравствуйте! Этот бот только для приглашённых. Чтобы вас впустили, сообщите его владельцу ваш ID в Telegram: ',
    code(userId),
    '. А то, что о вас хранится, всё равно ваше: /privacy, /disconnect.',
  ],
  repeatNote: 'Отправлено ещё раз: в первый раз Telegram не подтвердил получение.',
  unsendable: 'Ответ есть, но Telegram его не принял. Попробуйте спросить конкретнее или отправьте /help.',
  secrets: {
    token:
      'Это похоже на токен доступа, поэтому он никак не использован. Чтобы подключиться с ним, отправьте его после /connect. Если его могли увидеть другие, создайте в сервисе новый.',
    other:
      'Часть этого похожа на пароль или ключ, поэтому она никуда не отправлена, а ваше сообщение осталось как есть. Возможно, вы захотите его удалить. Чтобы подключиться, отправьте токен после /connect.',
  },
  beginning: (doing: string, price: number): string => `${doing}… (${credits(price)})`,
  going: (doing: string, seconds: number, price: number): string =>
    `${doing}… ${figure(seconds)} с · ${credits(price)}`,
  still,
  stillWorking: 'Ваш предыдущий запрос ещё выполняется.',
  queued: (doing: string, before: number): string =>
    `${still(doing)} ${before === 0 ? 'Ваш запрос — следующий.' : `Перед вашим запросом в очереди: ${figure(before)}.`}`,
  behind: (doing: string, before: number): string =>
    before === 0
      ? `${doing}: сразу после предыдущего.`
      : `${doing}: после предыдущего и ещё ${figure(before)} в очереди.`,
  inLine: (position: number): RichText => [
    'Сейчас спрашивают многие. Ваше место в очереди: ',
    bold(figure(position)),
    '.',
  ],
  stopped: (price: number): string =>
    price === 0
      ? 'Остановлено. Ничего не потрачено.'
      : `Остановлено. Запрос уже ушёл, так что он всё ещё может стоить ${credits(price)}.`,
  timedOut: (price: number): string => `Это заняло слишком много времени, больше я не жду. ${spent(price)}`,
  interrupted: (price: number): string => `Ответ прервал мой перезапуск. ${spent(price)}`,
  failed: (reference: string, price: number): RichText => [
    `У меня что-то пошло не так. ${spent(price)} Если это повторится, сообщите владельцу бота этот код: `,
    code(reference),
  ],
  nothingRunning: 'Сейчас ничего не выполняется.',
  stoppedNow: 'Остановлено.',
  takenBack: {
    profile: 'Портрет не составлен. Ничего не потрачено.',
    disconnect: 'Ничего не стёрто.',
    other: 'Ничего не изменилось.',
  },
};
