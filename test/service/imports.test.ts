/** Imports with the service key: questions, refusals, and what remains on disk. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERVER_LIMITS } from '#platform/http-server.ts';
import { sendBytes } from '../support/local-server.ts';
import { adminOf, SERVICE_KEY } from '../support/service.ts';
import { call, MESSAGES, queryPath } from './caller.ts';
import { importsPath, openCaller } from './import-rig.ts';
import { exportOf, said, written } from './importers/telegram-export.ts';
import { serviceForAll } from './service-for-all.ts';

const { double, clock } = await serviceForAll({
  empty: true,
  maxImportMegabytes: 2,
  limits: { ...SERVER_LIMITS, headersMs: 1000, wholeMs: 1000, silenceMs: 400, connections: 100, perAddress: 100 },
});
const bot = openCaller(() => double.url);

const EXPORT = exportOf([said(1, 'the ferry leaves at nine')]);
/** A group, which doesn't name its owner. */
const ONE_CHAT = written({
  ...{ name: 'Bo', type: 'private_group', id: 2000 },
  messages: [said(1, 'mine'), said(2, 'yours', { from: 'Bo', from_id: 'user2000' })],
});

async function found(owner: string, words: string): Promise<string[]> {
  const token = await adminOf(double.service).issueToken({
    owner,
    scopes: ['api:search-universal', 'ds:r:social-chat-message'],
  });
  const { reply } = await call(double, `/search/universal?keywords=${words}`, { token });
  const hits = reply.items.filter(({ _match }) => !(_match as { neighbour?: true }).neighbour);
  return hits.map(({ messageText, type }) => `${type}: ${messageText}`);
}
/** Import folders on disk that still contain a file. */
const kept = () => {
  const folder = join(double.dataDir, 'imports');
  return readdirSync(folder).filter((id) => ['arriving', 'whole'].some((name) => existsSync(join(folder, id, name))));
};

describe('an uploaded export', () => {
  it('is imported without questions, ends with a receipt, and its file is removed', async () => {
    const { status, importId } = await bot.sends('anna', 'result.json', EXPORT);
    expect(status).toBe(200);
    const { receipt, name } = await bot.reaches('anna', importId, 'done');
    expect(name).toBe('result.json');
    expect(receipt).toMatchObject({ format: 'Telegram Desktop (JSON)', read: 1, written: 1, brokenAt: null });
    for (const guess of ['me', 'timeZone', 'dateOrder']) expect(receipt).not.toHaveProperty(guess);
    expect(await found('anna', 'ferry')).toEqual(['send: the ferry leaves at nine']);
    expect(kept()).toEqual([]);
  });

  it('is accepted without a Content-Length', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < EXPORT.length; at += 100)
          controller.enqueue(new TextEncoder().encode(EXPORT.slice(at, at + 100)));
        controller.close();
      },
    });
    const response = await fetch(`${double.url}${importsPath('ben')}/${randomUUID()}?name=result.json`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/octet-stream' },
      body,
      duplex: 'half',
    });
    const { importId } = (await response.json()) as { importId: string };
    expect((await bot.reaches('ben', importId, 'done')).receipt.written).toBe(1);
  });

  it.each([
    ['an empty file', 'x.json', '', /file is empty/, 'empty'],
    ['a file of an unknown app', 'x.txt', 'Dear diary', /don’t know this kind of file/, 'not-known'],
  ])('(%s) fails with a sentence and a reason, and leaves no file', async (_, name, content, sentence, reason) => {
    const { status, importId } = await bot.sends('dora', name, content);
    expect(status).toBe(200);
    const failed = await bot.reaches('dora', importId, 'failed');
    expect(failed.sentence).toMatch(sentence);
    expect(failed.reason).toBe(reason);
    expect(kept()).toEqual([]);
  });

  it('is refused before its body if the request is invalid', async () => {
    expect((await bot.sends('fay', '', EXPORT)).status).toBe(400);
    expect((await bot.sends('fay', 'x'.repeat(256), EXPORT)).status).toBe(400);
    expect((await bot.sends('fay', 'x', EXPORT, { telegramId: 'anna' })).status).toBe(400);
    const tooLarge = await bot.sends('fay', 'x', Buffer.alloc(2 * 1024 ** 2 + 1));
    expect(tooLarge).toMatchObject({ status: 413, error: expect.stringMatching(/an export may have 2 MB/) });
    const path = `${double.url}${importsPath('fay')}/${randomUUID()}?name=x`;
    expect((await fetch(path, { method: 'PUT', body: EXPORT })).status).toBe(401);
    const wrongType = { authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/json' };
    expect((await fetch(path, { method: 'PUT', body: EXPORT, headers: wrongType })).status).toBe(415);
    expect(kept()).toEqual([]);
  });
});

