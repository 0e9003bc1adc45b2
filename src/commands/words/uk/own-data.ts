/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { figure, size } = numbers;

export const ownData = {
  button: 'Надіслати мені все, що є про мене',
  collecting: 'Збираю все, що про вас зберігається…',
  /** The same in a line of what goes on. Without a full stop. */
  doing: 'Збираю все, що про вас зберігається',
  /** In two files. */
  whole: (count: number): string =>
    `Усе, що про вас зберігається, двома файлами: те, що зберігаю я, без вашого токена, і ваш архів (${records(count)}). Це простий текст: хто має файли, той може їх прочитати. Якщо надіслати мені records.jsonl, я завантажу його знову.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `Те, що я про вас зберігаю, без вашого токена. Вашого архіву (${records(count)}) тут немає: у ньому понад ${size(most)} тексту. Власник бота може віддати вам його весь одним файлом: npm run person.`,
  empty: 'Усе, що я про вас зберігаю, без вашого токена. Ваш архів порожній.',
  elsewhere: (service: string): string =>
    `Усе, що я про вас зберігаю, без вашого токена. Самі ваші дані зберігає ${service}: попросіть їх там.`,
  unreachable:
    'Те, що я про вас зберігаю, без вашого токена. Прочитати ваш архів зараз не вдалося: спробуйте за кілька хвилин.',
  /** Above the one file, where the archive comes otherwise. */
  keptOnly: 'Те, що я про вас зберігаю, без вашого токена. Далі — ваш архів.',
  /** A link to a page. */
  pageHeading: 'Ваш архів',
  pageWhat: (count: number): string =>
    `Для цього чату ваш архів (${records(count)}) завеликий. Сторінка в браузері віддасть його одним zip-файлом, безкоштовно. Посилання лише для вас, відкривається один раз протягом десяти хвилин; нікому його не передавайте.`,
  openPage: 'Зберегти мій архів',
  /** Where there is no page: files of a chat, one after the other. */
  inParts: (count: number): string =>
    `Ваш архів (${records(count)}) великий: він прийде сюди частинами, zip-файлами. Це безкоштовно, і зупинити можна будь-коли.`,
  /** While it goes on. Without a full stop. */
  sendingPart: (part: number): string => `Готую частину ${figure(part)} вашого архіву`,
  part: (part: number, count: number): string => `Частина ${figure(part)} вашого архіву: ${records(count)}.`,
  allParts: (count: number): string =>
    `Це весь ваш архів: ${records(count)}. Усередині простий текст: хто має файли, той може їх прочитати. Якщо надіслати мені будь-який із них, я завантажу його знову.`,
  partsStopped: 'Зупинено. Частини, які вже прийшли, — ваші; решту не надіслано. Нічого не витрачено.',
  /** @param part which could not be read */
  partsBroken: (part: number): string =>
    `Прочитати ваш архів далі зараз не вдалося. Що прийшло, залишається; наступна — частина ${figure(part)}. Спробуйте за кілька хвилин.`,
  goOn: 'Продовжити',
};
