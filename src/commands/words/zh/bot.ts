/** What Telegram shows of the bot before anybody has written to it. */
export const bot = {
  /** At most 512 characters, seen in an empty chat with the bot. */
  description: [
    '在聊天里搜索、阅读你自己的消息和其他数据，还能向它们提问。',
    '连接你的数据，然后试试 /search、/ask 和 /recent。每个命令要花多少积分，菜单里都写着。',
    '保护隐私：答案只有你能看到，令牌加密保存，不会往群组里发任何内容，/disconnect 可以全部清除。详情见 /privacy。',
  ].join('\n\n'),
  /** At most 120 characters, seen on the bot's profile. */
  shortDescription: '在私聊里搜索你自己的数据，向它提问。令牌始终加密保存，/disconnect 可以清除。',
};
