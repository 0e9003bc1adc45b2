/** The replies after connecting, and texts about a connection shared by /account and /credits. */
import type { Today } from '#locales/times/today.ts';
import type { Words } from '#locales/words.ts';
import type { CreditBalance, OwnerDescription } from '#service/contract/extensions.ts';
import type { Connection } from '#storage/connections.ts';
import { declareScopes, say, widenAccess } from '../actions.ts';
import { creditsBehind, isCharged, PRICES } from '../billing/budget.ts';
import { button, exportAppRows, missedButton } from '../buttons.ts';
import type { Context } from '../command.ts';
import { bestEffort } from '../deps.ts';
import { allows, missingFor } from '../registry.ts';
import { type Button, type RichText, reply, type TextReply } from '../reply.ts';
import { plainDate, sentenceDate } from '../time/dates.ts';
import { ownerNameOf } from './tokens.ts';

interface Connected {
  connection: Connection;
  leavesEarlier?: boolean;
  archive?: OwnerDescription['archive'] | undefined;
  today: Today;
}

export async function connectedReply(
  ctx: Pick<Context, 'deps' | 'words' | 'signal'>,
  { connection, archive, leavesEarlier, today }: Connected,
): Promise<TextReply> {
  const { deps, words } = ctx;
  if (connection.access?.whose === 'sample') return sampleReply(words);
  if (connection.access?.whose === 'own') return archiveReply(words, archive, today);
  if (connection.scopesFrom === 'unknown') return unverifiedReply(words);
  const host = deps.about.serviceName ?? words.text('place-archive');
  const { missing } = included(words, connection);
  const lines = [
    words.text('connect-done', { host }),
    missing,
    isCharged(deps, connection) ? await termsText(ctx, connection) : undefined,
    leavesEarlier ? words.text('connect-earlier-left', { host }) : undefined,
  ];
  return reply([lines.filter((line) => line !== undefined).join('\n')], {
    buttons: [[missedButton(words)], missing === undefined ? [] : [widenButton(words, connection)]],
  });
}

function sampleReply(words: Words): TextReply {
  const example = (kind: 'word' | 'name' | 'question') => {
    const text = words.text(`connect-example-${kind}`);
    return button(text, say, { text });
  };
  return reply(words.text('connect-sample'), {
    buttons: [[example('word'), example('name')], [example('question')]],
  });
}

/** The person's own archive: empty, or with a summary of its content. */
function archiveReply(words: Words, archive: Connected['archive'], today: Today): TextReply {
  if (archive?.records === 0) return reply(words.text('connect-empty'), { buttons: exportAppRows() });
  const { messages = 0, newestAt } = archive ?? {};
  const text =
    newestAt === undefined
      ? words.text('connect-open')
      : words.text('connect-open-with', { messages, day: plainDate(newestAt, today, words) });
  return reply([text], { buttons: [[missedButton(words)]] });
}

/** For a service that reports no scopes: asks the person what the token allows, to avoid futile requests. */
function unverifiedReply(words: Words): TextReply {
  const set = (preset: 'search' | 'answers' | 'everything') =>
    button(words.text(`access-${preset}-button`), declareScopes, { set: preset }, { once: true });
  const unknown = button(words.text('connect-unknown'), declareScopes, {}, { once: true });
  return reply(words.text('connect-saved'), {
    buttons: [
      [set('search'), set('answers')],
      [set('everything'), unknown],
    ],
  });
}

const PARTS = { searches: 'search', answers: 'ask', lists: 'recent', portraits: 'profile' } as const;

/** `Included: searches and lists.`, `Not included: answers.`; undefined if there are none. */
export function included(words: Words, connection: Connection): { may?: string; missing?: string } {
  const listed = (isAllowed: boolean) =>
    (Object.keys(PARTS) as (keyof typeof PARTS)[])
      .filter((part) => allows(connection, PARTS[part]) === isAllowed)
      .map((part) => words.text(`access-part-${part}`));
  const [may, missing] = [listed(true), listed(false)];
  return {
    ...(may.length > 0 ? { may: words.text('access-included', { parts: words.list(may) }) } : {}),
    ...(missing.length > 0 ? { missing: words.text('access-not-included', { parts: words.list(missing) }) } : {}),
  };
}

export function widenButton(words: Words, connection: Connection): Button {
  const missing = Object.values(PARTS).flatMap((name) => missingFor(connection, name));
  return button(words.text('connect-widen'), widenAccess, { scopes: [...new Set([...connection.scopes, ...missing])] });
}

/** `961 credits. A search costs 2, an answer 5.` */
async function termsText(ctx: Pick<Context, 'deps' | 'words' | 'signal'>, connection: Connection): Promise<string> {
  const { words } = ctx;
  const left = (await creditsBehind(ctx, connection))?.balance;
  return left === undefined ? words.text('start-prices', PRICES) : words.text('credits-terms', { left, ...PRICES });
}

/** `961 credits left, 1,000 again on 1 December.` */
export function balanceSpans(
  words: Words,
  { balance: left, allowance, refillsAt }: CreditBalance,
  today: Today,
): RichText {
  if (refillsAt <= today.now || allowance <= left) return words.rich('credits-left', { left });
  return words.rich('credits-left-again', { left, allowance, when: sentenceDate(refillsAt, today, words) });
}

/** Describes the person's own archive; undefined if the service can't be asked. */
export const describeOwn = (ctx: Context): Promise<OwnerDescription | undefined> =>
  bestEffort(ctx, (call) => ctx.deps.owners?.service.describeOwner(ownerNameOf('own', ctx.person), call));
