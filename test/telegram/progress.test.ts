/** What is seen of a paid request while it runs, and in what form its answer comes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Asking, openAsking } from './asking.ts';

let open: Asking;
beforeEach(async () => {
  open = await openAsking();
});
afterEach(async () => {
  await open.close();
});

describe('a paid request', () => {
  it('that is answered quickly is one Bot API call', async () => {
    await open.anna.says('/ask now');
    await open.anna.hears('Answer to now');
    await open.rests();
    expect(open.methods()).toEqual(['sendMessage']);
  });

  it('shows typing after 300 ms and a silent message after 800 ms, with the price and Cancel', async () => {
    await open.asks('boats');
    const begun = open.clock.now();
    const sinceThen = () => open.made.map(({ method, at }) => [method, at - begun]);
    await open.turn(299);
    expect(sinceThen()).toEqual([]);
    await open.turn(1);
    expect(sinceThen()).toEqual([['sendChatAction', 300]]);
    await open.turn(499);
    expect(sinceThen()).toHaveLength(1);
    await open.turn(1);
    expect(sinceThen().slice(1)).toEqual([['sendMessage', 800]]);
    const progress = await open.anna.hears('Asking about boats…');
    expect(progress).toMatchObject({ text: 'Asking about boats… (5 credits)', buttons: [['Cancel']] });
    const [sent] = await open.driver.calls('sendMessage');
    expect(String(sent?.params.disable_notification)).toBe('true');
    expect((await open.driver.calls('sendChatAction'))[0]?.params.action).toBe('typing');
  });

  it('says what has been done on the way, the newest of it', async () => {
    await open.asksForLong('boats');
    const { turn } = open.commands.ran.at(-1) ?? {};
    for (const line of ['searched “boats”: 12', 'read on', 'counted 3', 'counted 4', 'counted 5']) turn?.note(line);
    await open.turn(3_000);
    const { text } = await open.anna.hears('counted 5');
    expect(text).toBe('Asking about boats… 4 s · 5 credits\n· read on\n· counted 3\n· counted 4\n· counted 5');
  });

  it('goes on moving: seconds and price, and typing every four seconds', async () => {
    const { id } = await open.asksForLong('boats');
    for (const seconds of [4, 7, 10]) {
      await open.turn(3_000);
      expect(await open.anna.hears(`${seconds} s`)).toMatchObject({
        id,
        text: `Asking about boats… ${seconds} s · 5 credits`,
        buttons: [['Cancel']],
      });
    }
    expect(open.methods().filter((method) => method === 'sendChatAction')).toHaveLength(3);
    expect((await open.anna.chat()).filter(({ fromBot }) => fromBot)).toHaveLength(1);
  });

  it('puts its answer in the place of the progress message after a short wait', async () => {
    const progress = await open.asksForLong('boats');
    await open.turn(8_000);
    open.commands.release();
    const answer = await open.anna.hears('Answer to boats');
    expect(answer).toMatchObject({ id: progress.id, buttons: [] });
    await open.rests();
    expect(await open.texts()).toEqual(['Answer to boats']);
  });

  it('answers anew where a change of the progress message hangs, which could overwrite it', async () => {
    const progress = await open.asksForLong('boats');
    await open.driver.fault({ method: 'editMessageText', kind: 'hang' });
    await open.turn(3_000);
    await open.driver.called('editMessageText');
    open.commands.release();
    await open.turnUntil(async () => (await open.texts()).includes('Answer to boats'));
    await open.anna.losesSight(progress);
    expect(await open.texts()).toEqual(['Answer to boats']);
  });

  it('answers anew where the person has deleted the progress message, and shows none again', async () => {
    await open.asksForLong('boats');
    await open.driver.fault({
      method: 'editMessageText',
      kind: 'refuse_400',
      description: 'message to edit not found',
      times: 100,
    });
    await open.turn(3_000);
    for (const ms of [3_000, 3_000]) await open.turn(ms);
    expect(open.methods().filter((method) => method === 'editMessageText')).toHaveLength(1);
    open.commands.release();
    await open.anna.hears('Answer to boats');
    await open.rests();
    expect((await open.texts()).filter((text) => text.startsWith('Answer'))).toHaveLength(1);
    expect(open.methods().filter((method) => method === 'sendMessage')).toHaveLength(2);
  });

  it('says its answer where the choices of the person cannot be read, protected', async () => {
    await open.close();
    open = await openAsking({ known: () => Promise.reject(new Error('no such table')) });
    await open.anna.says('/ask now');
    await open.anna.hears('Answer to now');
    await open.rests();
    expect(String((await open.driver.calls('sendMessage'))[0]?.params.protect_content)).toBe('true');
    // Nothing goes on typing for it.
    await open.turn(60_000);
    expect(open.methods()).toEqual(['sendMessage']);
  });
});
