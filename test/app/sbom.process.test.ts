import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

it('npm run sbom lists the dependencies without network access', { timeout: 60_000 }, async () => {
  const env = { ...process.env, npm_config_offline: 'true' };
  const said = await new Promise<string>((resolve, reject) => {
    execFile('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, env, maxBuffer: 32 << 20 }, (error, out) =>
      error ? reject(error) : resolve(out),
    );
  });
  const { bomFormat, components } = JSON.parse(said);
  expect(bomFormat).toBe('CycloneDX');
  const tool = { name: 'cdx:npm:package:development', value: 'true' };
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    const component = components.find((one: Record<string, unknown>) => one['bom-ref'] === `${name}@${version}`);
    expect([name, component]).toEqual([name, expect.anything()]);
    expect(component.properties ?? []).not.toContainEqual(tool);
  }
  for (const [name, version] of Object.entries(manifest.devDependencies))
    expect(components).toContainEqual(
      expect.objectContaining({ 'bom-ref': `${name}@${version}`, properties: expect.arrayContaining([tool]) }),
    );
});
