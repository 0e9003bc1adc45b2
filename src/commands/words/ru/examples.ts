/** What can be typed after a command, shown by /help, in Russian. */
export const examples = {
  search: 'пирог from:me since:2025',
  ask: 'сколько держать пирог?',
  recent: 'telegram входящие 7d',
  today: 'неделя',
  count: 'пирог from:me since:2025',
  stats: 'телеграм since:2025',
  profile: 'мои путешествия',
  import: 'telegram',
  save: 'ключ под ковриком',
};
