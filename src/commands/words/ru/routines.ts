/** Watched searches and looks back by themselves, in Russian. */
import { numbers } from './numbers.ts';

const SHORT = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const;
const EVERY = [
  'каждый понедельник',
  'каждый вторник',
  'каждую среду',
  'каждый четверг',
  'каждую пятницу',
  'каждую субботу',
  'каждое воскресенье',
] as const;
const atMost = (most: number) => `не больше ${numbers.figure(most)} в месяц`;

export const routines = {
  watch: 'Следить',
  list: 'За чем я слежу',
  none: 'Сейчас я ни за чем для вас не слежу и без просьбы ничего не присылаю. Под поиском можно нажать «Следить»; /today предложит обзор каждого дня или недели.',
  listed: 'Что делается для вас само',
  watching: (query: string): string => `Слежу за ${query}`,
  today: 'Ваш день',
  week: 'Ваша неделя',
  when: (time: string, day: number | undefined): string =>
    `${day === undefined ? 'каждый день' : (EVERY[day] ?? '')} в ${time}`,
  inUtc: ' (UTC)',
  price: (each: number, most: number): string => `${numbers.credits(each)} за раз, ${atMost(most)}`,
  spent: (credits: number): string => `потрачено в этом месяце: ${numbers.figure(credits)}`,
  offerWatch: (query: string): string => `Сообщать, когда появится что-то новое по запросу ${query}?`,
  offerWatchHow: 'Я смотрю без напоминаний, о новом говорю один раз и молчу, если ничего нет.',
  offerToday: 'Присылать вам это каждый день? Что пришло, кто ждёт ответа и о чём договаривались на этот день.',
  offerWeek: 'Присылать вам обзор каждую неделю? Кто писал больше всех, кто ждёт ответа и что впереди.',
  stopsByItself:
    'Если этого больше не позволят ваш доступ, кредиты или дневной лимит, оно остановится само и сообщит об этом.',
  everyDay: (each: number, most: number): string => `Раз в день · ${numbers.credits(each)} за раз · ${atMost(most)}`,
  everyWeek: (each: number, most: number): string => `Раз в неделю · ${numbers.credits(each)} за раз · ${atMost(most)}`,
  at: (time: string, day: number | undefined): string => (day === undefined ? time : `${SHORT[day] ?? ''}, ${time}`),
  notNow: 'Не сейчас',
  begun: 'Включено. Первый раз — ',
  tooMany: (most: number): string =>
    `Сколько дел может идти для одного человека без напоминаний: ${numbers.figure(most)}. Сначала отключите одно из них.`,
  already: 'Это я уже делаю.',
  cannotWatch:
    'Этот сервис данных не может искать такое без слова для поиска. Добавьте слово или уберите has: и слова с минусом.',
  end: (what: string): string => `Отключить: ${what}`,
  goOn: (what: string, each: number): string => `Продолжить: ${what} (${numbers.credits(each)} за раз)`,
  ended: 'Отключено. Само больше ничего не придёт.',
  gone: 'Это уже отключено.',
  found: (query: string): string => `Новое по запросу ${query}`,
  more: (amount: number): string => `и ещё ${numbers.figure(amount)}: чтобы увидеть всё, запустите поиск`,
  searchAll: 'Найти всё',
  looking: (query: string): string => `Ищу новое по запросу ${query}`,
  stopped: (what: string): string => `Остановлено: ${what}`,
  why: {
    'not-connected': 'Ваши данные больше не подключены.',
    token: 'Ваш доступ больше не действует.',
    'scope-missing': 'Ваш доступ этого больше не разрешает.',
    'credits-out': 'Ваши кредиты в сервисе закончились.',
    'cap-reached': 'Вышло бы больше вашего дневного лимита.',
    dearer: 'Теперь это стоит больше, чем вы согласились платить.',
    unreadable: 'Я больше не могу прочитать, что искать.',
    trouble: 'Сервис много раз подряд не смог ответить.',
  },
  erased: (amount: number): string => `то, что делалось для вас само: ${numbers.figure(amount)}`,
  lost: (doing: string, credits: number): string =>
    `${doing}: мой перезапуск прервал это, и чем оно кончилось, неизвестно. Это могло стоить ${numbers.credits(credits)}.`,
};
