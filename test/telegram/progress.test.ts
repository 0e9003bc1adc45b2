/** What a person sees of a paid request while it runs, and the form of its answer. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeOf } from '#storage/write.ts';
import { type Asking, openAsking } from './open-bot.ts';

let open: Asking;
beforeEach(async () => {
  open = await openAsking();
});
afterEach(async () => {
  await open.close();
});

describe('a paid request', () => {
  it('shows typing after 300 ms, and a silent message with Stop after two seconds', async () => {
    await open.asks('boats');
    const begun = open.clock.now();
    const sinceThen = () => open.made.map(({ method, at }) => [method, at - begun]);
    await open.advance(299);
    expect(sinceThen()).toEqual([]);
    await open.advance(1);
    expect(sinceThen()).toEqual([['sendChatAction', 300]]);
    await open.advance(1_699);
    expect(sinceThen()).toHaveLength(1);
    await open.advance(1);
    expect(sinceThen().slice(1)).toEqual([['sendMessage', 2_000]]);
    const progress = await open.anna.hears('Asking about boats…');
    expect(progress).toMatchObject({ text: 'Asking about boats…', buttons: [['Stop']] });
    const [sent] = await open.driver.calls('sendMessage');
    expect(String(sent?.params.disable_notification)).toBe('true');
    expect((await open.driver.calls('sendChatAction'))[0]?.params.action).toBe('typing');
  });

  it('shows typing every four seconds, and says after fifteen that it takes long', async () => {
    const { id } = await open.asksForLong('boats');
    for (let at = 2_000; at < 17_000; at += 3_000) {
      expect(await open.texts()).toEqual(['Asking about boats…']);
      await open.advance(3_000);
    }
    expect(await open.anna.hears('Still reading.')).toMatchObject({
      id,
      text: 'Still reading. The first answer of the day is slow.',
      buttons: [['Stop']],
    });
    expect(open.methods().filter((method) => method === 'editMessageText')).toHaveLength(1);
    expect(open.methods().filter((method) => method === 'sendChatAction').length).toBeGreaterThanOrEqual(4);
  });

  it('quotes its question if a newer message was answered before it, and otherwise nothing', async () => {
    const { messageId } = await open.anna.says('/ask boats');
    await open.paid(1);
    expect(await open.anna.asks('/echo ferry', 'ferry')).toMatchObject({ replyTo: undefined });
    open.commands.release();
    expect(await open.anna.hears('Answer to boats')).toMatchObject({ replyTo: messageId });
  });

  it('answers in a new message if an edit of the progress message hangs, which could overwrite it', async () => {
    const progress = await open.asksForLong('boats');
    await open.driver.fault({ method: 'editMessageText', kind: 'hang' });
    job().preview('The ferry');
    await open.advance(1_100);
    await open.driver.called('editMessageText');
    open.commands.release();
    await open.turnUntil(async () => (await open.texts()).includes('Answer to boats'));
    await open.anna.losesSight(progress);
    expect(await open.texts()).toEqual(['Answer to boats']);
  });

  it('answers in a new message if the person deleted the progress message, and shows no other progress', async () => {
    await open.asksForLong('boats');
    await open.driver.fault({
      method: 'editMessageText',
      kind: 'refuse_400',
      description: 'message to edit not found',
      times: 100,
    });
    for (const piece of ['The', 'The ferry', 'The ferry leaves']) {
      job().preview(piece);
      await open.advance(1_100);
    }
    expect(open.methods().filter((method) => method === 'editMessageText')).toHaveLength(1);
    open.commands.release();
    await open.anna.hears('Answer to boats');
    await open.rests();
    expect((await open.texts()).filter((text) => text.startsWith('Answer'))).toHaveLength(1);
    expect(open.methods().filter((method) => method === 'sendMessage')).toHaveLength(2);
  });

  it('sends its answer protected if the person’s settings cannot be read', async () => {
    await open.close();
    const people = { read: () => Promise.reject(new Error('no such table')), savingMenu: () => writeOf() };
    open = await openAsking({ people });
    await open.anna.says('/ask now');
    await open.anna.hears('Answer to now');
    await open.rests();
    expect(String((await open.driver.calls('sendMessage'))[0]?.params.protect_content)).toBe('true');
    // "typing" must not continue.
    await open.advance(60_000);
    expect(open.methods()).toEqual(['sendMessage']);
  });
});

describe('an update that another process takes over', () => {
  it.each([
    ['before its progress is shown', 500],
    ['just before its progress is shown', 1_999],
    ['while the progress message is being sent', 2_000],
  ])('leaves no progress message here: %s', async (_, takenAt) => {
    const { database, clock, anna, driver } = open;
    const owning = (owner: string | null) =>
      database.query.updateTable('jobs').set({ owner, visible_at: 0 }).where('kind', '=', 'update').execute();
    await anna.says('/count wait');
    await expect.poll(() => open.commands.ran.length).toBe(1);
    if (takenAt === 2_000) await driver.fault({ method: 'sendMessage', kind: 'slow', ms: 100 });
    await clock.advance(takenAt);
    await owning('another process');
    for (let second = 0; second < 4; second++) await open.advance(1_000);
    await expect.poll(() => open.commands.ran[0]?.job.signal.aborted).toBe(true);
    await expect.poll(open.texts).toEqual([]);
    // The other process releases it, and it runs again here.
    await owning(null);
    await open.turnUntil(() => open.commands.ran.length === 2);
    open.commands.release();
    await open.turnUntil(async () => (await open.texts()).some((text) => text.startsWith('part1')));
    await open.rests();
    await open.advance(5_000);
    expect(await open.texts()).toEqual([expect.stringMatching(/^part1/)]);
  });
});

describe('a long answer', () => {
  it('ends in a file if it has very many parts', async () => {
    await open.anna.says('/count 30');
    const file = await open.anna.hears(({ fileName }) => fileName === 'answer.txt');
    expect(file.text).toContain('in this file');
    await open.rests();
    expect((await open.anna.chat()).filter(({ fromBot }) => fromBot).length).toBe(20);
  });

  it('is protected from forwarding if the person wants that, and so is the progress message', async () => {
    await open.settings.change(open.pseudonym(11), { protectResults: true });
    await open.asksForLong('boats');
    open.commands.release();
    await open.anna.hears('Answer to boats');
    await open.anna.says('/ask parts 2');
    await open.anna.hears('end2');
    const sends = await open.driver.calls('sendMessage');
    expect(sends.map(({ params }) => String(params.protect_content))).toEqual(['true', 'true', 'true']);
    await open.anna.says('/echo plain');
    await open.anna.hears('plain');
    expect((await open.driver.calls('sendMessage')).at(-1)?.params).not.toHaveProperty('protect_content');
  });
});

describe('while a person’s paid request runs', () => {
  it('a waiting one says so once, and continues when its turn comes', async () => {
    await open.asks('boats');
    await open.anna.says('/ask trains');
    const waiting = await open.anna.hears('You’re number 1 in line.');
    for (const ms of [3_000, 3_000, 3_000]) await open.advance(ms);
    // The running request was updated; the waiting one has nothing new to show.
    const edits = await open.driver.calls('editMessageText');
    expect(edits.filter(({ params }) => params.message_id === waiting.id)).toEqual([]);
    open.commands.release();
    await open.paid(2);
    for (const ms of [1_000, 3_000]) await open.advance(ms);
    const moving = await open.anna.hears('Asking about trains…');
    expect(moving.id).toBe(waiting.id);
    open.commands.release();
    await open.anna.hears('Answer to trains');
    await open.rests();
    expect((await open.texts()).filter((text) => text.startsWith('You’re number'))).toEqual([]);
  });
});

const job = () => {
  const ran = open.commands.ran.at(-1)?.job;
  if (!ran) throw new Error('nothing ran');
  return ran;
};
const count = (method: string) => open.methods().filter((made) => made === method).length;

describe('an answer in the making', () => {
  it('is shown in the progress message, updated about once a second, and then replaces it', async () => {
    const progress = await open.asksForLong('boats');
    job().preview('The **ferry**');
    await open.advance(1_100);
    const shown = await open.anna.hears('The ferry');
    expect(shown).toMatchObject({ id: progress.id, buttons: [['Stop']] });
    const before = count('editMessageText');
    for (let piece = 1; piece <= 22; piece++) {
      job().preview(`The ferry ${'word '.repeat(piece)}`);
      await open.advance(100);
    }
    expect(count('editMessageText') - before).toBeLessThanOrEqual(2);
    open.commands.release();
    expect(await open.anna.hears('Answer to boats')).toMatchObject({ id: progress.id });
    await open.rests();
    expect(await open.texts()).toEqual(['Answer to boats']);
  });
});

describe('an answer in the making for a person with covered results', () => {
  it('is not previewed', async () => {
    await open.settings.change(open.pseudonym(11), { coverResults: true });
    await open.asks('boats');
    job().preview('The ferry');
    await open.advance(2_000);
    await open.advance(1_200);
    expect(await open.texts()).toEqual(['Asking about boats…']);
  });
});
