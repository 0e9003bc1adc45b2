/** The log of a busy day, at its most verbose level, contains no personal data. */
import { describe, expect, it } from 'vitest';
import { runningClock } from '../support/clock.ts';
import { consentState, openWatchedProgram } from '../support/program.ts';
import { replies } from '../support/service.ts';

const secrets: string[] = [];

const secret = <T extends string | number>(value: T): T => {
  secrets.push(String(value));
  return value;
};
const NAME = secret('Philippa-Marigold');
const ID = secret(7_488_112_233);
const OTHER_ID = secret(7_599_223_344);
const TITLE = secret('Clandestine Beekeepers');
const KEYWORD = secret('quixoticferry');
const QUESTION = secret('whom did I promise the turquoise accordion');
const ANSWER = secret('You promised it to Ottoline Vandersnoot');
const HIT = secret('meet me behind the granary at dusk');
const GROUP = secret('Granary whisperers');
const GROUP_ID = secret('telegram-990011-220033');

const clock = runningClock();
const { service, program } = await openWatchedProgram({ service: { clock }, clock });

const message = {
  _id: 'm1',
  groupId: GROUP_ID,
  groupName: GROUP,
  fromName: NAME,
  messageText: HIT,
  sentAt: '2026-11-01T10:00:00.000Z',
};
const threads = {
  items: [{ id: GROUP_ID, schemaUrl: 'x', group: { _id: GROUP_ID, name: GROUP }, messages: [message] }],
};

describe('a busy day', () => {
  it('includes commands, failures, pastes, groups, presses, redeliveries and refusals', async () => {
    const { driver } = program;
    const anna = await driver.person({
      id: ID,
      name: NAME,
      lastName: secret('Featherstonehaugh'),
      username: secret('philippa_marigold_7'),
    });
    const boris = await driver.person({ id: OTHER_ID, name: secret('Bartholomew-Zed') });
    const token = secret(await program.tokenWith());
    secrets.push(token.slice(0, 36), token.slice(36));

    await anna.asks(`/connect ${token}`, /^Connected to/);
    service.instead('/search/', replies(200, threads));
    service.instead('/ds/query/', replies(200, { items: [message], limit: 21, skip: 0, dbRows: 1 }));
    service.instead('/llm/', replies(200, { completion: ANSWER }));
    const { updateId } = await anna.says(`/search ${KEYWORD} in:chats`);
    await anna.hears(HIT);
    await driver.redeliver(Number(updateId));
    await anna.asks(`/ask ${QUESTION}`, /Ottoline/);
    await anna.asks('/recent', HIT);
    const price = await anna.asks(`/profile ${QUESTION}`, /\S/);
    await anna.taps(price.buttons.flat()[0] ?? '', /Ottoline/, { on: price });
    await anna.says(`${QUESTION} plainly`);
    await anna.presses('old', { data: secret('k:Stolen_Key-12345'), on: await anna.hears(/\S/) });

    // Failures, all of which are logged.
    for (const [status, body] of [
      [500, { error: `failed while reading ${HIT} for ${token}` }],
      [400, { error: `Invalid request: ${KEYWORD}` }],
      [403, { error: `Invalid permission (Missing scope: api:search-chat-threads) ${GROUP}` }],
      [401, { error: `Invalid token (${token})` }],
      [200, `<html>${ANSWER} ${token}`],
    ] as const) {
      service.instead('/search/', replies(status, body, typeof body === 'string' ? 'text/html' : 'application/json'));
      await anna.asks(`/search ${KEYWORD} in:all`, /\S/);
    }
    service.instead('/llm/');
    const asked = service.paid().length;
    await boris.asks(`/connect ${secret(await program.tokenWith())}`, /^Connected to/);
    await boris.says(`/ask ${QUESTION}`);
    await service.reaches(asked + 1);
    await boris.asks('/cancel', /^Stopped\./);
    service.asUsual();

    // Refusals and failures of Telegram.
    await driver.fault({ method: 'sendMessage', kind: 'refuse_400', times: 2, chat_id: boris.chatId });
    await boris.says('/help');
    await driver.fault({ method: 'sendMessage', kind: 'bad_gateway', chat_id: boris.chatId });
    await boris.says('/privacy');
    await driver.fault({ method: 'sendMessage', kind: 'refuse_403', chat_id: boris.chatId });
    await boris.says('/credits');
    await program.settled();
    await driver.clearFaults();

    // Pasted tokens, and groups.
    const group = await driver.group({ id: secret(-1_007_766_554_433), title: TITLE, members: [anna, boris] });
    await group.as(anna).asks(`/connect@personal_data_bot ${secret(await program.tokenWith())}`, /Never post a token/);
    await group.as(boris).asks(`/search@personal_data_bot ${KEYWORD}`, /private/i);
    await group.anonymousAdminSays('/help@personal_data_bot');

    // Use and abuse of the consent page.
    const last = await program.connects(anna);
    expect(last).toContain('Done');
    for (const { path } of service.seen) {
      const lookedUp = new URL(path, service.url).searchParams.get('tokenId');
      if (lookedUp) secrets.push(lookedUp);
    }
    const state = secret(await consentState(anna));
    await fetch(
      `http://127.0.0.1:${program.app.web.port}/connect/callback?state=${state}&error=${encodeURIComponent(NAME)}`,
    );
    await fetch(`http://127.0.0.1:${program.app.web.port}/connect/${KEYWORD}?${state}`);
    await anna.asks('/disconnect', /^Leave\?/);
    await anna.taps('Leave', /^Done\./);
    clock.jump(86_400_000);
    await program.settled();
  }, 30_000);

  it('leaves a detailed log', () => {
    expect(program.logLines.length).toBeGreaterThan(30);
    for (const wanted of ['service call', 'command refused', 'a pasted token was intercepted', 'a paid call'])
      expect(program.logLines.filter((line) => line.includes(wanted))).not.toEqual([]);
  });

  it('logs no token, name, title, id or text of anybody', () => {
    const log = program.logLines.join('');
    const spellings = (text: string) => [
      text,
      encodeURIComponent(text),
      text.replaceAll(' ', '+'),
      JSON.stringify(text).slice(1, -1),
      Buffer.from(text).toString('base64').slice(0, -4),
    ];
    const told = [...new Set(secrets)].filter((text) =>
      spellings(text).some((spelling) => log.toLowerCase().includes(spelling.toLowerCase())),
    );
    const lines = told.map((text) => program.logLines.find((line) => line.includes(text))?.slice(0, 400));
    expect(told, lines.join('\n')).toEqual([]);
    expect(log).not.toMatch(/Bearer\s+[A-Za-z0-9]/);
    expect(log).not.toContain(program.app.playground?.botToken ?? 'no playground');
  });
});
