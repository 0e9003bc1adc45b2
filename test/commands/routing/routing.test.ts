/** Routing of plain text in each language; each line of a file is one message. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { route } from '#commands/routing/route.ts';
import { listsIn } from '#locales/lists.ts';
import { LANGUAGES } from '#locales/words.ts';
import { readTyped, routedAs } from './routes.ts';

const MIN_LINES = 30;
const MAX_MS = 4;

describe.each(LANGUAGES)('%s', (language) => {
  const { lines, contextOf } = readTyped(language);

  test('routes each typed line as its file says', () => {
    const wrong = lines.flatMap(({ number, text, context, expected }) => {
      const found = routedAs(text, contextOf(context));
      return found === expected
        ? []
        : [`${language}.txt:${number}  ${text}  (${context})\n  wanted ${expected}\n  found  ${found}`];
    });
    expect(wrong.join('\n')).toBe('');
    expect(lines.length).toBeGreaterThanOrEqual(MIN_LINES);
  });

  test('routes each phrase of the intent lists to its intent', () => {
    const { intents } = listsIn(language);
    for (const [intent, texts] of Object.entries(intents))
      for (const text of texts) {
        const context = contextOf('after list 5 of more');
        expect([intent, text, route(text, context).kind]).toEqual([intent, text, intent]);
      }
  });
});

describe('any text', () => {
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

  test('is routed deterministically, with an alternative that differs', () => {
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

  test('is treated as a pasted message from 401 characters on, unless it is the argument of a command', () => {
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
  ])('is routed within a few milliseconds: 400 characters of %s', (_, unit) => {
    const where = readTyped('en').contextOf('');
    const text = unit.repeat(400).slice(0, 400);
    const took = Array.from({ length: 20 }, () => {
      const began = performance.now();
      route(text, where);
      return performance.now() - began;
    });
    expect(Math.min(...took)).toBeLessThan(MAX_MS);
  });
});

describe('intents', () => {
  const intents = ['stop', 'leave', 'thanks', 'more'] as const;

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'of %s do not apply to English speakers unless English has them too',
    (language) => {
      const english = listsIn('en').intents;
      const where = readTyped('en').contextOf('after list 5 of more');
      for (const intent of intents)
        for (const text of listsIn(language).intents[intent]) {
          if (english[intent].includes(text)) continue;
          expect([text, route(text, where).kind]).not.toEqual([text, intent]);
        }
    },
  );
});
