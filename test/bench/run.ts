/**
 * `npm run bench`: this bot beside bare Telegraf, bare grammY and the floor under all of them, in one run on this
 * machine, over loopback, each bot a process of its own. Ends with the project's targets and whether they were met.
 */
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONTENDERS, type Contender } from './contenders.ts';
import { pinBench } from './core-pinning.ts';
import { headOfLine, prepareSlow } from './head-of-line.ts';
import { saturate, steady } from './load.ts';
import { watchMemory } from './memory-flatness.ts';
import { type BenchOptions, readOptions, USAGE } from './options.ts';
import { capacityTable, headOfLineTable, memoryTable, progressLine, targetTable } from './report.ts';
import { type ContenderResults, noResults, type Results } from './results.ts';
import { type Session, type SessionOptions, withSession } from './session.ts';
import { isMet, targetsOf } from './targets.ts';
import { fastChat } from './updates.ts';

const STEADY = { low: 100, high: 500 };
/** What the peers say when this project's bot does not take part. */
const STAND_IN_REPLY = 'x'.repeat(700);
const QUIET_MS = 300;
/** How often the slow commands come in a round. */
const SLOW_TURNS = 2;

const options = understood(process.argv.slice(2));
if (!options) console.log(USAGE);
else await bench(options);

/** The options; ends the process when they make no sense. */
function understood(words: string[]): BenchOptions | undefined {
  try {
    return readOptions(words);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return process.exit(1);
  }
}

async function bench(sizes: BenchOptions): Promise<void> {
  const startedAt = performance.now();
  const pinning = pinBench();
  const chosen = CONTENDERS.filter(({ bot }) => sizes.only.has(bot));
  const ours = chosen.filter(({ bot }) => bot === 'this-bot');
  const base: SessionOptions = { pinning, replyText: STAND_IN_REPLY, slowMs: sizes.slowMs };
  const replyText = ours[0] ? await helpTextOf(ours[0], base) : STAND_IN_REPLY;
  introduce(sizes, pinning.length > 0, replyText, ours.length > 0);

  const results: Results = { contenders: chosen.map(noResults), memory: [] };
  if (!sizes.memoryOnly) await compare(results.contenders, sizes, { ...base, replyText });
  if (sizes.memoryUpdates > 0) {
    // Both ways of receiving when that is all there is to do; otherwise the one that deployments use.
    for (const contender of sizes.memoryOnly ? ours : ours.slice(0, 1)) {
      const session = { ...base, nodeOptions: ['--expose-gc'] };
      const figures = await withSession(contender, session, (running) => watchMemory(running, sizes.memoryUpdates));
      results.memory.push({ contender, figures });
      console.log(`memory: ${contender.label} · ${sizes.memoryUpdates} updates`);
    }
  }

  if (!sizes.memoryOnly) {
    console.log(
      `\n${capacityTable(results)}\n\nOne command in twenty takes ${sizes.slowMs / 1000} s, 100 commands a second:`,
    );
    console.log(headOfLineTable(results));
  }
  if (results.memory.length > 0)
    console.log(`\nMemory after each tenth of ${sizes.memoryUpdates} updates:\n${memoryTable(results)}`);
  const targets = targetsOf(results).filter((target) => !sizes.memoryOnly || isMet(target) !== undefined);
  console.log(`\n${targetTable(targets)}\n\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

/** Every contender once a round, in turn; every other round the other way round, so that a drift favours nobody. */
async function compare(all: readonly ContenderResults[], sizes: BenchOptions, base: SessionOptions): Promise<void> {
  for (let round = 1; round <= sizes.rounds; round++) {
    for (const of of round % 2 === 1 ? all : all.toReversed()) {
      const isOurs = of.contender.bot === 'this-bot';
      const nodeOptions =
        isOurs && sizes.profileDir !== undefined ? ['--cpu-prof', `--cpu-prof-dir=${sizes.profileDir}`] : [];
      await withSession(of.contender, { ...base, nodeOptions }, async (session) => {
        await saturate(session, sizes.warmUp);
        of.saturated.push(await saturate(session, sizes.saturated));
        // The targets on latency compare this bot with itself; its peers are shown once.
        if (round > 1 && !isOurs) return;
        of.at100.push(await steady(session, STEADY.low, sizes.seconds100));
        if (round === 1) of.at500.push(await steady(session, STEADY.high, sizes.seconds500));
        await prepareSlow(session, STEADY.low, sizes.secondsWithSlow);
        // With slow ones and without in turn: what drifts in between must not count as their effect.
        for (let turn = 1; turn <= SLOW_TURNS; turn++) {
          of.withSlow.push(await headOfLine(session, STEADY.low, sizes.secondsWithSlow));
          if (!isOurs) break;
          await sleep(sizes.slowMs + QUIET_MS);
          of.at100.push(await steady(session, STEADY.low, sizes.seconds100));
        }
      });
      console.log(progressLine(round, of));
    }
  }
}

/** What this project's bot answers to /help; throws when that is not one message. */
async function helpTextOf(contender: Contender, base: SessionOptions): Promise<string> {
  return withSession(contender, base, async ({ emulator, makeUpdate }: Session) => {
    const texts: string[] = [];
    emulator.onText(({ text }) => texts.push(text));
    emulator.deliver([makeUpdate(fastChat(0), '/help')]);
    for (let waited = 0; waited < 20 && texts.length === 0; waited++) await sleep(QUIET_MS);
    await sleep(QUIET_MS);
    if (texts.length !== 1) throw new Error(`/help was answered with ${texts.length} messages, not with one`);
    return texts[0] ?? '';
  });
}

function introduce(sizes: BenchOptions, pinned: boolean, replyText: string, measured: boolean): void {
  const machine = cpus();
  const [busy = 0] = loadavg();
  console.log(
    [
      `Node ${process.versions.node}, ${machine.length} × ${machine[0]?.model.trim() ?? 'unknown processor'}`,
      busy > 0.5 ? `others use this machine (load ${busy.toFixed(1)}): expect noise` : '',
      pinned ? 'bench on core 0, the bot on core 1' : 'not pinned to cores: bench and bot may share one',
      `/help is answered with ${replyText.length} characters, ${measured ? 'as this bot does, by everyone' : 'made up'}`,
      sizes.memoryOnly ? '' : `${sizes.rounds} round(s) of ${sizes.saturated} updates; medians [smallest–largest]`,
      sizes.quick ? '--quick warms nothing up for long: take the verdicts from a whole run' : '',
    ]
      .filter(Boolean)
      .join('\n'),
  );
}
