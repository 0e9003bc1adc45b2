/** What can be typed after a command, shown by /help, in Ukrainian. */
export const examples = {
  search: 'пором from:me after:1y',
  ask: 'коли запуск?',
  recent: 'whatsapp received 7d',
  today: 'тиждень',
  count: 'пором from:жанна since:2025',
  stats: 'whatsapp since:2025',
  profile: 'мої подорожі',
  import: 'telegram',
  save: 'ключ під килимком',
};
