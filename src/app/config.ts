/** Reads and validates the environment. Reports all problems together, each with an example and without any value. */
import { z } from 'zod';
import { readTrustedProxies } from '#platform/client-address.ts';
import { defined } from '#platform/defined.ts';
import { parseKey } from '#platform/key-file.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { platformAddress, platformOf, postgresAddress } from './hosting.ts';

/** An optional variable's schema, and an example for error messages. */
const variable = <T extends z.ZodType>(schema: T, example: string) => schema.optional().meta({ example });

function isHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password + url.hash === '';
}
const anyHttpUrl = z.string().refine(isHttpUrl, 'is not an http(s) address');
/** Paths are appended to it. */
const httpUrl = anyHttpUrl
  .refine((text) => !text.includes('?'), 'has a query (?…), which an address to extend must not have')
  .transform((text) => text.replace(/\/+$/, ''));
/** Telegram delivers to https only; plain http is allowed for a Bot API emulator on this machine. */
const publicUrl = httpUrl.refine(
  (text) => new URL(text).protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(text).hostname),
  'is not an https address',
);
const matching = (pattern: RegExp, problem: string) => z.string().regex(pattern, problem);
const headerText = matching(/^[\x21-\x7e]+$/, 'has characters that are not allowed in a header');
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));
const wholeNumber = (min: number, max: number) =>
  matching(/^\d{1,9}$/, 'is not a whole number')
    .transform(Number)
    .refine((number) => number >= min && number <= max, `is not between ${min} and ${max}`);

const isPostgresUrl = (text: string) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '');
const postgresUrl = z.string().refine(isPostgresUrl, 'is not a Postgres address');

const NO_KEYS = 'is not a list of base64 keys of 32 bytes';
const NO_IDS = 'is not a list of Telegram user ids';

