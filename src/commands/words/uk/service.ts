/** What the data service is called where it is the bot's own, in Ukrainian: as a subject, or as an object after «через». */
export const service = {
  own: 'сервіс даних цього бота',
};
