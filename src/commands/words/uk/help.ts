/** /help in Ukrainian. */
import { bold, type RichText } from '../../answer.ts';

export const help = {
  inGroup: (bot: string): string =>
    `Я шукаю в даних людини й відповідаю за ними лише їй самій. У групах нічого особистого не пишу: щоб почати, відкрийте особистий чат із ${bot}.`,
  heading: 'Що можна зробити зараз',
  headingUnconnected: 'Що можна зробити після підключення',
  notWithToken: 'не з вашим токеном',
  narrow: (): RichText => [
    bold('Звузити пошук'),
    ': from:ім’я, from:me, chat:назва, on:telegram, when:"минулий тиждень", after:7d, before:2026-11-01, has:link, has:file, has:photo, "точні слова", -виключити; in:all, in:emails, in:files. Без слів для пошуку й після /recent покажу все відповідне списком, спочатку нове.',
  ],
  free: (commands: string): RichText => [bold('Безкоштовно'), `: ${commands}`],
  prices:
    'Ціни є в меню, тут і на кожній кнопці; набрана команда виконується одразу, а у відповіді видно, скільки вона коштувала. Можна й просто щось написати: я запитаю, що з цим зробити.',
};
