/** The dependencies: exact versions, hashes, permissive licences, and no install scripts. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (path: string): unknown => JSON.parse(readFileSync(ROOT + path, 'utf8'));
const Versions = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: Versions, devDependencies: Versions }).parse(read('package.json'));
const Locked = z.object({
  version: z.string(),
  integrity: z.string(),
  license: z.string(),
  dev: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});
const { packages } = z.object({ packages: z.record(z.string(), z.unknown()) }).parse(read('package-lock.json'));
const locked = Object.entries(packages).filter(([path]) => path !== '');

/** Allowed licences; of several offered, one is enough. MPL only covers changes to its own files, of which there are none here. */
const LICENCES = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0'];

describe('the dependencies', () => {
  it('are exact versions', () => {
    for (const version of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each(locked)('%s has a version, a hash and an allowed licence', (_, found) => {
    const { integrity, license } = Locked.parse(found);
    expect(integrity).toMatch(/^sha512-/);
    const choices = license.replace(/[()]/g, '').split(' OR ');
    expect(choices.some((one) => one.split(' AND ').every((part) => LICENCES.includes(part)))).toBe(true);
  });

  it('of a running bot have no install scripts', () => {
    const running = locked.filter(([, found]) => !Locked.parse(found).dev);
    expect(running.length).toBeGreaterThan(Object.keys(manifest.dependencies).length);
    expect(running.filter(([, found]) => Locked.parse(found).hasInstallScript).map(([path]) => path)).toEqual([]);
  });
});
