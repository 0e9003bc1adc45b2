/** How a Bot API call can fail, as far as callers must tell the ways apart. None of them carries what was sent. */
import { TelegramError } from 'telegraf';

/** The bot may not write there any more (blocked, removed, deactivated): be quiet. */
export class BlockedError extends TelegramError {
  override name = 'BlockedError';
}

/** A message was handed to the network and no answer could be read: it may have arrived. Never send it again blindly. */
export class AmbiguousSendError extends Error {
  override name = 'AmbiguousSendError';
  readonly method: string;
  constructor(method: string, cause: unknown) {
    super(`${method} may have been carried out: no readable answer came`, { cause });
    this.method = method;
  }
}

/** Telegram cannot be reached. Nothing was done, or what was done may be done again. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
  readonly method: string;
  constructor(method: string, cause: unknown) {
    super(`${method} got no answer from Telegram`, { cause });
    this.method = method;
  }
}

/** A refusal as Telegram words it; what it quotes from the request is left out, because it may be personal. */
export function refusal(method: string, reply: { error_code: number; description: string; retryAfter?: number }) {
  const description = reply.description.replace(/(?<![A-Za-z])['"].*['"](?![A-Za-z])/s, '…').slice(0, 300);
  const response = {
    error_code: reply.error_code,
    description,
    ...(reply.retryAfter === undefined ? {} : { parameters: { retry_after: reply.retryAfter } }),
  };
  return isShut(reply) ? new BlockedError(response, { method }) : new TelegramError(response, { method });
}

function isShut({ error_code, description }: { error_code: number; description: string }): boolean {
  return error_code === 403 || (error_code === 400 && /chat not found|PEER_ID_INVALID/i.test(description));
}

const says = (error: unknown, words: RegExp) =>
  error instanceof TelegramError && error.code === 400 && words.test(error.description);

/** An edit that would change nothing: what was wanted is there. */
export const isUnchanged = (error: unknown) => says(error, /message is not modified/i);

/** A press that is answered too late; nobody waits for it any more. */
export const isExpiredPress = (error: unknown) => says(error, /query is too old|query ID is invalid/i);

/** The message to edit or delete is gone, or cannot be edited any more. */
export const isGoneMessage = (error: unknown) =>
  says(
    error,
    /message to (?:edit|delete|be edited|be deleted) not found|message can't be (?:edited|deleted)|MESSAGE_ID_INVALID/i,
  );

/** There is no such message: deleted before, by whomever. */
export const isNotThere = (error: unknown) => says(error, /message to (?:delete|be deleted) not found/i);

/** Telegram does not take the formatting, an address, a button or the thread: plain text may still pass. */
export const isFormRefusal = (error: unknown) =>
  says(error, /entit|URL|button|keyboard|reply markup|thread not found|topic|parse/i);
