/** /ask in Russian: questions, answers, and what they rest on. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { RichText, Span } from '../../answer.ts';
import type { ReadPlace } from '../en/asking.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';
import { counted, nounOf } from './records.ts';

const plural = plurals('ru');
const tenths = new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const records = (kind: DatastoreName | undefined, many: number) =>
  kind === undefined
    ? `${numbers.figure(many)} ${plural(many, { one: 'запись', few: 'записи', many: 'записей', other: 'записи' })}`
    : counted(kind, many);
/** After «из». */
const ofChats = (many: number) =>
  `${numbers.figure(many)} ${plural(many, { one: 'чата', few: 'чатов', many: 'чатов', other: 'чата' })}`;

export const asking = {
  what: (credits: number) => `Что вы хотите узнать? Ответ по вашим сообщениям стоит ${numbers.credits(credits)}.`,
  hint: 'Ваш вопрос',
  noQuestion: 'Здесь нет вопроса. Ничего не потрачено.',
  tooLong: (limit: number) =>
    `Для вопроса это слишком длинно: пожалуйста, не больше ${numbers.figure(limit)} знаков. Ничего не потрачено.`,
  cannotNarrow:
    'Вопрос нельзя сузить с помощью has:. Всё остальное, что умеет /search, работает и здесь. Ничего не потрачено.',

  reading: (question: string) => `Ищу ответ в ваших данных: «${question}»`,
  readingMessages: (question: string) => `Ищу ответ в ваших сообщениях: «${question}»`,
  readingThese: 'Читаю то, что нашлось',
  plainly: (question: string) => `Спрашиваю модель без ваших данных: «${question}»`,
  seconds: (ms: number) => `${tenths.format(ms / 1000)} с`,
  whatAbout: (words: string) => (words === '' ? 'О чём там, если коротко?' : `Что там говорится про «${words}»?`),
  readNothing: 'ваших данных не читал',
  read: (kinds: readonly (readonly [DatastoreName | undefined, number])[], { chats, chat, days }: ReadPlace) => {
    const read = kinds.map(([kind, many]) => records(kind, many)).join(', ');
    const where = chat !== undefined ? ` из чата «${chat}»` : chats === 0 ? '' : ` из ${ofChats(chats)}`;
    return `прочитано: ${read}${where}${days === undefined ? '' : `, ${days}`}`;
  },
  days: (from: Date, to: Date, zone: string) =>
    new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).formatRange(
      from,
      to,
    ),
  noLinks: (platforms: string) =>
    `Без ссылки: ${platforms}. Ссылки есть только у сообщений из супергрупп и каналов Telegram.`,
  tookOut: (many: number) => `убрано выдуманных ссылок: ${numbers.figure(many)}`,
  lookedOnly: (what: readonly string[]) => `просмотрено только это: ${what.join(', ')}`,
  replyToGoOn: (credits: number) =>
    `\n↩ Ответьте на это сообщение, чтобы спросить дальше (${numbers.credits(credits)}).`,

  stages: {
    searched: (words: string, many: number) => `поиск «${words}»: ${numbers.figure(many)}`,
    listed: (kind: DatastoreName | undefined, many: number) => `просмотрен список: ${records(kind, many)}`,
    read: (many: number) => `прочитано дальше: ${records(undefined, many)}`,
    counted: (many: number) => `сосчитано: ${numbers.figure(many)}`,
    sampled: (many: number) => `выбрано из разных чатов и дней: ${records(undefined, many)}`,
    writing: 'пишу ответ',
    writingPart: (part: number, parts: number) => `пишу ответ, ${part} из ${parts}`,
  },

  wordless:
    'По этим словам не понять, что искать. Добавьте слово, которое это подскажет: имя, место, предмет. Например: «где мой паспорт?»',
  nothing: 'В ваших данных нет слов из этого вопроса. Попробуйте спросить другими словами.',
  noModel: 'У сервиса нет языковой модели: он цитирует, а не составляет ответ.',
  closest: (question: Span): RichText => ['Ближе всего к ', question],
  onlyNear: (question: Span): RichText => ['Ответа в ваших данных не нашлось. Ближе всего к ', question],
  counted: 'подсчёт',
  kindHeading: (kind: DatastoreName | undefined, name: string | undefined) => {
    const noun = kind === undefined ? 'запись' : nounOf(kind, 1);
    const heading = noun.charAt(0).toUpperCase() + noun.slice(1);
    return name === undefined ? heading : `${heading}: ${name}`;
  },

  goesToModel: (host: string) =>
    `\nВаш вопрос и то, что для него прочитано, уйдут языковой модели на ${host}. Подробнее — /privacy.`,
  wentToModel: (host: string) =>
    `\nℹ️ Ваш вопрос и то, что для него прочитано, ушли языковой модели на ${host}. Говорю об этом один раз; в /privacy это есть всегда.`,

  buttons: {
    shorter: 'Короче',
    deeper: 'Глубже',
    more: 'Ещё…',
    again: 'Спросить снова',
    search: 'Лучше поискать',
    withoutData: 'Спросить без данных',
    open: (name: string) => `Открыть ${name}`,
    chat: 'чат',
    everywhere: 'Везде',
    messages: 'В сообщениях',
    emails: 'В письмах',
    files: 'В файлах',
    inChat: (name: string) => `В ${name}`,
    lastDays: (days: number) => `За ${numbers.days(days)}`,
    aboutThis: 'Спросить об этом',
    withoutIt: 'Спросить без этого',
  },
  elsewhere: (question: Span): RichText => [
    'Спросить ',
    question,
    ' ещё раз? Выберите, где искать, или допишите сами: in:emails, chat:семья, from:анна, since:2025.',
  ],
  forgotten:
    'Того, с чего это продолжается, у меня уже нет: ответы и результаты я храню только шесть часов. Ничего не потрачено.',
  thanks: 'Спасибо. Сохраняется только сама оценка, ни слова из ответа.',
  ratedAlready: 'Уже записано. Спасибо!',
};
