/** /privacy: what is stored, for how long, where data goes, and how to erase it. `service` is the data service's name. */
import { numbers } from './numbers.ts';

export const privacy = {
  stored: 'What is stored, and for how long',
  /** @param days without use after which a token is forgotten, where that is known */
  items: (days: number | undefined): readonly string[] => [
    `Your access token and what it allows: until you disconnect, or until you have not used it for ${days === undefined ? 'a long time' : numbers.days(days)} (I tell you before).`,
    'Results you page through, and what a reply to an answer goes on from: six hours. Buttons, and the last profile of you: 30 days; you can have that forgotten at once. A connect link: ten minutes. What you are about to share: an hour.',
    'A message of yours that costs credits or has to wait: until it is answered; then only its number, for two days. The answer: until Telegram has it.',
    'Your settings: until you disconnect. When which command cost how many credits, without any words: 35 days, or until you disconnect.',
    'What you have me do by myself (searches that I watch, looks at your day): what to look for, when, and codes of what I have told, until you end it or disconnect. I read your data then as if you had typed the command, at the cost that you have agreed to.',
    'If you connect me to your Telegram account: that you did and since when, until you end it there or disconnect; then only a code, which says nothing of whom, so that I take nothing in of it. Its messages go straight into your archive; I keep none.',
  ],
  encrypted:
    'Everything is encrypted, the key is kept elsewhere, and your Telegram id is replaced by a code; what you spent is plain numbers under that code. Logs hold no texts, names, questions or tokens.',
  whereTo: 'Where your data goes',
  toService: (service: string): string =>
    `Your words and questions go to ${service}, with your token, when you run a command; its answer comes back to this chat.`,
  /** Who reads along with /ask and /profile. */
  model: {
    none: 'That service has no language model: /ask quotes your data, and nobody else reads it.',
    unknown:
      'With /ask and /profile the language model of that service, where it has one, reads the data your token allows.',
    local: (host: string): string =>
      `With /ask and /profile a language model on that service’s own machine (${host}) reads the data your token allows.`,
    elsewhere: (host: string): string =>
      `With /ask and /profile your question, and what is read of your data for it, goes on to the language model at ${host}; what becomes of it there is up to whoever runs that.`,
  },
  notSold: 'Nothing is sold, shared or used for training by this bot.',
  files: 'A file that you send to be brought in is passed on to that service as it comes; I keep nothing of it.',
  groups: 'I never post anything personal in a group. What you share there yourself, you are shown before.',
  howToErase: 'How to erase it',
  erase:
    '/disconnect erases everything above at once, ends your access at the service where that can be done, and says what was erased and ended. Messages of your Telegram account are no longer taken in then. What stays: this chat at Telegram (you can delete it yourself), and what the service itself keeps. Revoke the token there if it could not be ended.',
};
