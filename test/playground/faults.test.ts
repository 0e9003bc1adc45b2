/** Injected faults. */
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../support/clock.ts';
import { openChat } from './open-playground.ts';

const hello = { chat_id: 11, text: 'hello' };

describe('an injected fault', () => {
  it('of kind 429 rejects the given number of calls with retry_after, without performing them', async () => {
    const { driver, bot, anna } = await openChat();
    await driver.fault({ method: 'sendMessage', kind: 'refuse_429', retry_after: 7, times: 2 });
    const description = 'Too Many Requests: retry after 7';
    for (const method of ['sendMessage', 'SENDMESSAGE'])
      expect(await bot(method, hello)).toMatchObject({ ok: false, description, parameters: { retry_after: 7 } });
    expect(await bot('sendMessage', hello)).toMatchObject({ ok: true });
    expect(await anna.chat()).toHaveLength(2);
  });

  it('of kind cut_before performs nothing, one of kind cut_after does', async () => {
    const { driver, bot, anna } = await openChat();
    await driver.fault({ method: 'sendMessage', kind: 'cut_before' });
    await expect(bot('sendMessage', { chat_id: 11, text: 'lost' })).rejects.toThrow();
    await driver.fault({ method: 'sendMessage', kind: 'cut_after' });
    await expect(bot('sendMessage', { chat_id: 11, text: 'unsure' })).rejects.toThrow();
    expect((await anna.chat()).map(({ text }) => text)).toEqual(['/start', 'unsure']);
    expect((await driver.calls('sendMessage')).map(({ status }) => status)).toEqual([0, 0]);
  });

  it('of kind hang never answers, and ends when the faults are cleared', async () => {
    const { driver, bot } = await openChat();
    await driver.fault({ method: 'sendMessage', kind: 'hang' });
    const hanging = bot('sendMessage', hello).then(
      () => 'answered',
      () => 'cut',
    );
    await driver.called('sendMessage');
    expect(await Promise.race([hanging, bot('getMe').then(() => 'still waiting')])).toBe('still waiting');
    await driver.clearFaults({ leaveHanging: true });
    expect(await bot('sendMessage', hello)).toMatchObject({ ok: true });
    expect(await Promise.race([hanging, bot('getMe').then(() => 'still waiting')])).toBe('still waiting');
    await driver.clearFaults();
    expect(await hanging).toBe('cut');
  });

  it('with a duration affects every call until it ends, and 429 counts down retry_after', async () => {
    const clock = fakeClock();
    const { driver, verdict } = await openChat({ clock });
    await driver.fault({ method: 'sendMessage', kind: 'refuse_429', lasts_ms: 4500 });
    expect(await verdict('sendMessage', hello)).toBe('429 Too Many Requests: retry after 5');
    await clock.advance(3000);
    expect(await verdict('sendMessage', hello)).toBe('429 Too Many Requests: retry after 2');
    expect(await verdict('getMe')).toBe('ok');
    await clock.advance(1500);
    expect(await verdict('sendMessage', hello)).toBe('ok');
  });
});

describe('a flood', () => {
  it.each([
    ['limited to one chat spares the others', { method: 'sendMessage', chat_id: 11 }, ['429', 'ok', 'ok']],
    ['limited to a method spares edits', { method: 'sendMessage' }, ['429', '429', 'ok']],
    ['of the whole bot spares nothing', { method: '*' }, ['429', '429', '429']],
  ])('%s', async (_, fault, expected) => {
    const { driver, verdict } = await openChat();
    await (await driver.person({ id: 12, name: 'Boris' })).says('/start');
    await verdict('sendMessage', { ...hello, chat_id: 12 });
    await driver.fault({ ...fault, kind: 'refuse_429', times: 9 });
    const verdicts = [
      await verdict('sendMessage', hello),
      await verdict('sendMessage', { ...hello, chat_id: 12 }),
      await verdict('editMessageText', { chat_id: 12, message_id: 2, text: 'changed' }),
    ];
    expect(verdicts.map((each) => each.split(' ')[0])).toEqual(expected);
  });
});
