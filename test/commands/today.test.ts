/** /today, the week and days: what they find in messages, and their requests to the service. */

import { beforeEach, describe, expect, it, test } from 'vitest';
import { runDue } from '#commands/actions.ts';
import { asksPerson } from '#commands/alerts/today.ts';
import { appointmentsIn } from '#commands/days/appointments.ts';
import { namedDays, saysMoved } from '#locales/times/named-days.ts';
import { datastoreOfSchema, decodeSchemaAddress } from '#service/contract/datastores.ts';
import { type ChatLine, chatLines } from '../support/chat-text.ts';
import { httpSite } from '../support/http-site.ts';
import { openService } from '../support/service.ts';
import { dedented, headed, items, rows } from '../support/text-table.ts';
import {
  connectedAt,
  invocationOf,
  labelsOf,
  openSampleStage,
  outcomeOf,
  PERSON,
  type Stage,
  wordsOf,
} from './stage.ts';

let stage: Stage;
let said: ChatLine[];
let requests: { url: string; body: string }[];

const chat = (text: string) => chatLines(text).flatMap(({ said: one }) => one ?? []);
const recordOf = ({ who, chat = who, text, at, subject }: ChatLine, index: number) => ({
  _id: `m${index}`,
  ...(subject === undefined ? { groupId: chat, groupName: chat } : { subject, threadId: `t${index}` }),
  ...(who === 'me' ? { type: 'send' } : { fromName: who, type: 'receive' }),
  messageText: text,
  sentAt: at,
});

/** A free service that applies the time bounds of a query. It is noon on Saturday, 21 November 2026, in UTC. */
beforeEach(async () => {
  said = [];
  const site = httpSite((response, { url, body }) => {
    const { query, options } = JSON.parse(body || '{}') as {
      query?: { sentAt?: { $gte?: string; $lt?: string } };
      options?: { sort?: object[] };
    };
    const { $gte = '', $lt = '9' } = query?.sentAt ?? {};
    // The URL contains the schema in base64.
    const schema = Buffer.from(decodeURIComponent(url.split('/').at(-1) ?? ''), 'base64').toString();
    const isMails = schema.includes('/email/') || url.includes('datastore=social-email');
    const items = said
      .map(recordOf)
      .filter((record) => 'subject' in record === isMails && !schema.includes('/event/'))
      .filter(({ sentAt }) => sentAt >= $gte && sentAt < $lt)
      .sort((a, b) => (a.sentAt < b.sentAt ? 1 : -1));
    if (JSON.stringify(options?.sort ?? []).includes('asc')) items.reverse();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items }));
  });
  ({ stage, requests } = await connectedAt(site, { extensions: ['uncharged'] }));
});

