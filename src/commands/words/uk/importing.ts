/** /import in Ukrainian. `name` is a file's, in quotation marks. */
import { bold, type RichText } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';
import { counted } from './records.ts';

const plural = plurals('uk');
const { figure, size } = numbers;
const mails = (amount: number) => counted('social-email', amount);

export const importing = {
  file: 'файл',
  heading: 'Завантажте свої чати й листи',
  what: (service: string): string =>
    `Експорт із ваших застосунків я кладу у ваш власний архів. Його зберігає ${service}: зашифрованим і лише для вас. Сам файл видаляється одразу після читання.`,
  steps: (most: number, hasPage: boolean): RichText => [
    '1. Виберіть застосунок: я покажу, де в ньому сховано експорт.\n2. ',
    bold(`Надішліть файл сюди (до ${size(most)})`),
    hasPage ? ', а більші файли — через сторінку завантаження.' : '.',
    '\n3. Дочекайтеся звіту. Якщо надіслати те саме ще раз, додасться лише нове.',
  ],
  notConnected: 'Для цього підключатися не потрібно; щоб потім шукати, надішліть /connect.',
  wayTo: (app: string): string => `${app}: як зробити експорт`,
  elsewhereHeading: 'Як завантажити дані',
  elsewhere: (service: string): string =>
    `Ваші дані зберігає ${service}, туди вони й завантажуються. Цей бот не має до цього ключа: він лише читає те, що ви дозволили.`,
  elsewhereFile: (service: string): string =>
    `Ваші дані зберігає ${service}, туди вони й завантажуються: цей бот може їх лише читати. З надісланого нічого не взято.`,

  page: 'Сторінка завантаження',
  pageHeading: 'Сторінка завантаження файлів',
  pageWhat:
    'Вона відкриється в браузері й прийме файли будь-якого розміру. Посилання лише для вас, відкривається один раз протягом десяти хвилин; нікому його не передавайте.',
  openPage: 'Відкрити сторінку',
  noPage: 'Сервіс не має сторінки завантаження. Надішліть файл сюди.',
  howToExport: 'Як зробити експорт?',

  bringing: (name: string): string => `Завантажую ${name}`,
  lookingAfter: 'Стежу за завантаженням',
  taking: (name: string): string => `Забираю ${name} з Telegram…`,
  barOf: (bar: string, bytes: number): string => `${bar} із ${size(bytes)}`,
  handing: (name: string): string => `Передаю ${name} далі…`,
  looking: (name: string): string => `Зазираю в ${name}…`,
  waiting: (name: string): string => `${name} чекає, поки закінчиться попередній файл.`,
  progress: (read: number, written: number): string => `прочитано ${figure(read)}, з них нових ${figure(written)}`,
  silent: (name: string | undefined): string =>
    `Сервіс зараз не відповідає. ${name === undefined ? 'Завантаження' : `Завантаження ${name}`} там триває; я питатиму далі.`,
  stillGoing: (name: string | undefined): string =>
    `Це надовго: ${name === undefined ? 'завантаження триватиме' : `завантаження ${name} триватиме`} без мене.`,

  notAnExport: (name: string): string =>
    `Не можу завантажити ${name}: я приймаю експорт чатів і поштових скриньок у .json, .jsonl, .zip, .txt, .csv, .mbox або .eml. Де його знайти у ваших застосунках, покаже /import.`,
  tooLarge: (name: string, bytes: number | undefined, most: number, hasPage: boolean): string =>
    `${name} — завеликий файл${bytes === undefined ? '' : ` (${size(bytes)})`}; із чату я можу взяти файли до ${size(most)}. ${hasPage ? 'Сторінка завантаження приймає й більші.' : 'Експортуйте менше чатів або без медіа й надішліть це.'}`,
  gone: (name: string): string => `Telegram більше не віддає мені ${name}. Будь ласка, надішліть файл іще раз.`,
  interrupted: (name: string): string => `${name} не дійшов до мене з Telegram. Нічого не завантажено.`,
  noService: (name: string): string => `Сервіс не прийняв ${name}. Нічого не завантажено.`,
  tooLargeThere: (name: string): string =>
    `${name} більший, ніж приймає сервіс. Експортуйте менше чатів або без медіа.`,
  notDone: (name: string): string =>
    `З вашими попередніми файлами ще не все: вони завантажуються або чекають на відповідь. Дайте відповідь або зупиніть їх, а потім знову надішліть ${name}.`,
  noRoom: (name: string): string => `У сервісі зараз немає місця для ${name}. Нічого не завантажено.`,
  stopped: (name: string): string => `Зупинено. Із ${name} нічого не завантажено.`,
  cannotStop: 'Не вдалося зв’язатися із сервісом, щоб зупинити завантаження: там воно може тривати далі.',
  unknown: 'Про це завантаження я вже нічого не знаю. Звіт зберігається добу; якщо сумніваєтеся, надішліть файл знову.',
  waitedInVain: (name: string): string =>
    `Файли перед ${name} забрали забагато часу. З нього поки нічого не завантажено.`,
  tooMany: 'Ваших файлів у черзі вже багато. Надішліть цей іще раз, коли вони закінчаться.',
  notMe: 'Це не я',
  see: 'Подивитися, як іде',
  connectToSearch: 'Підключити й шукати',

  failed: {
    cancelled: 'Зупинено. Нічого не завантажено.',
    'cancelled-halfway': 'Зупинено. Те, що вже завантажено, лишається.',
    silent: 'За годину файл не надійшов повністю. Надішліть його ще раз.',
    unanswered: 'За день на питання не відповіли. Надішліть файл ще раз.',
    failed:
      'Завантажити не вдалося, і причина не у вашому файлі. Власник сервісу знайде її в журналі; спробуйте пізніше.',
    'not-known':
      'Такого експорту я не знаю. Я читаю експорт Telegram, WhatsApp, Signal, Slack, Discord, поштові скриньки (mbox, Gmail Takeout) і записи, які видав сервіс даних (рядки JSON).',
    empty: 'Усередині немає нічого, що я вмію читати.',
    'other-archive': 'Такі архіви тут не відкрити. Розпакуйте його й надішліть вміст у zip.',
    'zip-password': 'Цей zip просить пароль. Розпакуйте його, запакуйте знову без пароля й надішліть.',
    'zip-bomb': 'Цей zip після розпакування більший, ніж буває насправді. Я його не відкриваю.',
    'zip-of-zips': 'У цьому zip лише інші zip. Розпакуйте його й надішліть те, що всередині.',
    damaged: 'Цей zip пошкоджено або він надійшов не повністю. Надішліть його ще раз або розпакуйте й запакуйте знову.',
    'telegram-html':
      'Це експорт Telegram у HTML, щоб переглядати в браузері. Зробіть його ще раз у Telegram Desktop: Налаштування > Розширені > Експорт даних із Telegram, формат «Машиночитний JSON» (Machine-readable JSON); для одного чату: ⋮ у чаті > Експорт історії чату. Потім надішліть result.json або zip цієї теки.',
    'whatsapp-backup':
      'Це резервна копія самого WhatsApp, яку читає лише WhatsApp. Краще експортуйте чат: відкрийте його, потім ⋮ або його назву, і «Експорт чату».',
    'whatsapp-dates': 'Це чат WhatsApp, але дати в ньому записано так, що їх не прочитати.',
    'signal-backup':
      'Це зашифрована резервна копія Signal, яку читає лише Signal. Краще експортуйте чати: налаштування Signal, «Чати», «Експорт історії чатів».',
    'discord-package':
      'У цьому пакеті даних Discord немає повідомлень. Замовте його ще раз, позначивши «Повідомлення».',
    'discord-html': 'Це експорт через DiscordChatExporter у HTML. Експортуйте ще раз у форматі «JSON».',
    outlook:
      'Власні файли Outlook тут не прочитати. Експортуйте скриньку в mbox або збережіть листи файлами .eml і надішліть їх.',
  },

  receipt: {
    broughtIn: (name: string): string => `Завантажено: ${name}`,
    nothing: (name: string): string => `Нічого не завантажилося: ${name}`,
    stopped: (name: string): string => `Зупинено: ${name}`,
    chats: (amount: number): string => counted('social-chat-group', amount),
    written: (amount: number): string => `нових повідомлень і листів: ${figure(amount)}`,
    updated: (amount: number): string => `змінилося з минулого разу: ${figure(amount)}`,
    known: (amount: number): string => `уже було: ${figure(amount)}`,
    leftOut: (amount: number, reasons: string): string => `пропущено ${figure(amount)}: ${reasons}`,
    aside: 'Зараз пошук іде по демоданих; підключіть свої, щоб знайти це.',
    youAre: (person: string): string => `Тут ви — ${person}, як і в попередніх експортах.`,
    brokenAt: (byte: number): string =>
      `Файл обривається або не читається на байті ${figure(byte)}. Усе до цього місця завантажено.`,
    diskFull: 'На диску сервісу закінчилося місце: те, що встигло записатися, лишається.',
    goOn: 'Те, що встигло завантажитися, лишається. Надішліть файл знову, щоб продовжити.',
  },
  leftOut: {
    'service message': (n: number): string =>
      `${figure(n)} ${plural(n, { one: 'позначка', few: 'позначки', many: 'позначок', other: 'позначки' })} на кшталт «приєднався до групи»`,
    deleted: (n: number): string =>
      `${figure(n)} ${plural(n, {
        one: 'видалене повідомлення',
        few: 'видалені повідомлення',
        many: 'видалених повідомлень',
        other: 'видаленого повідомлення',
      })}`,
    empty: (n: number): string =>
      `${figure(n)} ${plural(n, {
        one: 'порожнє повідомлення',
        few: 'порожні повідомлення',
        many: 'порожніх повідомлень',
        other: 'порожнього повідомлення',
      })}`,
    unreadable: (n: number): string => `${figure(n)} не читається`,
    'unreadable mail': (n: number): string => `${mails(n)} не читається`,
    'unreadable file': (n: number): string => `${counted('file', n)} не читається`,
    'not a mail': (n: number): string => `${counted('file', n)} без листів`,
    unsupported: (n: number): string => `${figure(n)} такого виду, який застосунок не експортував`,
    duplicate: (n: number): string => `${figure(n)} трапляється в експорті двічі`,
    'no date': (n: number): string => `${figure(n)} без дати`,
    'no chat': (n: number): string => `${figure(n)} із чатів, яких немає в експорті`,
    spam: (n: number): string => `${mails(n)} зі спаму`,
    trash: (n: number): string => `${mails(n)} із кошика`,
    draft: (n: number): string =>
      `${figure(n)} ${plural(n, { one: 'чернетка', few: 'чернетки', many: 'чернеток', other: 'чернетки' })}`,
    'chat log': (n: number): string =>
      `${figure(n)} ${plural(n, {
        one: 'журнал чату',
        few: 'журнали чату',
        many: 'журналів чату',
        other: 'журналу чату',
      })}`,
  },

  ask: {
    who: (name: string): string => `Хто ви в ${name}?`,
    whoWhy: 'Так стане ясно, які повідомлення ваші.',
    noName: 'Без імені',
    person: (name: string, messages: number): string => `${name} · ${counted('social-chat-message', messages)}`,
    youAre: (person: string, name: string): string => `У ${name} ви — ${person}.`,
    youAreNobody: (name: string): string => `Вас немає серед людей у ${name}.`,
    noneOfThem: 'Мене тут немає',
    stop: 'Зупинити',
    page: (page: number, pages: number): string => `${figure(page)} із ${figure(pages)}`,
    othersExport: (name: string, person: string): RichText => [
      `Схоже, ${name} — це експорт іншої людини: `,
      bold(person),
      '. Усе одно завантажити?',
    ],
    allTheSame: 'Усе одно завантажити',
    leaveIt: 'Не треба',
    imported: (person: string): string => `Експорт іншої людини (${person}) усе одно завантажується.`,
    date: (name: string, example: string): RichText => [`У ${name} є дата `, bold(example), '. Що тут стоїть першим?'],
    dayFirst: 'День',
    dayFirstAs: (day: number, month: number): string => `День (день ${day}, місяць ${month})`,
    monthFirst: 'Місяць',
    monthFirstAs: (day: number, month: number): string => `Місяць (день ${day}, місяць ${month})`,
    dayIsFirst: (name: string): string => `У ${name} спочатку йде день.`,
    monthIsFirst: (name: string): string => `У ${name} спочатку йде місяць.`,
  },
};
