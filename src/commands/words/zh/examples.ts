/** What can be typed after a command, shown by /help. */
export const examples = {
  search: 'ferry from:me since:2025',
  ask: 'ferry 几点开？',
  recent: 'whatsapp received 7d',
  today: '一周',
  count: 'ferry from:Joana since:2025',
  stats: 'whatsapp since:2025',
  profile: '我的旅行',
  import: 'WhatsApp',
  save: '钥匙在门垫下面',
};