describe('/today', () => {
  beforeEach(() => {
    said = chat(`
      2 Nov 8:00, me in Crew: hello all
      21 Nov 8:00, Tom in Crew: we sail at nine
      21 Nov 8:05, Ida in Crew: Who brings the red rope?
      19 Nov 19:00, Anna: Can you pick up the tickets?
      19 Nov 19:01, Anna: It was lovely yesterday.
      20 Nov 18:00, Ben: Are you well?
      20 Nov 18:01, me in Ben: sure
      22 Oct 10:00, Kim: We meet at my place on Friday 27 November, 20:00.
      22 Oct 10:05, me in Kim: I know
      10 Nov 10:00, Marina on “Crane on launch day”: Reserved for Thursday 3 December from 10:45.`);
  });

  it('shows what is coming up, however long ago it was mentioned, who waits, and what is new', async () => {
    expect((await stage.reads('today')).replaceAll('\u00a0', ' ')).toBe(
      dedented(`
        Saturday 21 November

        Coming up
        1 Fri, 20:00 We meet at my place · Kim
        2 Thu 3 Dec, 10:45 Crane on launch day · Marina

        Waiting for you
        3 Ida · Crew · 08:05
        Who brings the red rope?

        4 Anna · Thu
        Can you pick up the tickets?

        New
        5 Crew · 2 messages
        6 Ben · 1 message`),
    );
    expect(await stage.spending()).toEqual([]);
  });

  it("doesn't say that a question waits once another member of the group has answered it", async () => {
    said = chat(`
      2 Nov 8:00, me in Crew: hello all
      2 Nov 8:00, me in Choir: hello all
      2 Nov 8:00, me in Team: hello all
      20 Nov 8:00, Ida in Crew: Who has the key?
      20 Nov 8:01, Ida in Crew: I need it today
      20 Nov 9:00, Tom in Crew: It is with me.
      20 Nov 8:00, Ida in Choir: Which hall is it?
      20 Nov 9:00, Tom in Choir: Good question, who knows?
      20 Nov 8:00, Ida in Team: Mira, can you join?
      20 Nov 9:00, Tom in Team: I can.`);
    const words = await stage.reads('today');
    expect(words).not.toContain('Who has the key?');
    expect(words).toContain('who knows?');
    expect(words).toContain('Mira, can you join?');
  });

  it("doesn't list a chat as new if all of its messages are shown above", async () => {
    said = chat(`
      21 Nov 8:00, Anna: Can you pick up the tickets?
      21 Nov, Kim: We meet at my place on Friday 27 November, 20:00.`);
    expect(await stage.reads('today')).not.toContain('New');
  });

  it('searches for named days if the service supports it, and only reads the messages of the last days', async () => {
    await stage.connect({ extensions: ['uncharged', 'search'] });
    expect(await stage.reads('today')).toContain('1 Fri, 20:00 We meet at my place · Kim');
    const searches = requests.filter(({ body }) => body.includes('"names"'));
    expect(
      searches.map(({ url, body }) => [
        datastoreOfSchema(decodeSchemaAddress(decodeURIComponent(url.split('/').at(-1) ?? '')) ?? ''),
        JSON.parse(body).query.$search.names,
      ]),
    ).toEqual([
      ['social-chat-message', '2026-11-20/2027-01-22'],
      ['social-email', '2026-11-20/2027-01-22'],
    ]);
    const read = requests.find(({ body }) => body.includes('"sentAt":{'));
    expect(JSON.parse(read?.body ?? '').query.sentAt.$gte).toBe('2026-11-07T12:00:00.000Z');
  });

  it('opens each line by its number', async () => {
    const screen = await stage.ask('today');
    expect(labelsOf(screen)).toEqual(['1', '2', '3', '4', '5', '6', 'Every morning']);
    expect(wordsOf(await stage.press(screen, '2'))).toContain('Crane on launch day');
    expect(wordsOf(await stage.press(screen, '6'))).toContain('Are you well?');
  });

  it('counts only messages since it was last opened as new', async () => {
    await stage.ask('today');
    await stage.clock.advance(60_000);
    expect(await stage.reads('today')).not.toContain('New');
  });

  it('shows a moved appointment once, at its new time', async () => {
    said = chat(`
      1 Nov 10:00, Kim: Dinner on 24 November at 19:00
      2 Nov 10:00, me in Kim: Moved to 26 November, 20:00
      3 Nov 10:00, Lea: So dinner with Kim is on 26 November?
      3 Nov 10:01, me in Lea: yes`);
    const words = await stage.reads('today');
    expect(words).toContain('1 Thu, 20:00 ');
    expect(words).not.toContain('24');
  });

  it('removes only the moved appointment of a chat', async () => {
    said = chat(`
      1 Nov 10:00, Kim: The launch is on 24 November
      2 Nov 10:00, Kim: Please pay by 28 November
      3 Nov 10:00, Kim: The launch slips to 25 November`);
    expect(await stage.reads('today')).toContain(
      '\n1 Wed The launch slips · Kim\n2 Sat\u00a028\u00a0Nov Please pay · Kim',
    );
  });

  it('keeps the appointments of a chat in which something else was moved', async () => {
    said = chat(`
      1 Nov 10:00, Kim: Dinner at La Ancha on 24 November at 21:00
      3 Nov 10:00, Kim: The meeting is moved to 25 November at 18:00`);
    expect(await stage.reads('today')).toMatch(/1 Tue, 21:00 Dinner at La Ancha · Kim\n2 Wed, 18:00 The meeting/);
  });

  it('omits an appointment moved beyond the days shown', async () => {
    said = chat(`
      1 Nov 10:00, Kim: The launch is on 2 December
      20 Nov 10:00, Kim: The launch slips, so 23 December`);
    expect(await stage.reads('today')).not.toContain('launch');
    expect(await stage.reads('today', '23 December')).toContain('The launch slips');
    expect(await stage.reads('today', '2 December')).not.toContain('launch');
  });

  it('keeps two appointments of a day in two chats apart', async () => {
    said = chat(`
      1 Nov 10:00, Kim: Dentist on 2 December
      2 Nov 10:00, Ben: Concert on 2 December`);
    expect(await stage.reads('today')).toMatch(/1 .*Dentist · Kim\n2 .*Concert · Ben/);
  });

  it('makes a single request if the service charges', async () => {
    await stage.connect();
    const screen = await stage.ask('today');
    expect(wordsOf(screen)).toMatch(/1 Fri, 20:00 We meet[\s\S]*1 credit$/);
    expect(requests).toHaveLength(1);
    expect((await stage.spending()).map(({ command, credits }) => [command, credits])).toEqual([['today', 1]]);
  });

  it('says in one sentence if there is nothing', async () => {
    said = chat('20 Nov 18:01, me in Ben: sure');
    expect(await stage.reads('today')).toBe('Nothing new, and nobody’s waiting for you.');
  });
});

