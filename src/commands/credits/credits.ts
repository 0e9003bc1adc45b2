/** /credits: what is left, what was spent today and in 30 days, by command, and what of it is in doubt. */
import type { Words } from '#locales/words.ts';
import { ERASED_DETAIL, type SpendingRow } from '#storage/spending.ts';
import type { Command, Context } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { runButton } from '../press.ts';
import { bold, type Reply, type RichText, reply, type Span, time } from '../reply.ts';
import { DAY_MS, type Zone } from '../time/today.ts';
import { type Budget, budgetOf, creditsBehind, refillSpans } from './daily-cap.ts';

/** Days that are looked back. */
const PERIOD_DAYS = 30;

export function createCreditsCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'credits', (_, turn) => overview(deps, turn));
}

async function* overview(deps: CommandDeps, turn: Context): AsyncGenerator<Reply> {
  const now = deps.clock.now();
  const { words } = turn;

  const known = await turn.user();
  const { connection } = known;
  if (connection?.access?.extensions.includes('credits'))
    yield { kind: 'progress', text: [words.text('money-looking')], cancellable: true };
  const left = connection && (await creditsBehind(deps, connection, turn.signal));
  const rows = await deps.spending.list(turn.person.id, known.day.since - (PERIOD_DAYS - 1) * DAY_MS);
  const today = rows.filter(({ startedAt }) => startedAt >= known.day.since);
  const tells = connection?.access?.extensions.includes('credits') === true;
  const balance: Span[] = left
    ? [
        bold(words.text('money-left', { amount: left.balance })),
        ' ',
        ...refillSpans(turn.words, left, left.balance, now),
        '\n\n',
      ]
    : tells
      ? [`${words.text('money-left-unknown')}\n\n`]
      : [];
  yield reply(
    [
      ...balance,
      ...words.rich('money-today', { spent: total(today) }),
      ...byCommand(words, today),
      '\n\n',
      ...words.rich('money-period', { days: PERIOD_DAYS, spent: total(rows) }),
      ...byCommand(words, rows),
      '\n\n',
      ...capSpans(words, budgetOf(deps, known), known.today.zone),
      ...doubt(words, rows),
      `\n\n${words.text(tells ? 'money-through-bot' : 'money-through-bot-only')}`,
    ],
    { buttons: [[runButton(words.text('money-set-cap'), 'settings')]] },
  );
}

function capSpans(words: Words, { cap, spent, setBy, day }: Budget, zone: Zone): RichText {
  if (cap === undefined) return [words.text('money-no-cap')];
  return words.rich(setBy === 'operator' ? 'money-cap' : 'money-cap-mine', {
    limit: cap,
    left: Math.max(0, cap - spent),
    until: time(new Date(day.until).toISOString()),
    midnight: words.text(zone === undefined ? 'money-midnight-utc' : 'money-midnight-own'),
  });
}

const counted = (rows: readonly SpendingRow[]) => rows.filter(({ state }) => state !== 'refused');
const total = (rows: readonly SpendingRow[]) => counted(rows).reduce((sum, { credits }) => sum + credits, 0);

function byCommand(words: Words, rows: readonly SpendingRow[]): Span[] {
  const sums = new Map<string, { credits: number; calls: number }>();
  for (const { command, credits } of counted(rows)) {
    const sum = sums.get(command) ?? { credits: 0, calls: 0 };
    sums.set(command, { credits: sum.credits + credits, calls: sum.calls + 1 });
  }
  return [...sums]
    .sort((a, b) => b[1].credits - a[1].credits)
    .map(([command, { credits, calls }]) =>
      command === ERASED_DETAIL
        ? `\n• ${words.text('money-before-disconnecting', { spent: credits })}`
        : `\n• ${words.text('money-by-command', { command: `/${command}`, spent: credits, calls })}`,
    );
}

/** What `unknown` means, where there is any. */
function doubt(words: Words, rows: readonly SpendingRow[]): RichText {
  const credits = rows.filter(({ state }) => state === 'unknown').reduce((sum, row) => sum + row.credits, 0);
  return credits === 0 ? [] : [`\n\n${words.text('money-in-doubt', { spent: credits })}`];
}
