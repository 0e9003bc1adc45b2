/** What can be typed after a command, shown by /help: words that the sample data has too. */
export const examples = {
  search: 'ferry from:me since:2025',
  ask: 'à quelle heure part le ferry ?',
  recent: 'telegram received 30d',
  today: 'semaine',
  count: 'ferry from:joana after:2025',
  stats: 'telegram after:2025',
  profile: 'mes voyages',
  import: 'WhatsApp',
  save: 'la clé est sous le paillasson',
};
