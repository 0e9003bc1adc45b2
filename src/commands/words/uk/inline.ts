/** Inline mode in Ukrainian. */
import { numbers } from './numbers.ts';

export const inline = {
  connect: 'Спершу підключіть дані',
  search: {
    title: (words: string, credits: number): string => `Знайти: ${words} (${numbers.credits(credits)})`,
    posted: (words: string): string => `🔎 Шукаю у своїх даних «${words}»`,
    button: (credits: number): string => `Мої результати (${numbers.credits(credits)})`,
  },
  ask: {
    title: (words: string, credits: number): string => `Запитати: ${words} (${numbers.credits(credits)})`,
    posted: (words: string): string => `💬 Питання до моїх даних: «${words}»`,
    button: (credits: number): string => `Моя відповідь (${numbers.credits(credits)})`,
  },
  inPrivate: 'Пошук ще не почато. Що знайдеться, побачите лише ви, у нашому особистому чаті.',
  here: 'Виконається одразу, тут.',
  tooLong: 'Задовго: продовжмо в особистому чаті',
  notAllowed: 'Ваш доступ цього не дозволяє',
};
