/** Ordered faults, the record of calls, and the envelope of what is refused. */
import { describe, expect, it } from 'vitest';
import { turnableClock } from '../support/turnable-clock.ts';
import { openChat, openPlayground } from './open-playground.ts';

const hello = { chat_id: 11, text: 'hello' };

describe('an ordered fault', () => {
  it('of the 429 kind says when to come back, as often as ordered, and performs nothing', async () => {
    const { driver, bot, anna } = await openChat();
    await driver.fault({ method: 'sendMessage', kind: 'refuse_429', retry_after: 7, times: 2 });
    const refusal = {
      ok: false,
      error_code: 429,
      description: 'Too Many Requests: retry after 7',
      parameters: { retry_after: 7 },
    };
    expect(await bot('sendMessage', hello)).toEqual(refusal);
    expect(await bot('SENDMESSAGE', hello)).toEqual(refusal);
    expect(await bot('sendMessage', hello)).toMatchObject({ ok: true });
    expect(await anna.chat()).toHaveLength(2);
  });

  it.each([
    ['refuse_500', '500 Internal Server Error'],
    ['refuse_403', '403 Forbidden: bot was kicked'],
    ['refuse_400', '400 Bad Request: bot was kicked'],
  ] as const)('of the kind %s is answered "%s"', async (kind, expected) => {
    const { driver, verdict } = await openChat();
    await driver.fault({ method: 'sendMessage', kind, description: 'bot was kicked' });
    expect(await verdict('sendMessage', hello)).toBe(expected);
    expect(await verdict('sendMessage', hello)).toBe('ok');
  });

  it('may be for one chat, or for every method but getUpdates', async () => {
    const { driver, verdict } = await openChat();
    await driver.fault({ method: '*', kind: 'refuse_500', chat_id: 12 });
    expect(await verdict('sendMessage', hello)).toBe('ok');
    await driver.clearFaults();
    await driver.fault({ method: '*', kind: 'refuse_500' });
    expect(await verdict('getUpdates')).toBe('ok');
    expect(await verdict('getMe')).toMatch(/^500/);
  });

  it('that cuts before performs nothing; one that cuts after has performed', async () => {
    const { driver, bot, anna } = await openChat();
    await driver.fault({ method: 'sendMessage', kind: 'cut_before' });
    await expect(bot('sendMessage', { chat_id: 11, text: 'lost' })).rejects.toThrow();
    await driver.fault({ method: 'sendMessage', kind: 'cut_after' });
    await expect(bot('sendMessage', { chat_id: 11, text: 'unsure' })).rejects.toThrow();
    expect((await anna.chat()).map(({ text }) => text)).toEqual(['/start', 'unsure']);
    expect((await driver.calls('sendMessage')).map(({ status }) => status)).toEqual([0, 0]);
  });

  it('that hangs is never answered, and ends when the faults are cleared', async () => {
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

  it('that was taken back while a poll waited for something to tell cuts that poll, and does not let it hang', async () => {
    const { driver, bot, anna } = await openChat();
    await bot('getUpdates', { offset: 2 ** 31 - 1 });
    await driver.fault({ method: 'getUpdates', kind: 'hang_after' });
    const polling = bot('getUpdates', { timeout: 50 }).catch(() => 'cut');
    await driver.called('getUpdates', ({ timeout }) => String(timeout) === '50');
    await driver.clearFaults();
    await anna.says('hello');
    expect(await polling).toBe('cut');
    expect(await bot('getUpdates')).toMatchObject({ result: [{ message: { text: 'hello' } }] });
  });

  it('that hangs after performing shows the message, and never says so', async () => {
    const { driver, bot, anna } = await openChat();
    await driver.fault({ method: 'sendMessage', kind: 'hang_after' });
    const hanging = bot('sendMessage', hello).catch(() => 'cut');
    await anna.hears('hello');
    expect(await Promise.race([hanging, bot('getMe').then(() => 'still waiting')])).toBe('still waiting');
    await driver.clearFaults();
    expect(await hanging).toBe('cut');
    expect(await anna.chat()).toHaveLength(2);
  });

  it('of the proxy’s kind may come after performing too', async () => {
    const { driver, playground, anna } = await openChat();
    await driver.fault({ method: 'sendMessage', kind: 'bad_gateway_after' });
    const address = `${playground.apiRoot}/bot${playground.botToken}/sendMessage?chat_id=11&text=unsure`;
    expect((await fetch(address)).status).toBe(502);
    expect((await anna.chat()).map(({ text }) => text)).toEqual(['/start', 'unsure']);
  });

  it('that lasts meets every call until its end, and a flood says what is left of it', async () => {
    const clock = turnableClock();
    const { driver, verdict } = await openChat({ clock });
    await driver.fault({ method: 'sendMessage', kind: 'refuse_429', lasts_ms: 4500 });
    expect(await verdict('sendMessage', hello)).toBe('429 Too Many Requests: retry after 5');
    await clock.turn(3000);
    expect(await verdict('sendMessage', hello)).toBe('429 Too Many Requests: retry after 2');
    expect(await verdict('getMe')).toBe('ok');
    await clock.turn(1500);
    expect(await verdict('sendMessage', hello)).toBe('ok');
  });

  it('that is slow performs also for a caller that has given up', async () => {
    const clock = turnableClock();
    const { driver, playground, anna } = await openChat({ clock });
    await driver.fault({ method: 'sendMessage', kind: 'slow', ms: 5000 });
    const idle = clock.waiting;
    const caller = new AbortController();
    const address = `${playground.apiRoot}/bot${playground.botToken}/sendMessage?chat_id=11&text=late`;
    const given = fetch(address, { signal: caller.signal }).catch(() => 'given up');
    while (clock.waiting <= idle) await new Promise((resolve) => setTimeout(resolve, 2));
    caller.abort();
    expect(await given).toBe('given up');
    await clock.turn(5000);
    expect((await anna.hears('late')).text).toBe('late');
  });

  it('that is slow performs when its time has come', async () => {
    const clock = turnableClock();
    const { driver, bot, anna } = await openChat({ clock });
    await driver.fault({ method: 'sendMessage', kind: 'slow', ms: 5000 });
    const idle = clock.waiting;
    const slow = bot('sendMessage', hello);
    while (clock.waiting <= idle) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(await anna.chat()).toHaveLength(1);
    await clock.turn(5000);
    expect(await slow).toMatchObject({ ok: true });
    expect(await anna.chat()).toHaveLength(2);
  });

  it('of the proxy’s kind answers no JSON at all', async () => {
    const { driver, playground, bot } = await openChat();
    await driver.fault({ method: 'getMe', kind: 'bad_gateway' });
    const response = await fetch(`${playground.apiRoot}/bot${playground.botToken}/getMe`);
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('<html>')]);
    await driver.fault({ method: 'getMe', kind: 'garbage' });
    await expect(bot('getMe')).rejects.toThrow(SyntaxError);
  });

  it('that makes no sense is refused with what is wrong', async () => {
    const { driver } = await openPlayground();
    await expect(driver.fault({ method: 'getMe', kind: 'hang', times: 0 })).rejects.toThrow('times');
    await expect(driver.fault({ method: '', kind: 'hang' })).rejects.toThrow('method');
  });
});

