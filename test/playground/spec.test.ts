/** The table of the Bot API beside what the bot calls. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPEC } from '#playground/spec/spec.ts';

/** Methods that the bot calls and that are newer than the table, which is of Bot API 10.1. */
const NEWER: readonly string[] = [];

describe('the methods that the bot calls', () => {
  it('are those of the table; what is newer is named here', () => {
    const source = readFileSync(new URL('../../src/telegram/api/bot-api.ts', import.meta.url), 'utf8');
    const called = new Set(
      [...source.matchAll(/'((?:send|delete|answer|set|get)[A-Z]\w+)'/g)].map(([, name = '']) => name),
    );
    expect(called.size).toBeGreaterThan(15);
    expect([...called].filter((name) => !Object.hasOwn(SPEC.methods, name))).toEqual(NEWER);
  });
});
