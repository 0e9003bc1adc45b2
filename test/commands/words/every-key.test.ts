/** Every text of the catalogue is read by somebody: one that nobody reads would be translated for nothing. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsIn } from '#commands/words/words.ts';

const SOURCE = new URL('../../../src/', import.meta.url).pathname;

/** Whose members are chosen by a name that is known only when it runs: a scope, a command, the code of a failure. */
const CHOSEN_BY_NAME =
  /^(?:access\.(?:labels|allows|presets|lasts)|commands|examples|exports|failures\.titles|importing\.(?:leftOut|failed)|live|routines\.why|zones\.cities|connecting\.whatI)\b/;

function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, member]) => keysOf(member, path === '' ? key : `${path}.${key}`));
}

function readNames(): Set<string> {
  const files = globSync('**/*.ts', { cwd: SOURCE }).filter((file) => !file.startsWith('commands/words/'));
  const code = files.map((file) => readFileSync(SOURCE + file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ''));
  // As a member, in a pattern that takes an object apart, or by its name in quotation marks.
  const names = code.join('\n').matchAll(/(?:\.|[{,]\s*|')([A-Za-z]\w*)(?=\W)/g);
  return new Set(Array.from(names, ([, name = '']) => name));
}

it('every text is read outside the catalogue', () => {
  const read = readNames();
  const keys = keysOf(wordsIn('en')).filter((key) => !CHOSEN_BY_NAME.test(key));
  expect(keys.length).toBeGreaterThan(600);
  expect(keys.filter((key) => !read.has(key.slice(key.lastIndexOf('.') + 1)))).toEqual([]);
});
