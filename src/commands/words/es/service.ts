/** What the data service is called where it is the bot's own: after a preposition that does not contract, or as a subject. */
export const service = {
  own: 'el servicio de datos de este bot',
};
