/** Text of the data as Markdown: the bot renders it as exactly this text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#commands/display-text.ts';
import { excerptOf, plainMarkdown } from '#service/server/answers/passage.ts';
import { passagesIn } from '#service/server/text/passages.ts';
import { addCompletion } from '#telegram/render/completion.ts';
import { FormattedBuilder } from '#telegram/render/formatted.ts';
import { items } from '../support/text-table.ts';

function shown(markdown: string) {
  const builder = new FormattedBuilder();
  addCompletion(builder, markdown, new Set());
  return builder.build();
}

describe('a passage as Markdown', () => {
  it.each([
    '1. **bold** _and_ ~~gone~~ `code`',
    'C:\\temp\\*.txt | a | b |',
    ...items(`
      https://boats.example/a_b-c?d=e_f&g=(h)#i | www.boats.example/_x_ | mail nina_almeida@boats.example, please
      - [ ] [a](https://x.example) ![b](c) <b>bold</b> &amp; &lt; | # heading > quote | +1 = 2!`),
  ])('shows %j as it is, without links or formatting', (text) => {
    const { text: words, entities } = shown(`> ${plainMarkdown(text)}`);
    expect(words).toBe(text);
    expect(entities.map(({ type }) => type)).toEqual(['blockquote']);
  });

  it('shows any text as it is, on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const line = text.replace(/\s+/g, ' ').trim();
        expect(shown(`a ${plainMarkdown(text)} z`).text).toBe(cleanText(`a ${line} z`));
      }),
    );
  });
});

describe('a long text', () => {
  const CALM = 'The sea was calm and nobody said a word about it. ';

  it('is split at sentences into passages that add up to the text', () => {
    expect(passagesIn(CALM.repeat(20)).every((passage) => passage.length <= 400 && passage.endsWith('. '))).toBe(true);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (text) => {
        expect(passagesIn(text).join('')).toBe(text);
      }),
    );
  });

  it('is cut to the passage with the words and what fits after it', () => {
    const text = `${CALM.repeat(40)}The ferry leaves at nine. ${CALM.repeat(40)}`;
    const excerpt = excerptOf(text, ['ferry', 'nine'], 600);
    expect(excerpt).toMatch(/^….*The ferry leaves at nine\..*…$/s);
    expect(excerpt.length).toBeLessThanOrEqual(602);
    expect(excerptOf(`${CALM.repeat(40)}The ferry leaves at nine.`, ['ferry'], 600)).toMatch(/ferry leaves at nine\.$/);
    expect(excerptOf(text, [], 600)).toMatch(/^The sea was calm/);
    expect(excerptOf('x'.repeat(5000), [], 600)).toBe(`${'x'.repeat(600)}…`);
  });
});
