/** The bot's calls, checked against the table of the Bot API. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPEC } from '#playground/spec/spec.ts';

/** Methods that the bot calls and that are newer than the table (Bot API 10.1). */
const NEWER: readonly string[] = [];

describe('the methods that the bot calls', () => {
  it('are in the table, or listed here as newer', () => {
    const folder = new URL('../../src/', import.meta.url).pathname;
    const source = globSync(['telegram/**/*.ts', 'cli/*.ts'], { cwd: folder })
      .map((file) => readFileSync(folder + file, 'utf8'))
      .join('\n');
    const called = new Set([...source.matchAll(/\bcall\('(\w+)'/g)].map(([, name = '']) => name));
    expect(called.size).toBeGreaterThan(15);
    expect([...called].filter((name) => !Object.hasOwn(SPEC.methods, name))).toEqual(NEWER);
  });
});