describe('with the sample', () => {
  it('/today shows appointments from messages in several languages, and each number opens something', async () => {
    await using double = await openService({ initialCredits: 1_000 });
    const own = await openSampleStage(double.url, await double.tokenWith());
    const screen = await own.ask('today');
    expect(wordsOf(screen).replaceAll('\u00a0', ' ')).toContain(
      dedented(`
        Coming up
        1 tomorrow Primeira demão amanhã às nove · Mestre Aníbal
        2 Fri, 20:00 We meet at my place · Dora Quintela
        3 Tue 1 Dec, 14:20 Flug ist gebucht, ich lande · Lena Brandt
        4 Wed 2 Dec Re: The launch! · Amira Haddad`),
    );
    const numbers = labelsOf(screen).filter((label) => /^\d+$/.test(label));
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 1)));
    for (const number of numbers) expect(wordsOf(await own.press(screen, number))).not.toMatch(/fault|forgotten/);
  });
});

describe('the week', () => {
  it('covers the seven days before today, by who wrote most', async () => {
    said = chat(`
      14 Nov 0:00, Tom in Crew: one
      20 Nov 23:59, Tom in Crew: two
      15 Nov 8:00, Ida in Crew: three
      13 Nov 23:59, Ada in Crew: before
      21 Nov 0:00, Ulf in Crew: today`);
    const screen = await stage.ask('today', 'week');
    expect(wordsOf(screen)).toBe('Your week, 14–20 November\n\nWho wrote most\n1 Tom · 2 messages\n2 Ida · 1 message');
    expect(labelsOf(screen)).toEqual(['1', '2', 'Every Monday']);
  });
});

