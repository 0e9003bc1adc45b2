/** Rows of buttons as a phone shows them: few, none cut, none lost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Button } from '#commands/reply.ts';
import { fewRows } from '#telegram/render/keyboard.ts';

const button = (label: string, tone?: Button['tone']): Button => ({
  label,
  press: { kind: 'inert' },
  ...(tone === undefined ? {} : { tone }),
});
const rows = (...labels: string[]) => labels.map((row) => row.split(' ~ ').map((label) => button(label)));
const shown = (laid: ReturnType<typeof fewRows>) => laid.map((row) => row.map(({ label }) => label).join(' ~ '));

describe('rows of buttons', () => {
  it('under hits: what stands alone and is short shares a row with its like, and a price is never cut', () => {
    const hits = rows(
      '1 ~ 2 ~ 3',
      'Next ▶',
      'general · 5 ~ Priya Nair · 4 ~ Mine · 3',
      'Ask about these (5 credits)',
      'Search everything (2 credits)',
      'Watch this',
    );
    expect(shown(fewRows(hits))).toEqual([
      '1 ~ 2 ~ 3',
      'Next ▶ ~ Watch this',
      'general · 5 ~ Priya Nair · 4 ~ Mine · 3',
      'Ask about these (5 credits)',
      'Search everything (2 credits)',
    ]);
  });

  it('leave alone what cannot be taken back', () => {
    const erasing = [...rows('a', 'b', 'c', 'd'), [button('Erase', 'danger')], ...rows('Keep it')];
    const laid = shown(fewRows(erasing));
    expect(laid).toContain('Erase');
    expect(laid).toHaveLength(5);
  });

  it('of any kind lose nothing, cut nothing that was whole, and are no more than before', () => {
    const label = fc.string({ unit: fc.constantFrom('a', 'é', '字', '👍', ' ', '▶'), minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.array(fc.array(label, { minLength: 1, maxLength: 5 }), { maxLength: 12 }), (labels) => {
        const wanted = labels.map((row) => row.map((each) => button(each)));
        const laid = fewRows(wanted);
        const all = (some: typeof laid) => new Set(some.flat());
        expect(all(laid)).toEqual(all(wanted));
        expect(laid.flat()).toHaveLength(wanted.flat().length);
        expect(laid.length).toBeLessThanOrEqual(wanted.length);
        for (const row of laid) {
          const alone = wanted.find((before) => row.every((each) => before.includes(each)));
          if (!alone && row.length === 2) for (const each of row) expect(each.label.length).toBeLessThanOrEqual(19);
        }
      }),
    );
  });
});
