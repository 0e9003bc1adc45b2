/** What can be typed after a command, shown by /help. */
export const examples = {
  search: 'ferry from:me since:2025',
  ask: 'متى تغادر ferry؟',
  recent: 'whatsapp received 7d',
  today: 'أسبوع',
  count: 'ferry from:joana since:2025',
  stats: 'whatsapp since:2025',
  profile: 'أسفاري',
  import: 'telegram',
  save: 'المفتاح تحت السجادة',
};
