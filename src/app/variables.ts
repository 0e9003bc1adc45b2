/** Every variable of the environment: its form, and a correct example. `.env.example` and the README are tested against the names. */
import { z } from 'zod';
import { parseKey } from '#platform/vault.ts';

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

const postgresForm = z
  .string()
  .refine((text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol), 'is not a Postgres address');

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
  DATABASE_URL: [postgresForm, 'postgres://user:password@host:5432/database'],
  SERVICE_DATABASE_URL: [postgresForm, 'postgres://user:password@host:5432/archives'],
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
  METRICS_TOKEN: [
    z.string().regex(/^[\x21-\x7e]{16,200}$/, 'is not 16 to 200 visible characters without spaces'),
    'the output of: openssl rand -hex 32',
  ],
  TOKEN_IDLE_DAYS: [wholeNumber(1, 3650), '90'],
  LLM_BASE_URL: [httpUrl, 'http://127.0.0.1:11434/v1'],
  LLM_MODEL: [z.string().max(200), 'llama3.1'],
  LLM_API_KEY: [z.string().regex(/^[\x21-\x7e]+$/, 'has characters that a header cannot carry'), 'sk-0000'],
  LOG_LEVEL: [z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'is not a log level'), 'info'],
} as const satisfies Record<string, readonly [form: z.ZodType, example: string]>;