describe('a sender', () => {
  const head = (length: number) =>
    `PUT ${importsPath('hana')}/${randomUUID()}?name=result.json HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${SERVICE_KEY}\r\nContent-Type: application/octet-stream\r\nContent-Length: ${length}\r\n\r\n`;

  it.each([
    ['hangs up', true],
    ['falls silent', false],
  ])('that announces more than it sends and then %s leaves no file', async (_, hangUp) => {
    const { socket, answer } = sendBytes(double.port, `${head(1_000_000)}abc`);
    socket.once('connect', () => hangUp && setImmediate(() => socket.end()));
    expect(await answer).not.toContain('200 OK');
    while (kept().length > 0) await sleep(10);
  });

  it('that is slow but steady is not cut off', async () => {
    const closing = head(EXPORT.length).replace('Host: x', 'Host: x\r\nConnection: close');
    const { socket, answer } = sendBytes(double.port, closing);
    const step = Math.ceil(EXPORT.length / 9);
    for (let at = 0; at < EXPORT.length; at += step) {
      await sleep(150);
      socket.write(EXPORT.slice(at, at + step));
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 200/);
  });
});

describe('the questions of an import', () => {
  it('include who the person is: wrong answers are refused, the right one decides which messages are sent', async () => {
    const { importId } = await bot.sends('ida', 'result.json', ONE_CHAT);
    const { question } = await bot.reaches('ida', importId, 'asking');
    expect(question).toEqual({
      kind: 'me',
      people: expect.arrayContaining([
        { id: 'user1000', name: 'Ann Lee', messages: 1 },
        { id: 'user2000', name: 'Bo', messages: 1 },
      ]),
    });
    for (const wrong of [{ me: 'user3' }, { dateOrder: 'day-first' }, {}, { othersToo: true }])
      expect((await bot.asks('ida', `${importId}/answers`, 'POST', wrong)).status).toBe(400);
    for (const garbage of [{ me: 5 }, { me: '' }, { you: 'user1000' }, { timeZone: 'Mars/Base', me: 'none' }])
      expect((await bot.asks('ida', `${importId}/answers`, 'POST', garbage)).status).toBe(400);
    expect((await bot.view('ida', importId)).state).toBe('asking');
    const answered = await bot.asks('ida', `${importId}/answers`, 'POST', { me: 'user2000' });
    expect(answered).toMatchObject({ status: 200, reply: { answered: true } });
    await bot.reaches('ida', importId, 'done');
    expect((await found('ida', 'yours')).concat(await found('ida', 'mine'))).toEqual(['send: yours', 'receive: mine']);
    expect((await bot.asks('ida', `${importId}/answers`, 'POST', { me: 'user2000' })).status).toBe(409);
  });

  const day = (people: readonly string[], date = '24/12/19') =>
    people.map((who, at) => `${date}, 11:2${at} - ${who}: ahoy ${at}\n`).join('');
  const LISBON = { timeZone: 'Europe/Lisbon' };
  const asks = async (owner: string, sent: { importId: string }) =>
    (await bot.reaches(owner, sent.importId, 'asking')).question;
  const ends = async (owner: string, sent: { importId: string }) =>
    (await bot.reaches(owner, sent.importId, 'done')).receipt;

  it('are not needed for a direct chat named after the partner: the receipt shows the guesses', async () => {
    const sent = await bot.sends(
      'kim',
      'WhatsApp Chat with Lena Brandt.txt',
      day(['Lena Brandt', 'Kim'], '06/05/26'),
      LISBON,
    );
    expect(await ends('kim', sent)).toMatchObject({
      chats: 1,
      named: [{ id: expect.stringMatching(/^whatsapp-own-/), name: 'Lena Brandt' }],
      ...{ written: 2, first: '2026-05-06T10:20:00.000Z', last: '2026-05-06T10:21:00.000Z' },
      me: { name: 'Kim', guessed: true },
      timeZone: { name: 'Europe/Lisbon', guessed: true },
      dateOrder: { order: 'day-first', guessed: true },
    });
    expect(await found('kim', 'ahoy')).toEqual(expect.arrayContaining(['send: ahoy 1', 'receive: ahoy 0']));
  });

  const crewFor = (owner: string, people: readonly string[]) =>
    bot.sends(owner, 'WhatsApp Chat with Crew.txt', day(people), { ...LISBON, personName: 'Anna Berg' });

  it.each([
    ['ana', 'ANNA  BERG', 'ANNA BERG'],
    ['ann', 'Anna', 'Anna'],
  ])('omit who the person is if one author has their Telegram name: %s', async (owner, author, name) => {
    expect((await ends(owner, await crewFor(owner, ['Zoe', author, 'Abe']))).me).toEqual({ name, guessed: true });
  });

  it.each([
    ['ani', ['Zoe', 'Anna Lee', 'Abe'], ['Anna Lee', 'Zoe', 'Abe']],
    ['liz', ['~ Anna', 'Zoe', 'Abe', '~ Anna', 'Zoe', 'Anna B.'], ['Anna B.', 'Zoe', 'Abe', 'Anna']],
  ])('list first who shares their first name, and last who is unlikely: %s', async (owner, people, listed) => {
    const question = await asks(owner, await crewFor(owner, people));
    expect(question).toMatchObject({ people: listed.map((id) => ({ id })) });
  });

  it('omit who the person is after an answer for the same app, but not for names that are unlikely theirs', async () => {
    const first = await bot.sends('wyn', 'WhatsApp Chat with Crew.txt', day(['Zoe', 'Abe', 'Tea']), LISBON);
    expect(await asks('wyn', first)).toMatchObject({ kind: 'me' });
    await bot.asks('wyn', `${first.importId}/answers`, 'POST', { me: 'Tea' });
    expect((await ends('wyn', first)).me).toEqual({ name: 'Tea', guessed: false });
    const second = await bot.sends('wyn', 'WhatsApp Chat with Choir.txt', day(['Cy', 'Di', 'Tea']), LISBON);
    expect((await ends('wyn', second)).me).toEqual({ name: 'Tea', guessed: true });
    const unsaved = await bot.sends('wyn', 'WhatsApp Chat with Pub.txt', day(['Cy', 'Di', '~ Tea']), LISBON);
    expect(await asks('wyn', unsaved)).toMatchObject({ people: [{ id: 'Tea' }, { id: 'Cy' }, { id: 'Di' }] });
    await bot.asks('wyn', unsaved.importId, 'DELETE');
    const others = await bot.sends('wyn', 'WhatsApp Chat with Tea.txt', day(['Tea']), LISBON);
    expect(await ends('wyn', others)).not.toHaveProperty('me');
  });

  it('include the first ambiguous date, and the time zone if the person’s is unknown', async () => {
    const sent = await bot.sends('noa', 'WhatsApp Chat with Lena.txt', day(['Lena', 'Noa'], '5/6/26'));
    expect(await asks('noa', sent)).toEqual({
      kind: 'date-order',
      example: '5/6/26',
      days: { 'day-first': '2026-06-05', 'month-first': '2026-05-06' },
    });
    await bot.asks('noa', `${sent.importId}/answers`, 'POST', { dateOrder: 'day-first' });
    await expect.poll(() => asks('noa', sent), { timeout: 15_000 }).toEqual({ kind: 'time-zone' });
    expect((await bot.asks('noa', `${sent.importId}/answers`, 'POST', { me: 'Noa' })).status).toBe(400);
    await bot.asks('noa', `${sent.importId}/answers`, 'POST', { timeZone: 'Asia/Tokyo' });
    expect(await ends('noa', sent)).toMatchObject({
      first: '2026-06-05T02:20:00.000Z',
      timeZone: { name: 'Asia/Tokyo', guessed: false },
      dateOrder: { order: 'day-first', guessed: false },
    });
  });

  it('end the import if unanswered for a day', async () => {
    const { importId } = await bot.sends('lea', 'result.json', ONE_CHAT);
    await bot.reaches('lea', importId, 'asking');
    await clock.advance(24 * 3_600_000);
    const view = await bot.view('lea', importId);
    expect(view).toMatchObject({ state: 'failed', sentence: /not answered/, reason: 'unanswered' });
    expect(kept()).toEqual([]);
    await clock.advance(24 * 3_600_000);
    expect((await bot.asks('lea', importId)).status).toBe(404);
  });
});

