/** The free path: /help of strangers, as much as a bot takes and at even rates. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Contender, ON_FREE_PATH, OURS } from '../contenders.ts';
import { medianRatio, mid, short, withRange } from '../figures.ts';
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
}

interface Row {
  readonly contender: Contender;
  /** One entry a round. */
  readonly saturated: SaturatedFigures[];
  readonly at500: SteadyFigures[];
  readonly at100: SteadyFigures[];
}

const STEADY = { low: 100, high: 500 };
const QUIET_MS = 300;

export async function freeScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const replyText = await helpText({ pinning });
  const base: SessionOptions = { pinning, replyText };
  const rows: Row[] = ON_FREE_PATH.filter(({ bot }) => options.only.has(bot)).map((contender) => ({
    contender,
    saturated: [],
    at100: [],
    at500: [],
  }));
  for (let round = 1; round <= options.rounds; round++) {
    // Every other round the other way round, so that a drift favours nobody.
    for (const row of round % 2 === 1 ? rows : rows.toReversed()) {
      await measure(row, round, options.free, { ...base, nodeOptions: isOurs(row) ? options.profile : [] });
      progress(`free, round ${round}: ${progressText(row)}`);
    }
  }
  const title = `/help of strangers, answered by everyone with the same ${replyText.length} characters:`;
  return { report: `${title}\n${capacityTable(rows)}`, targets: targetsOf(rows) };
}

const isOurs = ({ contender }: Row): boolean => contender.bot === 'this-bot';

async function measure(row: Row, round: number, sizes: FreeSizes, options: SessionOptions): Promise<void> {
  await withSession(row.contender, options, async (session) => {
    await saturate(session, sizes.warmUp);
    row.saturated.push(await saturate(session, sizes.saturated));
    // The targets are on the saturated bots; latencies are shown once.
    if (round > 1) return;
    row.at100.push(await steady(session, STEADY.low, sizes.seconds100));
    row.at500.push(await steady(session, STEADY.high, sizes.seconds500));
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
  ];
}

function progressText({ contender, saturated }: Row): string {
  const full = saturated.at(-1);
  return full
    ? `${contender.label} · ${short(full.updatesPerSecond)}/s, ${full.cpuMsPerUpdate.toFixed(3)} ms CPU`
    : contender.label;
}

function repeated(rounds: readonly { repeated: number }[]): string {
  const times = rounds.reduce((sum, round) => sum + round.repeated, 0);
  return times === 0 ? '' : ` (${times} delivered again)`;
}
