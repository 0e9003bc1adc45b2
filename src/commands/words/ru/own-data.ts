/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { size } = numbers;

export const ownData = {
  button: 'Прислать мне всё, что есть обо мне',
  collecting: 'Собираю всё, что о вас хранится…',
  /** In two files. */
  whole: (count: number): string =>
    `Всё, что о вас хранится, двумя файлами: то, что храню я, без вашего токена, и ваш архив (${records(count)}). Это простой текст: у кого есть файлы, тот может их прочитать. Если прислать мне records.jsonl, я загружу его снова.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `То, что я о вас храню, без вашего токена. Вашего архива (${records(count)}) здесь нет: в нём больше ${size(most)} текста. Владелец бота может отдать вам его целиком, одним файлом.`,
  empty: 'Всё, что я о вас храню, без вашего токена. Ваш архив пуст.',
  elsewhere: (service: string): string =>
    `Всё, что я о вас храню, без вашего токена. Сами ваши данные хранит ${service}: запросите их там.`,
  unreachable:
    'То, что я о вас храню, без вашего токена. Прочитать ваш архив сейчас не получилось: попробуйте через несколько минут.',
};
