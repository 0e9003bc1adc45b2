/** Rules for the folders of src/ that the linter can't check (.biome.json checks imports and cycles). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const files = globSync('src/**/*.{ts,mjs}', { cwd: ROOT }).sort();
const textOf = (file: string) => readFileSync(ROOT + file, 'utf8');

describe('the folders of src/', () => {
  it('are nine, with main.ts and a README that names each', () => {
    const rooms = ['app', 'cli', 'commands', 'locales', 'platform', 'playground', 'service', 'storage', 'telegram'];
    expect(globSync('*', { cwd: `${ROOT}src` }).sort()).toEqual(['README.md', ...rooms, 'main.ts'].sort());
    const map = textOf('src/README.md');
    expect(rooms.filter((room) => !map.includes(`\`${room}/\``))).toEqual([]);
  });

  it('contain every file that the README names', () => {
    const named = [...textOf('src/README.md').matchAll(/`((?:[a-z-]+\/)+[a-z-]+\.ts)`/g)].map(
      ([, file]) => `src/${file}`,
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('read the environment in main.ts only', () => {
    expect(files.filter((file) => /process\.env/.test(textOf(file)))).toEqual(['src/main.ts']);
  });

  it('include a contract that imports only zod and the platform', () => {
    const contract = files.filter((file) => file.startsWith('src/service/contract/'));
    const foreign = contract.filter((file) => /from '(?!zod'|\.\/|#platform\/)/.test(textOf(file)));
    expect(contract.length).toBeGreaterThan(5);
    expect(foreign).toEqual([]);
  });

  it('have no vague file names', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|types|shared|lib)(\.ts|\/)/;
    const tests = globSync('test/**/*.ts', { cwd: ROOT });
    expect([...files, ...tests].filter((file) => vague.test(file))).toEqual([]);
  });

  it('contain no TODO', () => {
    expect(files.filter((file) => /\b(TODO|FIXME|XXX)\b/.test(textOf(file)))).toEqual([]);
  });
});
