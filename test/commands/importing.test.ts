/** Replies about imports: receipts, questions, failures, and imports that can't be stopped or take long. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { plainText } from '#commands/reply.ts';
import type { ImportReceipt, ImportView } from '#service/contract/imports.ts';
import { fakeClock } from '../support/clock.ts';
import { httpSite } from '../support/http-site.ts';
import { labelsOf, openStage, outcomeOf, ownServiceAt, PERSON, rowsOf, wordsOf } from './stage.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const NAMED = [{ id: 'whatsapp-own-1', name: 'Lena Brandt' }];

const REPLIES: Readonly<Record<string, object>> = { POST: { answered: true }, DELETE: { cancelled: true } };

/** A bot whose service describes every import like this, and accepts answers and cancellation. */
async function stageWith(reply: unknown, status = 200) {
  const { url } = await httpSite((response, { method }) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? (REPLIES[method] ?? reply) : reply));
  });
  const clock = fakeClock('2026-11-24T12:00:00.000Z');
  const owners = { ...ownServiceAt(url), hasPages: false };
  const about = { botName: 'data_bot', serviceName: undefined, sample: true };
  return await openStage({ url, clock, about, owners });
}

type Stage = Awaited<ReturnType<typeof stageWith>>;
const follow = (stage: Stage, args: object = {}) =>
  stage.ask('import_on', '', { args: { id: ID, ...args }, pressed: true });

const connect = (stage: Stage, whose: 'own' | 'sample') => stage.connect({ access: { whose } });

const receipt = (of: Partial<ImportReceipt> = {}): ImportReceipt => ({
  format: 'WhatsApp (exported chat)',
  ...{ read: 3412, written: 3412, updated: 0, duplicate: 0, mails: 0 },
  ...{ chats: 1, named: NAMED, first: '2024-05-06T09:00:00.000Z', last: '2026-11-23T21:00:00.000Z' },
  ...{ skipped: {}, bytes: 1, brokenAt: null, seconds: 1 },
  ...of,
});
const done = (of: Partial<ImportReceipt> = {}, more: object = {}) => ({
  ...{ state: 'done', name: 'WhatsApp Chat with Lena Brandt.txt', receipt: receipt(of) },
  ...more,
});