const ENVIRONMENT = z.object({
  BOT_TOKEN: variable(
    matching(/^\d{5,}:[A-Za-z0-9_-]{30,}$/, 'is not a bot token from BotFather'),
    '123456789:AAE0000000000000000000000000000000',
  ),
  TELEGRAM_API_ROOT: variable(httpUrl, 'https://api.telegram.org'),
  PUBLIC_URL: variable(publicUrl, 'https://my-bot.example.org'),
  WEBHOOK_SECRET: variable(
    matching(/^[A-Za-z0-9_-]{1,256}$/, 'is not 1 to 256 characters of A-Z a-z 0-9 _ -'),
    'a-long-random-word_42',
  ),
  DELETE_WEBHOOK: variable(z.stringbool({ truthy: ['1'], falsy: ['0'], error: 'is not 0 or 1' }), '1'),
  PORT: variable(wholeNumber(0, 65_535), '3000'),
  HOST: variable(matching(/^[A-Za-z0-9.:[\]-]{1,253}$/, 'is not an address to listen on'), '0.0.0.0'),
  TRUSTED_PROXIES: variable(
    z.string().transform((text, context) => {
      const proxies = readTrustedProxies(text);
      if (proxies !== undefined) return proxies;
      context.addIssue('is neither a number of proxies (at most 10) nor a list of addresses and CIDRs');
      return z.NEVER;
    }),
    '1',
  ),
  DATA_API_URL: variable(httpUrl, 'https://api.example.org'),
  SEARCH_URL: variable(httpUrl, 'https://search.example.org'),
  SCHEMA_BASE_URL: variable(httpUrl, 'https://schemas.example.org'),
  DATA_API_DIALECT: variable(z.enum(['documented', 'deployed'], 'is neither documented nor deployed'), 'documented'),
  AUTHORIZE_URL: variable(anyHttpUrl, 'https://app.example.org/auth'),
  SERVICE_KEY: variable(
    matching(/^[\x21-\x7e]{32,200}$/, 'is not 32 to 200 visible characters without spaces'),
    'the output of: openssl rand -hex 32',
  ),
  REDIRECT_ORIGINS: variable(
    list.refine((origins) => origins.every((text) => URL.parse(text)?.origin === text), 'is not a list of origins'),
    'https://my-bot.example.org',
  ),
  SAMPLE_DATA: variable(z.stringbool({ truthy: ['on'], falsy: ['off'], error: 'is neither on nor off' }), 'on'),
  MONTHLY_CREDITS: variable(wholeNumber(0, 1_000_000), '1000'),
  MAX_IMPORT_MB: variable(wholeNumber(1, 1_000_000), '4096'),
  MAX_ARCHIVE_MB: variable(wholeNumber(1, 1_000_000), '4096'),
  DATABASE_URL: variable(postgresUrl, 'postgres://user:password@host:5432/database'),
  SERVICE_DATABASE_URL: variable(postgresUrl, 'postgres://user:password@host:5432/archives'),
  DATA_DIR: variable(z.string().max(1000), './data'),
  ENCRYPTION_KEYS: variable(
    list
      .transform((keys) => keys.map(parseKey))
      .pipe(z.array(z.instanceof(Buffer, { error: NO_KEYS })).min(1, NO_KEYS)),
    'the output of: openssl rand -base64 32',
  ),
  ALLOWED_USER_IDS: variable(
    list
      .pipe(z.array(matching(/^\d{1,16}$/, NO_IDS)).min(1, NO_IDS))
      .transform((ids): ReadonlySet<string> => new Set(ids)),
    '123456789,987654321',
  ),
  DAILY_CREDIT_LIMIT: variable(wholeNumber(0, 1_000_000), '100'),
  MESSAGES_PER_SECOND: variable(wholeNumber(0, 10_000), '30'),
  METRICS_TOKEN: variable(
    matching(/^[\x21-\x7e]{16,200}$/, 'is not 16 to 200 visible characters without spaces'),
    'the output of: openssl rand -hex 32',
  ),
  TOKEN_IDLE_DAYS: variable(wholeNumber(1, 3650), '90'),
  LLM_BASE_URL: variable(httpUrl, 'http://127.0.0.1:11434/v1'),
  LLM_MODEL: variable(z.string().max(200), 'llama3.1'),
  LLM_API_KEY: variable(headerText, 'sk-0000'),
  LLM_FIRST_TOKEN_SECONDS: variable(wholeNumber(1, 100), '60'),
  LLM_NEXT_TOKEN_SECONDS: variable(wholeNumber(1, 100), '20'),
  EMBEDDINGS_URL: variable(httpUrl, 'http://127.0.0.1:11434/v1'),
  EMBEDDINGS_MODEL: variable(z.string().max(200), 'nomic-embed-text'),
  EMBEDDINGS_KEY: variable(headerText, 'sk-0000'),
  LOG_LEVEL: variable(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'is not a log level'),
    'info',
  ),
});

type Values = z.output<typeof ENVIRONMENT>;
type Variable = keyof Values;

export const VARIABLES = ENVIRONMENT.keyof().options;
export const exampleOf = (name: Variable): string => String(ENVIRONMENT.shape[name].meta()?.example);

export interface ConfigProblem {
  variable: Variable;
  problem: string;
}

/** The environment is invalid; the message lists every problem, without the value of any variable. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];
  constructor(problems: readonly ConfigProblem[]) {
    const lines = problems.map(
      ({ variable, problem }) => `  ${variable} ${problem}\n    for example: ${variable}=${exampleOf(variable)}`,
    );
    super(`the environment is invalid\n\n${lines.join('\n')}\n\n.env.example explains every variable`);
    this.problems = problems;
  }
}

/** What is started: the bot with all its parts, the data service alone, or an operator command. */
export type Program = 'bot' | 'service' | 'command';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from `environment`. Empty variables count as unset; unknown ones are ignored.
 * @throws ConfigError that lists every problem
 */
