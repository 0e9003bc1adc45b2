import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError, exampleOf, readConfig, VARIABLES } from '#app/config.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { items } from '../support/text-table.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const TOKEN = '123456789:AAE0000000000000000000000000000000';

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map(({ variable, problem }) => `${variable} ${problem}`);
  }
}

describe('the configuration', () => {
  it('of an empty environment is the playground with the embedded service, for this machine only', () => {
    expect(readConfig({})).toEqual({
      telegram: { mode: 'playground' },
      server: { port: undefined, host: '127.0.0.1' },
      data: { kind: 'embedded', model: undefined },
      serviceKey: undefined,
      publicUrl: undefined,
      publicUrlFrom: undefined,
      trustedProxies: undefined,
      ephemeralHost: undefined,
      redirectOrigins: [],
      sampleData: undefined,
      monthlyCredits: undefined,
      maxImportMegabytes: 4096,
      maxArchiveMegabytes: 4096,
      schemaBase: DEFAULT_SCHEMA_BASE,
      webhookSecret: undefined,
      deleteWebhook: false,
      dialect: 'documented',
      databaseUrl: undefined,
      dataDir: './data',
      encryptionKeys: undefined,
      allowedUserIds: undefined,
      dailyCreditLimit: undefined,
      messagesPerSecond: 30,
      metricsToken: undefined,
      tokenIdleDays: 90,
      logLevel: 'warn',
    });
  });

  it('polls with a bot token, and uses a webhook if there is also a public address', () => {
    expect(readConfig({ BOT_TOKEN: TOKEN }).telegram).toEqual({
      mode: 'polling',
      botToken: TOKEN,
      apiRoot: 'https://api.telegram.org',
    });
    const webhook = readConfig({ BOT_TOKEN: TOKEN, PUBLIC_URL: 'https://bot.example.org/', ENCRYPTION_KEYS: KEY });
    expect(webhook).toMatchObject({ telegram: { mode: 'webhook' }, publicUrl: 'https://bot.example.org' });
    expect(webhook.server.host).toBe('0.0.0.0');
  });

  it("refuses a webhook's port that Telegram does not deliver to, unless another Bot API server is set", () => {
    const at = (PUBLIC_URL: string) => ({ BOT_TOKEN: TOKEN, ENCRYPTION_KEYS: KEY, PUBLIC_URL });
    expect(problemsOf(at('https://bot.example.org:5000'))).toEqual([
      "PUBLIC_URL has a port that Telegram doesn't deliver to (443, 80, 88, 8443)",
    ]);
    expect(problemsOf(at('https://bot.example.org:8443'))).toEqual([]);
    const own = { TELEGRAM_API_ROOT: 'https://bots.example.org', ...at('https://bot.example.org:5000') };
    expect(problemsOf(own)).toEqual([]);
    const service = { SERVICE_KEY: 'k'.repeat(32), ENCRYPTION_KEYS: KEY, PUBLIC_URL: 'https://data.example.org:5000' };
    expect(readConfig(service, 'service').publicUrl).toBe('https://data.example.org:5000');
  });

  it('of the data service alone needs its key, and listens publicly only with a public address', () => {
    const key = 'k'.repeat(32);
    const config = readConfig({ SERVICE_KEY: key, DATA_API_URL: 'https://api.example.org' }, 'service');
    expect(config).toMatchObject({ serviceKey: key, server: { host: '127.0.0.1' }, data: { kind: 'embedded' } });
    const open = { SERVICE_KEY: key, PUBLIC_URL: 'https://data.example.org', ENCRYPTION_KEYS: KEY };
    expect(readConfig(open, 'service')).toMatchObject({
      publicUrl: 'https://data.example.org',
      server: { host: '0.0.0.0' },
    });
    expect(() => readConfig(open)).toThrow(ConfigError);
    expect(readConfig(open, 'service').logLevel).toBe('info');
    expect(readConfig(open, 'command').publicUrl).toBe('https://data.example.org');
    expect(() => readConfig({}, 'service')).toThrow(ConfigError);
  });

  it('validates the service key, credits, limits, sample data and redirect origins', () => {
    expect(problemsOf({ SERVICE_KEY: 'k'.repeat(31) })).toEqual([
      'SERVICE_KEY is not 32 to 200 visible characters without spaces',
    ]);
    expect(readConfig({ MONTHLY_CREDITS: '0' }).monthlyCredits).toBe(0);
    expect(problemsOf({ MONTHLY_CREDITS: '1000001' })).toEqual(['MONTHLY_CREDITS is not between 0 and 1000000']);
    expect(readConfig({ MAX_IMPORT_MB: '1' }).maxImportMegabytes).toBe(1);
    expect(readConfig({ MAX_ARCHIVE_MB: '7' }).maxArchiveMegabytes).toBe(7);
    expect(problemsOf({ MAX_IMPORT_MB: '0' })).toEqual(['MAX_IMPORT_MB is not between 1 and 1000000']);
    expect(problemsOf({ MAX_IMPORT_MB: '4 GB' })).toEqual(['MAX_IMPORT_MB is not a whole number']);
    expect(readConfig({ SAMPLE_DATA: 'off' }).sampleData).toBe(false);
    expect(problemsOf({ SAMPLE_DATA: 'maybe' })).toEqual(['SAMPLE_DATA is neither on nor off']);
    expect(readConfig({ REDIRECT_ORIGINS: 'https://a.example, http://b.example:81' }).redirectOrigins).toEqual([
      'https://a.example',
      'http://b.example:81',
    ]);
    expect(problemsOf({ REDIRECT_ORIGINS: 'https://a.example/path' })).toEqual([
      'REDIRECT_ORIGINS is not a list of origins',
    ]);
  });

  it('reads several keys, newest first, and refuses a list with one bad key', () => {
    const other = Buffer.alloc(32, 9).toString('base64');
    expect(readConfig({ ENCRYPTION_KEYS: `${KEY}, ${other}` }).encryptionKeys).toEqual([
      Buffer.alloc(32, 7),
      Buffer.alloc(32, 9),
    ]);
    expect(problemsOf({ ENCRYPTION_KEYS: `${KEY},short` })).toEqual([
      'ENCRYPTION_KEYS is not a list of base64 keys of 32 bytes',
    ]);
  });

  it('refuses a query in addresses to which paths are appended, but not in that of a consent page', () => {
    expect(problemsOf({ DATA_API_URL: 'https://api.example.org/?v=1' })).toEqual([
      'DATA_API_URL has a query (?…), which an address to extend must not have',
    ]);
    const remote = { DATA_API_URL: 'https://api.example.org', AUTHORIZE_URL: 'https://app.example.org/auth?app=1' };
    expect(problemsOf(remote)).toEqual([]);
  });

  it('lists all problems together', () => {
    expect(
      problemsOf({
        BOT_TOKEN: 'nonsense',
        PORT: '99999',
        PUBLIC_URL: 'http://bot.example.org',
        DAILY_CREDIT_LIMIT: '-1',
        LOG_LEVEL: 'loud',
        ALLOWED_USER_IDS: 'anna',
        DATABASE_URL: 'mysql://x',
        SEARCH_URL: 'search.example.org',
      }),
    ).toEqual([
      'BOT_TOKEN is not a bot token from BotFather',
      'PUBLIC_URL is not an https address',
      'PORT is not between 0 and 65535',
      'SEARCH_URL is not an http(s) address',
      'DATABASE_URL is not a Postgres address',
      'ALLOWED_USER_IDS is not a list of Telegram user ids',
      'DAILY_CREDIT_LIMIT is not a whole number',
      'LOG_LEVEL is not a log level',
      'ENCRYPTION_KEYS is not set, but PUBLIC_URL needs it',
      'ENCRYPTION_KEYS is not set, but DATABASE_URL needs it',
      'DATA_API_URL is not set, but SEARCH_URL needs it',
    ]);
  });

  it('has embeddings only if an endpoint and a model are set', () => {
    expect(readConfig({}).data).not.toHaveProperty('embeddings');
    expect(problemsOf({ EMBEDDINGS_URL: 'vectors.example' })).toEqual([
      'EMBEDDINGS_URL is not an http(s) address',
      'EMBEDDINGS_MODEL is not set, but EMBEDDINGS_URL needs it',
    ]);
    const EMBEDDINGS_URL = 'https://vectors.example/v1/';
    expect(readConfig({ EMBEDDINGS_URL, EMBEDDINGS_MODEL: 'small', EMBEDDINGS_KEY: 'sk-1' }).data).toMatchObject({
      embeddings: { baseUrl: 'https://vectors.example/v1', model: 'small', apiKey: 'sk-1' },
    });
  });

  it('never repeats a value in a problem, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VARIABLES), fc.string({ minLength: 12 }), (variable, value) => {
        const problems = problemsOf({ [variable]: `secret${value}` });
        expect(problems.join('\n')).not.toContain(`secret${value}`);
      }),
    );
  });

  it('of any environment is valid, or refused with readable problems', () => {
    const values = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        ...items(`
          on | 0 | -1 | 1e9 | https://x.example | postgres://x/y | __proto__`),
        'a'.repeat(10_000),
        '[::]',
      ),
      fc.constantFrom(...VARIABLES.map(exampleOf)),
    );
    const environments = fc.dictionary(fc.constantFrom(...VARIABLES, '__proto__', 'constructor'), values);
    fc.assert(
      fc.property(environments, (environment) => {
        for (const problem of problemsOf(environment)) expect(problem).toMatch(/^[A-Z_]+ .{3,300}$/s);
      }),
      { numRuns: 300 },
    );
  });

  it('accepts the example of every variable', () => {
    const examples = VARIABLES.map((name) => [name, exampleOf(name)] as const);
    const given = Object.fromEntries(examples.filter(([, example]) => !example.includes(': openssl')));
    expect(problemsOf({ ...given, ENCRYPTION_KEYS: KEY })).toEqual([]);
  });
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const named = [...text.matchAll(/^#([A-Z_]+)=/gm)].map((match) => match[1] ?? '');

  it('explains each variable exactly once, and no others', () => {
    expect(named.toSorted()).toEqual(VARIABLES.toSorted());
  });
});
