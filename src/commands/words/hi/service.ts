/** What the data service is called where it is the bot's own: a phrase that fits wherever a text takes a service's name. */
export const service = {
  own: 'इस बॉट की डेटा सेवा',
};
