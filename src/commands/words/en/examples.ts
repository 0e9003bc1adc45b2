/** What can be typed after a command, shown by /help. */
export const examples = {
  search: 'ferry from:me after:1y',
  ask: 'when is the launch?',
  recent: 'telegram received 7d',
  today: 'week',
  count: 'ferry from:joana since:2025',
  stats: 'telegram since:2025',
  profile: 'my travels',
  import: 'whatsapp',
  save: 'the key is under the mat',
};
