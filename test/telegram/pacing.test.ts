/** Telegram's pace: calls wait for their turn. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../src/log.ts';
import { UndiciTelegram } from '../../src/telegram/bot-api.ts';
import { type TurnableClock, turnableClock } from '../turnable-clock.ts';
import { type BotApiServer, openBotApiServer, sent } from './bot-api-server.ts';

let server: BotApiServer;
let clock: TurnableClock;
beforeEach(async () => {
  server = await openBotApiServer();
  clock = turnableClock();
});
afterEach(async () => {
  await server.close();
});

/** Waits for a call while time goes on. */
async function inTime(call: Promise<unknown>): Promise<void> {
  let over = false;
  const end = call.finally(() => {
    over = true;
  });
  for (let turns = 0; !over && turns < 400; turns++) {
    await clock.turn(500);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await end;
}

describe('the pace', () => {
  const paced = () => new UndiciTelegram('1:T', { apiRoot: server.root, clock, log: createLog('silent') });
  const texts = () => server.received.map(({ body }) => JSON.parse(body).text);

  it('is one message a second in a chat, in order, and other chats do not wait', async () => {
    const quick = paced();
    server.react(sent);
    const calls = ['a1', 'a2', 'a3'].map((text) => quick.callApi('sendMessage', { chat_id: 1, text }));
    const other = quick.callApi('sendMessage', { chat_id: 2, text: 'b1' });
    await Promise.all([calls[0], other]);
    await clock.turn(900);
    expect(texts().sort()).toEqual(['a1', 'b1']);
    await clock.turn(200);
    await calls[1];
    expect(texts().at(-1)).toBe('a2');
    await inTime(Promise.all(calls));
    expect(texts().at(-1)).toBe('a3');
    await quick.shutDown();
  });

  it('is thirty calls a second over all chats', async () => {
    const quick = paced();
    server.react(sent);
    const calls = Array.from({ length: 35 }, (_, chat) =>
      quick.callApi('sendMessage', { chat_id: chat + 1, text: 'x' }),
    );
    await server.got(30);
    await clock.turn(900);
    expect(server.received.length).toBe(30);
    await inTime(Promise.all(calls));
    expect(server.received.length).toBe(35);
    await quick.shutDown();
  });

  it('lets an edit pass while messages of the chat wait, and drops a message nobody waits for any more', async () => {
    const quick = paced();
    server.react(sent);
    await quick.callApi('sendMessage', { chat_id: 1, text: 'a1' });
    const stop = new AbortController();
    const given = quick.callApi('sendMessage', { chat_id: 1, text: 'a2' }, { signal: stop.signal });
    const last = quick.callApi('sendMessage', { chat_id: 1, text: 'a3' });
    await quick.callApi('editMessageText', { chat_id: 1, message_id: 7, text: 'edited' });
    stop.abort(new Error('enough'));
    await expect(given).rejects.toThrow('enough');
    await inTime(last);
    expect(texts()).toEqual(['a1', 'edited', 'a3']);
    await quick.shutDown();
  });
});
