/** Slips of the finger: every word that one or two of them make of another is thought of, and found without opening many. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningsNear, oneSlipFrom, slipsBetween } from '#service/server/archive/vocabulary.ts';
import { openMessages } from './message-rig.ts';

const ALPHABETS = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюя', 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];

/** Words of one script, and slips in them behind the second letter: what is done, where, and with which letter. */
const slipped = (words: { minLength: number; maxLength: number }, slips: number) =>
  fc.constantFrom(...ALPHABETS).chain((alphabet) => {
    const letter = fc.constantFrom(...alphabet);
    const slip = fc.tuple(fc.constantFrom('lost', 'added', 'other', 'swapped'), fc.nat(40), letter);
    return fc.tuple(fc.string({ unit: letter, ...words }), fc.array(slip, { minLength: slips, maxLength: slips }));
  });

function slip(word: string, [kind, place, letter]: [string, number, string]): string {
  const at = 2 + (place % (word.length - 2));
  const [before, own, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  if (kind === 'lost') return before + rest;
  if (kind === 'added') return before + letter + own + rest;
  if (kind === 'other') return before + letter + rest;
  return before + rest.slice(0, 1) + own + rest.slice(1);
}

it('one slip is among those that are thought of, and whatever is, is one slip', () => {
  fc.assert(
    fc.property(slipped({ minLength: 5, maxLength: 14 }, 1), ([word, [first]]) => {
      const typed = first ? slip(word, first) : word;
      if (typed.length > 4 && slipsBetween(typed, word) === 1) expect(oneSlipFrom(typed)).toContain(word);
      for (const other of oneSlipFrom(typed).slice(0, 40)) expect(slipsBetween(typed, other)).toBe(1);
    }),
  );
});

it('of two slips one at most is among the first letters, and then the beginning is thought of', () => {
  fc.assert(
    fc.property(slipped({ minLength: 10, maxLength: 14 }, 1), fc.nat(8), ([word, [first]], place) => {
      const beyond = slip(word, ['other', 4 + (place % (word.length - 7)), word.charAt(0)]);
      const typed = first ? slip(beyond, first) : beyond;
      expect(beginningsNear(typed)).toContain(word.slice(0, 4));
    }),
  );
});

it.each([
  ['wine', 'my wife and the boats'],
  ['ferry', 'the harbour'],
])('%s is another word than those of: %s', async (typed, text) => {
  const rig = openMessages([{ at: '2026-01-01T00:00:00.000Z', text }]);
  expect((await rig.reader.search({ keywords: typed, limit: 5 })).total).toBe(0);
  rig.close();
});

it.each([
  ['rezervaton', 'the reservation is made'],
  ['appartmnet', 'an apartment in Porto'],
  ['путишествеи', 'путешествие в Порту'],
  ['habrour', 'near the harbour'],
])('%s finds: %s', async (typed, text) => {
  const others = ['resort and resource', 'путь', 'habit'];
  const rig = openMessages([text, ...others].map((one) => ({ at: '2026-01-01T00:00:00.000Z', text: one })));
  const { hits } = await rig.reader.search({ keywords: typed, limit: 5 });
  expect(hits.map(({ record }) => record.messageText)).toEqual([text]);
  rig.close();
});
