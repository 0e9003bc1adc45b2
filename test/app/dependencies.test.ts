/** The dependencies: exact versions, hashes, permissive licences, and no install scripts. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (path: string) => JSON.parse(readFileSync(ROOT + path, 'utf8'));
const manifest = read('package.json');
const { '': _, ...packages } = read('package-lock.json').packages;
const locked = Object.entries<Record<string, unknown>>(packages);

/** Allowed licences; of several offered, one is enough. MPL only covers changes to its own files, of which there are none here. */
const LICENCES = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0'];

describe('the dependencies', () => {
  it('are exact versions', () => {
    for (const version of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each(locked)('%s has a version, a hash and an allowed licence', (_, found) => {
    expect(found).toMatchObject({ version: expect.stringMatching(/./), integrity: expect.stringMatching(/^sha512-/) });
    const choices = String(found.license).replace(/[()]/g, '').split(' OR ');
    expect(choices.some((one) => one.split(' AND ').every((part) => LICENCES.includes(part)))).toBe(true);
  });

  it('of a running bot have no install scripts', () => {
    const running = locked.filter(([, { dev }]) => dev !== true);
    expect(running.length).toBeGreaterThan(Object.keys(manifest.dependencies).length);
    expect(running.flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [path] : []))).toEqual([]);
  });
});
