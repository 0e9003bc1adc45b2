import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = new URL('../../', import.meta.url).pathname;
const Versions = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: Versions, devDependencies: Versions })
  .parse(JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')));

it('npm run sbom lists the dependencies without network access', { timeout: 60_000 }, async () => {
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
