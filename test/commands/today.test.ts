/** /today and the look back at a week: what they find in what was written, and what they cost. */

import fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Entry } from '#commands/records/entries.ts';
import { digestOf } from '#commands/routines/today.ts';
import { namesDay } from '#commands/time/day-names.ts';
import { LANGUAGES, wordsIn } from '#locales/words.ts';
import { httpSite } from '../support/http-site.ts';
import { openStage, outcomeOf, PERSON, type Stage, wordsOf } from './stage.ts';

interface Said {
  chat: string;
  who?: string;
  text: string;
  at: string;
}

let stage: Stage;
let said: Said[];
let status: number;
let requests: { body: string }[];

/** It is noon of Saturday, 21 November 2026, in UTC. */
beforeEach(async () => {
  said = [];
  status = 200;
  const site = await httpSite((response) => {
    const items = said.map(({ chat, who, text, at }, index) => ({
      _id: `m${index}`,
      groupId: chat,
      groupName: chat,
      ...(who === undefined ? { type: 'send' } : { fromName: who, type: 'receive' }),
      messageText: text,
      sentAt: at,
    }));
    const body = status === 200 ? { items } : { error: 'no' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  requests = site.requests;
  stage = await openStage({ url: site.url });
  await stage.connect();
});

describe('/today', () => {
  beforeEach(() => {
    said = [
      { chat: 'Crew', who: 'Tom', text: 'we sail at nine', at: '2026-11-21T08:00:00.000Z' },
      { chat: 'Crew', who: 'Ida', text: 'bring the red rope', at: '2026-11-21T08:05:00.000Z' },
      { chat: 'Anna', who: 'Anna', text: 'Can you pick up the tickets?', at: '2026-11-20T19:00:00.000Z' },
      { chat: 'Ben', who: 'Ben', text: 'let us call tomorrow', at: '2026-11-20T18:00:00.000Z' },
      { chat: 'Ben', text: 'sure', at: '2026-11-20T18:01:00.000Z' },
      { chat: 'Kim', who: 'Kim', text: 'The rent is due on 21 November', at: '2026-11-19T10:00:00.000Z' },
      { chat: 'Kim', text: 'I know', at: '2026-11-19T10:05:00.000Z' },
    ];
  });

  it('says what came in, who waits for an answer, and what was named for today, for one credit', async () => {
    const answer = await stage.ask('today');
    const words = wordsOf(answer);
    expect(words).toContain('Today, Saturday 21 November');
    const [, waiting = '', named = '', happened = ''] =
      /Waiting for your answer([\s\S]*)Named for today([\s\S]*)What came in([\s\S]*)/.exec(words) ?? [];
    expect(waiting).toContain('Can you pick up the tickets?');
    expect(waiting).not.toContain('sail');
    expect(named).toContain('let us call tomorrow');
    expect(named).toContain('The rent is due on 21 November');
    expect(happened).toContain('bring the red rope');
    expect(happened).not.toContain('tickets');
    expect(words).toContain('1 credit · 7 messages read, since 18 Nov');
    expect(requests).toHaveLength(1);
    expect((await stage.spending()).map(({ command, credits }) => [command, credits])).toEqual([['today', 1]]);
  });

  it('has days that are the person’s', async () => {
    await stage.ask('settings', 'zone Pacific/Auckland');
    const words = wordsOf(await stage.ask('today'));
    expect(words).toContain('Today, Sunday 22 November');
    expect(JSON.parse(requests[0]?.body ?? '').query).toEqual({ sentAt: { $gte: '2026-11-18T11:00:00.000Z' } });
  });

  it('says what it looked at where nothing has come in', async () => {
    said = [];
    const words = wordsOf(await stage.ask('today'));
    expect(words).toContain('Nothing has come in today');
    expect(words).toContain('1 credit · 0 messages read, since 18 Nov');
  });
});

describe('/today with a day', () => {
  beforeEach(() => {
    said = [
      { chat: 'Crew', who: 'Tom', text: 'shall we sail at nine?', at: '2026-11-20T08:00:00.000Z' },
      { chat: 'Kim', who: 'Kim', text: 'The rent is due on 20 November', at: '2026-11-18T10:00:00.000Z' },
    ];
  });

  it.each(['yesterday', 'Friday', '2026-11-20'])('looks back at %s alone', async (typed) => {
    const words = wordsOf(await stage.ask('today', typed));
    expect(words).toMatch(/^Friday 20 November[\s\S]*Named for that day[\s\S]*The rent is due[\s\S]*sail at nine/);
    expect(words).not.toContain('Waiting for your answer');
    expect(JSON.parse(requests[0]?.body ?? '').query).toEqual({
      sentAt: { $gte: '2026-11-17T00:00:00.000Z', $lt: '2026-11-21T00:00:00.000Z' },
    });
  });

  it('looks back at a week that is over', async () => {
    said = [{ chat: 'Crew', who: 'Tom', text: 'we sail at nine', at: '2026-11-10T08:00:00.000Z' }];
    expect(wordsOf(await stage.ask('today', 'last week'))).toMatch(/^9 Nov to 15 Nov[\s\S]*we sail at nine/);
    said = [];
    expect(wordsOf(await stage.ask('today', 'last week'))).toContain('Nothing came in then.');
  });

  it.each(['tomorrow', 'March', 'last year', 'ferry', '2027', '30d'])(
    'says what it knows instead of guessing at “%s”, for nothing',
    async (typed) => {
      expect(wordsOf(await stage.ask('today', typed))).toContain('/today yesterday');
      expect(requests).toEqual([]);
    },
  );

  describe.each(LANGUAGES)('in %s', (language) => {
    it('whatever its hint names is understood', async () => {
      const hinted = [
        ...wordsIn(language)
          .text('today-which-day')
          .replace(/[\u2068\u2069]/g, '')
          .matchAll(/\/today ([^,،、。।. ]+)/g),
      ];
      expect(hinted).toHaveLength(3);
      for (const [, typed] of hinted) await stage.ask('today', typed, { language });
      expect(requests).toHaveLength(3);
    });
  });
});

describe('by itself', () => {
  it('a look at the day comes at the hour that was chosen, at the price that was agreed', async () => {
    await stage.ask('settings', 'zone Europe/Berlin');
    const offer = await stage.press(await stage.ask('today'), 'Send me this every day');
    expect(wordsOf(offer)).toContain('Once a day · 1 credit each · at most 31 a month');
    const begun = await stage.press(offer, '08:00');
    expect(wordsOf(begun)).toContain('The first time is 2026-11-22T07:00:00.000Z');
    const [kept] = await stage.deps.routines.list(PERSON);
    said = [{ chat: 'Crew', who: 'Tom', text: 'we sail at nine', at: '2026-11-22T06:00:00.000Z' }];
    await stage.clock.advance(19 * 3_600_000);
    const answer = outcomeOf(await stage.run('routine', kept?.id));
    expect(wordsOf(answer)).toContain('Today, Sunday 22 November');
    expect(wordsOf(answer)).toContain('we sail at nine');
    expect((await stage.deps.routines.list(PERSON))[0]?.dueAt).toBe(Date.parse('2026-11-23T07:00:00.000Z'));
  });
});

describe('a message', () => {
  test.each([
    ['see you on 22 November', '2026-11-01'],
    ['see you Nov 22!', '2026-11-01'],
    ['bis 22.11. dann', '2026-11-01'],
    ['встреча 22 ноября', '2026-11-01'],
    ['le 22 novembre, promis', '2026-11-01'],
    ['11月22日に会おう', '2026-11-01'],
    ['let us call tomorrow', '2026-11-21'],
    ['созвонимся завтра', '2026-11-21'],
    ['明日電話する', '2026-11-21'],
    ['hasta mañana', '2026-11-21'],
    ['are you coming tonight?', '2026-11-22'],
    ['今晚一起吃饭吗', '2026-11-22'],
    ['明早见', '2026-11-21'],
    ['نلتقي الليلة', '2026-11-22'],
    ['اتصل بك بكرة', '2026-11-21'],
  ])('names the day: %s', (text, written) => expect(namesDay(text, written, '2026-11-22')).toBe(true));

  test.each([
    ['see you on 2 November', '2026-11-01'],
    ['see you on 122 November', '2026-11-01'],
    ['let us call tomorrow', '2026-11-20'],
    ['Guten Morgen!', '2026-11-21'],
    ['todays news', '2026-11-22'],
    ['', '2026-11-22'],
  ])('names another, or none: %s', (text, written) => expect(namesDay(text, written, '2026-11-22')).toBe(false));
});

describe('the digest', () => {
  const entry = fc.record({
    outgoing: fc.boolean(),
    place: fc.constantFrom('Anna', 'Crew', ''),
    who: fc.constantFrom('Anna', 'Tom'),
    at: fc
      .date({ min: new Date('2026-11-15'), max: new Date('2026-11-30'), noInvalidDate: true })
      .map((at) => at.toISOString()),
    text: fc.oneof(fc.string(), fc.constantFrom('really?', 'see you tomorrow', '22 Nov')),
  });

  it('counts every message of its days once, and nobody waits whom the person has answered', () => {
    const since = '2026-11-20T00:00:00.000Z';
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (entries: Entry[]) => {
        const { chats, waiting } = digestOf(entries, { since, days: ['2026-11-22'], zone: 'Europe/Berlin' });
        const counted = chats.reduce((sum, { messages }) => sum + messages, 0);
        expect(counted).toBe(entries.filter(({ at = '' }) => at >= since).length);
        for (const one of waiting) {
          expect(one.outgoing).toBe(false);
          const later = entries.filter(({ place, at = '' }) => place === one.place && at > (one.at ?? ''));
          expect(later.some(({ outgoing }) => outgoing)).toBe(false);
        }
      }),
    );
  });
});