export function readConfig(environment: Environment, program: Program = 'bot'): Config {
  const address = environment.PUBLIC_URL?.trim() ? undefined : platformAddress(environment);
  const given: Partial<Record<Variable, string>> = {};
  for (const name of VARIABLES) {
    const text = (name === 'PUBLIC_URL' ? (address?.url ?? environment[name]) : environment[name])?.trim();
    if (text) given[name] = text;
  }
  const proxies = platformOf(environment)?.proxies;
  if (proxies !== undefined) given.TRUSTED_PROXIES ??= proxies;
  const parsed = ENVIRONMENT.safeParse(given);
  const wrong = parsed.error ? z.flattenError(parsed.error).fieldErrors : {};
  const problems = VARIABLES.flatMap((variable) =>
    (wrong[variable] ?? []).slice(0, 1).map((problem) => ({ variable, problem })),
  );
  const requireSet = (variable: Variable, requiredBy: string) => {
    if (given[variable] === undefined) problems.push({ variable, problem: `is not set, but ${requiredBy} needs it` });
  };
  if (program === 'service') requireSet('SERVICE_KEY', 'the data service alone');
  for (const [name, requiredBy] of REQUIREMENTS) {
    if (given[requiredBy] === undefined || (name === 'BOT_TOKEN' && program !== 'bot')) continue;
    requireSet(name, requiredBy === 'PUBLIC_URL' ? (address?.variable ?? requiredBy) : requiredBy);
  }
  if (program === 'bot' && !isDeliveredTo(given))
    problems.push({
      variable: 'PUBLIC_URL',
      problem: `has a port that Telegram doesn't deliver to (${WEBHOOK_PORTS.join(', ')})`,
    });
  if (problems.length > 0 || !parsed.success) throw new ConfigError(problems);
  // DATA_API_URL configures the bot as a client; a service that reads the same .env ignores it.
  const values = program === 'bot' ? parsed.data : { ...parsed.data, DATA_API_URL: undefined };
  const { DATA_API_URL: dataApiUrl } = parsed.data;
  return configOf(values, environment, { program, publicUrlFrom: address?.variable, dataApiUrl });
}

const REQUIREMENTS: readonly (readonly [Variable, requiredBy: Variable])[] = [
  ['BOT_TOKEN', 'PUBLIC_URL'],
  ['ENCRYPTION_KEYS', 'PUBLIC_URL'],
  ['ENCRYPTION_KEYS', 'DATABASE_URL'],
  ['ENCRYPTION_KEYS', 'SERVICE_DATABASE_URL'],
  ['DATA_API_URL', 'SEARCH_URL'],
  ['DATA_API_URL', 'AUTHORIZE_URL'],
  ['LLM_MODEL', 'LLM_BASE_URL'],
  ['EMBEDDINGS_MODEL', 'EMBEDDINGS_URL'],
];

/** setWebhook: the ports that Telegram's own Bot API delivers to. */
const WEBHOOK_PORTS = ['443', '80', '88', '8443'];

/** Whether a webhook can be set at PUBLIC_URL, as far as its port tells. A Bot API server of one's own may allow any. */
function isDeliveredTo({ PUBLIC_URL, TELEGRAM_API_ROOT }: Partial<Record<Variable, string>>): boolean {
  const port = URL.parse(PUBLIC_URL ?? '')?.port || undefined;
  return port === undefined || TELEGRAM_API_ROOT !== undefined || WEBHOOK_PORTS.includes(port);
}

/** Messages per second; Bots FAQ: about 30. */
const TELEGRAM_RATE = 30;

export type Config = ReturnType<typeof configOf>;

