/** What a language brings to the generator: people, places and things, and how one speaks of them. Written for it. */

/**
 * One kind of fact that people tell in a chat. In a sentence `{slot}` stands for a value and `{slot.1}` for its second
 * form, where a language changes words; forms stand with "|" between them.
 */
export interface Topic {
  readonly name: string;
  /** Slots that a question names, and the one that it asks for. */
  readonly keys: readonly string[];
  readonly value: string;
  /** Tell the fact: keys and value. */
  readonly say: readonly string[];
  /** The person of the first key tells it of themselves: their name stands beside the message only. */
  readonly own?: readonly string[];
  /** The value is another one from now on. */
  readonly change?: readonly string[];
  /** Ask with the words with which it is told. */
  readonly ask: readonly string[];
  /** Ask with as few of them as a person might. */
  readonly askOtherwise: readonly string[];
  /** `{when}` is a month and its year: the same was told at several times, of several values. */
  readonly askWhen?: readonly string[];
  /** Speak of two people at once: `{a}` and `{b}` are keys of two facts. */
  readonly askBoth?: readonly string[];
  /** Name the keys and have the words, and tell nothing. */
  readonly talk: readonly string[];
}

export interface LanguagePack {
  readonly code: string;
  readonly name: string;
  /** Given and family names are put together to people, many of whom share one of the two. */
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** Between the two, and which comes first. */
  readonly order: 'given family' | 'family given';
  readonly chats: readonly string[];
  /** Lists that `{slot}` takes its values from. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly topics: readonly Topic[];
  /** What people say all day, with the lists' words in it. */
  readonly chatter: readonly string[];
  /** The commonest words, most frequent first; sentences of these are said too. */
  readonly common: readonly string[];
  /** What is said before and after a fact, which is not found by any word of it. */
  readonly replies: readonly string[];
  /** The twelve months as they stand in `{when}`, and how a year is put to them. */
  readonly months: readonly string[];
  readonly when: string;
  /** Parts of words that the language builds its rare ones of. */
  readonly syllables: readonly string[];
  /** Between two words. */
  readonly space: string;
}

/** The entries of a list that is written as one text, with ";" between them. */
export const entries = (text: string): string[] => text.split(';').map((entry) => entry.trim());

/** The words of a text. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
