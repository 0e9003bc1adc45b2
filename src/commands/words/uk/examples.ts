/** What can be typed after a command, shown by /help, in Ukrainian. */
export const examples = {
  search: 'ferry from:me since:2025',
  ask: 'о котрій ferry?',
  recent: 'whatsapp received 7d',
  today: 'тиждень',
  count: 'ferry from:joana since:2025',
  stats: 'whatsapp since:2025',
  profile: 'мої подорожі',
  import: 'telegram',
  save: 'ключ під килимком',
};
