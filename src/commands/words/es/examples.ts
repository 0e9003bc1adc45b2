/** What can be typed after a command, shown by /help. */
export const examples = {
  search: 'ferry after:1y from:me',
  ask: '¿cuándo es el cumpleaños de Joana?',
  recent: 'received telegram 7d',
  /** The command knows the English word alone, in capitals or not. */
  today: 'semana',
  count: 'ferry since:2025 from:joana',
  stats: 'since:2025 telegram',
  profile: 'mis viajes',
  import: 'telegram',
  save: 'la llave está debajo del felpudo',
};
