/** /credits: what is left, what was spent today and in 30 days, by command, and what of it is in doubt. */
import { SAMPLE_OWNER } from '../contract/extensions.ts';
import { ERASED_DETAIL, type SpendingRow } from '../storage/spending.ts';
import { type Answer, type ButtonRows, bold, type RichText, type Span, say, time } from './answer.ts';
import { canTopUp, lookUpCredits, refillSpans } from './balance.ts';
import { DAY_MS, type Zone } from './calendar.ts';
import type { Command, Turn } from './command.ts';
import { type Budget, budgetOf } from './daily-cap.ts';
import { defineCommand, failureAbout } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { problemAnswer } from './failure-answer.ts';
import { runButton, TOP_UP_CREDITS, topUpButton } from './press.ts';
import { count, creditsText, numberText } from './price.ts';
import { spendingChart } from './spending-chart.ts';

/** Days that are looked back. */
const PERIOD_DAYS = 30;
/** Days that have a bar: as many as fit beside one another on a phone. */
const CHART_DAYS = 30;
/** Up to here the sample person's credits can be topped up: they are everybody's. */
const MOST_SAMPLE_CREDITS = 3_000;

export function createCreditsCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'credits', async function* ({ argument }, turn) {
    yield argument === 'more' ? await topUp(deps, turn) : yield* overview(deps, turn);
  });
}

async function* overview(deps: CommandDeps, turn: Turn): AsyncGenerator<Answer, Answer> {
  const now = deps.clock.now();
  const known = await turn.known();
  const { connection } = known;
  if (connection?.access?.extensions.includes('credits'))
    yield { kind: 'progress', text: ['Looking up your credits…'], cancellable: true };
  const left = connection && (await lookUpCredits(deps, turn.person.id, connection, turn.signal));
  const rows = await deps.spending.list(turn.person.id, known.day.since - (PERIOD_DAYS - 1) * DAY_MS);
  const today = rows.filter(({ startedAt }) => startedAt >= known.day.since);
  const chart = spendingChart(rows, { days: CHART_DAYS, now, zone: known.today.zone }, turn.words);
  const tells = connection?.access?.extensions.includes('credits') === true;
  const balance: Span[] = left
    ? [bold(`${creditsText(left.balance)} left. `), ...refillSpans(left, left.balance, now), '\n\n']
    : tells
      ? ['What is left could not be asked just now.\n\n']
      : [];
  const buttons: ButtonRows = [
    ...(left && left.balance < TOP_UP_CREDITS && canTopUp(deps, connection) ? [[topUpButton()]] : []),
    [runButton('Set a daily cap', 'settings')],
  ];
  return say(
    [
      ...balance,
      bold('Today: '),
      creditsText(total(today)),
      ...byCommand(today),
      '\n\n',
      bold(`Last ${PERIOD_DAYS} days: `),
      creditsText(total(rows)),
      ...byCommand(rows),
      '\n\n',
      ...(chart.length === 0 ? [] : [...chart, '\n\n']),
      ...capSpans(budgetOf(deps, known), known.today.zone),
      ...doubt(rows),
      tells
        ? '\n\nThese are the calls made through this bot.'
        : '\n\nThese are the calls made through this bot; your balance is kept by the service.',
    ],
    { buttons },
  );
}

/** Gives the sample person more: whoever looks around shall not end in front of a closed door. */
async function topUp(deps: CommandDeps, turn: Turn): Promise<Answer> {
  const { connection } = await turn.known();
  if (!deps.owners || !canTopUp(deps, connection))
    return problemAnswer({ code: 'stale-button', mayHaveCost: false }, failureAbout(deps, turn));
  const { service } = deps.owners;
  const { credits } = await service.describeOwner(SAMPLE_OWNER, { signal: turn.signal });
  if (credits.balance + TOP_UP_CREDITS > MOST_SAMPLE_CREDITS)
    return say([`There are ${numberText(credits.balance)} credits left to look around with; that is enough for now.`]);
  const balance = await service.addCredits(SAMPLE_OWNER, TOP_UP_CREDITS, { signal: turn.signal });
  return say([
    bold(`${TOP_UP_CREDITS} credits more`),
    `: ${numberText(balance)} are left. Ask again what you wanted to know.`,
  ]);
}

function capSpans(budget: Budget, zone: Zone): Span[] {
  if (budget.cap === undefined) return ['No daily cap is set; you can set one in /settings.'];
  return [
    `Cap: ${creditsText(budget.cap)} a day (${budget.setBy === 'operator' ? 'set by the operator' : 'your setting'}), `,
    `${Math.max(0, budget.cap - budget.spent)} left. The count starts again at `,
    time(new Date(budget.day.until).toISOString()),
    zone === undefined ? ' (midnight UTC).' : ' (your midnight).',
  ];
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
