/** What Telegram shows of the bot before anybody has written to it, in Russian. */
export const bot = {
  description: [
    'Ищите, читайте и спрашивайте свои сообщения и другие данные прямо здесь, в чате.',
    'Подключите данные и попробуйте /search, /ask и /recent. В меню видно, сколько кредитов стоит каждая команда.',
    'Ответы видите только вы, токен хранится зашифрованным, в группы ничего не отправляется, а /disconnect стирает всё. Подробнее — /privacy.',
  ].join('\n\n'),
  shortDescription: 'Поиск и вопросы по вашим данным в личном чате. Токен зашифрован; /disconnect стирает его.',
};
