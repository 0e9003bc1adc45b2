/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { size } = numbers;

export const ownData = {
  button: 'Надіслати мені все, що є про мене',
  collecting: 'Збираю все, що про вас зберігається…',
  /** In two files. */
  whole: (count: number): string =>
    `Усе, що про вас зберігається, двома файлами: те, що зберігаю я, без вашого токена, і ваш архів (${records(count)}). Це простий текст: хто має файли, той може їх прочитати. Якщо надіслати мені records.jsonl, я завантажу його знову.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `Те, що я про вас зберігаю, без вашого токена. Вашого архіву (${records(count)}) тут немає: у ньому понад ${size(most)} тексту. Власник бота може віддати вам його весь одним файлом.`,
  empty: 'Усе, що я про вас зберігаю, без вашого токена. Ваш архів порожній.',
  elsewhere: (service: string): string =>
    `Усе, що я про вас зберігаю, без вашого токена. Самі ваші дані зберігає ${service}: попросіть їх там.`,
  unreachable:
    'Те, що я про вас зберігаю, без вашого токена. Прочитати ваш архів зараз не вдалося: спробуйте за кілька хвилин.',
};