describe('an import with a guess', () => {
  const CHAT_OF_TWO = '24/12/19, 11:20 - Lena: ahoy\n24/12/19, 11:21 - Uma: salut\n';
  const NAME = 'WhatsApp Chat with Lena.txt';
  const sends = (owner: string) => bot.sends(owner, NAME, CHAT_OF_TWO, { timeZone: 'Europe/Lisbon' });
  const answers = (owner: string, importId: string, body: unknown) =>
    bot.asks(owner, `${importId}/answers`, 'POST', body);
  async function reread(owner: string, importId: string, body: unknown) {
    expect((await answers(owner, importId, body)).status).toBe(200);
    return await bot.reaches(owner, importId, 'done');
  }
  const sentAt = async (owner: string) => {
    const token = await adminOf(double.service).issueToken({
      owner,
      scopes: ['api:ds-query', 'ds:r:social-chat-message'],
    });
    const { reply } = await call(double, queryPath(MESSAGES), {
      token,
      body: { query: {}, options: { sort: [{ sentAt: 'asc' }] } },
    });
    return reply.items.map(({ sentAt, messageText }) => `${sentAt.slice(11, 16)} ${messageText}`);
  };

  it('is reread with a different answer: messages are rewritten, and the receipt keeps the first counts', async () => {
    const { importId } = await sends('uma');
    const first = await bot.reaches('uma', importId, 'done');
    expect(first.people).toEqual([{ id: 'Lena', name: 'Lena', messages: 1 }]);
    expect(kept()).toEqual([importId]);
    expect(await sentAt('uma')).toEqual(['11:20 ahoy', '11:21 salut']);
    const moved = await reread('uma', importId, { timeZone: 'Asia/Tokyo' });
    expect(moved.receipt).toMatchObject({ written: 2, updated: 0, duplicate: 0, first: '2019-12-24T02:20:00.000Z' });
    expect(moved.receipt.timeZone).toEqual({ name: 'Asia/Tokyo', guessed: false });
    expect(await sentAt('uma')).toEqual(['02:20 ahoy', '02:21 salut']);
    const other = await reread('uma', importId, { me: 'Lena' });
    expect(other.receipt).toMatchObject({ written: 2, me: { name: 'Lena', guessed: false } });
    expect((await found('uma', 'ahoy')).concat(await found('uma', 'salut'))).toEqual(['send: ahoy', 'receive: salut']);
    // No guess is left.
    expect(other).not.toHaveProperty('people');
    expect(kept()).toEqual([]);
    expect((await answers('uma', importId, { me: 'Uma' })).status).toBe(409);
  });

  it('accepts only answers about person and zone, and only for a day', async () => {
    const { importId } = await sends('val');
    await bot.reaches('val', importId, 'done');
    for (const wrong of [{}, { me: 'Zoe' }, { dateOrder: 'day-first' }, { othersToo: true }])
      expect((await answers('val', importId, wrong)).status).toBe(400);
    await clock.advance(24 * 3_600_000);
    expect(kept()).toEqual([]);
    expect((await answers('val', importId, { me: 'Lena' })).status).toBe(404);
  });
});

