/** What is said to words without a command, and to commands that are not known, in English. */
import type { RichText, Span } from '../../answer.ts';

export const plain = {
  /** To what wants nothing looked for. */
  smallTalk: {
    thanks: 'You are welcome.',
    greeting:
      'Hello! Tell me what to look for, or ask me something. The price is on the button, before anything is spent.',
    farewell: 'See you soon.',
    fine: 'Good. Write to me whenever you want to find something.',
  },
  /** To somebody who wants more of what was shown; `next` is on the button. */
  more: (next: Span): RichText => ['For more of a list, tap ', next, ' under it.'],
  textOnly: 'I read text only: write some words to search for, or a question.',
  notConnected: 'I can search your messages for this, or answer it from them, once you are connected.',
  neither: 'Your token allows neither searching nor asking for this. /account says what it allows.',
  searchOrAsk: (words: Span): RichText => ['Search your messages for ', words, ', or ask about it?'],
  aboutThatOrSearch: (words: Span): RichText => [
    'Ask ',
    words,
    ' about what you replied to, or search everything for it?',
  ],
  unknown: (command: Span): RichText => ['I do not know ', command, '. /help lists what I can do.'],
  /** To a command that was changed after it was sent. */
  changed: 'You have changed that. Shall I run it as it stands now?',
  didYouMean: (command: Span, near: Span): RichText => ['I do not know ', command, '. Did you mean ', near, '?'],
};
