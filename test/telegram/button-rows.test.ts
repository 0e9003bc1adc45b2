/** Rows of buttons under a message: at most three, in the given order. */
import { describe, expect, it } from 'vitest';
import type { Button, ButtonRows } from '#commands/reply.ts';
import type { Keyboards as KeptKeyboards } from '#storage/keyboards.ts';
import { createKeyboards } from '#telegram/render/keyboard.ts';

/** The test's buttons are short, so none is stored. */
const { build } = createKeyboards({} as KeptKeyboards, () => 0);
const button = (label: string): Button => ({
  label,
  press: { kind: 'run', invocation: { command: 'x', argument: '' } },
});
const rows = (...labels: string[]) => labels.map((row) => row.split(' ').map(button));
const shown = (wanted: ButtonRows) =>
  build('anna', wanted)?.keyboard.inline_keyboard.map((row) => row.map(({ text }) => text).join(' '));

describe('rows of buttons', () => {
  it('are shown as given, up to three', () => {
    expect(shown(rows('1 2 3 4 5', 'Back More', 'Alert'))).toEqual(['1 2 3 4 5', 'Back More', 'Alert']);
    expect(shown([])).toBeUndefined();
  });

  it('become wider if there are more than three, in the same order', () => {
    expect(shown(rows('a', 'b', 'c d', 'e', 'f'))).toEqual(['a b', 'c d', 'e f']);
    expect(shown(rows('a b c', 'd e f', 'g h i', 'j'))).toEqual(['a b c d', 'e f g h', 'i j']);
  });

  it('leave out URLs that would make Telegram refuse the message', () => {
    const open = (url: string): Button => ({ label: url, press: { kind: 'open', url } });
    expect(shown([[open('javascript:alert(1)')], [open('https://a.example/')]])).toEqual(['https://a.example/']);
  });
});
