/** /import in Russian. `name` is a file's, in quotation marks. */
import { bold, type RichText } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';
import { counted } from './records.ts';

const plural = plurals('ru');
const { figure, size } = numbers;
const mails = (amount: number) => counted('social-email', amount);

export const importing = {
  file: 'файл',
  heading: 'Загрузите свои чаты и письма',
  what: (service: string): string =>
    `Экспорт из ваших приложений я кладу в ваш собственный архив. Его хранит ${service}: зашифрованным и только для вас. Сам файл удаляется сразу после чтения.`,
  steps: (most: number, hasPage: boolean): RichText => [
    '1. Выберите приложение: я покажу, где в нём спрятан экспорт.\n2. ',
    bold(`Пришлите файл сюда (до ${size(most)})`),
    hasPage ? ', а файлы побольше — через страницу загрузки.' : '.',
    '\n3. Дождитесь отчёта. Если прислать то же самое ещё раз, добавится только новое.',
  ],
  notConnected: 'Для этого подключаться не нужно; чтобы потом искать, отправьте /connect.',
  wayTo: (app: string): string => `${app}: как сделать экспорт`,
  elsewhereHeading: 'Как загрузить данные',
  elsewhere: (service: string): string =>
    `Ваши данные хранит ${service}, туда они и загружаются. У этого бота нет к этому ключа: он только читает то, что вы разрешили.`,
  elsewhereFile: (service: string): string =>
    `Ваши данные хранит ${service}, туда они и загружаются: этот бот может их только читать. Из присланного ничего не взято.`,

  page: 'Страница загрузки',
  pageHeading: 'Страница загрузки файлов',
  pageWhat:
    'Она откроется в браузере и примет файлы любого размера. Ссылка только для вас, открывается один раз в течение десяти минут; никому её не передавайте.',
  openPage: 'Открыть страницу',
  noPage: 'У сервиса нет страницы загрузки. Пришлите файл сюда.',
  howToExport: 'Как сделать экспорт?',

  bringing: (name: string): string => `Загружаю ${name}`,
  lookingAfter: 'Слежу за загрузкой',
  taking: (name: string): string => `Забираю ${name} из Telegram…`,
  barOf: (bar: string, bytes: number): string => `${bar} из ${size(bytes)}`,
  handing: (name: string): string => `Передаю ${name} дальше…`,
  looking: (name: string): string => `Заглядываю в ${name}…`,
  waiting: (name: string): string => `${name} ждёт, пока закончится предыдущий файл.`,
  progress: (read: number, written: number): string => `прочитано ${figure(read)}, из них новых ${figure(written)}`,
  silent: (name: string | undefined): string =>
    `Сервис сейчас не отвечает. ${name === undefined ? 'Загрузка' : `Загрузка ${name}`} там продолжается; я буду спрашивать дальше.`,
  stillGoing: (name: string | undefined): string =>
    `Это надолго: ${name === undefined ? 'загрузка продолжится' : `загрузка ${name} продолжится`} без меня.`,

  notAnExport: (name: string): string =>
    `Не могу загрузить ${name}: я принимаю экспорт чатов и почтовых ящиков в .json, .jsonl, .zip, .txt, .csv, .mbox или .eml. Где его найти в ваших приложениях, покажет /import.`,
  tooLarge: (name: string, bytes: number | undefined, most: number, hasPage: boolean): string =>
    `${name} — слишком большой файл${bytes === undefined ? '' : ` (${size(bytes)})`}; из чата я могу взять файлы до ${size(most)}. ${hasPage ? 'Страница загрузки принимает и больше.' : 'Экспортируйте меньше чатов или без медиа и пришлите это.'}`,
  gone: (name: string): string => `Telegram больше не отдаёт мне ${name}. Пожалуйста, пришлите файл ещё раз.`,
  interrupted: (name: string): string => `${name} не дошёл до меня из Telegram. Ничего не загружено.`,
  noService: (name: string): string => `Сервис не принял ${name}. Ничего не загружено.`,
  tooLargeThere: (name: string): string =>
    `${name} больше, чем принимает сервис. Экспортируйте меньше чатов или без медиа.`,
  notDone: (name: string): string =>
    `С вашими прежними файлами ещё не всё: они загружаются или ждут ответа. Ответьте или остановите их, а потом снова пришлите ${name}.`,
  noRoom: (name: string): string => `В сервисе сейчас нет места для ${name}. Ничего не загружено.`,
  stopped: (name: string): string => `Остановлено. Из ${name} ничего не загружено.`,
  cannotStop: 'Не получилось связаться с сервисом, чтобы остановить загрузку: там она может идти дальше.',
  unknown: 'Об этой загрузке я уже ничего не знаю. Отчёт хранится сутки; если сомневаетесь, пришлите файл снова.',
  waitedInVain: (name: string): string =>
    `Файлы перед ${name} заняли слишком много времени. Из него пока ничего не загружено.`,
  tooMany: 'Ваших файлов в очереди уже много. Пришлите этот ещё раз, когда они закончатся.',
  notMe: 'Это не я',
  see: 'Посмотреть, как идёт',
  connectToSearch: 'Подключить и искать',

  failed: {
    cancelled: 'Остановлено. Ничего не загружено.',
    'cancelled-halfway': 'Остановлено. То, что уже загружено, остаётся.',
    silent: 'За час файл не пришёл целиком. Пришлите его ещё раз.',
    unanswered: 'За день на вопрос не ответили. Пришлите файл ещё раз.',
    failed: 'Загрузка не удалась, и причина не в вашем файле. Владелец сервиса найдёт её в журнале; попробуйте позже.',
    'not-known':
      'Такого экспорта я не знаю. Я читаю экспорт Telegram, WhatsApp, Signal, Slack, Discord, почтовые ящики (mbox, Gmail Takeout) и записи, выданные сервисом данных (строки JSON).',
    empty: 'Внутри нет ничего, что я умею читать.',
    'other-archive': 'Такие архивы здесь не открыть. Распакуйте его и пришлите содержимое в zip.',
    'zip-password': 'Этот zip просит пароль. Распакуйте его, упакуйте заново без пароля и пришлите.',
    'zip-bomb': 'Этот zip после распаковки больше, чем бывает на самом деле. Я его не открываю.',
    'zip-of-zips': 'В этом zip только другие zip. Распакуйте его и пришлите то, что внутри.',
    damaged: 'Этот zip повреждён или пришёл не целиком. Пришлите его ещё раз или распакуйте и упакуйте заново.',
    'telegram-html':
      'Это экспорт Telegram в HTML, для просмотра в браузере. Сделайте его ещё раз в Telegram Desktop: Настройки > Продвинутые настройки > Экспорт данных из Telegram, формат «Машиночитаемый JSON»; для одного чата: ⋮ в чате > Экспорт истории чата. Затем пришлите result.json или zip этой папки.',
    'whatsapp-backup':
      'Это резервная копия самого WhatsApp, которую читает только WhatsApp. Лучше экспортируйте чат: откройте его, затем ⋮ или его название, и «Экспорт чата».',
    'whatsapp-dates': 'Это чат WhatsApp, но даты в нём записаны так, что их не прочесть.',
    'signal-backup':
      'Это зашифрованная резервная копия Signal, которую читает только Signal. Лучше экспортируйте чаты: настройки Signal, «Чаты», «Экспорт истории чатов».',
    'discord-package': 'В этом пакете данных Discord нет сообщений. Запросите его ещё раз, отметив «Сообщения».',
    'discord-html': 'Это экспорт через DiscordChatExporter в HTML. Экспортируйте ещё раз в формате «JSON».',
    outlook:
      'Собственные файлы Outlook здесь не прочесть. Экспортируйте ящик в mbox или сохраните письма файлами .eml и пришлите их.',
  },

  receipt: {
    broughtIn: (name: string): string => `Загружено: ${name}`,
    nothing: (name: string): string => `Ничего не загрузилось: ${name}`,
    stopped: (name: string): string => `Остановлено: ${name}`,
    chats: (amount: number): string => counted('social-chat-group', amount),
    written: (amount: number): string => `новых сообщений и писем: ${figure(amount)}`,
    updated: (amount: number): string => `изменилось с прошлого раза: ${figure(amount)}`,
    known: (amount: number): string => `уже было: ${figure(amount)}`,
    leftOut: (amount: number, reasons: string): string => `пропущено ${figure(amount)}: ${reasons}`,
    aside: 'Сейчас поиск идёт по демоданным; подключите свои, чтобы найти это.',
    youAre: (person: string): string => `Здесь вы — ${person}, как и в прежних экспортах.`,
    brokenAt: (byte: number): string =>
      `Файл обрывается или не читается на байте ${figure(byte)}. Всё до этого места загружено.`,
    diskFull: 'На диске сервиса кончилось место: то, что успело записаться, остаётся.',
    goOn: 'То, что успело загрузиться, остаётся. Пришлите файл снова, чтобы продолжить.',
  },
  leftOut: {
    'service message': (n: number): string =>
      `${figure(n)} ${plural(n, { one: 'пометка', few: 'пометки', many: 'пометок', other: 'пометки' })} вроде «вступил в группу»`,
    deleted: (n: number): string =>
      `${figure(n)} ${plural(n, {
        one: 'удалённое сообщение',
        few: 'удалённых сообщения',
        many: 'удалённых сообщений',
        other: 'удалённого сообщения',
      })}`,
    empty: (n: number): string =>
      `${figure(n)} ${plural(n, {
        one: 'пустое сообщение',
        few: 'пустых сообщения',
        many: 'пустых сообщений',
        other: 'пустого сообщения',
      })}`,
    unreadable: (n: number): string => `${figure(n)} не читается`,
    'unreadable mail': (n: number): string => `${mails(n)} не читается`,
    'unreadable file': (n: number): string => `${counted('file', n)} не читается`,
    'not a mail': (n: number): string => `${counted('file', n)} без писем`,
    unsupported: (n: number): string => `${figure(n)} такого вида, который приложение не экспортировало`,
    duplicate: (n: number): string => `${figure(n)} встречается в экспорте дважды`,
    'no date': (n: number): string => `${figure(n)} без даты`,
    'no chat': (n: number): string => `${figure(n)} из чатов, которых нет в экспорте`,
    spam: (n: number): string => `${mails(n)} из спама`,
    trash: (n: number): string => `${mails(n)} из корзины`,
    draft: (n: number): string =>
      `${figure(n)} ${plural(n, { one: 'черновик', few: 'черновика', many: 'черновиков', other: 'черновика' })}`,
    'chat log': (n: number): string =>
      `${figure(n)} ${plural(n, {
        one: 'журнал чата',
        few: 'журнала чата',
        many: 'журналов чата',
        other: 'журнала чата',
      })}`,
  },

  ask: {
    who: (name: string): string => `Кто вы в ${name}?`,
    whoWhy: 'Так станет ясно, какие сообщения ваши.',
    noName: 'Без имени',
    person: (name: string, messages: number): string => `${name} · ${counted('social-chat-message', messages)}`,
    youAre: (person: string, name: string): string => `В ${name} вы — ${person}.`,
    youAreNobody: (name: string): string => `Вас нет среди людей в ${name}.`,
    noneOfThem: 'Меня здесь нет',
    stop: 'Остановить',
    page: (page: number, pages: number): string => `${figure(page)} из ${figure(pages)}`,
    othersExport: (name: string, person: string): RichText => [
      `Похоже, ${name} — это экспорт другого человека: `,
      bold(person),
      '. Всё равно загрузить?',
    ],
    allTheSame: 'Всё равно загрузить',
    leaveIt: 'Не надо',
    imported: (person: string): string => `Экспорт другого человека (${person}) всё равно загружается.`,
    date: (name: string, example: string): RichText => [
      `В ${name} есть дата `,
      bold(example),
      '. Что здесь стоит первым?',
    ],
    dayFirst: 'День',
    dayFirstAs: (day: number, month: number): string => `День (день ${day}, месяц ${month})`,
    monthFirst: 'Месяц',
    monthFirstAs: (day: number, month: number): string => `Месяц (день ${day}, месяц ${month})`,
    dayIsFirst: (name: string): string => `В ${name} сначала идёт день.`,
    monthIsFirst: (name: string): string => `В ${name} сначала идёт месяц.`,
  },
};
