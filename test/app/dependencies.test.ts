/** What the program is built on: exact versions, hashes, licences that bind nobody, and a list of it all. */
import { execFile } from 'node:child_process';
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

/** Of these, one may be taken where several are offered. MPL binds changes of its own files, of which there are none here. */
const LICENCES = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0'];

describe('the dependencies', () => {
  it('are exact versions', () => {
    for (const version of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each(locked)('%s has a version, a hash and a licence that may be used', (_, found) => {
    const { integrity, license } = Locked.parse(found);
    expect(integrity).toMatch(/^sha512-/);
    const choices = license.replace(/[()]/g, '').split(' OR ');
    expect(choices.some((one) => one.split(' AND ').every((part) => LICENCES.includes(part)))).toBe(true);
  });

  it('of a running bot run nothing while they are installed', () => {
    const running = locked.filter(([, found]) => !Locked.parse(found).dev);
    expect(running.length).toBeGreaterThan(Object.keys(manifest.dependencies).length);
    expect(running.filter(([, found]) => Locked.parse(found).hasInstallScript).map(([path]) => path)).toEqual([]);
  });

  it('are listed by npm run sbom, without a network', { timeout: 60_000 }, async () => {
    const env = { ...process.env, npm_config_offline: 'true' };
    const said = await new Promise<string>((resolve, reject) => {
      execFile('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, env, maxBuffer: 32 << 20 }, (error, out) =>
        error ? reject(error) : resolve(out),
      );
    });
    const Property = z.object({ name: z.string(), value: z.string() });
    const Component = z.object({ 'bom-ref': z.string(), properties: z.array(Property).default([]) });
    const { bomFormat, components } = z
      .object({ bomFormat: z.string(), components: z.array(Component) })
      .parse(JSON.parse(said));
    expect(bomFormat).toBe('CycloneDX');
    const marks = new Map(
      components.map((one) => [
        one['bom-ref'],
        one.properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true'),
      ]),
    );
    for (const [names, isTool] of [
      [manifest.dependencies, false],
      [manifest.devDependencies, true],
    ] as const)
      for (const [name, version] of Object.entries(names))
        expect([name, marks.get(`${name}@${version}`)]).toEqual([name, isTool]);
  });
});
