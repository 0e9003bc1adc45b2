/** What is said to words without a command, and to commands that are not known, in Ukrainian. */
import type { RichText, Span } from '../../answer.ts';

export const plain = {
  smallTalk: {
    thanks: 'Будь ласка.',
    greeting: 'Вітаю! Напишіть, що знайти, або поставте питання. Ціна стоїть на кнопці, перш ніж щось буде витрачено.',
    farewell: 'До зустрічі.',
    fine: 'Гаразд. Напишіть, коли захочете щось знайти.',
  },
  more: (next: Span): RichText => ['Щоб побачити продовження списку, натисніть ', next, ' під ним.'],
  textOnly: 'Я читаю лише текст: напишіть слова для пошуку або питання.',
  notConnected: 'Я можу пошукати це у ваших повідомленнях або відповісти за ними, щойно ви підключите дані.',
  neither: 'Ваш токен не дозволяє ні шукати, ні питати. Що він дозволяє, покаже /account.',
  searchOrAsk: (words: Span): RichText => ['Знайти у ваших повідомленнях ', words, ' чи запитати про це?'],
  aboutThatOrSearch: (words: Span): RichText => [
    'Запитати ',
    words,
    ' про те, на що ви відповіли, чи пошукати це всюди?',
  ],
  unknown: (command: Span): RichText => ['Команди ', command, ' я не знаю. Усе, що я вмію, — у /help.'],
  changed: 'Ви це змінили. Виконати так, як написано тепер?',
  didYouMean: (command: Span, near: Span): RichText => ['Команди ', command, ' я не знаю. Може, ', near, '?'],
};
