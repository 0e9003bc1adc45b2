/** Checks the documents against the code. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VARIABLES } from '#app/config.ts';
import { EXPORT_ENDINGS } from '#commands/import/upload.ts';
import { COMMANDS } from '#commands/registry.ts';
import { signatures } from '#locales/generate.ts';
import { listsIn } from '#locales/lists.ts';
import { EXPORT_GUIDES } from '#service/contract/export-guides.ts';
import { apiScopeOf, creditsOf, OPERATIONS, type Operation, type OperationName } from '#service/contract/operations.ts';
import { openDatabase } from '#storage/database.ts';
import { testVault } from '../support/databases.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(ROOT + path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** Expects that the file contains tests. */
const hasTests = (file: string) =>
  expect([file, read(file)]).toEqual([file, expect.stringMatching(/\b(it|test)(\.\w+)*[.(]/)]);
/** The test files that a cell of a table links to. */
const linkedTests = (cell = '') => [...cell.matchAll(/\]\(\.\.\/(test\/\S+?\.ts)\)/g)].map(([, file = '']) => file);

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

  it('starts with the two commands that a new user needs', () => {
    const commands = [...readme.matchAll(/```sh\n(.+?)\n```/gs)].map((match) => match[1]);
    expect(commands.slice(0, 2)).toEqual(['npm ci && npm start', 'npm test']);
  });

  it('first shows how to talk to the bot: words, a name, a question, and no command', () => {
    const [first = ''] = readme.split('```sh');
    for (const example of Object.values(listsIn('en').examples)) expect(first).toContain(`| ${example} |`);
    expect(first).not.toMatch(/[\s`(]\/[a-z]+/);
  });

  it('lists every operation with its scope and price', () => {
    const listed = /<!-- operations -->\n([\s\S]*?)\n?<!-- \/operations -->/.exec(readme)?.[1]?.trim();
    expect(listed).toBe(operationsTable());
  });
});

/** Variables of platforms (besides those with the program's address), of every system, and of the tests. */
const THEIR_VARIABLES = ['RAILWAY_RUN_UID', 'TMPDIR', 'FC_SEED'];
const COMMAND_NAMES = new Set<string>(COMMANDS.map(({ name }) => name));
/** Paths of the service; then commands of BotFather and folders on disk. */
const OF_THE_SERVICE = new Set(['/openapi', '/docs', '/search']);
const OUTSIDE = new Set('/newbot /mybots /revoke /setinline /setprivacy /setjoingroups /data /var /bot'.split(' '));
const SERVED = [
  ...read('src/app/http/server.ts').matchAll(/path === '(\/[a-z]+)'/g),
  ...read('src/app/http/pages.ts').matchAll(/'(\/[a-z]+)'/g),
];
const PATHS = new Set(SERVED.map(([, path]) => path));

const DOCUMENTS = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })];

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);
  const here = new URL(document, `file://${ROOT}`);
  const linked = [/\]\(([^)#]+)\)/g, /src(?:set)?="([^"]+)"/g].flatMap((form) => [...text.matchAll(form)]);

  it('names only existing scripts and options', () => {
    for (const [, script = '', rest = ''] of text.matchAll(/npm run (?:--silent )?([a-z-]+)(?: -- ([^`\n]*))?/g)) {
      const command = scripts[script];
      expect([script, command]).toEqual([script, expect.any(String)]);
      const file = /src\/main\.ts ([a-z-]+)$/.exec(command ?? '')?.[1];
      const program = read(file ? `src/cli/${file}.ts` : (/(\S+\.ts)$/.exec(command ?? '')?.[1] ?? 'package.json'));
      for (const [option, name = ''] of rest.matchAll(/--([a-z-]+)/g)) {
        const isKnown = option === '--help' || program.includes(option) || program.includes(`${name}:`);
        expect([script, option, isKnown]).toEqual([script, option, true]);
      }
    }
  });

  it('names only existing variables', () => {
    const platforms = read('src/app/hosting.ts');
    const known = (name: string) =>
      [...VARIABLES].some((known) => known === name) || THEIR_VARIABLES.includes(name) || platforms.includes(name);
    for (const [, variable = ''] of text.matchAll(/[`\s(]([A-Z][A-Z_]{3,})(?=[`=])/g))
      if (!variable.startsWith('CONFORMANCE_')) expect([variable, known(variable)]).toEqual([variable, true]);
  });

  it('names only existing files', () => {
    for (const [, path = ''] of linked)
      if (!/^https:/.test(path)) expect([path, existsSync(new URL(path, here))]).toEqual([path, true]);
    for (const [, path = ''] of text.matchAll(/`?((?:src|test)\/[\w./-]+)/g))
      expect([path, existsSync(ROOT + path)]).toEqual([path, true]);
  });

  it('names only existing commands and paths', () => {
    for (const [, path = ''] of text.matchAll(/`(\/[a-z]+)(?=[` ])/g)) {
      const isKnown =
        COMMAND_NAMES.has(path.slice(1)) || PATHS.has(path) || OF_THE_SERVICE.has(path) || OUTSIDE.has(path);
      expect([path, isKnown]).toEqual([path, true]);
    }
  });
});

describe('docs/person.md', () => {
  const text = read('docs/person.md');

  it('explains every command of the menu', () => {
    const table = text.split('| command | to |\n|---|---|')[1]?.split('\n\n')[0] ?? '';
    const named = [...table.matchAll(/`\/([a-z]+)/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(COMMANDS.map(({ name }) => name)));
  });

  it('explains plain words before commands', () => {
    expect(text.indexOf('Just write.')).toBeLessThan(text.search(/`\/[a-z]/));
  });
});

describe('docs/conformance.md', () => {
  const text = read('docs/conformance.md');

  it('names existing test files for every clause', () => {
    const clauses = text.split('\n').filter((line) => /^\| (?!clause|-)/.test(line));
    expect(clauses.length).toBeGreaterThan(60);
    for (const clause of clauses) {
      const files = linkedTests(clause);
      expect([clause, files.length]).not.toEqual([clause, 0]);
      files.forEach(hasTests);
    }
  });

  it('covers every operation of the interface, and every Bot API method in use', () => {
    for (const { method, path } of Object.values(OPERATIONS)) expect(text).toContain(`\`${method} ${path}\``);
    const sources = globSync('src/telegram/**/*.ts', { cwd: ROOT }).map(read).join('\n');
    const called = new Set([...sources.matchAll(/(?:call\(\s*|method: )'([a-z]+[A-Z]\w+)'/g)].map(([, name]) => name));
    expect(called.size).toBeGreaterThan(15);
    expect([...called].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('docs/telegram.md', () => {
  it('names a source and existing tests for every behaviour of Telegram', () => {
    const tables = read('docs/telegram.md').split('## What Telegram does')[1] ?? '';
    const rows = tables.split('\n').filter((line) => /^\| (?!behaviour)/.test(line));
    expect(rows.length).toBeGreaterThan(70);
    for (const row of rows) {
      const [behaviour, source, held, ours, more] = row.slice(2, -2).split(' | ');
      expect([row, behaviour, source, ours, more]).toEqual([
        row,
        ...Array(3).fill(expect.stringMatching(/./)),
        undefined,
      ]);
      expect([row, linkedTests(held).length]).not.toEqual([row, 0]);
      linkedTests(`${held}${ours}`).forEach(hasTests);
    }
  });
});

describe('docs/import.md', () => {
  const text = read('docs/import.md');

  it('describes each export in the words of the upload page', () => {
    for (const { app, steps, note } of EXPORT_GUIDES) {
      const part = text.split(`### ${app}\n`)[1]?.split(/\n##/)[0] ?? '';
      const listed = steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
      expect(part.trim()).toContain(`${listed}\n\n${note}`);
    }
  });

  it('explains every reason for skipping, and lists every accepted file type', () => {
    const left = text.split('## What is left out')[1]?.split('\n## ')[0] ?? '';
    const named = [...left.matchAll(/`([a-z ]+)`(?=[,| ])/g)].map(([, reason]) => reason);
    const told = signatures(read('src/locales/en.ftl')).texts.flatMap(({ key }) =>
      key.startsWith('import-left-out-') ? [key.slice('import-left-out-'.length).replaceAll('-', ' ')] : [],
    );
    expect(named.sort()).toEqual(told.sort());
    const sources = globSync('src/service/importers/**/*.ts', { cwd: ROOT }).map(read).join('\n');
    const given = [...sources.matchAll(/(?:reason: |skip\(|skipped\()'([a-z ]+)'/g)].map(([, reason]) => reason);
    expect(given.length).toBeGreaterThan(10);
    expect(given.filter((reason) => !named.includes(reason))).toEqual([]);
    const taken = /It takes (.+?)\. A line/s.exec(text)?.[1] ?? '';
    expect([...taken.matchAll(/`\.([a-z]+)`/g)].map(([, ending]) => ending).sort()).toEqual([...EXPORT_ENDINGS].sort());
  });

  it('explains exactly the options of the command', () => {
    const usage = /const usage = `([^`]+)`/.exec(read('src/cli/import.ts'))?.[1] ?? '';
    const options = (of: string) => new Set([...of.matchAll(/--[a-z-]+/g)].map(([option]) => option));
    expect(options(text.split('| option | meaning |\n|---|---|')[1]?.split('\n\n')[0] ?? '')).toEqual(options(usage));
  });
});

describe('SECURITY.md', () => {
  it('names exactly the tables of the database', async () => {
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
  const threats = rowsOf('Threats and defences');
  const readers = rowsOf('Readers of untrusted input');

  it('each have an asset, an attack, a guard, its location and tests', () => {
    expect(threats.length).toBeGreaterThan(30);
    for (const row of [...threats, ...readers]) {
      expect(row).toHaveLength(row.length === 2 ? 2 : 5);
      expect(row.every((cell) => cell.trim().length > 3)).toBe(true);
      expect(testsIn(row.at(-1)).length).toBeGreaterThan(0);
    }
  });

  it.each([...new Set(threats.flatMap((row) => testsIn(row[3])))])('%s exists', (path) => {
    expect(existsSync(`${ROOT}/src/${path}`) || existsSync(`${ROOT}/${path}`)).toBe(true);
  });

  it.each([...new Set(threats.flatMap((row) => testsIn(row[4])))])('%s exists and contains tests', (path) => {
    hasTests(`test/${path}`);
  });

  it.each([...new Set(readers.flatMap((row) => testsIn(row[1])))])('%s tests random input', (path) => {
    expect(read(`test/${path}`)).toContain('fc.assert(');
  });
});

describe('the lock file', () => {
  it('names no host', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved":\s*"https?:/);
  });
});
