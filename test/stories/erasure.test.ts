/** Data on disk is unreadable without the key, and gone after /disconnect. */
import { statSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { runningClock } from '../support/clock.ts';
import { foundIn, rawBytes, storedRows } from '../support/folders.ts';
import { unfinishedJobs } from '../support/jobs-done.ts';
import { consentState, startProgram } from '../support/program.ts';
import { replies, watchService } from '../support/service.ts';

const clock = runningClock();
const service = await watchService();
let program = await startProgram({ service, clock });
afterAll(async () => {
  await program.close();
  await service.close();
});

const QUESTION = 'where did grandmother hide the quincunx marmalade?';
const KEYWORD = 'zanzibarferry';
const SECRET_HIT = 'the marmalade is under the seventh stair';
const threads = {
  items: [
    {
      id: 'telegram-77001-88002',
      schemaUrl: 'x',
      group: { _id: 'telegram-77001-88002', name: 'Marmalade conspirators' },
      messages: Array.from({ length: 30 }, (_, index) => ({
        _id: `telegram-77001-${index}`,
        groupId: 'telegram-77001-88002',
        groupName: 'Marmalade conspirators',
        fromName: 'Wilhelmina Quist',
        messageText: `${KEYWORD}: ${SECRET_HIT} ${index}`,
        sentAt: '2026-11-01T10:00:00.000Z',
        type: 'receive',
      })),
    },
  ],
};

/** A person with something in every table: a connection, settings, results, buttons, a link, spending. */
async function livesHere(id: number) {
  const person = await program.driver.person({ id, name: 'Theodora-Wu' });
  const token = await program.tokenWith();
  await person.asks(`/connect ${token}`, /^Connected to/);
  const state = await consentState(person);
  await person.asks('/settings 77', /^Limit: 77 credits/);
  service.instead('/search/', replies(200, threads));
  await person.asks(`/search ${KEYWORD} in:chats`, /results, best first|▸/);
  service.asUsual();
  await person.asks(QUESTION, /^An answer costs 5 credits here/);
  return {
    person,
    token,
    state,
    secrets: [
      ...[token, token.slice(10, 40), state, QUESTION, KEYWORD, SECRET_HIT],
      ...['Theodora-Wu', 'Wilhelmina', 'conspirators', String(id)],
    ],
  };
}

/** The pseudonyms of all connected people. */
const connectedPeople = () =>
  storedRows(program.folder).flatMap(({ table, row }) => (table === 'connections' ? [String(row.person)] : []));

async function disconnects(person: DrivenPerson) {
  await person.asks('/disconnect', /^Leave\?/);
  return person.taps('Leave', /^Done\./);
}

async function disconnectsDuringPaidCall(person: DrivenPerson) {
  service.instead('/llm/');
  const asked = service.paid().length;
  await person.says(`/ask ${QUESTION}`);
  await service.reaches(asked + 1);
  clock.jump(800);
  await person.hears(/Reading your messages/);
  await disconnects(person);
  service.asUsual();
  await program.driver.delivered();
}

describe('the database', () => {
  it('contains no token, text, name, result or id in plain text, even while a paid call waits', async () => {
    const { person, secrets } = await livesHere(7_312_345_611);
    service.instead('/llm/');
    const asked = service.paid().length;
    await person.says(`/ask ${QUESTION}`);
    await service.reaches(asked + 1);
    const pending = unfinishedJobs(program.folder);
    expect(pending.map(({ state, progress }) => [state, typeof progress])).toEqual([['paid', 'string']]);
    const bytes = rawBytes(program.folder, 'bot.sqlite');
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(foundIn(bytes, secrets)).toEqual([]);
    await person.asks('/cancel', /^Stopped\./);
    service.asUsual();
    expect(foundIn(rawBytes(program.folder, 'bot.sqlite'), secrets)).toEqual([]);
  });
});

describe('/disconnect', () => {
  it('confirms the erasure, and leaves no row of the person', async () => {
    const { person, secrets, state } = await livesHere(7_312_345_622);
    const before = connectedPeople();
    const { text } = await disconnects(person);
    expect(text).toBe('Done. Everything I kept about you is gone.\nThis chat stays in Telegram until you clear it.');
    await program.settled();
    const gone = before.filter((pseudonym) => !connectedPeople().includes(pseudonym));
    expect(gone).toHaveLength(1);
    expect(storedRows(program.folder).filter(({ row }) => row.person === gone[0])).toEqual([]);
    expect(foundIn(rawBytes(program.folder, 'bot.sqlite'), secrets)).toEqual([]);
    const replay = await fetch(`http://127.0.0.1:${program.app.web.port}/connect/callback?state=${state}&auth_token=x`);
    expect(replay.status).toBe(410);
  });

  it("leaves no trace of the person's pseudonym in the file once the program has stopped", async () => {
    const person = await program.holding('Sven');
    await person.asks('/search ferry', /2 credits · /);
    const before = connectedPeople();
    expect(foundIn(rawBytes(program.folder, 'bot.sqlite'), before)).toEqual(before);
    await disconnects(person);
    const gone = before.filter((pseudonym) => !connectedPeople().includes(pseudonym));
    expect(gone).toHaveLength(1);
    await program.stop();
    expect(foundIn(rawBytes(program.folder, 'bot.sqlite'), gone)).toEqual([]);
    program = await startProgram({ service, clock, folder: program.folder });
  });

  it('stops a running paid call and erases its question', async () => {
    const person = await program.holding('Ulla');
    await disconnectsDuringPaidCall(person);
    await program.settled();
    await person.asks('/search ferry', /as soon as you’re connected/);
  });
});

it('/disconnect stops a running search that costs nothing, so that it neither answers nor stores anything afterwards', async () => {
  await using free = await watchService({ monthlyCredits: undefined });
  await using own = await startProgram({ service: free, clock });
  const vera = await own.holding('Vera');
  const { promise: searched, resolve } = Promise.withResolvers<() => void>();
  free.instead('/search/', (...asked) => resolve(() => replies(200, threads)(...asked)));
  await vera.says(`/search ${KEYWORD} in:chats`);
  const answer = await searched;
  clock.jump(1500);
  await vera.asks('/disconnect', /^Leave\?/);
  await vera.taps('Leave', /^Done\./);
  answer();
  await own.settled();
  const texts = (await vera.chat()).map(({ text }) => text);
  expect(texts.filter((text) => text.includes(SECRET_HIT))).toEqual([]);
  expect(storedRows(own.folder).filter(({ table }) => table === 'kept' || table === 'connections')).toEqual([]);
});

describe('the files of the embedded service', () => {
  it('contain no token in plain text, and are readable only by their owner', async () => {
    await using own = await startProgram();
    const person = await own.connected('Wanda');
    await person.asks('/search ferry', /results, best first/);
    const { token } = await own.holding('Xaver');
    expect(foundIn(rawBytes(own.folder, 'service.sqlite'), [token, token.slice(36)])).toEqual([]);
    expect(foundIn(rawBytes(own.folder, 'bot.sqlite'), [token, token.slice(36)])).toEqual([]);
    for (const ending of ['', '-wal', '-shm']) {
      expect(statSync(`${own.folder}/service.sqlite${ending}`).mode & 0o077, ending).toBe(0);
    }
  });
});
