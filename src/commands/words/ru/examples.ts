/** What can be typed after a command, shown by /help, in Russian. */
export const examples = {
  search: 'паром from:me after:1y',
  ask: 'когда запуск?',
  recent: 'telegram входящие 7d',
  today: 'неделя',
  count: 'паром from:жанна since:2025',
  stats: 'телеграм since:2025',
  profile: 'мои путешествия',
  import: 'telegram',
  save: 'ключ под ковриком',
};