describe('a receipt', () => {
  const ALL = 'Added Lena Brandt: 3,412 messages, 6 May 2024 to yesterday.';
  const HALF = { read: 1240, written: 1240 };
  const GUESSES: Partial<ImportReceipt> = {
    me: { name: 'Anna', guessed: true },
    timeZone: { name: 'Europe/Lisbon', guessed: true },
    dateOrder: { order: 'day-first', guessed: true },
  };
  const MAILS = { chats: 0, named: [], mails: 3412 };
  const RECORDS = { chats: 0, named: [], read: 2, written: 2, first: undefined, last: undefined } as never;
  const ONE = { read: 1, written: 1, first: '2026-11-23T21:00:00.000Z' };
  it.each<[of: Partial<ImportReceipt>, text: string]>([
    [{}, ALL],
    [ONE, 'Added Lena Brandt: 1 message, yesterday.'],
    [{ chats: 12 }, 'Added 12 chats: 3,412 messages, 6 May 2024 to yesterday.'],
    [MAILS, 'Added 3,412 mails, 6 May 2024 to yesterday.'],
    [RECORDS, 'Added 2 records.'],
    [{ written: 0, duplicate: 3400, updated: 12 }, 'Nothing new: all 3,412 messages were there.'],
    [{ written: 128, duplicate: 3284 }, '128 new messages; 3,284 were there.'],
    [GUESSES, `${ALL}\nYou’re Anna in it. Times are Lisbon’s. Dates read as 6 May.`],
    [{ skipped: { empty: 9, deleted: 3 } }, `${ALL}\n12 empty or deleted ones left out.`],
    [{ skipped: { 'a reason of the future': 1 } }, `${ALL}\n1 a reason of the future one left out.`],
    [{ archive: { bytes: 83, of: 100 } }, `${ALL}\nYour archive is 83% full.`],
    [{ archive: { bytes: 79, of: 100 } }, ALL],
    [{ read: 0, written: 0 }, 'There are no messages in WhatsApp Chat with Lena Brandt.txt.'],
    [
      { ...HALF, ended: 'broken', brokenAt: 7 },
      'WhatsApp Chat with Lena Brandt.txt is damaged halfway. 1,240 messages are in; export it again for the rest.',
    ],
    [{ ...HALF, ended: 'disk full' }, 'There’s no space left on this machine. 1,240 messages are in.'],
    [{ ...HALF, ended: 'archive full' }, 'Your archive is full. 1,240 messages are in.'],
    [{ ...HALF, ended: 'cancelled' }, 'Stopped. 1,240 messages are in; send the file again for the rest.'],
    [{ read: 0, written: 0, ended: 'cancelled' }, 'Stopped. Nothing was added.'],
  ])('of %j is told in words', async (of, text) => {
    const outcome = await follow(await stageWith(done(of)));
    expect(wordsOf(outcome)).toBe(text);
    expect(outcome.replaces).toBe(true);
  });

  it('reports how much of the archive is searchable by meaning so far', async () => {
    const outcome = await follow(await stageWith(done({}, { meaning: { read: 1200, records: 5412 } })));
    expect(wordsOf(outcome)).toContain('Answers by meaning cover 1,200 of 5,412 so far; the rest follows.');
  });

  it('of something new makes alerts due immediately', async () => {
    const stage = await stageWith(done());
    await connect(stage, 'own');
    await stage.ask('alerts', 'ferry');
    const dueIn = async () => ((await stage.deps.routines.list(PERSON))[0]?.dueAt ?? 0) - stage.clock.now();
    expect(await dueIn()).toBeGreaterThan(0);
    await follow(stage);
    expect(await dueIn()).toBe(0);
  });

  it('opens what was added, and lets a guess be corrected while the file is kept', async () => {
    const guess = { me: { name: 'Anna', guessed: true }, timeZone: { name: 'Europe/Lisbon', guessed: true } };
    const people = [{ id: 'Lena', name: 'Lena', messages: 3 }];
    const stage = await stageWith(done(guess, { people }));
    expect(labelsOf(await follow(stage))).toEqual(['Open my archive', 'That’s not me', 'Other time zone']);
    await connect(stage, 'sample');
    expect(labelsOf(await follow(stage))[0]).toBe('Switch to my archive');
    await connect(stage, 'own');
    const outcome = await follow(stage);
    expect(labelsOf(outcome)).toEqual(['Show it', 'That’s not me', 'Other time zone']);
    const asked = await stage.press(outcome, 'That’s not me');
    expect([wordsOf(asked), ...labelsOf(asked), asked.replaces]).toEqual([
      'Which one is you?',
      'Lena',
      'None of them',
      true,
    ]);
    const zone = await stage.press(outcome, 'Other time zone');
    expect(zone).toMatchObject({ ask: 'City or country', replyRuns: 'import' });
    const gone = await stageWith(done(guess));
    expect(labelsOf(await follow(gone))).toEqual(['Open my archive']);
    expect(wordsOf(await stage.press(asked, 'Lena'))).toContain('Added Lena Brandt');
    const late = await gone.ask('import_ask', '', { args: { id: ID, about: 'me' }, pressed: true });
    expect(wordsOf(late)).toBe('I don’t have that file any more. Please send it again.');
  });
});

describe('a question', () => {
  const asking = (question: object) => stageWith({ state: 'asking', name: 'x.txt', question });
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `P${at}`, messages: 1 }));

  it.each([
    [1, [1, 1]],
    [2, [2, 1]],
    [6, [3, 3, 1]],
    [8, [3, 3, 3]],
    [40, [3, 3, 3]],
  ])('of %i people has at most three rows', async (count, rows) => {
    const outcome = await follow(await asking({ kind: 'me', people: people(count) }));
    expect(rowsOf(outcome).map(({ length }) => length)).toEqual(rows);
    expect(wordsOf(outcome)).toBe(
      count > 8 ? 'Which one is you? Tap one, or reply with the name.' : 'Which one is you?',
    );
    expect(labelsOf(outcome).at(-1)).toBe(count === 2 ? 'Neither' : 'None of them');
  });

  it('is repeated with the matching names if an answer fits two', async () => {
    const twins = ['Anna Lee', 'Anna May', 'Bo'].map((name) => ({ id: name, name, messages: 1 }));
    const stage = await asking({ kind: 'me', people: twins });
    await follow(stage);
    expect(labelsOf(await stage.ask('import', 'anna'))).toEqual(['Anna Lee', 'Anna May', 'Neither']);
  });

  it('offers the choices for a city name in several zones', async () => {
    const stage = await asking({ kind: 'time-zone' });
    await follow(stage);
    const several = await stage.ask('import', 'Portland');
    expect(wordsOf(several)).toBe('Which one?');
    expect(labelsOf(several).length).toBeGreaterThan(1);
  });

  it('accepts a typed answer for a day', async () => {
    const stage = await asking({ kind: 'time-zone' });
    await follow(stage);
    await stage.clock.advance(86_400_000);
    expect(await stage.reads('import', 'Lisbon')).toContain('Add your chats and mails');
  });
});

