/** What hosting platforms provide: a public address, an ephemeral disk, and the TLS mode of Postgres. */
import { describe, expect, it } from 'vitest';
import { readConfig } from '#app/config.ts';
import { dataLossWarnings, serviceStore } from '#app/data-dir.ts';
import { postgresAddress } from '#app/hosting.ts';

const BOT = { BOT_TOKEN: '123456789:AAE0000000000000000000000000000000' };
const KEYED = { ...BOT, ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64') };

describe('the public address', () => {
  it.each([
    ['RENDER_EXTERNAL_URL', 'https://my-bot.onrender.com/', 'https://my-bot.onrender.com'],
    ['RAILWAY_PUBLIC_DOMAIN', 'my-bot.up.railway.app', 'https://my-bot.up.railway.app'],
    ['FLY_APP_NAME', 'my-bot', 'https://my-bot.fly.dev'],
    ['APP_URL', 'https://my-bot.ondigitalocean.app', 'https://my-bot.ondigitalocean.app'],
    ['HEROKU_APP_DEFAULT_DOMAIN_NAME', 'my-bot-1a2b.herokuapp.com', 'https://my-bot-1a2b.herokuapp.com'],
    ['KOYEB_PUBLIC_DOMAIN', 'my-bot.koyeb.app', 'https://my-bot.koyeb.app'],
    ['ZEABUR_WEB_DOMAIN', 'my-bot.zeabur.app', 'https://my-bot.zeabur.app'],
  ])('is read from %s', (variable, value, url) => {
    const config = readConfig({ ...KEYED, [variable]: value });
    expect(config).toMatchObject({ telegram: { mode: 'webhook' }, publicUrl: url, publicUrlFrom: variable });
  });

  it('is the configured one, if there is one', () => {
    const config = readConfig({ ...KEYED, PUBLIC_URL: 'https://a.example.org', FLY_APP_NAME: 'my-bot' });
    expect(config).toMatchObject({ publicUrl: 'https://a.example.org', publicUrlFrom: undefined });
  });

  it.each(['', ' ', 'http://localhost:3000', 'not an address', 'javascript:alert(1)'])('is not %o', (APP_URL) => {
    expect(readConfig({ ...BOT, APP_URL }).telegram.mode).toBe('polling');
  });
});

describe('an ephemeral disk', () => {
  const ON_HEROKU = { ...readConfig({ ...KEYED, DYNO: 'web.1' }), dataDir: '/' };
  it.each([
    [{ DYNO: 'web.1' }, 'Heroku'],
    [{ RENDER: 'true' }, 'Render'],
    [{ RAILWAY_ENVIRONMENT_ID: '1' }, 'Railway'],
    [{ FLY_APP_NAME: 'my-bot' }, 'Fly'],
    [{ KOYEB_APP_NAME: 'my-bot' }, 'Koyeb'],
    [{ ZEABUR_WEB_DOMAIN: 'my-bot.zeabur.app' }, 'Zeabur'],
  ])('causes warnings for %o', (environment, platform) => {
    const losses = dataLossWarnings({ ...readConfig({ ...KEYED, ...environment }), dataDir: '/' });
    expect(losses).toHaveLength(2);
    for (const loss of losses) expect(loss).toContain(`${platform} empties DATA_DIR`);
    expect(losses[0]).toContain('DATABASE_URL');
    expect(losses[1]).toContain('SERVICE_KEY');
  });

  it('makes archives go to Postgres if there is one; other disks do so only if configured', () => {
    const urls = ['postgres://u:p@db.example.org/bot', 'postgres://u:p@db.example.org/archives'];
    const [DATABASE_URL, SERVICE_DATABASE_URL] = urls;
    const placeOn = (dataDir: string, environment: Record<string, string | undefined>) =>
      serviceStore({ ...readConfig({ ...KEYED, ...environment }), dataDir }).databaseUrl;
    expect(placeOn('/', { RENDER: 'true', DATABASE_URL })).toBe(DATABASE_URL);
    expect(placeOn('/not/made/yet', { RENDER: 'true', DATABASE_URL })).toBe(DATABASE_URL);
    expect(placeOn('/proc', { RENDER: 'true', DATABASE_URL })).toBeUndefined();
    expect(placeOn('/', { DATABASE_URL })).toBeUndefined();
    expect(placeOn('/proc', { DATABASE_URL, SERVICE_DATABASE_URL })).toBe(SERVICE_DATABASE_URL);
  });

  it('loses only what is stored on it, and nothing on a volume or on one’s own machine', () => {
    expect(dataLossWarnings({ ...ON_HEROKU, databaseUrl: 'postgres://u:p@db.example.org/bot' })).toEqual([]);
    expect(dataLossWarnings(ON_HEROKU, 'archives')).toHaveLength(1);
    const data = { kind: 'remote', apiUrl: 'x', searchUrl: 'x', authorizeUrl: undefined } as const;
    expect(dataLossWarnings({ ...ON_HEROKU, data })).toEqual([expect.stringContaining('all connections')]);
    // Another device than the root's.
    expect(dataLossWarnings({ ...ON_HEROKU, dataDir: '/proc' })).toEqual([]);
    expect(dataLossWarnings({ ...ON_HEROKU, ephemeralHost: undefined })).toEqual([]);
  });
});

describe('a Postgres address', () => {
  const plain = 'postgres://bot:secret@db.example.org:5432/bot';
  it.each([
    [{}, plain, plain],
    [{}, `${plain}?sslmode=require`, `${plain}?sslmode=require&uselibpqcompat=true`],
    [{}, `${plain}?sslmode=verify-full`, `${plain}?sslmode=verify-full&uselibpqcompat=true`],
    [{ DYNO: 'web.1' }, plain, `${plain}?sslmode=require&uselibpqcompat=true`],
    [{ DYNO: 'web.1' }, `${plain}?sslmode=disable`, `${plain}?sslmode=disable&uselibpqcompat=true`],
  ])('on %o: %s becomes %s', (environment, given, expected) => {
    expect(postgresAddress(environment, given)).toBe(expected);
    expect(readConfig({ ...KEYED, ...environment, DATABASE_URL: given }).databaseUrl).toBe(expected);
  });
});
