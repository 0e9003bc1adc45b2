/**
 * The log contains no personal data: message texts, names, prompts and tokens are kept out by construction (callers pass ids
 * through `hashId` and errors as `err`), and the serializer keeps only type, code, message, stack and cause of an error, not the
 * payloads that libraries attach.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequest } from './request-context.ts';

export type Log = Logger;

const idSalt = randomBytes(16);

/** A short hash of a person's or chat's id, stable per process: log lines can be grouped but not traced to anyone. */
export function hashId(id: string | number): string {
  return createHmac('sha256', idSalt).update(String(id)).digest('base64url').slice(0, 10);
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined;
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    message: redactTokens(error.message),
    stack: redactTokens(error.stack ?? '')
      .split('\n')
      .slice(1, 6)
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Redacts anything shaped like a Telegram bot token (`123456:AA…`), a bearer credential or a token in a query. */
export function redactTokens(text: string): string {
  return text
    .replace(/(?<!\d)\d{5,}:[A-Za-z0-9_-]{20,}/g, '<bot token>')
    .replace(/(Bearer\s+)[^\s"']+/gi, '$1<token>')
    .replace(/([?&](?:tokenId|auth_token|token)=)[^&\s"']+/gi, '$1<token>');
}

/** The kind of an error in a few words, without any address, token or reply. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return 'for an unknown reason';
  const code = [error, error.cause]
    .flatMap((one) => (one instanceof Error && 'code' in one ? [one.code] : []))
    .find((one) => (typeof one === 'string' || typeof one === 'number') && /^[\w-]{1,40}$/.test(String(one)));
  return `(${code ?? error.name})`;
}

/** The reference of the current update; a new object for each line, because pino adds the line's fields to it. */
function mixin(): { reference?: string } {
  const request = currentRequest();
  return request ? { reference: request.reference } : {};
}

/**
 * Creates the process's log: one JSON line per event, with the reference of the update that it is about, to `destination`
 * (standard output when absent).
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino({ level, base: null, serializers: { err: describeError }, mixin }, destination);
}
