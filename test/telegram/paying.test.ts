/** Paid requests of one person wait for each other in order, hold up nothing else, and can be stopped. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordsIn } from '#locales/words.ts';
import { type Asking, openAsking } from './asking.ts';

const words = wordsIn('en');

let open: Asking;
beforeEach(async () => {
  open = await openAsking();
});
afterEach(async () => {
  await open.close();
});

describe('while a paid request of a person runs', () => {
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
    expect(await second.answer()).toMatchObject({ alert: true, text: words.text('front-gone-button') });
    stall.resolve();
    await open.anna.hears('Answer to now');
    expect(await first.answer()).toMatchObject({ alert: false });
    await open.rests();
    expect(open.commands.paid()).toBe(1);
  });
});

describe('Cancel', () => {
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
