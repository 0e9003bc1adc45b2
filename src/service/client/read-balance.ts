/** Credits out of a reply: the extension that tells them, and the header of what was charged for. */

import type { HttpReply } from '#platform/http-client.ts';
import type { CreditBalance } from '../contract/data-service.ts';
import { CREDITS_HEADER, EXTENSIONS } from '../contract/extensions.ts';

/** A balance with its moment as a number. */
export function readBalance(reply: { balance: number; allowance: number; refillsAt: string }): CreditBalance {
  const { balance, allowance, refillsAt } = reply;
  return { balance, allowance, refillsAt: Date.parse(refillsAt) };
}

/** The reply of the extension `credits`; undefined when it has another form. */
export function readCredits(value: unknown): CreditBalance | undefined {
  const read = EXTENSIONS.credits.reply.safeParse(value);
  return read.success ? readBalance(read.data) : undefined;
}

/** What is left after a call, where its reply says so. */
export function balanceIn(reply: HttpReply): number | undefined {
  const text = reply.header(CREDITS_HEADER);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