describe('a day', () => {
  beforeEach(() => {
    said = chat(`
      12 May 8:00, Jonas in random: Friday song
      12 May, me in random: Nice
      12 May 10:00, Tom: On my way
      11 Nov 10:00, Tom: See you on 3 December at 10:45
      20 Nov 10:00, Jonas: dinner friday?`);
  });

  it('shows its chats with their first messages, and buttons for the adjacent days', async () => {
    const screen = await stage.ask('today', '12 May');
    expect(wordsOf(screen)).toBe(
      'Tuesday 12 May · 3 messages in 2 chats\n\n1 random · 2 messages\nJonas: Friday song\n\n2 Tom · 1 message\nOn my way',
    );
    expect(labelsOf(screen)).toEqual(['1', '2', 'Day before', 'Day after']);
    const before = await stage.press(screen, 'Day before');
    expect(wordsOf(before)).toBe('Nothing on 11 May. The nearest is 12 May.');
    expect(wordsOf(await stage.press(before, '12 May'))).toContain('Friday song');
  });

  it('in the future shows its appointments', async () => {
    expect(await stage.reads('today', '3 December')).toBe('Thursday 3 December\n1 10:45 See you · Tom');
    expect(await stage.reads('today', 'tomorrow')).toBe('Nothing tomorrow yet.');
    expect(await stage.reads('today', '27 November')).toBe('Friday 27 November\n1 dinner · Jonas');
  });

  it('range shows its busiest chats', async () => {
    const screen = await stage.ask('today', 'May');
    expect(wordsOf(screen)).toBe('May · 3 messages in 2 chats\n\n1 random · 2 messages\n2 Tom · 1 message');
    const filters = { after: '2026-05-01', before: '2026-06-01', chat: 'random' };
    expect(invocationOf(screen, '1')).toMatchObject({ args: { query: { filters } } });
  });

  it("follows the person's time zone", async () => {
    await stage.ask('settings', 'zone Pacific/Auckland');
    await stage.ask('today', 'yesterday');
    expect(JSON.parse(requests[0]?.body ?? '').query).toEqual({
      sentAt: { $gte: '2026-11-20T11:00:00.000Z', $lt: '2026-11-21T11:00:00.000Z' },
    });
  });

  it.each(['ferry', 'xyzzy'])('is asked for again if the text is not one: %s', async (typed) => {
    expect(await stage.reads('today', typed)).toMatch(/^Which day\?/);
    expect(requests).toEqual([]);
  });

  it('is understood in each form that the hint names', async () => {
    const hint = await stage.reads('today', 'xyzzy');
    const hinted = [...hint.matchAll(/\/today ([^,. ]+)/g)];
    expect(hinted).toHaveLength(3);
    for (const [, typed] of hinted) expect(await stage.reads('today', typed)).not.toMatch(/\/today/);
  });
});

describe('a digest', () => {
  const kept = async () => (await stage.deps.routines.list(PERSON))[0];
  const due = async () => await stage.run(runDue.name, '', { args: { id: (await kept())?.id ?? '' } });

  it('starts with one tap, comes at its hour if not empty, and can be rescheduled', async () => {
    await stage.ask('settings', 'zone Europe/Berlin');
    said = chat('21 Nov 6:00, Ben: hello');
    const begun = await stage.press(await stage.ask('today'), 'Every morning');
    expect(wordsOf(begun)).toBe('You’ll get this every day at 08:00, when there’s something in it.');
    expect((await kept())?.dueAt).toBe(Date.parse('2026-11-22T07:00:00.000Z'));
    await stage.clock.advance(19 * 3_600_000);
    expect(await due()).toEqual([]);
    said.push(...chat('22 Nov 6:00, Tom in Crew: we sail'));
    const digest = outcomeOf(await due());
    expect(wordsOf(digest)).toBe('Sunday 22 November\n\nNew\n1 Crew · 1 message');
    expect(labelsOf(digest)).toEqual(['1']);
    expect((await kept())?.dueAt).toBe(Date.parse('2026-11-23T07:00:00.000Z'));
    const choice = await stage.press(begun, 'Other time');
    expect(labelsOf(choice)).toEqual(['07:00', '09:00', '18:00', '21:00']);
    expect(wordsOf(await stage.press(choice, '18:00'))).toContain('every day at 18:00');
    expect(await stage.reads('alerts', '7:30')).toContain('every day at 07:30');
    expect((await kept())?.routine.at).toEqual({ hour: 7, minute: 30 });
    await stage.press(begun, 'Other time');
    expect(await stage.reads('text', '6:15')).toContain('every day at 06:15');
    expect(wordsOf(await stage.press(begun, 'Stop'))).toBe('Stopped.');
    expect(await stage.deps.routines.list(PERSON)).toEqual([]);
  });

  it('takes a time typed right after it was set up as its hour, and offers that later', async () => {
    await stage.ask('settings', 'zone Europe/Berlin');
    said = chat('21 Nov 6:00, Ben: hello');
    await stage.press(await stage.ask('today'), 'Every morning');
    const moved = await stage.ask('text', '7:30');
    expect(wordsOf(moved)).toContain('every day at 07:30');
    expect(labelsOf(moved)).toEqual(['Other time', 'Stop', 'Search for “7:30”']);
    await stage.clock.advance(10 * 60_000);
    const offered = await stage.ask('text', '6:15');
    expect((await kept())?.routine.at).toEqual({ hour: 7, minute: 30 });
    expect(labelsOf(offered)).toContain('Digest: every day at 06:15');
    expect(labelsOf(await stage.ask('text', '18'))).not.toContain('Digest: every day at 18:00');
    expect(wordsOf(await stage.press(offered, 'Digest: every day at 06:15'))).toContain('every day at 06:15');
    expect((await kept())?.routine.at).toEqual({ hour: 6, minute: 15 });
  });

  it('asks for the city if the time zone is unknown, and then follows it', async () => {
    said = chat('21 Nov 6:00, Ben: hello');
    const begun = await stage.press(await stage.ask('today'), 'Every morning');
    expect(wordsOf(begun)).toMatch(/Which city are you in\?$/);
    await stage.ask('settings', 'zone America/New_York');
    await stage.clock.advance(20 * 3_600_000);
    said.push(...chat('22 Nov 6:00, Ben: hi'));
    expect(await due()).toEqual([]);
    expect((await kept())?.dueAt).toBe(Date.parse('2026-11-22T13:00:00.000Z'));
    await stage.clock.advance(5 * 3_600_000);
    expect(wordsOf(outcomeOf(await due()))).toContain('Ben');
  });

  it('shows its price first where the service charges', async () => {
    await stage.connect();
    said = chat('21 Nov 6:00, Ben: hello');
    const offer = await stage.press(await stage.ask('today'), 'Every morning');
    expect(wordsOf(offer)).toBe('Every day at 08:00: 1 credit each, at most 31 a month.');
    expect(await kept()).toBeUndefined();
    expect(wordsOf(await stage.press(offer, 'Start'))).toContain('You’ll get this every day');
    expect((await kept())?.routine.mostCredits).toBe(31);
  });
});

