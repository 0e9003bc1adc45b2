/** What a language brings to the generator: people, places and things, and how one speaks of them. Written for it. */
import { readFileSync } from 'node:fs';

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
  readonly own?: readonly string[] | undefined;
  /** The value is another one from now on. */
  readonly change?: readonly string[] | undefined;
  /** Ask with the words with which it is told; with as few of them as a person might. */
  readonly ask: readonly string[];
  readonly askOtherwise: readonly string[];
  /** `{when}` is a month and its year: the same was told at several times, of several values. */
  readonly askWhen?: readonly string[] | undefined;
  /** Speak of two people at once: `{a}` and `{b}` are keys of two facts. */
  readonly askBoth?: readonly string[] | undefined;
  /** Name the keys and have the words, and tell nothing. */
  readonly talk: readonly string[];
}

export type LanguagePack = ReturnType<typeof readPack>;

/** Reads languages/<file>.txt: lines of `key: text`; behind a `topic: name, key and key -> value` those of the topic. */
export function readPack(file: string) {
  const text = readFileSync(new URL(`./languages/${file}.txt`, import.meta.url), 'utf8');
  const [head = '', ...topics] = text.split(/^topic: /m);
  const lines = linesOf(head);
  const line = (key: string) => lines.get(key)?.[0] ?? '';
  const words = (key: string) => line(key).split(' ');
  const entries = (key: string) => line(key).split('; ');
  return {
    code: line('code'),
    name: line('name'),
    /** Given and family names are put together to people, many of whom share one of the two. */
    given: words('given'),
    family: words('family'),
    /** Which of the two comes first. */
    order: line('order'),
    chats: entries('chats'),
    /** Lists that `{slot}` takes its values from. */
    list: (slot: string) => (lines.has(`list ${slot}`) ? entries(`list ${slot}`) : undefined),
    topics: topics.map(topicOf),
    /** What people say all day, with the lists' words in it. */
    chatter: lines.get('chatter') ?? [],
    /** The commonest words, most frequent first; sentences of these are said too. */
    common: words('common'),
    /** What is said before and after a fact, which is not found by any word of it. */
    replies: entries('replies'),
    /** The twelve months as they stand in `{when}`, and how a year is put to them. */
    months: words('months'),
    when: line('when'),
    /** Parts of words that the language builds its rare ones of. */
    syllables: words('syllables'),
    /** Between two words. */
    space: JSON.parse(line('space')) as string,
  };
}

function topicOf(block: string): Topic {
  const [head = '', ...rest] = block.split('\n');
  const [, name = '', keys = '', value = ''] = /^(\w+), (.+) -> (\w+)$/.exec(head) ?? [];
  const lines = linesOf(rest.join('\n'));
  const [own, change, askWhen, askBoth] = ['own', 'change', 'askWhen', 'askBoth'].map((key) => lines.get(key));
  const [say = [], ask = [], askOtherwise = [], talk = []] = ['say', 'ask', 'askOtherwise', 'talk'].map((key) =>
    lines.get(key),
  );
  return { name, keys: keys.split(' and '), value, say, own, change, ask, askOtherwise, askWhen, askBoth, talk };
}

/** The texts of each key. */
function linesOf(block: string): Map<string, string[]> {
  const pairs = block.split('\n').map((line) => /^([^:]+): (.*)$/.exec(line));
  const found = Map.groupBy(pairs, (pair) => pair?.[1] ?? '');
  return new Map([...found].map(([key, list]) => [key, list.map((pair) => pair?.[2] ?? '')]));
}