describe('the record of calls', () => {
  it('holds method, arguments and outcome, and can be emptied', async () => {
    const { driver, bot, playground } = await openChat();
    await bot('sendMessage', { ...hello, reply_markup: { inline_keyboard: [] } });
    await bot('sendMessage', { chat_id: 5, text: 'x' });
    expect(await driver.calls('sendMessage')).toMatchObject([
      {
        method: 'sendMessage',
        params: { chat_id: '11', text: 'hello', reply_markup: { inline_keyboard: [] } },
        status: 200,
      },
      { params: { chat_id: '5' }, status: 400 },
    ]);
    await fetch(`${playground.url}/control/calls`, { method: 'DELETE' });
    expect(await driver.calls()).toEqual([]);
  });
});

describe('the envelope', () => {
  it('says 404 with the name of a method that is not emulated', async () => {
    const { verdict } = await openPlayground();
    expect(await verdict('sendInvoice')).toBe(
      '404 Not Found: the playground does not emulate the method "sendInvoice"',
    );
  });

  it('says 401 to a wrong token, with the HTTP status to match', async () => {
    const { playground } = await openPlayground();
    const response = await fetch(`${playground.apiRoot}/bot1:wrong/getMe`);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ ok: false, error_code: 401, description: 'Unauthorized' });
  });

  it('is the same for GET, forms, multipart and JSON', async () => {
    const { playground, anna } = await openChat();
    const address = `${playground.apiRoot}/bot${playground.botToken}/sendMessage`;
    const form = new FormData();
    form.set('chat_id', '11');
    form.set('text', 'multipart');
    const requests: [string, RequestInit][] = [
      [`${address}?chat_id=11&text=query`, {}],
      [address, { method: 'POST', body: new URLSearchParams({ chat_id: '11', text: 'form' }) }],
      [address, { method: 'POST', body: form }],
    ];
    for (const [url, init] of requests) expect(await (await fetch(url, init)).json()).toMatchObject({ ok: true });
    expect((await anna.chat()).map(({ text }) => text)).toEqual(['/start', 'query', 'form', 'multipart']);
  });
});
