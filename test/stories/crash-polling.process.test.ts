/** The process is killed or stopped at bad moments; runs the real program in a separate process. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, DrivenPerson } from '../support/chat-driver.ts';
import { openWatchedProcess } from '../support/program.ts';
import { type Answerer, replies } from '../support/service.ts';
import { until } from '../support/waiting.ts';

const { service, program } = await openWatchedProcess();

/** Held requests to the service, by a word in them, with functions that release them. */
const held = new Map<string, () => void>();
const hold: Answerer = (response, { body }) => {
  const word = /(anna|gina)-asks/.exec(body)?.[1] ?? 'nobody';
  held.set(word, () => replies(200, { completion: `The ferry of ${word} leaves at nine.` })(response, NOTHING));
};
const NOTHING = { method: '', path: '', authorization: '', body: '' };
const waits = (name: string) =>
  until(
    () => held.has(name),
    () => `a request for ${name}`,
  );

const saidTo = async (person: DrivenPerson, wanted: RegExp) =>
  (await person.chat()).filter(({ fromBot, text }) => fromBot && wanted.test(text));
const requestsOf = (name: string) => service.paid().filter(({ body }) => body.includes(`${name}-asks`));

service.instead('/llm/', hold);

describe('killed with -9', () => {
  let anna: DrivenPerson;
  let emma: DrivenPerson;
  let list: ChatMessage;
  beforeAll(async () => {
    [anna, emma] = await Promise.all([program.holding('Anna'), program.holding('Emma')]);
    list = await emma.asks('/recent', /^1 .+ · .+\n/);
    await anna.says('/ask anna-asks: when does the ferry leave?');
    await waits('anna');
    await program.kill();
    await program.start();
  }, 30_000);

  it('during a paid call, reports what it may have cost, with a retry button', async () => {
    const apology = await anna.hears(/I was restarted\.\nIt may have cost 5 credits\./);
    expect(apology.buttons.flat()).toEqual(['Try again (5 credits)']);
    await program.settled();
    expect(requestsOf('anna')).toHaveLength(1);
    expect(await saidTo(anna, /^Reading your messages…$/)).toEqual([]);
    await anna.asks('/credits', /Last 30 days: 5, mostly answers \(5\)/);
    held.delete('anna');
    await anna.presses('Try again (5 credits)', { on: apology });
    await waits('anna');
    held.get('anna')?.();
    await anna.hears(/leaves at nine[\s\S]*5 credits/);
    expect(requestsOf('anna')).toHaveLength(2);
    expect(await saidTo(anna, /I was restarted/)).toHaveLength(1);
  });

  it('keeps connections, spending, and open result pages', async () => {
    await emma.taps('More', /^6–10, newest first\n/, { on: list });
    await emma.asks('/credits', /Last 30 days: 1, mostly lists \(1\)/);
  });
});

describe('told to stop (SIGTERM)', () => {
  it('finishes a slow call, delivers its answer, and exits with 0; the next start answers later messages', async () => {
    const gina = await program.holding('Gina');
    const hana = await program.driver.person({ name: 'Hana' });
    await gina.says('/ask gina-asks: when does the ferry leave?');
    await waits('gina');
    program.bot.signals('SIGTERM');
    await program.bot.prints(/"stopping"/);
    await hana.says('/privacy');
    held.get('gina')?.();
    await gina.hears(/of gina leaves at nine\.[\s\S]*5 credits/);
    expect(await program.bot.ended).toEqual({ code: 0, signal: null });
    await program.start();
    await hana.hears(/^What I keep/);
    await program.settled();
    expect(await saidTo(hana, /^What I keep/)).toHaveLength(1);
    expect(await saidTo(gina, /leaves at nine/)).toHaveLength(1);
    expect(requestsOf('gina')).toHaveLength(1);
  });

  it('exits immediately when idle', async () => {
    const before = Date.now();
    program.bot.signals('SIGTERM');
    expect(await program.bot.ended).toEqual({ code: 0, signal: null });
    // Well below its grace period of 25 seconds.
    expect(Date.now() - before).toBeLessThan(10_000);
  });
});