describe('an upload repeated with the same id', () => {
  it('is one import, and starts over if the first one broke off', async () => {
    const importId = randomUUID();
    const head = `PUT ${importsPath('xan')}/${importId}?name=result.json HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${SERVICE_KEY}\r\nContent-Type: application/octet-stream\r\nContent-Length: ${EXPORT.length}\r\n\r\n`;
    const { socket } = sendBytes(double.port, `${head}garbage`);
    const here = join(double.dataDir, 'imports', importId, 'arriving');
    await expect.poll(() => statSync(here, { throwIfNoEntry: false })?.size, { interval: 10 }).toBe(7);
    expect((await bot.sends('xan', 'result.json', EXPORT, { importId })).status).toBe(200);
    socket.destroy();
    expect((await bot.reaches('xan', importId, 'done')).receipt).toMatchObject({ written: 1, brokenAt: null });
    expect((await bot.sends('xan', 'result.json', EXPORT, { importId })).importId).toBe(importId);
    expect(await bot.view('xan', importId)).toMatchObject({ state: 'done', receipt: { written: 1 } });
    expect((await bot.sends('ana', 'result.json', EXPORT, { importId })).status).toBe(404);
    expect((await bot.sends('ana', 'result.json', EXPORT, { importId: 'mine' })).status).toBe(400);
  });
});

