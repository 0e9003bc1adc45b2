/** /credits, if the service charges: the balance, the spending of 30 days, and how much of it is uncertain. */
import type { Today } from '#locales/times/today.ts';
import type { Words } from '#locales/words.ts';
import type { CreditBalance } from '#service/contract/extensions.ts';
import type { OperationName } from '#service/contract/operations.ts';
import type { SpendingRow } from '#storage/spending.ts';
import { type Context, command } from '../command.ts';
import { ProblemError } from '../errors.ts';
import { joined, type Reply, type RichText, reply } from '../reply.ts';
import { sentenceDate } from '../time/dates.ts';
import { creditsBehind } from './budget.ts';

const PERIOD_MS = 30 * 86_400_000;

export const credits = command('credits', async (ctx): Promise<Reply> => {
  const { deps, words, person, connection, today, charged } = ctx;
  if (!charged) return reply(words.text('credits-none'));
  if (!connection) throw new ProblemError({ code: 'not-connected' });
  const now = deps.clock.now();
  const left = await creditsBehind(ctx, connection);
  const rows = (await deps.spending.list(person.id, now - PERIOD_MS)).filter(({ state }) => state !== 'refused');
  const doubt = total(rows.filter(({ state }) => state === 'unknown'));
  const lines = [
    left ? balanceSpans(words, left, today) : [],
    [periodText(ctx, rows)],
    doubt > 0 ? [words.text('credits-doubt', { credits: doubt })] : [],
  ];
  return reply(joined(lines, '\n'));
});

const total = (rows: readonly SpendingRow[]) => rows.reduce((sum, { credits }) => sum + credits, 0);

const KINDS = {
  searches: ['searchChatThreads', 'searchUniversal', 'searchDatastore'],
  answers: ['llmAgentPrompt', 'llmPrompt'],
  portraits: ['llmProfilePrompt'],
  lists: ['queryDatastore'],
} as const satisfies Readonly<Record<string, readonly OperationName[]>>;

/** The total, with the kind of call that makes up more than half of it. */
function periodText({ words }: Context, rows: readonly SpendingRow[]): string {
  const spent = total(rows);
  for (const [kind, operations] of Object.entries(KINDS) as [keyof typeof KINDS, readonly string[]][]) {
    const most = total(rows.filter(({ operation }) => operations.includes(operation)));
    if (most * 2 > spent) return words.text(`credits-period-${kind}`, { spent, most });
  }
  return words.text('credits-period', { spent });
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
