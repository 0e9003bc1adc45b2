/** Paid requests of one person wait for each other in order, hold up nothing else, and can be stopped. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordsIn } from '#commands/words/words.ts';
import { type Asking, openAsking } from './asking.ts';

const { front: FRONT } = wordsIn('en');

let open: Asking;
beforeEach(async () => {
  open = await openAsking();
});
afterEach(async () => {
  await open.close();
});

describe('while a paid request of a person runs', () => {
  it('what is free is answered, connecting and pressing among it', async () => {
    await open.asks('boats');
    for (const [text, answer] of [
      ['/echo hello', 'hello'],
      ['/connect', 'Paste a token'],
      ['/what', 'What?'],
      ['/page', 'Page 1'],
    ] as const) {
      await open.anna.says(text);
      await open.anna.hears(answer);
    }
    await open.anna.presses('Next');
    await open.anna.hears('Page 2');
    open.commands.release();
    await open.anna.hears('Answer to boats');
  });

  it('the next two wait in order and are told so, and a fourth is refused in words', async () => {
    await open.asks('boats');
    await open.anna.says('/ask trains');
    const trains = await open.anna.hears('Still asking about boats. Yours is next.');
    await open.anna.says('/ask planes');
    const planes = await open.anna.hears('Still asking about boats. One more is before yours.');
    expect([trains.buttons, planes.buttons]).toEqual([[['Cancel']], [['Cancel']]]);
    await open.anna.says('/ask ships');
    await open.anna.hears('Two more of yours are waiting already');
    await open.anna.says('/echo hello');
    await open.anna.hears('hello');
    expect(open.commands.paid()).toBe(1);

    open.commands.release();
    await open.anna.hears('Answer to boats');
    await open.paid(2);
    await open.turn(1_000);
    const moved = await open.anna.hears('Still asking about trains. Yours is next.');
    expect(moved.id).toBe(planes.id);
    open.commands.release();
    await open.anna.hears('Answer to trains');
    await open.paid(3);
    open.commands.release();
    await open.anna.hears('Answer to planes');
    await open.rests();
    const answers = (await open.texts()).filter((text) => text.startsWith('Answer'));
    expect(answers.sort()).toEqual(['Answer to boats', 'Answer to planes', 'Answer to trains']);
    expect((await open.texts()).filter((text) => text.startsWith('Still'))).toEqual([]);
    expect(open.commands.paid()).toBe(3);
  });

  it('another person’s does not wait', async () => {
    const boris = await open.driver.person({ id: 12, name: 'Boris' });
    await open.asks('boats');
    await boris.says('/ask now');
    await boris.hears('Answer to now');
    open.commands.release();
    await open.anna.hears('Answer to boats');
  });

  it('one that waits for long says so once and moves on when its turn comes', async () => {
    await open.asks('boats');
    await open.anna.says('/ask trains');
    const waiting = await open.anna.hears('Yours is next.');
    for (const ms of [3_000, 3_000, 3_000]) await open.turn(ms);
    // The one that runs has moved, the one that waits has nothing new to say.
    const edits = await open.driver.calls('editMessageText');
    expect(edits.filter(({ params }) => params.message_id === waiting.id)).toEqual([]);
    open.commands.release();
    await open.paid(2);
    for (const ms of [1_000, 3_000]) await open.turn(ms);
    const moving = await open.anna.hears('Asking about trains…');
    expect(moving.id).toBe(waiting.id);
    open.commands.release();
    await open.anna.hears('Answer to trains');
    await open.rests();
    expect((await open.texts()).filter((text) => text.startsWith('Still'))).toEqual([]);
  });
});

describe('a button that may be paid for once', () => {
  it('is paid for once, however often it is pressed while the database stalls', async () => {
    await open.anna.says('/offer');
    const offer = await open.anna.hears('An offer');
    await open.rests();
    const stall = Promise.withResolvers<void>();
    open.mortal.stall(stall.promise);
    const first = await open.anna.presses('Buy', { on: offer });
    await expect.poll(() => open.inbox.stats().running).toBe(1);
    // Long enough for the chat to go on without the first.
    await open.turn(1_500);
    const second = await open.anna.presses('Buy', { on: offer });
    expect(await second.answer()).toMatchObject({ alert: true, text: FRONT.goneButton });
    stall.resolve();
    await open.anna.hears('Answer to now');
    expect(await first.answer()).toMatchObject({ alert: false });
    await open.rests();
    expect(open.commands.paid()).toBe(1);
  });
});

describe('Cancel', () => {
  it('stops the one that runs and says in its place what it may have cost: one message for one fact', async () => {
    const progress = await open.asksForLong('boats');
    const pressed = await open.anna.presses('Cancel');
    expect(await pressed.answer()).toEqual({ text: 'Stopped.', alert: false });
    await open.anna.hears('Stopped.');
    await open.rests();
    expect((await open.anna.chat()).filter(({ fromBot }) => fromBot)).toMatchObject([
      {
        id: progress.id,
        text: 'Stopped. It was already on its way, so 5 credits may still be charged.',
        buttons: [],
      },
    ]);
    await open.anna.says('/ask now');
    await open.anna.hears('Answer to now');
  });

  it('of one that waits stops that one, which costs nothing, and the next moves up', async () => {
    await open.asks('boats');
    await open.anna.says('/ask trains');
    const trains = await open.anna.hears('Yours is next.');
    await open.anna.says('/ask planes');
    const planes = await open.anna.hears('One more is before yours.');
    await open.anna.presses('Cancel', { on: trains });
    const stopped = await open.anna.hears('Stopped.');
    expect(stopped).toMatchObject({ id: trains.id, text: 'Stopped. Nothing was spent.', buttons: [] });
    await open.turn(1_000);
    expect((await open.anna.hears('Still asking about boats. Yours is next.')).id).toBe(planes.id);
    open.commands.release();
    await open.anna.hears('Answer to boats');
    await open.paid(2);
    open.commands.release();
    await open.anna.hears('Answer to planes');
    await open.rests();
    expect(open.commands.paid()).toBe(2);
  });

  it('of the one that runs lets the next begin', async () => {
    await open.asksForLong('boats');
    await open.anna.says('/ask trains');
    await open.anna.hears('Yours is next.');
    const progress = (await open.anna.chat()).filter(({ fromBot }) => fromBot)[0];
    if (!progress) throw new Error('no progress is shown');
    await open.anna.presses('Cancel', { on: progress });
    await open.anna.hears('5 credits may still be charged');
    await open.paid(2);
    open.commands.release();
    await open.anna.hears('Answer to trains');
  });

  it('typed stops all of them, and each says its own ending', async () => {
    await open.asks('boats');
    await open.anna.says('/ask trains');
    await open.anna.hears('Yours is next.');
    await open.anna.says('/cancel');
    await open.rests();
    expect((await open.texts()).sort()).toEqual([
      'Stopped. It was already on its way, so 5 credits may still be charged.',
      'Stopped. Nothing was spent.',
    ]);
    expect(open.commands.paid()).toBe(1);
    await open.anna.says('/cancel');
    await open.anna.hears('Nothing runs');
  });

  it('of one that has just been answered changes nothing', async () => {
    const progress = await open.asksForLong('boats');
    const data = String(progress.keyboard[0]?.[0]?.callback_data);
    open.commands.release();
    await open.anna.hears('Answer to boats');
    await open.anna.presses('Cancel', { on: progress, data });
    await open.anna.hears('Nothing runs');
    await open.rests();
    expect(await open.texts()).toEqual(['Answer to boats', 'Nothing runs']);
  });
});
