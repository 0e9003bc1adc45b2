/** What can be typed after a command, shown by /help. */
export const examples = {
  search: 'العبّارة from:me after:1y',
  ask: 'متى موعد الإطلاق؟',
  recent: 'whatsapp received 7d',
  today: 'أسبوع',
  count: 'العبّارة from:joana since:2025',
  stats: 'whatsapp since:2025',
  profile: 'أسفاري',
  import: 'telegram',
  save: 'المفتاح تحت السجادة',
};
