/** /credits: what was spent today and in 30 days, by command, and what of it is in doubt. */
import { ERASED_DETAIL, type SpendingRow } from '../storage/spending.ts';
import { bold, type RichText, type Span, say, time } from './answer.ts';
import type { Command } from './command.ts';
import { budgetOf, DAY_MS, dayStart, resetsAt } from './daily-cap.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { runButton } from './press.ts';
import { count, creditsText } from './price.ts';

/** Days that are looked back. */
const PERIOD_DAYS = 30;

export function createCreditsCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'credits', async function* (_, turn) {
    const now = deps.clock.now();
    const rows = await deps.spending.list(turn.person.id, dayStart(now) - (PERIOD_DAYS - 1) * DAY_MS);
    const budget = budgetOf(deps, await turn.known());
    const today = rows.filter(({ startedAt }) => startedAt >= dayStart(now));
    const cap: Span[] =
      budget.cap === undefined
        ? ['No daily cap is set; you can set one in /settings.']
        : [
            `Cap: ${creditsText(budget.cap)} a day (${budget.setBy === 'operator' ? 'set by the operator' : 'your setting'}), `,
            `${Math.max(0, budget.cap - budget.spent)} left. The count starts again at `,
            time(resetsAt(now)),
            ' (midnight UTC).',
          ];
    yield say(
      [
        bold('Today: '),
        creditsText(total(today)),
        ...byCommand(today),
        '\n\n',
        bold(`Last ${PERIOD_DAYS} days: `),
        creditsText(total(rows)),
        ...byCommand(rows),
        '\n\n',
        ...cap,
        ...doubt(rows),
        '\n\nThese are the calls made through this bot; your balance is kept by the service.',
      ],
      { buttons: [[runButton('Set a daily cap', 'settings')]] },
    );
  });
}

const counted = (rows: readonly SpendingRow[]) => rows.filter(({ state }) => state !== 'refused');
const total = (rows: readonly SpendingRow[]) => counted(rows).reduce((sum, { credits }) => sum + credits, 0);

function byCommand(rows: readonly SpendingRow[]): Span[] {
  const sums = new Map<string, { credits: number; calls: number }>();
  for (const { command, credits } of counted(rows)) {
    const sum = sums.get(command) ?? { credits: 0, calls: 0 };
    sums.set(command, { credits: sum.credits + credits, calls: sum.calls + 1 });
  }
  return [...sums]
    .sort((a, b) => b[1].credits - a[1].credits)
    .map(([command, { credits, calls }]) =>
      command === ERASED_DETAIL
        ? `\n• ${credits} before you disconnected (no detail kept)`
        : `\n• /${command}: ${creditsText(credits)}, ${count(calls, 'call', 'calls')}`,
    );
}

/** What `unknown` means, where there is any. */
function doubt(rows: readonly SpendingRow[]): RichText {
  const credits = rows.filter(({ state }) => state === 'unknown').reduce((sum, row) => sum + row.credits, 0);
  if (credits === 0) return [];
  return [
    `\n\n${credits} of these are in doubt: the request was sent, but no complete answer came back, so the service may or may not have charged. They count as spent.`,
  ];
}
