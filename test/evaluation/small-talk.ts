/** Small talk: generated sentences of a language with random people, places and things, which answer no question. */
import { readFileSync } from 'node:fs';
import type { Dice } from '../support/dice.ts';

export interface SmallTalk {
  sentence(dice: Dice): string;
  /** A sentence as people type it: split into pieces, in lower case, without full stops, with occasional typos. */
  burst(dice: Dice): string[];
}

/** Matches `{slot}`, or `{slot.1}` for its second form. */
const SLOT = /\{(\w+)(?:\.(\d))?\}/g;
const SENTENCES = ['chatter', 'say', 'own', 'change', 'ask', 'talk'];

const readTalk = (language: string) =>
  Map.groupBy(
    readFileSync(new URL(`./small-talk/${language}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .map((line) => /^([^:]+): (.*)$/.exec(line) ?? []),
    ([, key = '']) => key,
  );

/** Reads small-talk/<language>.txt: lines of `key: text`, with forms of a word separated by "|". */
export function readSmallTalk(language: string): SmallTalk {
  const lines = readTalk(language);
  const texts = (key: string) => (lines.get(key) ?? []).map(([, , text = '']) => text);
  const [given = '', family = '', replies = ''] = ['given', 'family', 'replies'].map((key) => texts(key)[0]);
  const space = JSON.parse(texts('space')[0] ?? '" "') as string;
  const isFamilyFirst = texts('order')[0] === 'family given';
  const sentences = SENTENCES.flatMap(texts);

  function slot(name: string, form: number, dice: Dice): string {
    if (name === 'time') return `${7 + dice.below(14)}:${String(5 * dice.below(12)).padStart(2, '0')}`;
    if (name === 'code') return String(1000 + dice.below(9000));
    const inForm = (entry: string) => entry.split('|')[form] ?? entry.split('|')[0] ?? '';
    if (name === 'person') {
      const [first, last] = [inForm(dice.pick(given.split(' '))), inForm(dice.pick(family.split(' ')))];
      return isFamilyFirst ? `${last}${first}` : `${first}${space}${last}`;
    }
    const list = texts(`list ${name === 'shop' ? 'company' : name}`)[0] ?? '';
    return inForm(dice.pick(list.split('; ')));
  }

  function sentence(dice: Dice): string {
    if (dice.roll() < 0.3) return dice.pick(replies.split('; '));
    const template = dice.pick(sentences);
    return template.replace(SLOT, (_match, name: string, form = '0') => slot(name, Number(form), dice));
  }

  return {
    sentence,
    burst(dice) {
      const pieces = sentence(dice)
        .toLocaleLowerCase()
        .split(/[,:;،、] ?|(?<=\?|？|؟) /)
        .map((piece) => piece.replace(/[.!。！]+$/, ''));
      return pieces
        .filter((piece) => piece !== '')
        .map((piece) => (dice.roll() < 0.15 ? withTypo(piece, dice) : piece));
    },
  };
}

/** Swaps two adjacent letters. */
function withTypo(text: string, dice: Dice): string {
  const letters = [...text];
  const at = dice.below(Math.max(1, letters.length - 1));
  const [one = '', other = ''] = letters.slice(at, at + 2);
  return /^\p{L}{2}$/u.test(one + other)
    ? letters
        .with(at, other)
        .with(at + 1, one)
        .join('')
    : text;
}