describe('imports', () => {
  it('are limited to twenty per owner; another one is refused after its file has been read completely', async () => {
    const asking = [];
    for (let at = 1; at <= 20; at++) asking.push(await bot.sends('oda', `asks ${at}.json`, ONE_CHAT));
    expect(asking.map(({ status }) => status)).toEqual(asking.map(() => 200));
    // A sender that is cut off in the middle of a file doesn't read the reply.
    const late = await bot.sends('oda', 'late.json', Buffer.alloc(1.9 * 1024 ** 2, ' '));
    expect(late).toMatchObject({ status: 409, error: expect.stringMatching(/Twenty files/) });
    await bot.asks('oda', asking[0]?.importId ?? '', 'DELETE');
    const next = await bot.sends('oda', 'late.json', EXPORT);
    expect(next.status).toBe(200);
    await bot.reaches('oda', next.importId, 'done');
    for (const { importId } of asking) await bot.asks('oda', importId, 'DELETE');
  });

  it('can be seen, answered and cancelled by their owner only, until they have ended', async () => {
    const { importId } = await bot.sends('pia', 'result.json', ONE_CHAT);
    await bot.reaches('pia', importId, 'asking');
    for (const stranger of ['quin', 'anna']) {
      expect((await bot.asks(stranger, importId)).status).toBe(404);
      expect((await bot.asks(stranger, importId, 'DELETE')).status).toBe(404);
      expect((await bot.asks(stranger, `${importId}/answers`, 'POST', { me: 'none' })).status).toBe(404);
    }
    expect((await bot.view('pia', importId)).state).toBe('asking');
    expect((await bot.asks('pia', importId, 'DELETE')).reply).toMatchObject({ cancelled: true });
    expect(await bot.view('pia', importId)).toMatchObject({ state: 'failed', sentence: /^Cancelled\. Nothing/ });
    expect((await bot.asks('pia', importId, 'DELETE')).reply).toMatchObject({ cancelled: false });
    expect((await bot.asks('pia', `${importId}/answers`, 'POST', { me: 'none' })).status).toBe(409);
    expect(kept()).toEqual([]);
  });

  it('end when their owner is erased, whatever their state', async () => {
    const long = Array.from({ length: 1000 }, (_, at) => said(at + 1, `message ${at}`));
    await bot.sends('rob', 'one.json', exportOf(long));
    const { importId } = await bot.sends('rob', 'two.json', ONE_CHAT);
    await bot.reaches('rob', importId, 'asking');
    const erased = await call(double, '/api/rest/v1/owners/rob/erase', { token: SERVICE_KEY, body: {} });
    expect(erased.status).toBe(200);
    expect(kept()).toEqual([]);
    expect((await bot.asks('rob', importId)).status).toBe(404);
    expect((await bot.sends('rob', 'again.json', EXPORT)).status).toBe(200);
  });
});

describe('any import path', () => {
  it('answers in JSON, and never with a server error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 60 }),
        fc.constantFrom('GET', 'POST', 'DELETE', 'PUT'),
        async (id, method) => {
          const path = `${double.url}${importsPath('anna')}/${encodeURIComponent(id)}`;
          const response = await fetch(path, { method, headers: { authorization: `Bearer ${SERVICE_KEY}` } });
          expect([400, 404, 405, 415]).toContain(response.status);
          expect(await response.json()).toHaveProperty('error');
        },
      ),
      { numRuns: 60 },
    );
  });
});
