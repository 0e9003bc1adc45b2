/** What is said to words without a command, and to commands that are not known, in Chinese. */
import type { RichText, Span } from '../../answer.ts';

export const plain = {
  smallTalk: {
    thanks: '不客气。',
    greeting: '你好！告诉我要找什么，或者问我一个问题。花费之前，价格都写在按钮上。',
    farewell: '回头见。',
    fine: '好的。想找什么，随时写给我。',
  },
  more: (next: Span): RichText => ['要看列表的更多内容，请点它下面的', next, '。'],
  textOnly: '我只看得懂文字：写几个要搜索的词，或者写个问题。',
  notConnected: '连接之后，我就能在你的消息里搜索它，或者根据消息回答。',
  neither: '你的令牌既不能搜索，也不能提问。它能做什么，/account 里有说明。',
  searchOrAsk: (words: Span): RichText => ['在你的消息里搜索', words, '，还是就它提问？'],
  aboutThatOrSearch: (words: Span): RichText => ['针对你回复的内容问', words, '，还是在全部数据里搜索它？'],
  unknown: (command: Span): RichText => ['我不认识 ', command, '。我能做什么，/help 里都有。'],
  changed: '你改了这条消息。要按现在的内容执行吗？',
  didYouMean: (command: Span, near: Span): RichText => ['我不认识 ', command, '。你是想用 ', near, ' 吗？'],
};
