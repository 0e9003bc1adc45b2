/** What Telegram shows of the bot before anybody has written to it. */
export const bot = {
  /** At most 512 characters, seen in an empty chat with the bot. */
  description: [
    'Search, read and question your own messages and other data, right here in the chat.',
    'Connect your data, then try /search, /ask and /recent. The menu says what each of them costs in credits.',
    'Private: only you see your answers, your token is stored encrypted, nothing is posted into groups, and /disconnect erases it all. /privacy says more.',
  ].join('\n\n'),
  /** At most 120 characters, seen on the bot's profile. */
  shortDescription:
    'Search and question your own data in a private chat. Your token stays encrypted; /disconnect erases it.',
};
