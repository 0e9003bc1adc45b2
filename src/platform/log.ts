/**
 * The log says what happened, never to whom in clear nor with which words: message texts, names, prompts and tokens stay
 * out by construction (callers pass ids through `hashId` and errors as `err`), and the serializer keeps only the kind,
 * code, text and stack of an error, none of the payloads that libraries attach to theirs.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequest } from './request-context.ts';

export type Log = Logger;

const idSalt = randomBytes(16);

/** A short stable-per-process stand-in for a person's or chat's id: log lines can be grouped but not traced to anyone. */
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

/** Takes anything shaped like a Telegram bot token (`123456:AA…`) or a bearer credential out of a text. */
export function redactTokens(text: string): string {
  return text
    .replace(/\d{5,}:[A-Za-z0-9_-]{20,}/g, '<bot token>')
    .replace(/(Bearer\s+)[^\s"']+/gi, '$1<token>')
    .replace(/([?&](?:tokenId|auth_token|token)=)[^&\s"']+/gi, '$1<token>');
}

/** What kind of error it was, in a few words that hold nothing of an address, a token or a reply. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return 'for no reason that it gave';
  const code = [error, error.cause]
    .flatMap((one) => (one instanceof Error && 'code' in one ? [one.code] : []))
    .find((one) => (typeof one === 'string' || typeof one === 'number') && /^[\w-]{1,40}$/.test(String(one)));
  return `(${code ?? error.name})`;
}

/** The update that a line is about: made anew for each, since pino writes the rest of the line into it. */
function mixin(): { reference?: string } {
  const request = currentRequest();
  return request ? { reference: request.reference } : {};
}

/**
 * Makes the process's log: one JSON line an event, with the reference of the update that it is about, to `destination`
 * (standard output when unset).
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino({ level, base: null, serializers: { err: describeError }, mixin }, destination);
}
