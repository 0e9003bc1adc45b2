/** Every text is used: an unused one would be translated for nothing. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from '#locales/catalogue.ts';

const SOURCE = new URL('../../src/', import.meta.url).pathname;
const code = globSync('**/*.ts', { cwd: SOURCE })
  .filter((file) => file !== 'locales/keys.ts')
  .map((file) => readFileSync(SOURCE + file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ''))
  .join('\n');

/** Keys in the code: literal, or a family with a suffix, which may be empty: `import-failed-${reason}`. */
const literals = new Set(Array.from(code.matchAll(/'([a-z][a-z0-9-]*)'/g), ([, key]) => key));
const families = Array.from(code.matchAll(/`([a-z]+-(?:[a-z0-9-]|\$\{(?:[^{}]|\{[^{}]*\})*\})+)`/g), ([, key = '']) =>
  key.includes('$') ? [new RegExp(`^${key.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '[a-z0-9-]*')}$`)] : [],
).flat();

it('every text is used outside the catalogues', () => {
  const { keys } = catalogue('en', readFileSync(`${SOURCE}locales/en.ftl`, 'utf8'));
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key) => !literals.has(key) && !families.some((family) => family.test(key)))).toEqual([]);
});

it('every noun and each of its forms is used by a text', () => {
  for (const file of globSync('locales/*.ftl', { cwd: SOURCE })) {
    const source = readFileSync(SOURCE + file, 'utf8');
    const terms = Array.from(source.matchAll(/^-([a-z-]+) =/gm), ([, name = '']) => name);
    const forms = Array.from(source.matchAll(/^ {4}\.([a-z0-9-]+) =/gm), ([, name = '']) => name);
    const isUsed = (name: string) => new RegExp(`"(?:${name}(?:\\.[a-z0-9-]+)?|[a-z-]+\\.${name})"`).test(source);
    // Nouns selected by a variable: kinds of records, and where to search.
    const byVariable = /^(?:social-|favourite$|file$|record$|hit$|all$|chats$)/;
    expect(
      [...new Set([...terms.filter((name) => !byVariable.test(name)), ...forms])].filter((n) => !isUsed(n)),
    ).toEqual([]);
  }
});
