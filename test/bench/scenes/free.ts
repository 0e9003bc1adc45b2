/** The free path: /help of strangers, as much as a bot takes and at even rates, and with slow commands among it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Contender, ON_FREE_PATH, OURS } from '../contenders.ts';
import { medianRatio, mid, short, withRange } from '../figures.ts';
import { type HeadOfLineFigures, headOfLine, SLOW_PEOPLE, warmSearches } from '../head-of-line.ts';
import { type SaturatedFigures, type SteadyFigures, saturate, steady } from '../load.ts';
import { stranger } from '../people.ts';
import { type SessionOptions, withSession } from '../session.ts';
import { percentiles, table, unanswered } from '../tables.ts';
import { atLeast, atMost, type Target } from '../targets.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

/** How much is measured. */
export interface FreeSizes {
  /** Updates before anything is measured. */
  warmUp: number;
  /** Updates queued at once. */
  saturated: number;
  /** Seconds at 100/s and at 500/s. */
  seconds100: number;
  seconds500: number;
  slowMs: number;
  /** Seconds of searches before slow ones are measured. */
  secondsWarming: number;
  /** Seconds at 100/s with slow commands among them. */
  secondsWithSlow: number;
}

interface Row {
  readonly contender: Contender;
  /** One entry a round. */
  readonly saturated: SaturatedFigures[];
  readonly at500: SteadyFigures[];
  /** Of this bot several a round, with slow commands and without in turn. */
  readonly at100: SteadyFigures[];
  readonly withSlow: HeadOfLineFigures[];
}

const STEADY = { low: 100, high: 500 };
const QUIET_MS = 300;
/** How often the slow commands come in a round. */
const SLOW_TURNS = 2;

export async function freeScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const { slowMs } = options.free;
  const replyText = await helpText({ pinning });
  const base: SessionOptions = { pinning, replyText, slowMs, people: SLOW_PEOPLE };
  const rows: Row[] = ON_FREE_PATH.filter(({ bot }) => options.only.has(bot)).map((contender) => ({
    contender,
    saturated: [],
    at100: [],
    at500: [],
    withSlow: [],
  }));
  for (let round = 1; round <= options.rounds; round++) {
    // Every other round the other way round, so that a drift favours nobody.
    for (const row of round % 2 === 1 ? rows : rows.toReversed()) {
      await measure(row, round, options.free, { ...base, nodeOptions: isOurs(row) ? options.profile : [] });
      progress(`free, round ${round}: ${progressText(row)}`);
    }
  }
  const report = [
    `/help of strangers, answered by everyone with the same ${replyText.length} characters:`,
    capacityTable(rows),
    '',
    `One command in twenty is a search that takes ${slowMs / 1000} s, 100 commands a second:`,
    headOfLineTable(rows),
  ];
  return { report: report.join('\n'), targets: targetsOf(rows) };
}

const isOurs = ({ contender }: Row): boolean => contender.bot === 'this-bot';

async function measure(row: Row, round: number, sizes: FreeSizes, options: SessionOptions): Promise<void> {
  await withSession(row.contender, options, async (session) => {
    await saturate(session, sizes.warmUp);
    row.saturated.push(await saturate(session, sizes.saturated));
    // The targets on latency compare this bot with itself; its peers are shown once.
    if (round > 1 && !isOurs(row)) return;
    row.at100.push(await steady(session, STEADY.low, sizes.seconds100));
    if (round === 1) row.at500.push(await steady(session, STEADY.high, sizes.seconds500));
    await warmSearches(session, STEADY.low, sizes.secondsWarming);
    // With slow ones and without in turn: what drifts in between must not count as their effect.
    for (let turn = 1; turn <= SLOW_TURNS; turn++) {
      row.withSlow.push(await headOfLine(session, STEADY.low, sizes.secondsWithSlow, sizes.slowMs));
      if (!isOurs(row)) break;
      await sleep(sizes.slowMs + QUIET_MS);
      row.at100.push(await steady(session, STEADY.low, sizes.seconds100));
    }
  });
}

/** What this project's bot answers to /help; throws when that is not one message. */
async function helpText(options: SessionOptions): Promise<string> {
  return withSession(OURS.webhook, options, async ({ emulator, makeUpdate }) => {
    const texts: string[] = [];
    emulator.onText(({ text }) => texts.push(text));
    emulator.deliver([makeUpdate(stranger(0), '/help')]);
    for (let waited = 0; waited < 20 && texts.length === 0; waited++) await sleep(QUIET_MS);
    await sleep(QUIET_MS);
    if (texts.length !== 1) throw new Error(`/help was answered with ${texts.length} messages, not with one`);
    return texts[0] ?? '';
  });
}

