/** Holds the documents true: what they say of the code is read out of the code. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../src/contract/operation.ts';
import { apiScopeOf, creditsOf, OPERATIONS, type OperationName } from '../../src/contract/operations.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { VARIABLES } from '../../src/variables.ts';
import { testVault } from '../databases.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(ROOT + path, 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

function operationsTable(): string {
  const rows = (Object.entries(OPERATIONS) as [OperationName, Operation][]).map(([name, row]) => {
    const scope = `\`${apiScopeOf(name)}\`${row.scope === null ? ' \\*' : ''}`;
    const credits = `${creditsOf(name)}${row.credits === null ? ' \\*' : ''}`;
    return `| \`${row.method} ${row.path}\` | ${scope} | ${credits} | ${row.purpose} |`;
  });
  return ['| operation | scope | credits | purpose |', '|---|---|---|---|', ...rows].join('\n');
}

describe('README.md', () => {
  const readme = read('README.md');

  it('starts with the two commands that a newcomer needs', () => {
    const commands = [...readme.matchAll(/```sh\n(.+?)\n```/gs)].map((match) => match[1]);
    expect(commands.slice(0, 2)).toEqual(['npm ci && npm start', 'npm test']);
  });

  it('lists every operation with its scope and price', () => {
    const listed = /<!-- operations -->\n([\s\S]*?)\n?<!-- \/operations -->/.exec(readme)?.[1]?.trim();
    expect(listed).toBe(operationsTable());
  });

  it('names only scripts, variables and files that exist', () => {
    for (const [, script] of readme.matchAll(/npm run ([a-z-]+)/g))
      expect(Object.keys(manifest.scripts)).toContain(script);
    for (const [, variable] of readme.matchAll(/`([A-Z][A-Z_]{3,})`/g))
      expect(Object.keys(VARIABLES)).toContain(variable);
    for (const [, path] of readme.matchAll(/\]\(([^)#]+)\)/g)) expect(existsSync(ROOT + path)).toBe(true);
    for (const [, path] of readme.matchAll(/src(?:set)?="([^"]+)"/g)) expect(existsSync(ROOT + path)).toBe(true);
  });
});

describe('SECURITY.md', () => {
  it('names every table of the database, and none that is not there', async () => {
    const database = await openDatabase({ kind: 'sqlite', path: ':memory:' }, testVault());
    const tables = (await database.query.introspection.getTables()).map(({ name }) => name);
    await database.close();
    const kept = read('SECURITY.md').split('## What is kept')[1]?.split('\n## ')[0] ?? '';
    const named = new Set([...kept.matchAll(/`([a-z]+)`/g)].map(([, name]) => name));
    expect([...named].sort()).toEqual(tables.sort());
  });
});

describe('the threats in SECURITY.md', () => {
  const text = read('SECURITY.md');
  const rowsOf = (title: string) =>
    (text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
      .slice(1)
      .map((line) => line.slice(2, -2).split(' | '));
  const testsIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  const threats = rowsOf('Who could do harm, and what stands in the way');
  const readers = rowsOf('What reads the outside');

  it('are many, each with what is at stake, the attack, a guard and tests', () => {
    expect(threats.length).toBeGreaterThan(30);
    for (const row of [...threats, ...readers]) {
      expect(row).toHaveLength(row.length === 2 ? 2 : 4);
      expect(row.every((cell) => cell.trim().length > 3)).toBe(true);
      expect(testsIn(row.at(-1)).length).toBeGreaterThan(0);
    }
  });

  it.each([...new Set(threats.flatMap((row) => testsIn(row[3])))])('%s is there and tests', (path) => {
    expect(read(`test/${path}`)).toMatch(/\b(it|test)(\.\w+)*[.(]/);
  });

  it.each([...new Set(readers.flatMap((row) => testsIn(row[1])))])('%s tries anything', (path) => {
    expect(read(`test/${path}`)).toContain('fc.assert(');
  });
});

describe('the lock file', () => {
  it('names no host', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved":\s*"https?:/);
  });
});

describe('every dependency', () => {
  const sources = globSync(['src/**/*.ts', 'test/**/*.ts', '.ci/run', 'package.json', '.biome.json'], { cwd: ROOT })
    .map(read)
    .join('\n');

  it.each(Object.keys(manifest.dependencies))('%s is imported by the program', (name) => {
    const program = globSync('src/**/*.ts', { cwd: ROOT }).map(read).join('\n');
    expect(new RegExp(`from '${name}(/|')|import\\('${name}`).test(program)).toBe(true);
  });

  it.each(Object.keys(manifest.devDependencies).filter((name) => !name.startsWith('@types/')))(
    '%s is used by the tests or the scripts',
    (name) => {
      const command = { '@biomejs/biome': 'biome', typescript: 'tsc', '@vitest/coverage-v8': 'coverage' }[name] ?? name;
      expect(sources.replace(/"devDependencies"[\s\S]*?}/, '').includes(command)).toBe(true);
    },
  );
});
