/** What is offered for copying out of an answer: what a person would otherwise have to mark with two fingers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyableIn } from '#commands/copyable.ts';
import { copyRow } from '#commands/press.ts';
import { wordsIn } from '#commands/words/words.ts';

describe('out of a text', () => {
  it.each([
    ['a booking code', 'Your booking QX7-41KD leaves at 10:30 on 2026-09-12', ['QX7-41KD']],
    ['a bank account', 'IBAN DE89 3704 0044 0532 0130 00, thanks', ['DE89 3704 0044 0532 0130 00']],
    ['a one-time code', 'the code is 482913.', ['482913']],
    ['a phone number', 'call +4915112345678', ['+4915112345678']],
    ['a flight, and no seat', 'flight LH2041 seat 12A gate B22', ['LH2041']],
    ['what a model marks as code', 'run `npm ci`, then `npm test`', ['npm ci', 'npm test']],
    ['each once, the first three', 'AB123 AB123 CD456 EF789 GH012', ['AB123', 'CD456', 'EF789']],
  ])('%s is offered', (_, text, offered) => {
    expect(copyableIn(text)).toEqual(offered);
  });

  it.each([
    ['dates', 'on 2026-09-12, 12.09.2026, 20260912 and in 2024'],
    ['times and amounts', 'at 10:30 for 120000.50 EUR, €1200000 or 1,200,000'],
    ['words with a digit', 'A4 B2B H2O MP3'],
    ['addresses and commands', 'https://example.org/AB12CD34 and /AB12CD34'],
    ['words', 'the ferry leaves on Sunday'],
  ])('%s are not', (_, text) => {
    expect(copyableIn(text)).toEqual([]);
  });

  it('comes as it stands there, in at most three buttons that Telegram takes', () => {
    const pieces = fc.oneof(
      fc.string(),
      fc.constantFrom('AB123', '`x`', '1234567', 'DE89370400440532013000', '\n', ' '),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join(' ');
        const found = copyableIn(text);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const piece of found) {
          expect(text).toContain(piece);
          expect(piece.trim()).not.toBe('');
          expect(piece.length).toBeLessThanOrEqual(256);
        }
      }),
    );
  });

  it('becomes one row of buttons, or none', () => {
    expect(copyRow('code AB123', wordsIn('en'))).toEqual([
      [{ label: 'Copy AB123', press: { kind: 'copy', text: 'AB123' } }],
    ]);
    expect(copyRow('nothing', wordsIn('en'))).toEqual([]);
  });
});
