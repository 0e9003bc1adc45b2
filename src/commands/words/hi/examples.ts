/** What can be typed after a command, shown by /help. */
export const examples = {
  search: 'from:me ferry after:1y',
  ask: 'ferry कब चलती है?',
  recent: 'received telegram 7d',
  today: 'हफ़्ता',
  count: 'from:joana ferry since:2025',
  stats: 'since:2025 telegram',
  profile: 'मेरी यात्राएँ',
  import: 'WhatsApp',
  save: 'चाबी पायदान के नीचे है',
};
