/** Checks the platforms' manifests against the code: variables, the start command, the health path. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { exampleOf, readConfig, VARIABLES } from '#app/config.ts';
import { listenLocally } from '../support/local-server.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(ROOT + path, 'utf8');
type Parsed = ReturnType<typeof JSON.parse>;
const manifest: Parsed = JSON.parse(read('package.json'));
const heroku: Parsed = JSON.parse(read('app.json'));
const [render]: Parsed[] = parseYaml(read('render.yaml')).services;
const fly: Parsed = parseToml(read('fly.toml'));
const railway: Parsed = JSON.parse(read('railway.json'));
const compose: Parsed = parseYaml(read('compose.yaml'));

type RenderVariable = { key: string; value?: unknown };
const rendered: Record<string, string> = Object.fromEntries(
  (render.envVars as RenderVariable[]).flatMap(({ key, value }) => (value === undefined ? [] : [[key, String(value)]])),
);
const RENDERED = (render.envVars as RenderVariable[]).map(({ key }) => key);
const NAMES: Record<string, string[]> = {
  'app.json': Object.keys(heroku.env),
  'render.yaml': RENDERED,
  'fly.toml': Object.keys(fly.env),
  'compose.yaml': Object.keys(compose.services.bot.environment),
};
/** Variables for the platforms' own Node. */
const THEIRS = ['NODE_VERSION'];
const examples = { BOT_TOKEN: exampleOf('BOT_TOKEN'), ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64') };

describe('every manifest', () => {
  it.each(Object.keys(NAMES))('%s names only existing variables', (file) => {
    for (const name of NAMES[file] ?? []) expect([...VARIABLES, ...THEIRS]).toContain(name);
  });

  it('starts the program as npm start does, except for the preload, which it loads itself', () => {
    const [, variable, flag] =
      /^(MALLOC_ARENA_MAX=\d) exec node (--max-semi-space-size=\d+) --import \S+ src\/main\.ts$/.exec(
        manifest.scripts.start,
      ) ?? [];
    const command = `node ${flag} src/main.ts`;
    const [, image = '[]'] = /^CMD (\[.+\])$/m.exec(read('Dockerfile')) ?? [];
    expect((JSON.parse(image) as string[]).join(' ')).toBe(command);
    // Railway and Fly run the image as it is.
    expect(railway.build).toMatchObject({ builder: 'DOCKERFILE', dockerfilePath: 'Dockerfile' });
    expect(fly.build).toEqual({ dockerfile: 'Dockerfile' });
    expect(railway.deploy).not.toHaveProperty('startCommand');
    expect(read('Dockerfile')).toMatch(new RegExp(`^ENV .*${variable}$`, 'm'));
    const inShell = [/^web: (.+)$/m.exec(read('Procfile'))?.[1], render.startCommand];
    expect(inShell).toEqual(Array(2).fill(`${variable} ${command}`));
  });

  it('uses the health path and port of the program', () => {
    expect([render.healthCheckPath, fly.http_service.checks[0]?.path, railway.deploy.healthcheckPath]).toEqual(
      Array(3).fill('/healthz'),
    );
    expect(Number(fly.env.PORT)).toBe(fly.http_service.internal_port);
  });

  it('contains no secret', () => {
    for (const variable of [
      { key: 'BOT_TOKEN', sync: false },
      { key: 'ENCRYPTION_KEYS', generateValue: true },
      { key: 'METRICS_TOKEN', generateValue: true },
    ])
      expect(render.envVars).toContainEqual(variable);
    expect(heroku.env.BOT_TOKEN).not.toHaveProperty('value');
    expect(Object.keys(fly.env)).not.toContain('BOT_TOKEN');
  });

  it('uses the Node version of the project', () => {
    const current = manifest.devDependencies.node ?? '';
    expect(rendered.NODE_VERSION).toBe(current);
    const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-slim/gm)].map(([, major]) => major);
    expect(images).toEqual(Array(2).fill(current.split('.')[0]));
  });
});