function configOf(
  values: Values,
  environment: Environment,
  about: { program: Program; publicUrlFrom: string | undefined; dataApiUrl: string | undefined },
) {
  const { program, publicUrlFrom, dataApiUrl } = about;
  const telegram = telegramOf(values);
  return {
    telegram,
    /** Undefined: derived from the database's secret. */
    webhookSecret: values.WEBHOOK_SECRET,
    /** Whether polling may delete a webhook that is set. */
    deleteWebhook: values.DELETE_WEBHOOK ?? false,
    server: {
      /** Undefined: the program's default. */
      port: values.PORT,
      host: values.HOST ?? (values.PUBLIC_URL === undefined ? '127.0.0.1' : '0.0.0.0'),
    },
    /** Proxies whose X-Forwarded-For is trusted; undefined: none. */
    trustedProxies: values.TRUSTED_PROXIES,
    data: dataOf(values),
    /** The bot's data service, if it isn't embedded: set for every program that reads the bot's environment. */
    dataApiUrl,
    /** Secret shared by bot and data service in separate processes. Undefined: generated in one process. */
    serviceKey: values.SERVICE_KEY,
    /** Public address of the program's pages, without a trailing slash. */
    publicUrl: values.PUBLIC_URL,
    /** The platform's variable that `publicUrl` came from, if any. */
    publicUrlFrom,
    /** Origins besides loopback to which a standalone data service may send an authorization code. */
    redirectOrigins: values.REDIRECT_ORIGINS ?? [],
    /** Whether to have the sample person. Undefined: depends on the program. */
    sampleData: values.SAMPLE_DATA,
    /** Undefined: nothing is charged. */
    monthlyCredits: values.MONTHLY_CREDITS,
    maxImportMegabytes: values.MAX_IMPORT_MB ?? 4096,
    maxArchiveMegabytes: values.MAX_ARCHIVE_MB ?? 4096,
    /** Name of the platform, if it starts with an empty disk each time. */
    ephemeralHost: platformOf(environment)?.ephemeral,
    schemaBase: values.SCHEMA_BASE_URL ?? DEFAULT_SCHEMA_BASE,
    dialect: values.DATA_API_DIALECT ?? 'documented',
    /** Postgres for the bot's state; undefined: a SQLite file in `dataDir`. */
    databaseUrl: values.DATABASE_URL && postgresAddress(environment, values.DATABASE_URL),
    /** Postgres for the embedded service's data; undefined: see data-dir.ts. */
    serviceDatabaseUrl: values.SERVICE_DATABASE_URL && postgresAddress(environment, values.SERVICE_DATABASE_URL),
    dataDir: values.DATA_DIR ?? './data',
    /** Undefined: the key file in `dataDir`, generated at first start. */
    encryptionKeys: values.ENCRYPTION_KEYS,
    /** Undefined: everyone may use the bot. */
    allowedUserIds: values.ALLOWED_USER_IDS,
    /** Credits a person may spend in 24 hours; undefined: no limit. */
    dailyCreditLimit: values.DAILY_CREDIT_LIMIT,
    /** Over all chats and all processes on one database; undefined: unlimited. */
    messagesPerSecond: values.MESSAGES_PER_SECOND === 0 ? undefined : (values.MESSAGES_PER_SECOND ?? TELEGRAM_RATE),
    /** Bearer token for /metrics. Undefined: only this machine can read them, and nobody if there is a public address. */
    metricsToken: values.METRICS_TOKEN,
    tokenIdleDays: values.TOKEN_IDLE_DAYS ?? 90,
    // In the playground a person reads the terminal, so only warnings are logged.
    logLevel: values.LOG_LEVEL ?? (program === 'bot' && telegram.mode === 'playground' ? 'warn' : 'info'),
  };
}

function telegramOf({ BOT_TOKEN: botToken, TELEGRAM_API_ROOT, PUBLIC_URL }: Values) {
  if (botToken === undefined) return { mode: 'playground' } as const;
  const mode = PUBLIC_URL === undefined ? ('polling' as const) : ('webhook' as const);
  return { mode, botToken, apiRoot: TELEGRAM_API_ROOT ?? 'https://api.telegram.org' };
}

function dataOf({ DATA_API_URL: apiUrl, SEARCH_URL, AUTHORIZE_URL: authorizeUrl, ...values }: Values) {
  if (apiUrl !== undefined) return { kind: 'remote', apiUrl, searchUrl: SEARCH_URL ?? apiUrl, authorizeUrl } as const;
  const milliseconds = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);
  const silence = {
    firstTokenMs: milliseconds(values.LLM_FIRST_TOKEN_SECONDS),
    nextTokenMs: milliseconds(values.LLM_NEXT_TOKEN_SECONDS),
  };
  const model = endpointOf(values.LLM_BASE_URL, values.LLM_MODEL, values.LLM_API_KEY);
  return {
    kind: 'embedded' as const,
    model: model && { ...model, ...defined(silence) },
    /** Without it there is no semantic search, and no text is sent for embedding. */
    ...defined({ embeddings: endpointOf(values.EMBEDDINGS_URL, values.EMBEDDINGS_MODEL, values.EMBEDDINGS_KEY) }),
  };
}

function endpointOf(baseUrl: string | undefined, model: string | undefined, apiKey: string | undefined) {
  if (baseUrl === undefined || model === undefined) return undefined;
  return { baseUrl, model, ...defined({ apiKey }) };
}
