/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { figure, size } = numbers;

export const ownData = {
  button: 'Прислать мне всё, что есть обо мне',
  collecting: 'Собираю всё, что о вас хранится…',
  /** The same in a line of what goes on. Without a full stop. */
  doing: 'Собираю всё, что о вас хранится',
  /** In two files. */
  whole: (count: number): string =>
    `Всё, что о вас хранится, двумя файлами: то, что храню я, без вашего токена, и ваш архив (${records(count)}). Это простой текст: у кого есть файлы, тот может их прочитать. Если прислать мне records.jsonl, я загружу его снова.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `То, что я о вас храню, без вашего токена. Вашего архива (${records(count)}) здесь нет: в нём больше ${size(most)} текста. Владелец бота может отдать вам его целиком, одним файлом: npm run person.`,
  empty: 'Всё, что я о вас храню, без вашего токена. Ваш архив пуст.',
  elsewhere: (service: string): string =>
    `Всё, что я о вас храню, без вашего токена. Сами ваши данные хранит ${service}: запросите их там.`,
  unreachable:
    'То, что я о вас храню, без вашего токена. Прочитать ваш архив сейчас не получилось: попробуйте через несколько минут.',
  /** Above the one file, where the archive comes otherwise. */
  keptOnly: 'То, что я о вас храню, без вашего токена. Дальше — ваш архив.',
  /** A link to a page. */
  pageHeading: 'Ваш архив',
  pageWhat: (count: number): string =>
    `Для этого чата ваш архив (${records(count)}) слишком велик. Страница в браузере отдаст его одним zip-файлом, бесплатно. Ссылка только для вас, открывается один раз в течение десяти минут; никому её не передавайте.`,
  openPage: 'Сохранить мой архив',
  /** Where there is no page: files of a chat, one after the other. */
  inParts: (count: number): string =>
    `Ваш архив (${records(count)}) большой: он придёт сюда по частям, zip-файлами. Это бесплатно, и остановить можно в любой момент.`,
  /** While it goes on. Without a full stop. */
  sendingPart: (part: number): string => `Готовлю часть ${figure(part)} вашего архива`,
  part: (part: number, count: number): string => `Часть ${figure(part)} вашего архива: ${records(count)}.`,
  allParts: (count: number): string =>
    `Это весь ваш архив: ${records(count)}. Внутри простой текст: у кого есть файлы, тот может их прочитать. Если прислать мне любой из них, я загружу его снова.`,
  partsStopped: 'Остановлено. Части, которые уже пришли, — ваши; остальное не отправлено. Ничего не потрачено.',
  /** @param part which could not be read */
  partsBroken: (part: number): string =>
    `Прочитать ваш архив дальше сейчас не получилось. Что пришло, остаётся; следующая — часть ${figure(part)}. Попробуйте через несколько минут.`,
  goOn: 'Продолжить',
};