const find = (rows: readonly Row[], bot: Contender['bot'], mode: Contender['mode']): Row | undefined =>
  rows.find(({ contender }) => contender.bot === bot && contender.mode === mode);

const cpuOf = (row: Row | undefined): number[] => row?.saturated.map(({ cpuMsPerUpdate }) => cpuMsPerUpdate) ?? [];
const rateOf = (row: Row | undefined): number[] => row?.saturated.map(({ updatesPerSecond }) => updatesPerSecond) ?? [];

function capacityTable(rows: readonly Row[]): string {
  const head = [
    'bot, mode',
    'updates/s saturated',
    'CPU ms/upd',
    'of Telegraf',
    'CPU ms/upd @500/s',
    'p50 / p99 ms @100/s',
    'p50 / p99 ms @500/s',
    'RSS MB',
    'bench core',
  ];
  return table(
    head,
    rows.map((row) => {
      const { contender, saturated, at100, at500 } = row;
      const telegraf = find(rows, 'telegraf', contender.mode === 'webhook' ? 'webhook' : 'polling');
      return [
        contender.label,
        withRange(rateOf(row)) + unanswered(saturated) + repeated(saturated),
        mid(cpuOf(row), (cpu) => cpu).toFixed(3),
        short(medianRatio(cpuOf(row), cpuOf(telegraf))),
        short(mid(at500, (round) => round.cpuMsPerUpdate)),
        percentiles(at100) + unanswered(at100),
        percentiles(at500) + unanswered(at500),
        mid(saturated, (round) => round.rssMb).toFixed(0),
        `${(mid(saturated, (round) => round.benchShare) * 100).toFixed(0)} %`,
      ];
    }),
  );
}

function headOfLineTable(rows: readonly Row[]): string {
  const head = [
    'bot, mode',
    'p50 / p99 ms without',
    'p50 / p99 ms with',
    'fast ones answered',
    'slow ones answered in time',
  ];
  return table(
    head,
    rows.map(({ contender, at100, withSlow }) => [
      contender.label,
      percentiles(at100),
      percentiles(withSlow),
      share(withSlow, 'answered', 'sent'),
      share(withSlow, 'slowAnswered', 'slowDue'),
    ]),
  );
}

function targetsOf(rows: readonly Row[]): Target[] {
  const ours = { webhook: find(rows, 'this-bot', 'webhook'), polling: find(rows, 'this-bot', 'polling') };
  return [
    atMost(
      0.5,
      'free: CPU per update, webhook: of Telegraf’s',
      medianRatio(cpuOf(ours.webhook), cpuOf(find(rows, 'telegraf', 'webhook'))),
    ),
    atLeast(
      2,
      'free: updates per second, webhook: of grammY’s webhook',
      medianRatio(rateOf(ours.webhook), rateOf(find(rows, 'grammy', 'webhook'))),
    ),
    atLeast(
      1.7,
      'free: updates per second, polling: of grammY’s runner',
      medianRatio(rateOf(ours.polling), rateOf(find(rows, 'grammy', 'runner'))),
    ),
    ...(['webhook', 'polling'] as const).map((mode) =>
      atMost(
        1.5,
        `free: p99 of fast commands with 5 % slow ones, ${mode}: of their p99 without`,
        // Of the middle measurement: what disturbs the machine for some seconds must not count as the effect of slow ones.
        mid(ours[mode]?.withSlow ?? [], ({ p99 }) => p99) / mid(ours[mode]?.at100 ?? [], ({ p99 }) => p99),
      ),
    ),
  ];
}

function progressText({ contender, saturated, at100, at500, withSlow }: Row): string {
  const [full, low, high, slow] = [saturated.at(-1), at100.at(-1), at500.at(-1), withSlow.at(-1)];
  return [
    contender.label,
    full && `${short(full.updatesPerSecond)}/s, ${full.cpuMsPerUpdate.toFixed(3)} ms CPU`,
    low && at100.length >= saturated.length && `p99 ${short(low.p99)} ms @${STEADY.low}/s`,
    high && at500.length === saturated.length && `${short(high.p99)} ms @${STEADY.high}/s`,
    slow && withSlow.length >= saturated.length && `${short(slow.p99)} ms with slow ones`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function repeated(rounds: readonly { repeated: number }[]): string {
  const times = rounds.reduce((sum, round) => sum + round.repeated, 0);
  return times === 0 ? '' : ` (${times} delivered again)`;
}

function share<K extends string>(rounds: readonly Record<K, number>[], part: K, whole: K): string {
  const sum = (key: K) => rounds.reduce((total, round) => total + round[key], 0);
  return `${sum(part)} of ${sum(whole)}`;
}
