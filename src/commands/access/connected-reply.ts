/** What somebody reads who has connected, and what /start and /account say of where they are. */
import type { Words } from '#locales/words.ts';
import type { CreditBalance } from '#service/contract/data-service.ts';
import { EXPORT_GUIDES } from '#service/contract/export-guides.ts';
import type { OwnerDescription } from '#service/contract/owner-service.ts';
import type { Connection } from '#storage/connections.ts';
import { creditsBehind } from '../billing/budget.ts';
import { isCharged, priceOf } from '../billing/prices.ts';
import { button, commandButton, inRows } from '../buttons.ts';
import type { Context } from '../command.ts';
import { say } from '../general/actions.ts';
import { allows, missingFor } from '../registry.ts';
import { type Button, type RichText, reply, type TextReply } from '../reply.ts';
import { lookAround, openOwn, tokenAllows, widenAccess } from './actions.ts';
import { dayText } from './dates.ts';
import { ownerNameOf, type RevokeResult } from './tokens.ts';

export type ReplyContext = Pick<Context, 'deps' | 'words' | 'signal'>;
export type ArchiveSize = OwnerDescription['archive'];

export interface Connected {
  connection: Connection;
  before?: RevokeResult | undefined;
  /** Of the person's own archive, where it could be asked for. */
  archive?: ArchiveSize | undefined;
  zone?: string | undefined;
}

/** The screen of a new connection. */
export async function connectedReply(ctx: ReplyContext, facts: Connected): Promise<TextReply> {
  const { deps, words } = ctx;
  const { connection, archive, before } = facts;
  if (connection.access?.whose === 'sample') return sampleReply(words);
  if (connection.access?.whose === 'own') return archiveReply(ctx, archive, facts.zone);
  const host = deps.about.serviceName ?? words.text('place-archive');
  if (connection.scopesFrom === 'unknown') return unverifiedReply(words);
  const missing = notIncluded(words, connection);
  const lines: string[] = [
    words.text('connect-done', { host }),
    ...(missing === undefined ? [] : [missing]),
    ...(isCharged(deps, connection) ? [await termsText(ctx, connection)] : []),
    ...(before === 'failed' || before === 'impossible' ? [words.text('connect-earlier-left', { host })] : []),
  ];
  return reply([lines.join('\n')], {
    buttons: [[missedButton(words)], ...(missing === undefined ? [] : [[widenButton(words, connection)]])],
  });
}

const missedButton = (words: Words): Button => commandButton(words.text('buttons-missed'), 'today');

function sampleReply(words: Words): TextReply {
  const examples = (['word', 'name', 'question'] as const).map((kind) => {
    const text = words.text(`connect-example-${kind}`);
    return button(text, say, { text });
  });
  return reply([words.text('connect-sample')], { buttons: [examples.slice(0, 2), examples.slice(2)] });
}

/** One's own archive, empty or with what is in it. */
export function archiveReply(
  { deps, words }: ReplyContext,
  archive: ArchiveSize | undefined,
  zone: string | undefined,
): TextReply {
  if (archive?.records === 0)
    return reply([words.text('connect-empty')], {
      buttons: inRows(
        EXPORT_GUIDES.map(({ app }) => commandButton(app, 'import', app)),
        3,
      ),
    });
  const { messages = 0, newestAt } = archive ?? {};
  const text =
    newestAt === undefined
      ? words.text('connect-open')
      : words.text('connect-open-with', { messages, day: dayText(words, newestAt, deps.clock.now(), zone) });
  return reply([text], { buttons: [[missedButton(words)]] });
}

/** A service that tells no scopes: the person says what the token may do, so that nothing is asked in vain. */
function unverifiedReply(words: Words): TextReply {
  const set = (preset: 'search' | 'answers' | 'everything') =>
    button(words.text(`access-${preset}-button`), tokenAllows, { set: preset }, { once: true });
  const unknown = button(words.text('connect-unknown'), tokenAllows, {}, { once: true });
  return reply([words.text('connect-saved')], {
    buttons: [
      [set('search'), set('answers')],
      [set('everything'), unknown],
    ],
  });
}

const PARTS = { searches: 'search', answers: 'ask', lists: 'recent', portraits: 'profile' } as const;
const partsOf = (connection: Connection, included: boolean) =>
  (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((part) => allows(connection, PARTS[part]) === included);
const named = (words: Words, parts: readonly (keyof typeof PARTS)[]) =>
  words.list(parts.map((part) => words.text(`access-part-${part}`)));

/** `Included: searches and lists.`, `Not included: answers.`; undefined for nothing. */
export function included(words: Words, connection: Connection): string | undefined {
  const parts = partsOf(connection, true);
  return parts.length === 0 ? undefined : words.text('access-included', { parts: named(words, parts) });
}
export function notIncluded(words: Words, connection: Connection): string | undefined {
  const parts = partsOf(connection, false);
  return parts.length === 0 ? undefined : words.text('access-not-included', { parts: named(words, parts) });
}

export function widenButton(words: Words, connection: Connection): Button {
  const missing = Object.values(PARTS).flatMap((name) => missingFor(connection, name));
  return button(words.text('connect-widen'), widenAccess, { scopes: [...new Set([...connection.scopes, ...missing])] });
}

/** `961 credits. A search costs 2, an answer 5.` */
async function termsText({ deps, words, signal }: ReplyContext, connection: Connection): Promise<string> {
  const prices = { search: priceOf('searchUniversal'), answer: priceOf('llmAgentPrompt') };
  const credits = await creditsBehind(deps, connection, signal);
  return credits === undefined
    ? words.text('start-prices', prices)
    : words.text('credits-terms', { left: credits.balance, ...prices });
}

/** `961 credits left, 1,000 again on 1 December.` */
export function balanceSpans(
  words: Words,
  { balance: left, allowance, refillsAt }: CreditBalance,
  now: number,
  zone: string | undefined,
): RichText {
  return refillsAt > now && allowance > left
    ? words.rich('credits-left-again', { left, allowance, day: dayText(words, refillsAt, now, zone) })
    : words.rich('credits-left', { left });
}

/** What the person's own archive holds; undefined where it cannot be asked about now. Throws nothing but the signal's reason. */
export async function describeOwn(ctx: Context, deadlineMs = 3_000): Promise<OwnerDescription | undefined> {
  const { deps, person, signal } = ctx;
  if (!deps.owners) return undefined;
  try {
    return await deps.owners.service.describeOwner(ownerNameOf('own', person), { signal, deadlineMs });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    deps.log.info({ err: error }, 'an owner could not be asked about');
    return undefined;
  }
}

/** Where somebody is sent who has nothing yet: the sample, or their own archive. */
export const switchButton = (words: Words, to: 'own' | 'sample'): Button =>
  to === 'own'
    ? button(words.text('connect-switch'), openOwn, {})
    : button(words.text('buttons-look-around'), lookAround, {});
