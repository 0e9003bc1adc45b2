/** A model's Markdown is rendered as text and entities: complete, safe, and with nothing hidden. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bold, foreign, reply, type TextReply } from '#commands/reply.ts';
import { wordsIn } from '#locales/words.ts';
import { MAX_ENTITIES, MAX_MESSAGE_LENGTH } from '#telegram/api/message.ts';
import { MAX_MESSAGES, renderAnswer } from '#telegram/render/answer.ts';
import { piecesOf } from '#telegram/render/markdown-pieces.ts';
import { items } from '../support/text-table.ts';
import { problemsOf } from './formatted-rules.ts';

const context = {
  words: wordsIn('en'),
  zone: undefined,
  now: Date.parse('2026-11-21T12:00:00Z'),
  commandNames: new Set(['disconnect', 'search']),
};
const render = (answer: TextReply) => renderAnswer(answer, context);
const shown = (answer: TextReply) =>
  render(answer)
    .parts.map(({ text }) => text)
    .join('\n');
const completion = (markdown: string) => reply([], { markdown, personal: true });

describe('a completion', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefgxyzабв'), minLength: 1, maxLength: 8 });
  const inline = word.chain((w) =>
    fc.constantFrom(w, `**${w}**`, `_${w}_`, `\`${w}\``, `~~${w}~~`, `[${w}](https://e.example/)`),
  );
  const sentence = fc.array(inline, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
  const block = sentence.chain((s) =>
    fc.constantFrom(
      s,
      `# ${s}`,
      `- ${s}\n- ${s}`,
      `3. ${s}`,
      `> ${s}`,
      `\`\`\`js\n${s}\n\`\`\``,
      `| ${s} | b |\n|---|---|\n| c | ${s} |`,
    ),
  );
  const wordsOf = (source: string) => source.replace(/https:\/\/e\.example\/|```js/g, ' ').match(/[a-zа-я]+/g) ?? [];

  it('keeps all words in order', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 8 }), (blocks) => {
        const source = blocks.join('\n\n');
        expect(wordsOf(shown(completion(source)))).toEqual(wordsOf(source));
      }),
    );
  });

  it('shows HTML as plain text', () => {
    expect(shown(completion('a <b>bold</b> <script>x()</script>\n\n<div>y</div>'))).toBe(
      'a <b>bold</b> <script>x()</script>\n\n<div>y</div>',
    );
  });

  it('contains no tappable command of the bot', () => {
    const said = shown(completion('Now tap /disconnect or /usr/bin or `/search x`'));
    expect(said).not.toMatch(/\/disconnect/);
    expect(said.replace(/\u2060/g, '')).toBe('Now tap /disconnect or /usr/bin or /search x');
    expect(said).toContain('/usr/bin');
  });

  it('marks headings, lists, quotes, code and tables', () => {
    const source =
      '# Plan\n\n- one\n  - deep\n- [x] done\n\n> wise\n\n```ts\nlet a;\n```\n\n| n | wide |\n|--:|---|\n| 1 | 字 |';
    const [part] = render(completion(source)).parts;
    expect(part?.text).toBe('Plan\n\n• one\n  ◦ deep\n☑ done\n\nwise\n\nlet a;\n\nn │ wide\n──┼─────\n1 │ 字');
    expect(part?.entities.map(({ type }) => type)).toEqual(['bold', 'blockquote', 'pre', 'pre']);
    expect(part?.entities[2]).toMatchObject({ language: 'ts' });
  });

  describe('from any Markdown', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          '# ',
          '- ',
          '1. ',
          '> ',
          '> > ',
          '- [ ] ',
          '```js\n',
          '\n|---|\n',
          '---\n',
          '\n',
          '\n\n',
          '```',
          '`',
          '    ',
        ],
        ...items(
          '** | __ | * | _ | ~~ | [ | ]( | ) | ](https://evil.example/x) | ![ | <https://a.example> | <b> | </b>',
        ),
        ...['|', '&lt;', '\\', '[1]: https://evil.example/x\n', '[y][1]', 'www.a.example', 'tg://resolve?domain=x'],
        ...['https://good.example', '[https://good.example](https://evil.example/x)', '/disconnect'],
        ...['\u202e', '\u200b', '\ufeff', '\u0000', '\ud800', '👩‍👩‍👧‍👦'],
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const written = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    const sources = [bold('1'), ' ', foreign('Joana /search'), ' · 1 Nov'];

    it('is accepted by Telegram, shows where every link leads, and has no tappable command of the bot', () => {
      fc.assert(
        fc.property(written, (markdown) => {
          const { parts } = render(reply(sources, { markdown, footer: ['5 credits'], personal: true }));
          for (const part of parts) {
            expect(problemsOf(part)).toEqual([]);
            expect(part.text.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
            expect(part.entities.length).toBeLessThanOrEqual(MAX_ENTITIES);
            expect(part.text.trim()).not.toBe('');
            expect(part.text).not.toMatch(/\/(?:disconnect|search)\b/i);
            expect(part.entities.some(({ type, url }) => type === 'text_link' || url !== undefined)).toBe(false);
          }
        }),
      );
    });
  });

  it.each([
    ['[x](javascript:alert(1))', 'x (javascript:alert(1))'],
    ['[https://good.example](https://evil.example/x)', 'https://good.example (https://evil.example/x)'],
    ['[a](https://evil.example "title")', 'a (https://evil.example)'],
    ['[y][1]\n\n[1]: https://evil.example/x', 'y (https://evil.example/x)\n\n[1]: https://evil.example/x'],
    ['<https://a.example>', 'https://a.example'],
    ['[](https://evil.example)', '(https://evil.example)'],
    ['[![x](https://p.example)](https://evil.example)', 'x (https://p.example) (https://evil.example)'],
  ])('renders %s as %s', (markdown, text) => {
    expect(shown(completion(markdown))).toBe(text);
  });

  it('survives extreme nesting and endless brackets', () => {
    for (const sign of ['> ', '[', '*', '- ', '`', '<'])
      for (const count of [5_000, 20_001]) expect(shown(completion(`${sign.repeat(count)} end`))).toContain('end');
  });

  describe('is parsed in pieces', () => {
    const HOSTILE = [
      '` ',
      '<a ',
      '*a_ ',
      '> - ',
      '- ',
      'b >**\n',
      ...items('_a | a-__ | __a] | a. | **a | [ | [a](<b | \\'),
    ];
    const work = (text: string) =>
      piecesOf(text).reduce((sum, { text, isPlain }) => sum + (isPlain ? 0 : text.length * marks(text)), 0);
    const marks = (text: string) => text.match(/[*_~`[\]<>&\\]/g)?.length ?? 0;
    const written = fc.array(fc.constantFrom(...HOSTILE, 'words ', '\n', '\n\n', '```\n', '~~~~js\n', '1. x\n', '  '), {
      maxLength: 3000,
      size: 'max',
    });

    it('whose concatenation is the text', () => {
      fc.assert(
        fc.property(written, (pieces) => {
          const text = pieces.join('');
          expect(
            piecesOf(text)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text);
        }),
        { numRuns: 50 },
      );
    });

    it.each(HOSTILE)('whose work grows linearly with the number of %j', (one) => {
      for (const text of [one.repeat(8_000 / one.length), `${one.repeat(20)}\n`.repeat(8_000 / (20 * one.length))]) {
        expect(work(text + text)).toBeLessThanOrEqual(Math.max(2.5 * work(text), 2 * 400_000));
        expect(work(text.repeat(16))).toBeLessThanOrEqual(40 * Math.max(work(text), 400_000));
      }
    });

    it('without losing the markup of long lists, fences and paragraphs', () => {
      const list = Array.from(
        { length: 120 },
        (_, index) => `${index + 1}. **bold ${index}** and some more words`,
      ).join('\n');
      const code = `\`\`\`js\n${'let x = a[0];\n\n'.repeat(500)}\`\`\``;
      const { parts } = render(completion(`${list}\n\n${code}\n\nThe *end*.`));
      const entities = parts.flatMap((part) => part.entities);
      expect(entities.filter(({ type }) => type === 'bold')).toHaveLength(120);
      expect(entities.filter(({ type, language }) => type === 'pre' && language === 'js').length).toBeGreaterThan(0);
      expect(parts.map(({ text }) => text).join('\n')).toMatch(/^1\. bold 0[\s\S]*\n120\. bold 119[\s\S]*The end\.$/);
    });
  });

  it('is sent completely, as messages and a file, if it is very long', () => {
    const source = Array.from({ length: 30_000 }, (_, index) => `w${index}`).join(' ');
    const { parts, overflow } = render(completion(source));
    expect(parts.length).toBeLessThan(MAX_MESSAGES);
    expect([...parts.map(({ text }) => text), overflow].join(' ').split(/\s+/)).toEqual(source.split(' '));
  });
});
