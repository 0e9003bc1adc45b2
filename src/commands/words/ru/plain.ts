/** What is said to words without a command, and to commands that are not known, in Russian. */
import type { RichText, Span } from '../../answer.ts';

export const plain = {
  smallTalk: {
    thanks: 'Пожалуйста.',
    greeting:
      'Здравствуйте! Напишите, что найти, или задайте вопрос. Цена стоит на кнопке, до того как что-то будет потрачено.',
    farewell: 'До встречи.',
    fine: 'Хорошо. Напишите, когда захотите что-нибудь найти.',
  },
  more: (next: Span): RichText => ['Чтобы увидеть продолжение списка, нажмите ', next, ' под ним.'],
  textOnly: 'Я читаю только текст: напишите слова для поиска или вопрос.',
  notConnected: 'Я могу поискать это в ваших сообщениях или ответить по ним, как только вы подключите данные.',
  neither: 'Ваш токен не разрешает ни искать, ни спрашивать. Что он разрешает, покажет /account.',
  searchOrAsk: (words: Span): RichText => ['Найти в ваших сообщениях ', words, ' или спросить об этом?'],
  aboutThatOrSearch: (words: Span): RichText => [
    'Спросить ',
    words,
    ' о том, на что вы ответили, или поискать это везде?',
  ],
  unknown: (command: Span): RichText => ['Команды ', command, ' я не знаю. Всё, что я умею, — в /help.'],
  changed: 'Вы это изменили. Выполнить так, как написано сейчас?',
  didYouMean: (command: Span, near: Span): RichText => ['Команды ', command, ' я не знаю. Может быть, ', near, '?'],
};
