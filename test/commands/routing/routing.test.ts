/** Plain text, as people type it in each language; one line of a file is one message. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { route } from '#commands/routing/route.ts';
import { listsIn } from '#locales/lists.ts';
import { LANGUAGES } from '#locales/words.ts';
import { readTyped, routedAs } from './routes.ts';

const FEWEST_LINES = 30;
const MOST_MS = 4;

describe.each(LANGUAGES)('%s', (language) => {
  const { lines, contextOf } = readTyped(language);

  test('each typed line goes where its file says', () => {
    const wrong = lines.flatMap(({ number, text, context, expected }) => {
      const found = routedAs(text, contextOf(context));
      return found === expected
        ? []
        : [`${language}.txt:${number}  ${text}  (${context})\n  wanted ${expected}\n  found  ${found}`];
    });
    expect(wrong.join('\n')).toBe('');
    expect(lines.length).toBeGreaterThanOrEqual(FEWEST_LINES);
  });

  test('each phrase that is a whole text means what its list says', () => {
    const { intents } = listsIn(language);
    for (const [intent, texts] of Object.entries(intents))
      for (const text of texts) {
        const context = contextOf('after list 5 of more');
        expect([intent, text, route(text, context).kind]).toEqual([intent, text, intent]);
      }
  });
});

describe('whatever is typed', () => {
  const words = LANGUAGES.flatMap((language) => readTyped(language).lines.map(({ text }) => text));
  const part = fc.oneof(
    fc.constantFrom(...words),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('"', '-', ':', '?', '/', '@'),
  );
  const typed = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(' '));
  const context = fc
    .tuple(
      fc.constantFrom(...LANGUAGES),
      fc.subarray([
        'unconnected',
        'after list 5 of more',
        'after answer',
        'after question',
        'reply to list 5',
        'reply to answer',
      ]),
    )
    .map(([language, said]) => readTyped(language).contextOf(said.join(', ')));

  test('goes somewhere, the same way each time, and the other way is another one', () => {
    fc.assert(
      fc.property(typed, context, (text, where) => {
        const found = route(text, where);
        expect(route(text, where)).toEqual(found);
        const { otherReading, ...first } = found;
        expect(otherReading).not.toEqual(first);
        expect(Object.keys(otherReading ?? { kind: '', args: '' })).toEqual(['kind', 'args']);
      }),
    );
  });

  test('is looked for as a message from 401 characters on, but what follows a command belongs to it', () => {
    const where = readTyped('en').contextOf('');
    const kinds = ['ferry '.padEnd(400, 'x'), 'ferry '.padEnd(401, 'x'), '/ask '.padEnd(900, 'x')].map(
      (text) => route(text, where).kind,
    );
    expect(kinds).toEqual(['search', 'find-message', 'command']);
  });

  test.each([
    ['quotation marks', '"“„«「'],
    ['signs', '?!.-–/'],
    ['digits', '+351 91 '],
    ['a word', 'count messages from '],
    ['Han', '多少条消息'],
    ['an address', 'a@a.'],
    ['a filter', 'from:"'],
  ])('takes some milliseconds at most: 400 characters of %s', (_, unit) => {
    const where = readTyped('en').contextOf('');
    const text = unit.repeat(400).slice(0, 400);
    const took = Array.from({ length: 20 }, () => {
      const began = performance.now();
      route(text, where);
      return performance.now() - began;
    });
    expect(Math.min(...took)).toBeLessThan(MOST_MS);
  });
});

describe('what acts', () => {
  const acting = ['stop', 'leave', 'thanks', 'more'] as const;

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    '%s acts where English is spoken only if English says so',
    (language) => {
      const english = listsIn('en').intents;
      const where = readTyped('en').contextOf('after list 5 of more');
      for (const intent of acting)
        for (const text of listsIn(language).intents[intent]) {
          if (english[intent].includes(text)) continue;
          expect([text, route(text, where).kind]).not.toEqual([text, intent]);
        }
    },
  );
});
