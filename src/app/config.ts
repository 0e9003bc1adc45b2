/** The environment, read once and checked whole: every problem at once, each with a correct example, no value printed. */
import type { z } from 'zod';
import { forgetfulPlatform, platformAddress, postgresAddress } from './hosting.ts';
import { VARIABLES } from './variables.ts';

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
  /** The variable that gave `publicUrl`, where a platform set it by itself. */
  publicUrlFrom: string | undefined;
  /** Origins, besides this machine's, to which a data service alone may send a token. */
  redirectOrigins: readonly string[];
  /** Whether the embedded service has the invented person. Undefined: as fits the program. */
  sampleData: boolean | undefined;
  /** Credits to which each month raises an owner's balance. */
  monthlyCredits: number;
  /** Megabytes (of 1024 × 1024 bytes) that an export may have which is brought into the embedded service. */
  maxImportMegabytes: number;
  /** The platform whose disk does not last, where the program runs on one. */
  forgetfulPlatform: string | undefined;
  /** Undefined: the contract's default. */
  schemaBase: string | undefined;
  dialect: 'documented' | 'deployed';
  /** Postgres for the bot's state; undefined: a SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
  /** Postgres for what the embedded service keeps; undefined: see safekeeping.ts. */
  serviceDatabaseUrl: string | undefined;
  dataDir: string;
  /** Undefined: keys are made once in `dataDir`. */
  encryptionKeys: readonly Buffer[] | undefined;
  /** Undefined: everyone may use the bot. */
  allowedUserIds: ReadonlySet<string> | undefined;
  /** Credits a person may spend a day of their time zone; undefined: no cap. */
  dailyCreditLimit: number | undefined;
  /** Messages sent a second over all chats, shared by all processes on one database; undefined: without any limit. */
  messagesPerSecond: number | undefined;
  /** What a monitoring must send to read /metrics. Undefined: this machine alone reads them, and nobody where there is a public address. */
  metricsToken: string | undefined;
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

type Environment = Readonly<Record<string, string | undefined>>;
type Values = { [name in keyof typeof VARIABLES]?: z.output<(typeof VARIABLES)[name][0]> | undefined };

/** What is started: the bot with everything, the data service alone, or an operator's command beside either. */
export type Program = 'bot' | 'service' | 'command';

/**
 * Reads the configuration from `environment`. A variable that is empty counts as unset; unknown ones are ignored.
 * Throws ConfigError with every problem.
 */
export function readConfig(given: Environment, program: Program = 'bot'): Config {
  const found = given.PUBLIC_URL?.trim() ? undefined : platformAddress(given);
  const environment = found ? { ...given, PUBLIC_URL: found.url } : given;
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
    if (present(because)) needed(variable, because === 'PUBLIC_URL' ? (found?.variable ?? because) : because);
  };
  if (program === 'bot') needs('BOT_TOKEN', 'PUBLIC_URL');
  if (program === 'service') needed('SERVICE_KEY', 'the data service alone');
  needs('ENCRYPTION_KEYS', 'PUBLIC_URL');
  needs('ENCRYPTION_KEYS', 'DATABASE_URL');
  needs('ENCRYPTION_KEYS', 'SERVICE_DATABASE_URL');
  needs('DATA_API_URL', 'SEARCH_URL');
  needs('DATA_API_URL', 'AUTHORIZE_URL');
  needs('LLM_MODEL', 'LLM_BASE_URL');
  if (problems.length > 0) throw new ConfigError(problems);
  // What a service is the client of is none of its business, even where bot and service share one .env.
  const known = program === 'bot' ? values : { ...values, DATA_API_URL: undefined };
  return { ...assemble(known), ...platformsShare(given, found?.variable, values) };
}

const platformsShare = (given: Environment, publicUrlFrom: string | undefined, values: Values) => ({
  publicUrlFrom,
  forgetfulPlatform: forgetfulPlatform(given),
  databaseUrl: values.DATABASE_URL && postgresAddress(given, values.DATABASE_URL),
  serviceDatabaseUrl: values.SERVICE_DATABASE_URL && postgresAddress(given, values.SERVICE_DATABASE_URL),
});

function assemble(values: Values): Omit<Config, keyof ReturnType<typeof platformsShare>> {
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
    dataDir: values.DATA_DIR ?? './data',
    encryptionKeys: values.ENCRYPTION_KEYS,
    allowedUserIds: values.ALLOWED_USER_IDS,
    dailyCreditLimit: values.DAILY_CREDIT_LIMIT,
    messagesPerSecond: values.MESSAGES_PER_SECOND === 0 ? undefined : (values.MESSAGES_PER_SECOND ?? TELEGRAMS_PACE),
    metricsToken: values.METRICS_TOKEN,
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
