/** The environment, read once and checked whole: every problem at once, each with a correct example, no value printed. */
import { z } from 'zod';
import { parseKey } from './secrets.ts';

export interface Config {
  /** How the bot meets Telegram. */
  telegram:
    | { mode: 'playground' }
    | { mode: 'polling'; botToken: string; apiRoot: string; deleteWebhook: boolean }
    | { mode: 'webhook'; botToken: string; apiRoot: string; publicUrl: string; webhookSecret: string | undefined };
  /** `port` undefined: 3000, or any free one if that is taken. */
  server: { port: number | undefined; host: string };
  data:
    | { kind: 'embedded'; model: { baseUrl: string; model: string; apiKey?: string } | undefined }
    | { kind: 'remote'; apiUrl: string; searchUrl: string; authorizeUrl: string | undefined };
  /** What bot and data service share when they run apart. Undefined: made by themselves in one process. */
  serviceKey: string | undefined;
  /** Where people reach the program's pages, without a slash at the end. */
  publicUrl: string | undefined;
  /** Origins, besides this machine's, to which a data service alone may send a token. */
  redirectOrigins: readonly string[];
  /** Whether the embedded service has the invented person. Undefined: as fits the program. */
  sampleData: boolean | undefined;
  /** Credits to which each month raises an owner's balance. */
  monthlyCredits: number;
  /** Megabytes (of 1024 × 1024 bytes) that an export may have which is brought into the embedded service. */
  maxImportMegabytes: number;
  /** Undefined: the contract's default. */
  schemaBase: string | undefined;
  dialect: 'documented' | 'deployed';
  /** Postgres for the bot's state; undefined: a SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Undefined: keys are made once in `dataDir`. */
  encryptionKeys: readonly Buffer[] | undefined;
  /** Undefined: everyone may use the bot. */
  allowedUserIds: ReadonlySet<string> | undefined;
  /** Credits a person may spend a day (UTC); undefined: no cap. */
  dailyCreditLimit: number | undefined;
  /** Messages sent a second over all chats, shared by all processes on one database; undefined: without any limit. */
  messagesPerSecond: number | undefined;
  /** After so many days without use a token is forgotten. */
  tokenIdleDays: number;
  logLevel: string;
}

export interface ConfigProblem {
  variable: string;
  problem: string;
  example: string;
}

/** The environment is not usable; `problems` lists everything that is wrong. Holds no value of any variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];
  constructor(problems: readonly ConfigProblem[]) {
    super(`the environment has ${problems.length} problem(s)`);
    this.problems = problems;
  }
}

/** Bots FAQ: about 30 messages a second. */
const TELEGRAMS_PACE = 30;

const isUrl = (protocols: readonly string[]) => (text: string) => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return protocols.includes(url.protocol) && url.username === '' && url.password === '' && url.hash === '';
};
const httpUrl = z
  .string()
  .refine(isUrl(['http:', 'https:']), 'is not an http(s) address')
  .transform((text) => text.replace(/\/+$/, ''));
/** Telegram delivers to https only; plain http is for a Bot API emulator on this machine. */
const publicUrl = httpUrl.refine(
  (text) => new URL(text).protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(text).hostname),
  'is not an https address',
);
const wholeNumber = (smallest: number, largest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'is not a whole number')
    .transform(Number)
    .refine((number) => number >= smallest && number <= largest, `is not between ${smallest} and ${largest}`);