describe('a deployment', () => {
  it('on Heroku only needs a bot token, and uses the secret that Heroku generates as the key', () => {
    expect(Object.keys(heroku.env).filter((name) => heroku.env[name].required === true)).toEqual(['BOT_TOKEN']);
    const config = readConfig({
      ...examples,
      ENCRYPTION_KEYS: 'a1'.repeat(32),
      DATABASE_URL: 'postgres://u:p@db.example.org/d',
      HEROKU_APP_DEFAULT_DOMAIN_NAME: 'my-bot-1a2b.herokuapp.com',
      DYNO: 'web.1',
    });
    expect(config).toMatchObject({ telegram: { mode: 'webhook' }, ephemeralHost: 'Heroku' });
    expect(config.databaseUrl).toContain('sslmode=require');
    expect(heroku.addons.some((addon: string) => addon.startsWith('heroku-postgresql'))).toBe(true);
  });

  it('on Render and Fly keeps its files on a persistent disk', () => {
    expect(rendered.DATA_DIR).toBe(render.disk.mountPath);
    expect(fly.env.DATA_DIR).toBe(fly.mounts.destination);
    const config = readConfig({ ...rendered, ...examples, RENDER_EXTERNAL_URL: 'https://my-bot.onrender.com' });
    expect(config).toMatchObject({ telegram: { mode: 'webhook' }, server: { host: '0.0.0.0' }, dataDir: '/var/data' });
  });

  it('with compose has a Postgres that only the bot can reach', () => {
    const { environment, volumes } = compose.services.bot;
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        String(value).replace(
          /\$\{(\w+):[?-]([^}]*)\}/g,
          (_, variable: keyof typeof examples) => examples[variable] ?? '',
        ),
      ]),
    );
    const config = readConfig(filled);
    expect(config.telegram.mode).toBe('polling');
    const database = new URL(config.databaseUrl ?? '');
    const { POSTGRES_USER, POSTGRES_PASSWORD } = compose.services.postgres.environment;
    expect([database.username, database.password, database.hostname]).toEqual([
      POSTGRES_USER,
      POSTGRES_PASSWORD,
      'postgres',
    ]);
    expect(compose.services.postgres).not.toHaveProperty('ports');
    expect(volumes.map((volume: string) => volume.split(':')[0])).toEqual(['data']);
  });

  it('with compose gets every variable of .env, except addresses and folders', () => {
    expect(compose.services.bot.env_file).toEqual([{ path: '.env', required: false }]);
    const { BOT_TOKEN: _, ENCRYPTION_KEYS: __, ...fixed } = compose.services.bot.environment;
    expect(Object.keys(fixed).sort()).toEqual(['DATABASE_URL', 'DATA_DIR', 'HOST', 'PORT']);
  });
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');
  it('contains only the files that the program needs', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
    const passed = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path);
    expect(read('.dockerignore')).toMatch(/^\*$/m);
    expect([...new Set(copied)].sort()).toEqual(passed.sort());
    for (const path of copied) expect(existsSync(ROOT + path)).toBe(true);
    expect(dockerfile).toContain('npm ci --omit=dev');
  });

  it('declares no volumes, which Railway does not build', () => {
    expect(dockerfile).not.toMatch(/^VOLUME/m);
    expect(compose.services.bot.volumes).toEqual([`data:${fly.mounts.destination}`]);
  });

  it('runs as an unprivileged user, with its own data folder', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain(`DATA_DIR=${fly.mounts.destination}`);
  });

  it.each([
    [200, 0],
    [503, 1],
  ])('has a health check that exits for status %i with %i', async (status, code) => {
    const asked: unknown[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(status).end();
    });
    onTestFinished(() => void server.close());
    const [node, option, script]: string[] = JSON.parse(/^ {2}CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]');
    expect([node, option]).toEqual(['node', '-e']);
    const env = { PORT: String(await listenLocally(server)) };
    const [ended] = await once(spawn(process.execPath, ['-e', script ?? ''], { env }), 'exit');
    expect([ended, asked]).toEqual([code, ['/healthz']]);
  });
});
