/** The Bot API is in trouble while people search: which answers are lost, which are said twice, what is paid twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { OURS } from '../contenders.ts';
import { answeredBy, searchFor } from '../data-service.ts';
import type { Trouble } from '../emulator.ts';
import { short } from '../figures.ts';
import { pace } from '../load.ts';
import { connectedChat } from '../people.ts';
import { SEARCHERS } from '../search-load.ts';
import { type Session, withSession } from '../session.ts';
import { table } from '../tables.ts';
import { atMost } from '../targets.ts';
import { SEARCH_MS } from './main-job.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const TROUBLES: readonly Trouble[] = ['502', '429', 'silence'];
/** Searches a second, of somebody else each: a sixth of what Telegram takes, so that there is room to catch up. */
const RATE = 5;
/** Before the trouble, and after it. */
const CALM_SECONDS = 3;
/** How this bot marks a message that may have arrived before. */
const REPEAT = /repeat|again/i;
/** How many search once more in the end: those who got no answer first. */
const AFTERWARDS = 50;
const AFTERWARDS_MS = 10_000;
const LOOK_MS = 200;

/** One search: what Telegram was given as its answer, and how often the service was asked. */
interface Search {
  readonly chat: number;
  asked: number;
  readonly messages: Set<number>;
  readonly repeats: Set<number>;
}

export async function troubleScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const all: (TroubleFigures & { kind: Trouble })[] = [];
  for (const kind of TROUBLES) {
    const session = { pinning, people: SEARCHERS, searchMs: SEARCH_MS, paced: true };
    const figures = await withSession(OURS.webhook, session, (running) =>
      watch(running, kind, options.troubleSeconds, options.recoverySeconds),
    );
    all.push({ kind, ...figures });
    progress(`trouble: ${kind} · ${figures.lost} of ${figures.searches} lost`);
  }
  const head = [
    'the Bot API',
    'searches',
    'lost',
    'paid twice',
    'said twice',
    'marked repeats',
    'calls/search',
    'all said after, s',
    'answered afterwards',
  ];
  const rows = all.map((one) => [
    one.kind,
    String(one.searches),
    String(one.lost),
    String(one.paidTwice),
    String(one.saidTwice),
    String(one.repeats),
    one.calls.toFixed(2),
    short(one.caughtUpSeconds),
    one.afterwards,
  ]);
  const sum = (pick: (figures: TroubleFigures) => number) => all.reduce((so, one) => so + pick(one), 0);
  return {
    report: `${options.troubleSeconds} s of trouble at the Bot API, ${RATE} searches a second (this bot, webhook):\n${table(head, rows)}`,
    targets: [
      atMost(
        0,
        'trouble: answers lost',
        sum(({ lost }) => lost),
      ),
      atMost(
        0,
        'trouble: searches paid twice',
        sum(({ paidTwice }) => paidTwice),
      ),
      atMost(
        0,
        'trouble: answers said twice, unmarked',
        sum(({ saidTwice }) => saidTwice),
      ),
    ],
  };
}

interface TroubleFigures {
  searches: number;
  lost: number;
  paidTwice: number;
  saidTwice: number;
  repeats: number;
  calls: number;
  /** From the end of the trouble to the last first answer; of those that were answered at all. */
  caughtUpSeconds: number;
  afterwards: string;
}

async function watch(session: Session, kind: Trouble, seconds: number, patience: number): Promise<TroubleFigures> {
  const { emulator, service } = session;
  const searches = new Map<number, Search>();
  let lastAt = 0;
  service.onSearch((reference) => {
    const search = searches.get(reference);
    if (search) search.asked += 1;
  });
  emulator.onText(({ text, messageId }) => {
    const search = searches.get(answeredBy(text) ?? 0);
    if (!search) return;
    if (search.messages.size === 0) lastAt = performance.now();
    search.messages.add(messageId);
    if (REPEAT.test(text)) search.repeats.add(messageId);
  });
  const ask = (chat: number): Search => {
    const reference = session.nextReference();
    const search: Search = { chat, asked: 0, messages: new Set(), repeats: new Set() };
    searches.set(reference, search);
    emulator.deliver([session.makeUpdate(chat, searchFor(reference))]);
    return search;
  };
  const askNext = () => {
    ask(connectedChat(searches.size));
  };

  const callsBefore = emulator.calls;
  await pace(RATE, CALM_SECONDS, askNext);
  emulator.trouble(kind, seconds * 1000);
  await pace(RATE, seconds, askNext);
  const overAt = performance.now();
  await pace(RATE, CALM_SECONDS, askNext);
  const isAnswered = ({ messages }: Search) => messages.size > 0;
  await until(() => [...searches.values()].every(isAnswered), patience * 1000);
  const counted = [...searches.values()];
  const lost = counted.filter((search) => !isAnswered(search));
  const figures = {
    searches: counted.length,
    lost: lost.length,
    paidTwice: counted.filter(({ asked }) => asked > 1).length,
    saidTwice: counted.filter(({ messages, repeats }) => messages.size - repeats.size > 1).length,
    repeats: counted.reduce((so, { repeats }) => so + repeats.size, 0),
    calls: (emulator.calls - callsBefore) / counted.length,
    caughtUpSeconds: Math.max(0, lastAt - overAt) / 1000,
  };
  const chats = [...lost, ...counted.filter(isAnswered)].slice(0, AFTERWARDS).map(({ chat }) => chat);
  const later = chats.map(ask);
  await until(() => later.every(isAnswered), AFTERWARDS_MS);
  return { ...figures, afterwards: `${later.filter(isAnswered).length} of ${later.length}` };
}

async function until(isSo: () => boolean, deadlineMs: number): Promise<void> {
  const deadline = performance.now() + deadlineMs;
  while (!isSo() && performance.now() < deadline) await sleep(LOOK_MS);
}
