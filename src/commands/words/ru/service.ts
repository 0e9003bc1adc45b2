/** What the data service is called where it is the bot's own, in Russian: as a subject, or as an object after «через». */
export const service = {
  own: 'сервис данных этого бота',
};
