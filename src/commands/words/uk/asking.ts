/** /ask in Ukrainian: questions, answers, and what they rest on. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { RichText, Span } from '../../answer.ts';
import type { ReadPlace } from '../en/asking.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';
import { counted, nounOf } from './records.ts';

const plural = plurals('uk');
const tenths = new Intl.NumberFormat('uk', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const records = (kind: DatastoreName | undefined, many: number) =>
  kind === undefined
    ? `${numbers.figure(many)} ${plural(many, { one: 'запис', few: 'записи', many: 'записів', other: 'запису' })}`
    : counted(kind, many);
/** After «із». */
const ofChats = (many: number) =>
  `${numbers.figure(many)} ${plural(many, { one: 'чату', few: 'чатів', many: 'чатів', other: 'чату' })}`;

export const asking = {
  what: (credits: number) =>
    `Що ви хочете дізнатися? Відповідь із ваших повідомлень коштує ${numbers.credits(credits)}.`,
  hint: 'Ваше питання',
  noQuestion: 'Тут немає питання. Нічого не витрачено.',
  tooLong: (limit: number) =>
    `Для питання це задовго: будь ласка, не більше ${numbers.figure(limit)} знаків. Нічого не витрачено.`,
  cannotNarrow:
    'Питання не можна звузити за допомогою has:. Усе інше, що вміє /search, працює й тут. Нічого не витрачено.',

  reading: (question: string) => `Шукаю відповідь у ваших даних: «${question}»`,
  readingMessages: (question: string) => `Шукаю відповідь у ваших повідомленнях: «${question}»`,
  readingThese: 'Читаю те, що знайшлося',
  plainly: (question: string) => `Питаю модель без ваших даних: «${question}»`,
  seconds: (ms: number) => `${tenths.format(ms / 1000)} с`,
  whatAbout: (words: string) => (words === '' ? 'Про що там, якщо коротко?' : `Що там кажуть про «${words}»?`),
  readNothing: 'ваших даних не прочитано',
  read: (kinds: readonly (readonly [DatastoreName | undefined, number])[], { chats, chat, days }: ReadPlace) => {
    const read = kinds.map(([kind, many]) => records(kind, many)).join(', ');
    const where = chat !== undefined ? ` із чату «${chat}»` : chats === 0 ? '' : ` із ${ofChats(chats)}`;
    return `прочитано: ${read}${where}${days === undefined ? '' : `, ${days}`}`;
  },
  days: (from: Date, to: Date, zone: string) =>
    new Intl.DateTimeFormat('uk', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).formatRange(
      from,
      to,
    ),
  noLinks: (platforms: string) =>
    `Без посилання: ${platforms}. Посилання мають лише повідомлення із супергруп і каналів Telegram.`,
  tookOut: (many: number) => `прибрано вигаданих посилань: ${numbers.figure(many)}`,
  lookedOnly: (what: readonly string[]) => `переглянуто лише це: ${what.join(', ')}`,
  replyToGoOn: (credits: number) =>
    `\n↩ Дайте відповідь на це повідомлення, щоб питати далі (${numbers.credits(credits)}).`,

  stages: {
    searched: (words: string, many: number) => `пошук «${words}»: ${numbers.figure(many)}`,
    listed: (kind: DatastoreName | undefined, many: number) => `переглянуто список: ${records(kind, many)}`,
    read: (many: number) => `прочитано далі: ${records(undefined, many)}`,
    counted: (many: number) => `пораховано: ${numbers.figure(many)}`,
    sampled: (many: number) => `вибрано з різних чатів і днів: ${records(undefined, many)}`,
    writing: 'пишу відповідь',
    writingPart: (part: number, parts: number) => `пишу відповідь, ${part} з ${parts}`,
  },

  wordless:
    'Із цих слів не зрозуміло, що шукати. Додайте слово, яке це підкаже: ім’я, місце, річ. Наприклад: «де мій паспорт?»',
  nothing: 'У ваших даних немає слів із цього питання. Спробуйте запитати іншими словами.',
  noModel: 'Сервіс не має мовної моделі: він цитує, а не складає відповідь.',
  closest: (question: Span): RichText => ['Найближче до ', question],
  onlyNear: (question: Span): RichText => ['Відповіді у ваших даних не знайшлося. Найближче до ', question],
  counted: 'підрахунок',
  kindHeading: (kind: DatastoreName | undefined, name: string | undefined) => {
    const noun = kind === undefined ? 'запис' : nounOf(kind, 1);
    const heading = noun.charAt(0).toUpperCase() + noun.slice(1);
    return name === undefined ? heading : `${heading}: ${name}`;
  },

  goesToModel: (host: string) =>
    `\nВаше питання і те, що для нього прочитано, підуть мовній моделі на ${host}. Докладніше — /privacy.`,
  wentToModel: (host: string) =>
    `\nℹ️ Ваше питання і те, що для нього прочитано, пішли мовній моделі на ${host}. Кажу про це один раз; у /privacy це є завжди.`,

  buttons: {
    shorter: 'Коротше',
    deeper: 'Глибше',
    more: 'Ще…',
    again: 'Запитати знову',
    search: 'Краще пошукати',
    withoutData: 'Запитати без даних',
    open: (name: string) => `Відкрити ${name}`,
    chat: 'чат',
    everywhere: 'Усюди',
    messages: 'У повідомленнях',
    emails: 'У листах',
    files: 'У файлах',
    inChat: (name: string) => `У ${name}`,
    lastDays: (days: number) => `За ${numbers.days(days)}`,
    aboutThis: 'Запитати про це',
    withoutIt: 'Запитати без цього',
  },
  elsewhere: (question: Span): RichText => [
    'Запитати ',
    question,
    ' ще раз? Виберіть, де шукати, або допишіть самі: in:emails, chat:родина, from:анна, since:2025.',
  ],
  forgotten:
    'Того, з чого це продовжується, я вже не маю: відповіді й результати зберігаю лише шість годин. Нічого не витрачено.',
  thanks: 'Дякую. Зберігається лише сама оцінка, жодного слова з відповіді.',
  ratedAlready: 'Уже записано. Дякую!',
};
