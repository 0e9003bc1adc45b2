/** /credits: what is left, what was spent today and in 30 days, by command, and what of it is in doubt. */
import { SAMPLE_OWNER } from '#service/contract/extensions.ts';
import { ERASED_DETAIL, type SpendingRow } from '#storage/spending.ts';
import { type Answer, type ButtonRows, bold, type RichText, type Span, say } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { defineCommand, refusal } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { runButton, TOP_UP_CREDITS, topUpButton } from '../press.ts';
import { DAY_MS, type Zone } from '../time/calendar.ts';
import type { Words } from '../words/words.ts';
import { canTopUp, lookUpCredits, refillSpans } from './balance.ts';
import { type Budget, budgetOf } from './daily-cap.ts';
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
  const { words } = turn;
  const { money } = words;
  const known = await turn.known();
  const { connection } = known;
  if (connection?.access?.extensions.includes('credits'))
    yield { kind: 'progress', text: [money.looking], cancellable: true };
  const left = connection && (await lookUpCredits(deps, turn.person.id, connection, turn.signal));
  const rows = await deps.spending.list(turn.person.id, known.day.since - (PERIOD_DAYS - 1) * DAY_MS);
  const today = rows.filter(({ startedAt }) => startedAt >= known.day.since);
  const chart = spendingChart(rows, { days: CHART_DAYS, now, zone: known.today.zone }, turn.words);
  const tells = connection?.access?.extensions.includes('credits') === true;
  const balance: Span[] = left
    ? [bold(money.left(left.balance)), ' ', ...refillSpans(turn.words, left, left.balance, now), '\n\n']
    : tells
      ? [`${money.leftUnknown}\n\n`]
      : [];
  const buttons: ButtonRows = [
    ...(left && left.balance < TOP_UP_CREDITS && canTopUp(deps, connection) ? [[topUpButton(turn.words)]] : []),
    [runButton(money.setCap, 'settings')],
  ];
  return say(
    [
      ...balance,
      ...money.today(total(today)),
      ...byCommand(words, today),
      '\n\n',
      ...money.period(PERIOD_DAYS, total(rows)),
      ...byCommand(words, rows),
      '\n\n',
      ...(chart.length === 0 ? [] : [...chart, '\n\n']),
      ...capSpans(words, budgetOf(deps, known), known.today.zone),
      ...doubt(words, rows),
      `\n\n${tells ? money.throughBot : money.throughBotOnly}`,
    ],
    { buttons },
  );
}

/** Gives the sample person more: whoever looks around shall not end in front of a closed door. */
async function topUp(deps: CommandDeps, turn: Turn): Promise<Answer> {
  const { connection } = await turn.known();
  if (!deps.owners || !canTopUp(deps, connection)) return refusal(deps, turn, 'stale-button');
  const { service } = deps.owners;
  const { credits } = await service.describeOwner(SAMPLE_OWNER, { signal: turn.signal });
  if (credits.balance + TOP_UP_CREDITS > MOST_SAMPLE_CREDITS) return say([turn.words.money.enough(credits.balance)]);
  const balance = await service.addCredits(SAMPLE_OWNER, TOP_UP_CREDITS, { signal: turn.signal });
  return say(turn.words.money.toppedUp(TOP_UP_CREDITS, balance));
}

function capSpans({ money }: Words, { cap, spent, setBy, day }: Budget, zone: Zone): RichText {
  if (cap === undefined) return [money.noCap];
  const until = new Date(day.until).toISOString();
  return money.cap({ limit: cap, left: Math.max(0, cap - spent), mine: setBy !== 'operator', until, zone });
}

const counted = (rows: readonly SpendingRow[]) => rows.filter(({ state }) => state !== 'refused');
const total = (rows: readonly SpendingRow[]) => counted(rows).reduce((sum, { credits }) => sum + credits, 0);

function byCommand({ money }: Words, rows: readonly SpendingRow[]): Span[] {
  const sums = new Map<string, { credits: number; calls: number }>();
  for (const { command, credits } of counted(rows)) {
    const sum = sums.get(command) ?? { credits: 0, calls: 0 };
    sums.set(command, { credits: sum.credits + credits, calls: sum.calls + 1 });
  }
  return [...sums]
    .sort((a, b) => b[1].credits - a[1].credits)
    .map(([command, { credits, calls }]) =>
      command === ERASED_DETAIL
        ? `\n• ${money.beforeDisconnecting(credits)}`
        : `\n• ${money.byCommand(`/${command}`, credits, calls)}`,
    );
}

/** What `unknown` means, where there is any. */
function doubt({ money }: Words, rows: readonly SpendingRow[]): RichText {
  const credits = rows.filter(({ state }) => state === 'unknown').reduce((sum, row) => sum + row.credits, 0);
  return credits === 0 ? [] : [`\n\n${money.inDoubt(credits)}`];
}
