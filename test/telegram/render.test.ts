/** Answers of any content are rendered as text and entities that Telegram accepts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, tidy } from '#commands/display-text.ts';
import { bold, code, foreign, italic, reply, type Span, type TextReply } from '#commands/reply.ts';
import { wordsIn } from '#locales/words.ts';
import { renderAnswer } from '#telegram/render/answer.ts';
import { cleanName, isVisible } from '#telegram/render/clean.ts';
import { isOpenable } from '#telegram/render/rich-text.ts';
import { items } from '../support/text-table.ts';
import { problemsOf } from './formatted-rules.ts';

const context = { words: wordsIn('en'), commandNames: new Set(['disconnect', 'search']) };
const render = (answer: TextReply) => renderAnswer(answer, context);
const shown = (answer: TextReply) =>
  render(answer)
    .parts.map(({ text }) => text)
    .join('\n');

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const hostile = fc
  .array(
    fc.constantFrom(
      '\n',
      'ab ',
      ...items('\u202e | \u2066 | \u200b | \u0000 | \ud800 | \udc00 | 👩‍👩‍👧 | שלום | <b> | & | *'),
    ),
  )
  .map((pieces) => pieces.join(''));
const text = fc.oneof(anyText, hostile);
const span: fc.Arbitrary<Span> = fc.letrec<{ span: Span }>((tie) => ({
  span: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.array(tie('span'), { maxLength: 3 }).map((inner) => bold(...inner)),
    fc.array(tie('span'), { maxLength: 3 }).map((inner) => italic(...inner)),
    fc.array(tie('span'), { maxLength: 3 }).map((inner) => code(...inner)),
    fc.array(tie('span'), { maxLength: 3 }).map((inner) => foreign(...inner)),
  ),
})).span;
const richText = fc.array(span, { maxLength: 5 });
describe('rendering', () => {
  const answers = fc.oneof(
    richText.map((text) => reply(text)),
    fc
      .tuple(text, richText, richText)
      .map(([markdown, sources, footer]) => reply(sources, { markdown, footer, personal: true })),
  );
  it('turns any answer into messages that Telegram accepts', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const { parts } = render(answer);
        expect(parts.length).toBeGreaterThan(0);
        for (const part of parts) {
          expect(problemsOf(part)).toEqual([]);
          expect(part.text.length).toBeLessThanOrEqual(4096);
          expect(part.entities.length).toBeLessThanOrEqual(100);
          expect(isVisible(part.text)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('shows sources under a model’s answer, with no tappable command in them', () => {
    const sources = [bold('1'), ' ', foreign('Team /disconnect'), ' · 20 Nov'];
    const answer = reply(sources, { markdown: 'At nine [1].', footer: ['5 credits'], personal: true });
    const [part] = render(answer).parts;
    expect(part?.text).toBe('At nine [1].\n\n1 Team /\u2060disconnect · 20 Nov\n\n5 credits');
    expect(part?.entities.map(({ type }) => type)).toEqual(['bold', 'italic']);
  });

  it('folds a model’s answer after its first 1,500 characters', () => {
    const markdown = ['first '.repeat(100), 'second '.repeat(100), 'third '.repeat(100), '- fourth'].join('\n\n');
    const [part] = render(reply([], { markdown, personal: true })).parts;
    const folded = part?.entities.find(({ type }) => type === 'expandable_blockquote');
    expect(part?.text.slice(folded?.offset)).toMatch(/^third [\s\S]*fourth$/);
    expect(part?.text.slice(0, folded?.offset)).not.toContain('third');
  });

  it('removes open isolates, overrides, control and zero-width characters from text', () => {
    fc.assert(
      fc.property(text, (foreign) => {
        expect(cleanText(foreign)).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u);
        const name = cleanName(foreign);
        expect(name.split('\u2068').length).toBe(name.split('\u2069').length);
        expect(name).not.toContain('\n');
      }),
    );
  });

  it('gives the same result on the fast path for every character', () => {
    const closely = (foreign: string) => cleanText(`${foreign}\u200b`);
    for (let unit = 0; unit <= 0xffff; unit++) {
      const character = String.fromCharCode(unit);
      expect(cleanText(character)).toBe(closely(character));
    }
  });

  it('isolates names in every right-to-left script, and no others', () => {
    const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
    for (let point = 0xc0; point <= 0x1ffff; point++) {
      const letter = String.fromCodePoint(point);
      const name = cleanName(`x${letter}`);
      expect(name.startsWith('\u2068')).toBe(rightToLeft.test(tidy(letter)));
    }
  });
});

describe('in a right-to-left language', () => {
  const inArabic = (answer: TextReply) => renderAnswer(answer, { ...context, words: wordsIn('ar') }).parts[0];
  const isolated = (text: string) => `\u2068${text}\u2069`;

  it('a command is isolated, even before words of that language', () => {
    expect(inArabic(reply(['أرسل ', bold('/search'), ' – البحث']))?.text).toBe(`أرسل ${isolated('/search')} – البحث`);
    expect(inArabic(reply(['أرسل ', '/search العبّارة']))?.text).toBe(`أرسل ${isolated('/search العبّارة')}`);
  });

  it('text that a tap copies contains nothing invisible: its isolates are around it', () => {
    for (const typed of ['/search ferry', '/search العبّارة from:me']) {
      const part = inArabic(reply(['أرسل ', code(typed)]));
      expect(part?.text).toBe(`أرسل ${isolated(typed)}`);
      expect(part?.entities).toEqual([{ type: 'code', offset: 6, length: typed.length }]);
    }
    expect(inArabic(reply(['أرسل ', code('العبّارة')]))?.text).toBe('أرسل العبّارة');
    expect(shown(reply(['Send ', code('/search ferry')]))).toBe('Send /search ferry');
  });
});

describe('details', () => {
  it.each([
    ['https://a.example/x?y=1', true],
    ['http://127.0.0.1:3000', true],
    ['tg://resolve?domain=some_bot', true],
    ['https://', false],
    ['not an address', false],
    ['http://[', false],
    ['tg:resolve', false],
    ['ftp://a.example', false],
    ['javascript:alert(1)', false],
    ['https://anna@a.example', false],
    [`https://a.example/${'x'.repeat(2_048 - 18)}`, true],
    [`https://a.example/${'x'.repeat(2_049 - 18)}`, false],
  ])('isOpenable(%.40s) is %s', (address, opens) => expect(isOpenable(address)).toBe(opens));

  it('an entity has no white space at its ends', () => {
    const marked = (...text: Span[]) => {
      const [part] = render({ kind: 'text', text }).parts;
      return part?.entities.map(({ offset, length }) => part.text.slice(offset, offset + length));
    };
    expect(marked(bold('word'), ' after')).toEqual(['word']);
    expect(marked(bold('word '), 'after')).toEqual(['word']);
    expect(marked('before', bold('\n two words \n'), 'after')).toEqual(['two words']);
    expect(marked(bold('a ', code('b '), ' '), 'c')).toEqual(['a b']);
    expect(marked(bold('x'), ' ', bold('y'))).toEqual(['x', 'y']);
    expect(marked(bold(' '), 'z')).toEqual([]);
  });
});

describe('untrusted text', () => {
  it('keeps its formatting, and has no tappable command, even one split by formatting', () => {
    const text = [foreign('say /dis', bold('connect'), ' or /', bold('help'), ' now'), ' · ', bold(foreign('/help'))];
    const [part] = renderAnswer(
      { kind: 'text', text },
      { ...context, commandNames: new Set(['disconnect', 'help']) },
    ).parts;
    expect(part?.text).toBe('say /\u2060disconnect or /\u2060help now · /\u2060help');
    const bolds = part?.entities.map(({ offset, length }) => part.text.slice(offset, offset + length));
    expect(bolds).toEqual(['connect', 'help', '/\u2060help']);
  });

  it('keeps its own direction as a whole, formatted or not', () => {
    const [part] = renderAnswer({ kind: 'text', text: ['1 ', foreign('مرحبا ', bold('بك'), ' يا')] }, context).parts;
    expect(part?.text).toBe('1 \u2068مرحبا بك يا\u2069');
  });
});