/** Every variable with its form and a correct example; `.env.example` and the README are tested against these names. */
export const VARIABLES = {
  BOT_TOKEN: [
    z.string().regex(/^\d{5,}:[A-Za-z0-9_-]{30,}$/, 'is not a bot token as BotFather gives it'),
    '123456789:AAE0000000000000000000000000000000',
  ],
  TELEGRAM_API_ROOT: [httpUrl, 'https://api.telegram.org'],
  PUBLIC_URL: [publicUrl, 'https://my-bot.example.org'],
  WEBHOOK_SECRET: [
    z.string().regex(/^[A-Za-z0-9_-]{1,256}$/, 'is not 1 to 256 characters of A-Z a-z 0-9 _ -'),
    'a-long-random-word_42',
  ],
  DELETE_WEBHOOK: [z.enum(['0', '1'], 'is not 0 or 1').transform((text) => text === '1'), '1'],
  PORT: [wholeNumber(0, 65_535), '3000'],
  HOST: [z.string().regex(/^[A-Za-z0-9.:[\]-]{1,253}$/, 'is not an address to listen on'), '0.0.0.0'],
  DATA_API_URL: [httpUrl, 'https://api.example.org'],
  SEARCH_URL: [httpUrl, 'https://search.example.org'],
  SCHEMA_BASE_URL: [httpUrl, 'https://schemas.example.org'],
  DATA_API_DIALECT: [z.enum(['documented', 'deployed'], 'is neither documented nor deployed'), 'documented'],
  AUTHORIZE_URL: [httpUrl, 'https://app.example.org/auth'],
  SERVICE_KEY: [
    z.string().regex(/^[\x21-\x7e]{32,200}$/, 'is not 32 to 200 visible characters without spaces'),
    'the output of: openssl rand -hex 32',
  ],
  REDIRECT_ORIGINS: [
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine((origins) => origins.every((text) => URL.parse(text)?.origin === text), 'is not a list of origins'),
    'https://my-bot.example.org',
  ],
  SAMPLE_DATA: [z.enum(['on', 'off'], 'is neither on nor off').transform((text) => text === 'on'), 'on'],
  MONTHLY_CREDITS: [wholeNumber(0, 1_000_000), '1000'],
  MAX_IMPORT_MB: [wholeNumber(1, 1_000_000), '4096'],
  DATABASE_URL: [
    z
      .string()
      .refine(
        (text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
        'is not a Postgres address',
      ),
    'postgres://user:password@host:5432/database',
  ],
  DATA_DIR: [z.string().max(1000), './data'],
  ENCRYPTION_KEYS: [
    z.string().transform((text, context) => {
      const keys = text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(parseKey);
      if (keys.length > 0 && keys.every((key) => key !== undefined)) return keys;
      context.addIssue('is not a list of base64 keys of 32 bytes');
      return z.NEVER;
    }),
    'the output of: openssl rand -base64 32',
  ],
  ALLOWED_USER_IDS: [
    z
      .string()
      .regex(/^\s*\d{1,16}([\s,]+\d{1,16})*[\s,]*$/, 'is not a list of Telegram user ids')
      .transform((text): ReadonlySet<string> => new Set(text.split(/[\s,]+/).filter(Boolean))),
    '123456789,987654321',
  ],
  DAILY_CREDIT_LIMIT: [wholeNumber(0, 1_000_000), '100'],
  MESSAGES_PER_SECOND: [wholeNumber(0, 10_000), '30'],
  TOKEN_IDLE_DAYS: [wholeNumber(1, 3650), '90'],
  LLM_BASE_URL: [httpUrl, 'http://127.0.0.1:11434/v1'],
  LLM_MODEL: [z.string().max(200), 'llama3.1'],
  LLM_API_KEY: [z.string().regex(/^[\x21-\x7e]+$/, 'has characters that a header cannot carry'), 'sk-0000'],
  LOG_LEVEL: [z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'is not a log level'), 'info'],
} as const satisfies Record<string, readonly [form: z.ZodType, example: string]>;

type Environment = Readonly<Record<string, string | undefined>>;
type Values = { [name in keyof typeof VARIABLES]?: z.output<(typeof VARIABLES)[name][0]> | undefined };

/** What is started: the bot with everything, the data service alone, or an operator's command beside either. */
export type Program = 'bot' | 'service' | 'command';

/**
 * Reads the configuration from `environment`. A variable that is empty counts as unset; unknown ones are ignored.
 * Throws ConfigError with every problem.
 */