describe('a failure', () => {
  it.each([
    ['zip-password', 'That zip has a password. Zip it again without.', []],
    ['zip-bomb', 'That zip would unpack to an impossible size, so I won’t open it.', []],
    ['zip-of-zips', 'That zip only holds other zips. Send me those.', []],
    ['unanswered', 'I didn’t hear back, so I dropped x.zip. Send it again.', []],
    ['telegram-html', 'That’s an HTML export. Export again and choose machine-readable JSON.', ['Show me how']],
    [
      'not-known',
      'I can’t read x.zip. I take exports of Telegram, WhatsApp, Signal, Slack, Discord and mailboxes.',
      ['Where’s my export?'],
    ],
    ['cancelled', 'Stopped. Nothing was added.', []],
    ['of-tomorrow', 'It was too new.', []],
  ])('%s is reported in one line', async (reason, text, labels) => {
    const outcome = await follow(
      await stageWith({ state: 'failed', name: 'x.zip', sentence: 'It was too new.', reason }),
    );
    expect([wordsOf(outcome), labelsOf(outcome)]).toEqual([text, labels]);
  });

  it('of the service itself includes its log reference', async () => {
    const failed = { state: 'failed', name: 'x.zip', sentence: 'No.', reason: 'failed', reference: 'A1B2' };
    expect(wordsOf(await follow(await stageWith(failed)))).toBe(
      'That’s my fault, not yours. If it happens again, tell whoever runs me: A1B2.',
    );
  });

  it('asks for the file again if the service has forgotten the import', async () => {
    const stage = await stageWith({ error: 'There is no such import.' }, 404);
    expect(wordsOf(await follow(stage))).toBe('I don’t have that file any more. Please send it again.');
  });

  it('to stop an import is reported, with a retry button', async () => {
    const outcome = await follow(await stageWith({ error: 'Bad gateway' }, 502), { stop: true });
    expect(wordsOf(outcome)).toBe('I can’t reach your archive right now, so I couldn’t stop it.');
    expect(labelsOf(outcome)).toEqual(['Try again']);
  });
});

describe('progress', () => {
  it('names the chat being read, and after ten minutes announces a message for the end', async () => {
    const progress = { position: 42, size: 100, read: 1240, written: 1240, chat: 'Lena Brandt' };
    const view: ImportView = { state: 'running', name: 'WhatsApp Chat with Lena Brandt.txt', progress };
    const stage = await stageWith(view);
    const stopping = new AbortController();
    const said: string[] = [];
    const running = stage.run('import_on', '', {
      ...{ args: { id: ID }, signal: stopping.signal, stopped: () => true },
      onProgress: (text) => void said.push(plainText(text)),
    });
    const moving = setInterval(() => void stage.clock.advance(stage.clock.waiting > 0 ? 2_000 : 0), 2);
    onTestFinished(() => clearInterval(moving));
    await expect
      .poll(() => stage.clock.now() - Date.parse('2026-11-24T12:00:00.000Z'), { timeout: 15_000 })
      .toBeGreaterThan(660_000);
    stopping.abort();
    const replies = await running;
    expect(said[0]).toBe('Reading Lena Brandt… 42 %, 1,240 messages');
    expect(said.at(-1)).toBe('This is a big one. I’ll message you when it’s done.');
    expect(wordsOf(outcomeOf(replies))).toBe('Stopped. 1,240 messages are in; send the file again for the rest.');
  }, 30_000);
});
