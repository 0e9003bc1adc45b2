/** With Telegram's pace kept and Telegram far away: even rates, and what one person gets who is quick. */
import { createAnswerLog } from '../answer-log.ts';
import { type Contender, OURS, SEARCHING } from '../contenders.ts';
import { mid, percentile, short } from '../figures.ts';
import { steady } from '../load.ts';
import { stranger } from '../people.ts';
import { SEARCHERS, steadySearches } from '../search-load.ts';
import { type Session, withSession } from '../session.ts';
import { percentiles, table, unanswered } from '../tables.ts';
import { SEARCH_MS } from './main-job.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const ROUND_TRIP_MS = 80;
/** Below the 30 messages a second that Telegram takes. */
const RATE = 20;
/** Free screens that one person asks for at once, and how many people do so. */
const BURST = 5;
const PEOPLE = 10;
const BURST_DEADLINE_MS = 15_000;
/** Those who come in a burst are none of those who come at an even rate. */
const FIRST_IN_BURST = 5000;

export async function pacedScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const contenders: Contender[] = [
    OURS.webhook,
    ...SEARCHING.filter(({ bot, mode }) => bot === 'telegraf' && mode === 'webhook'),
  ];
  const rows: string[][] = [];
  for (const contender of contenders.filter(({ bot }) => options.only.has(bot))) {
    const session = {
      pinning,
      people: SEARCHERS,
      searchMs: SEARCH_MS,
      paced: true,
      roundTripMs: ROUND_TRIP_MS,
      replyText: 'x'.repeat(700),
    };
    rows.push(
      await withSession(contender, session, async (running) => {
        const searches = await steadySearches(running, RATE, options.search.seconds);
        const screens = await steady(running, RATE, options.search.seconds);
        const bursts = await burst(running);
        return [
          contender.label,
          percentiles([searches]) + unanswered([searches]),
          percentiles([screens]) + unanswered([screens]),
          bursts,
        ];
      }),
    );
    progress(`paced: ${contender.label}`);
  }
  const head = ['bot', `searches @${RATE}/s`, `/help @${RATE}/s`, `first … last of ${BURST} at once`];
  const title = `p50 / p99 ms with ${ROUND_TRIP_MS} ms to Telegram and back; this bot keeps Telegram’s pace:`;
  return { report: `${title}\n${table(head, rows)}`, targets: [] };
}

/** People who type BURST free commands at once, one after the other. @returns the medians of the first and the last answer */
async function burst(session: Session): Promise<string> {
  const all: number[][] = [];
  for (let person = 0; person < PEOPLE; person++) {
    const answers = createAnswerLog();
    session.emulator.onText(({ chat }) => answers.heard(chat));
    const chat = stranger(FIRST_IN_BURST + person);
    for (let command = 0; command < BURST; command++) answers.expect(chat);
    session.emulator.deliver(Array.from({ length: BURST }, () => session.makeUpdate(chat, '/help')));
    await answers.complete(BURST_DEADLINE_MS);
    all.push(answers.latencies());
  }
  const at = (share: number) => short(mid(all, (latencies) => percentile(latencies, share)));
  return `${at(0)} … ${at(1)} ms`;
}
