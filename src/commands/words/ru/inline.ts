/** Inline mode in Russian. */
import { numbers } from './numbers.ts';

export const inline = {
  connect: 'Сначала подключите данные',
  search: {
    title: (words: string, credits: number): string => `Найти: ${words} (${numbers.credits(credits)})`,
    posted: (words: string): string => `🔎 Ищу в своих данных «${words}»`,
    button: (credits: number): string => `Мои результаты (${numbers.credits(credits)})`,
  },
  ask: {
    title: (words: string, credits: number): string => `Спросить: ${words} (${numbers.credits(credits)})`,
    posted: (words: string): string => `💬 Вопрос к моим данным: «${words}»`,
    button: (credits: number): string => `Мой ответ (${numbers.credits(credits)})`,
  },
  inPrivate: 'Поиск ещё не начат. Что найдётся, увидите только вы, в нашем личном чате.',
  here: 'Выполнится сразу, здесь.',
  tooLong: 'Слишком длинно: продолжим в личном чате',
  notAllowed: 'Ваш доступ этого не разрешает',
};