describe('a message', () => {
  const day = { from: '2026-11-22', to: '2026-11-23' };

  test.each(
    headed(`
      2026-11-01: see you on 22 November | see you Nov 22! | bis 22.11. dann | встреча 22 ноября | le 22 novembre, promis
        11月22日に会おう
      2026-11-18: Abendessen am Sonntag um 20 Uhr
      2026-11-21: let us call tomorrow | созвонимся завтра | 明日電話する | hasta mañana | 明早见 | اتصل بك بكرة
      2026-11-22: are you coming tonight? | today at 7 pm | 今晚一起吃饭吗 | نلتقي الليلة`),
  )('names the day: %s, written on %s', (text, written) =>
    expect(namedDays(text, written, day).map((named) => named.day)).toEqual([day.from]),
  );

  test.each([
    ['', '2026-11-22'],
    ...headed(`
      2025-11-01: see you on 22 November
      2026-11-01: see you on 2 November | see you on 122 November | see you on 22 November 2027
      2026-11-18: Sundays are slow | Sunday 6 December from 10:45 | 12月6日の日曜日 10:45
      2026-11-20: let us call tomorrow
      2026-11-21: Guten Morgen!
      2026-11-22: todays news at 7 pm | today I walked`),
  ] as const)('names another day, or none: %s, written on %s', (text, written) =>
    expect(namedDays(text, written, day)).toEqual([]),
  );

  test.each(
    rows(`
      We meet at my place on 22 November, 20:00. | 20:00 | We meet at my place
      Flug ist gebucht, ich lande Sonntag, 22. November, um 14:20. | 14:20 | Flug ist gebucht, ich lande
      Marcado: domingo, 22 de novembro, às 16h40. | 16:40 | Marcado
      Tomorrow at 9 am we sail | 09:00 | we sail
      If it dries: 22 November, high tide at 11:30. Invite all. | 11:30 | If it dries: 22 November, high tide at 11:30
      See you tomorrow | none | See you
      Inspection on 22 November between 2 and 4pm | 14:00 | Inspection
      Open house, 22 November, 11–1 pm | 11:00 | Open house
      Wartung am 22. November von 9 bis 11 Uhr | 09:00 | Wartung
      Reunião a 22 de novembro 15h | 15:00 | Reunião
      Nov 22 - 4pm | 16:00 | Nov 22 - 4pm
      22 ноября в 7 вечера театр | 19:00 | театр
      22 листопада о 5 ранку | 05:00 | 22 листопада о 5 ранку
      22 नवंबर शाम 6 बजे कैफे | 18:00 | कैफे
      22 नवंबर को 3:30 बजे | 15:30 | 22 नवंबर को 3:30 बजे
      ٢٢ نوفمبر الساعة ١٠ صباحا | 10:00 | ٢٢ نوفمبر الساعة ١٠ صباحا
      ٢٢ نوفمبر الساعة ٣:٣٠ مع ليلى | 15:30 | مع ليلى
      ٢٢ نوفمبر الساعة ٦:٤٠ الصبح | 06:40 | ٢٢ نوفمبر الساعة ٦:٤٠ الصبح
      Mandar las vacaciones antes del 22 de noviembre | none | Mandar las vacaciones
      a entrega da campanha é dia 22 de novembro | none | a entrega da campanha
      сдать отчёт до 22 ноября | none | сдать отчёт
      El fontanero cobra 120 € y viene el domingo 22 de noviembre a las 9:00 | 09:00 | El fontanero cobra 120 €
      le 22 novembre d'appeler mamie | none | appeler mamie
      11月22日下午3点半牙医 | 15:30 | 牙医
      11月22号 晚上6点海底捞 | 18:00 | 海底捞`),
  )('gives the time and subject: %s', (text = '', time = '', rest = '') => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const clock = time === 'none' ? undefined : { hour, minute };
    expect(namedDays(text, '2026-11-21', day)).toMatchObject([{ clock, rest }]);
  });

  test.each(
    items(`
      It was moved to Friday | The launch slips by a week | Planänderung: erst am 29. | Der Termin ist verschoben
      会议改到周五 | Встречу перенесли`),
  )('announces a new time: %s', (text) => expect(saysMoved(text)).toBe(true));

  const item = (text: string, chat: string) => ({
    datastore: 'social-chat-message' as const,
    ...{ text, chat, who: 'Anna', outgoing: false },
  });
  test.each([
    ['коли повернеш дриль? треба завтра', 'коли повернеш дриль? треба завтра'],
    ['إيمتى بترجع الدريل؟ بدي ياه بكرا', 'إيمتى بترجع الدريل؟ بدي ياه بكرا'],
    ['All well? We paint the hull tomorrow', 'We paint the hull'],
  ])('takes the subject from the question before a short sentence: %s', (text, what) => {
    const at = { at: '2026-11-21T09:00:00Z', id: text };
    const today = { now: Date.parse('2026-11-21T12:00:00Z'), zone: 'UTC', language: 'en' } as const;
    const named = appointmentsIn([{ ...item(text, 'Anna'), ...at }], { from: '2026-11-21', to: '2026-11-24' }, today);
    expect(named.map((one) => one.what)).toEqual([what]);
  });

  test.each([
    'Θα έρθεις\u037e',
    ...items(
      'Can you come? | 来られますか？ | هل تأتي؟ | Θα έρθεις; | Please bring the rope | Bring bitte das Seil mit',
    ),
  ])('waits for an answer: %s', (text) => expect(asksPerson(item(text, 'Anna'), false)).toBe(true));

  test.each([
    ['We sail at nine', 'Anna', true],
    ['Please', 'Anna', true],
    ['rope; tent; stove', 'Anna', true],
    ['https://x.example/?a=1 nice', 'Anna', true],
    ['Who is in?', 'Crew', false],
    ['Please bring the rope', 'Crew', true],
  ])('needs no answer: %s', (text, chat, takesPart) => expect(asksPerson(item(text, chat), takesPart)).toBe(false));

  test.each(['α', '?'])('is checked in linear time for many thousands of %s', (sign) => {
    expect(asksPerson(item(`${sign.repeat(300_000)}b`, 'Anna'), true)).toBe(false);
  });
});
