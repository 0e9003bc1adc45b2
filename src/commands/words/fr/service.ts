/** What the data service is called where it is the bot's own: it follows `sur`, `avec` or `vers`, or does something. */
export const service = {
  own: 'le service de données de ce bot',
};