export function readConfig(environment: Environment, program: Program = 'bot'): Config {
  const problems: ConfigProblem[] = [];
  const values: Values = {};
  for (const [variable, [form, example]] of Object.entries(VARIABLES)) {
    const text = environment[variable]?.trim();
    if (!text) continue;
    const result = form.safeParse(text);
    if (result.success) Object.assign(values, { [variable]: result.data });
    else problems.push({ variable, problem: result.error.issues[0]?.message ?? 'is not valid', example });
  }
  const present = (variable: keyof typeof VARIABLES) => Boolean(environment[variable]?.trim());
  const needed = (variable: keyof typeof VARIABLES, because: string) => {
    if (present(variable)) return;
    problems.push({ variable, problem: `is not set, but ${because} needs it`, example: VARIABLES[variable][1] });
  };
  const needs = (variable: keyof typeof VARIABLES, because: keyof typeof VARIABLES) => {
    if (present(because)) needed(variable, because);
  };
  if (program === 'bot') needs('BOT_TOKEN', 'PUBLIC_URL');
  if (program === 'service') needed('SERVICE_KEY', 'the data service alone');
  needs('ENCRYPTION_KEYS', 'PUBLIC_URL');
  needs('ENCRYPTION_KEYS', 'DATABASE_URL');
  needs('DATA_API_URL', 'SEARCH_URL');
  needs('DATA_API_URL', 'AUTHORIZE_URL');
  needs('LLM_MODEL', 'LLM_BASE_URL');
  if (problems.length > 0) throw new ConfigError(problems);
  // What a service is the client of is none of its business, even where bot and service share one .env.
  return assemble(program === 'bot' ? values : { ...values, DATA_API_URL: undefined });
}

function assemble(values: Values): Config {
  const telegram = telegramOf(values);
  return {
    telegram,
    server: { port: values.PORT, host: values.HOST ?? (values.PUBLIC_URL === undefined ? '127.0.0.1' : '0.0.0.0') },
    data: dataOf(values),
    serviceKey: values.SERVICE_KEY,
    publicUrl: values.PUBLIC_URL,
    redirectOrigins: values.REDIRECT_ORIGINS ?? [],
    sampleData: values.SAMPLE_DATA,
    monthlyCredits: values.MONTHLY_CREDITS ?? 1000,
    maxImportMegabytes: values.MAX_IMPORT_MB ?? 4096,
    schemaBase: values.SCHEMA_BASE_URL,
    dialect: values.DATA_API_DIALECT ?? 'documented',
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR ?? './data',
    encryptionKeys: values.ENCRYPTION_KEYS,
    allowedUserIds: values.ALLOWED_USER_IDS,
    dailyCreditLimit: values.DAILY_CREDIT_LIMIT,
    messagesPerSecond: values.MESSAGES_PER_SECOND === 0 ? undefined : (values.MESSAGES_PER_SECOND ?? TELEGRAMS_PACE),
    tokenIdleDays: values.TOKEN_IDLE_DAYS ?? 90,
    // In the playground a person reads the terminal: only what needs attention is worth a line.
    logLevel: values.LOG_LEVEL ?? (telegram.mode === 'playground' ? 'warn' : 'info'),
  };
}

function telegramOf(values: Values): Config['telegram'] {
  if (values.BOT_TOKEN === undefined) return { mode: 'playground' };
  const shared = { botToken: values.BOT_TOKEN, apiRoot: values.TELEGRAM_API_ROOT ?? 'https://api.telegram.org' };
  return values.PUBLIC_URL === undefined
    ? { mode: 'polling', ...shared, deleteWebhook: values.DELETE_WEBHOOK ?? false }
    : { mode: 'webhook', ...shared, publicUrl: values.PUBLIC_URL, webhookSecret: values.WEBHOOK_SECRET };
}

function dataOf(values: Values): Config['data'] {
  if (values.DATA_API_URL !== undefined) {
    return {
      kind: 'remote',
      apiUrl: values.DATA_API_URL,
      searchUrl: values.SEARCH_URL ?? values.DATA_API_URL,
      authorizeUrl: values.AUTHORIZE_URL,
    };
  }
  if (values.LLM_BASE_URL === undefined || values.LLM_MODEL === undefined)
    return { kind: 'embedded', model: undefined };
  const model = { baseUrl: values.LLM_BASE_URL, model: values.LLM_MODEL };
  return {
    kind: 'embedded',
    model: values.LLM_API_KEY === undefined ? model : { ...model, apiKey: values.LLM_API_KEY },
  };
}
