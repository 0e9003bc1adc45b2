/** Whether slow commands hold up other people's: one command in twenty takes seconds, the others are measured. */
import { createAnswerLog } from './answer-log.ts';
import { answeredBy, SLOW_WORD, searchFor } from './data-service.ts';
import { percentile } from './figures.ts';
import { pace, settle } from './load.ts';
import { connectedChat, stranger } from './people.ts';
import type { Session } from './session.ts';

const ONE_IN = 20;
/** What warms the way of a search, in the pace of the measurement: two commands in five. */
const WARMING = { of: 5, searches: 2 };
/** So many that nobody searches again before the last answer came, however slow. */
export const SLOW_PEOPLE = 200;
const AFTERWARDS_MS = 1000;
/** What a slow command may take beyond its own time. */
const SLOW_MARGIN_MS = 500;

export interface HeadOfLineFigures {
  /** Fast commands. */
  sent: number;
  answered: number;
  p50: number;
  p99: number;
  /** Slow commands that were early enough to be answered, and those that were. */
  slowDue: number;
  slowAnswered: number;
}

/** Makes searches as warm as the fast commands that they are to stand among. */
export async function warmSearches(session: Session, rate: number, seconds: number): Promise<void> {
  const { emulator, makeUpdate } = session;
  await pace(rate, seconds, (index) => {
    const reference = session.nextReference();
    const searching = index % WARMING.of < WARMING.searches;
    const chat = searching ? connectedChat(reference % SLOW_PEOPLE) : stranger(index);
    emulator.deliver([makeUpdate(chat, searching ? searchFor(reference) : '/help')]);
  });
  await settle(session);
}

/** `rate` commands a second for `seconds`, one in twenty of them slow and each of those from a person of their own. */
export async function headOfLine(
  session: Session,
  rate: number,
  seconds: number,
  slowMs: number,
): Promise<HeadOfLineFigures> {
  const { emulator, makeUpdate } = session;
  const answers = createAnswerLog();
  const slowSent = new Map<number, number>();
  const slowDone = new Set<number>();
  emulator.onText(({ chat, text }) => {
    const reference = answeredBy(text);
    if (reference === undefined) answers.heard(chat);
    else slowDone.add(reference);
  });

  let fast = 0;
  await pace(rate, seconds, (index) => {
    if (index % ONE_IN === ONE_IN / 2) {
      const reference = session.nextReference();
      slowSent.set(reference, performance.now());
      emulator.deliver([makeUpdate(connectedChat(reference % SLOW_PEOPLE), searchFor(reference, SLOW_WORD))]);
      return;
    }
    fast += 1;
    answers.expect(stranger(index));
    emulator.deliver([makeUpdate(stranger(index), '/help')]);
  });
  await answers.complete(AFTERWARDS_MS);

  const endedAt = performance.now();
  const due = [...slowSent].filter(([, at]) => endedAt - at > slowMs + SLOW_MARGIN_MS);
  const latencies = answers.latencies();
  return {
    sent: fast,
    answered: answers.answered,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    slowDue: due.length,
    slowAnswered: due.filter(([reference]) => slowDone.has(reference)).length,
  };
}
