/** The process is killed, or told to stop, at bad moments. Played with the real program in a process of its own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, DrivenPerson } from '../support/chat-driver.ts';
import { type BotProgram, startBotProgram } from '../support/process.ts';
import { type Answerer, replies, type WatchedService, watchService } from '../support/service.ts';

let program: BotProgram;
let service: WatchedService;

/** Requests of the service wait here, each known by a word in it, until they are let go. */
const held = new Map<string, () => void>();
const hold: Answerer = (response, { body }) => {
  const word = /(anna|boris|clara|fay|gina)-asks/.exec(body)?.[1] ?? 'nobody';
  held.set(word, () => replies(200, { completion: `The ferry of ${word} leaves at nine.` })(response, NOTHING));
};
const NOTHING = { method: '', path: '', authorization: '', body: '' };
async function waits(name: string): Promise<void> {
  for (const until = Date.now() + 8000; !held.has(name); await new Promise((resolve) => setTimeout(resolve, 15))) {
    if (Date.now() > until) throw new Error(`the service was not asked for ${name}`);
  }
}

const saidTo = async (person: DrivenPerson, wanted: RegExp) =>
  (await person.chat()).filter(({ fromBot, text }) => fromBot && wanted.test(text));
const requestsOf = (name: string) => service.paid().filter(({ body }) => body.includes(`${name}-asks`));

beforeAll(async () => {
  service = await watchService();
  service.instead('/llm/', hold);
  program = await startBotProgram({ service });
});
afterAll(async () => {
  await program.close();
  await service.close();
});

describe('killed with -9', () => {
  let anna: DrivenPerson;
  let boris: DrivenPerson;
  let clara: DrivenPerson;
  let dora: DrivenPerson;
  let emma: DrivenPerson;
  let fay: DrivenPerson;
  let list: ChatMessage;
  beforeAll(async () => {
    [anna, boris, clara, dora, emma, fay] = await Promise.all([
      program.holding('Anna'),
      program.holding('Boris'),
      program.holding('Clara'),
      program.holding('Dora'),
      program.holding('Emma'),
      program.holding('Fay'),
    ]);
    await emma.says('/recent');
    list = await emma.hears(/^1 .+ · .+\n/);
    // One waits for the service, one for a profile, two for Telegram to take a paid answer, one for a free answer.
    await anna.says('/ask anna-asks: when does the ferry leave?');
    await boris.says('/profile boris-asks');
    await boris.hears(/A portrait reads through/);
    await boris.presses('Write it (10 credits)');
    await clara.says('/ask clara-asks: when does the ferry leave?');
    for (const name of ['anna', 'boris', 'clara']) await waits(name);
    await clara.hears(/Reading your messages/);
    await program.driver.fault({ method: 'editMessageText', kind: 'hang', chat_id: clara.chatId });
    held.get('clara')?.();
    await program.driver.called('editMessageText', (call) => String(call.text).includes('of clara leaves at nine'));
    await program.driver.fault({ method: 'sendMessage', kind: 'hang', chat_id: fay.chatId });
    await fay.says('/ask fay-asks: when does the ferry leave?');
    await waits('fay');
    held.get('fay')?.();
    await program.driver.called('sendMessage', (call) => String(call.text).includes('of fay leaves at nine'));
    await program.driver.fault({ method: 'sendMessage', kind: 'hang', chat_id: dora.chatId });
    await dora.says('/help');
    await program.driver.called(
      'sendMessage',
      (call) => Number(call.chat_id) === dora.chatId && String(call.text).includes('Just write'),
    );
    await program.kill();
    await program.driver.clearFaults();
    await program.start();
  }, 30_000);

  it('during a paid call: the person is told what it may have cost, and a button runs it again', async () => {
    const apology = await anna.hears(/I was restarted\.\nIt may have cost 5 credits\./);
    expect(apology.buttons.flat()).toEqual(['Try again (5 credits)']);
    await program.settled();
    expect(requestsOf('anna')).toHaveLength(1);
    expect(await saidTo(anna, /^Reading your messages…$/)).toEqual([]);
    await anna.says('/credits');
    await anna.hears(/Last 30 days: 5, mostly answers \(5\)/);
    held.delete('anna');
    await anna.presses('Try again (5 credits)', { on: apology });
    await waits('anna');
    held.get('anna')?.();
    await anna.hears(/leaves at nine[\s\S]*5 credits/);
    expect(requestsOf('anna')).toHaveLength(2);
    expect(await saidTo(anna, /I was restarted/)).toHaveLength(1);
  });

  it('during a profile that was confirmed: it is not asked for again by itself', async () => {
    await boris.hears(/It may have cost 10 credits\./);
    await program.settled();
    expect(requestsOf('boris')).toHaveLength(1);
  });

  it('while a paid answer is on its way to Telegram: it arrives once, and the call is not repeated', async () => {
    await clara.hears(/of clara leaves at nine/);
    await program.settled();
    expect(await saidTo(clara, /leaves at nine/)).toHaveLength(1);
    expect(await saidTo(clara, /restarted|Sent again/)).toEqual([]);
    expect(requestsOf('clara')).toHaveLength(1);
  });

  it('while nobody knows whether Telegram has taken a paid answer: it comes again and says so, the call is not repeated', async () => {
    await fay.hears(/of fay leaves at nine[\s\S]*\(Sent again: Telegram didn’t confirm the first\.\)/);
    await program.settled();
    expect(await saidTo(fay, /restarted/)).toEqual([]);
    expect(requestsOf('fay')).toHaveLength(1);
  });

  it('during a free command: it is answered after the restart', async () => {
    await dora.hears(/^Just write/);
    await program.settled();
    expect(await saidTo(dora, /^Just write/)).toHaveLength(1);
  });

  it('it still knows whom it serves, what was spent, and the pages that were open', async () => {
    await emma.presses('More', { on: list });
    await emma.hears(/^6–10, newest first\n/);
    await emma.says('/credits');
    await emma.hears(/Last 30 days: 1, mostly lists \(1\)/);
  });
});

describe('told to stop (SIGTERM)', () => {
  it('it finishes a slow call, delivers the answer, and exits with 0; what is said meanwhile the next start answers', async () => {
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

  it('with nothing to do it is gone at once', async () => {
    const before = Date.now();
    program.bot.signals('SIGTERM');
    expect(await program.bot.ended).toEqual({ code: 0, signal: null });
    // Its grace is 25 seconds: none of it is waited out.
    expect(Date.now() - before).toBeLessThan(10_000);
  });
});
