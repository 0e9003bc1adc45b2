/** Opening items by number or name: conversations, paged in place; mails, files and people. */
import { describe, expect, test } from 'vitest';
import type { TextReply } from '#commands/reply.ts';
import { TOKEN_EXTENSIONS } from '#service/contract/extensions.ts';
import { httpSite } from '../support/http-site.ts';
import {
  buttonsOf,
  charged,
  labelsOf,
  openSampleStage,
  rowsOf,
  type Stage,
  stage,
  useSample,
  wordsOf,
} from './stage.ts';

const { double, token, costOf } = await useSample();

const launch = async (of: Stage) => await of.press(await of.ask('search', 'So when is the launch'), '1');

describe('a message', () => {
  test('opens in full, marked within its conversation, as a new message', async () => {
    const opened = await launch(stage);
    expect(opened).toMatchObject({ replaces: false, personal: true });
    expect(wordsOf(opened)).toMatch(
      /^Andorinha crew ⛵ · Telegram\n\nTuesday 3 November\n[\s\S]*\nMestre Aníbal 17:32\n1\.290 €\. Sobrou madeira\.\nYou 17:33\nPaid today by transfer\. .*\n\n▸ Sofia Lund 17:33\nSo when is the launch\?\n\nYou 17:33\nIf the caulking dries/,
    );
    expect(rowsOf(opened)).toEqual([['Earlier', 'Later']]);
    expect(wordsOf(opened)).not.toContain('Unnamed');
  });

  test('pages through its conversation in place, forward and back', async () => {
    const earlier = await stage.press(await launch(stage), 'Earlier');
    expect(earlier).toMatchObject({ replaces: true });
    expect(wordsOf(earlier)).not.toContain('So when is the launch?');
    const later = await stage.press(earlier, 'Later');
    expect(wordsOf(later)).toContain('So when is the launch?');
    const end = await stage.press(await stage.press(later, 'Later'), 'Later');
    expect(wordsOf(end)).toMatch(/^(?:▸ )?.+ \d\d:\d\d$/m);
  });

  test('pages back to the start of the chat without gaps or repetitions', async () => {
    let page = await stage.press(await stage.ask('chats', 'Aniversário'), '1');
    const seen: string[] = [];
    const messages = (text: string) => text.split('\n\n').slice(1).join('\n').split('\n').slice(1);
    for (let turned = 0; turned < 40; turned++) {
      seen.unshift(...messages(wordsOf(page)));
      if (!labelsOf(page).includes('Earlier')) break;
      page = await stage.press(page, 'Earlier');
    }
    expect(wordsOf(page)).toMatch(/^Aniversário da Joana 🤫 · WhatsApp\n\nStart of the chat\n\n/);
    const { items } = await stage.deps.data.queryDatastore(
      {
        datastore: 'social-chat-message',
        query: { groupName: 'Aniversário da Joana 🤫' },
        options: { sort: [{ sentAt: 'asc' }], limit: 500 },
      },
      { token, signal: AbortSignal.timeout(10_000) },
    );
    const said = items.map(({ messageText }) => String(messageText).split('\n')[0] ?? '');
    const texts = seen.filter((line) => said.includes(line));
    expect(texts).toEqual(said.filter((line) => texts.includes(line)));
    expect(texts.length).toBeGreaterThan(0.9 * said.length);
  });

  test("is shown alone if the token can't list messages", async () => {
    const scopes = ['api:search-universal', 'ds:r:social-chat-message', 'ds:r:social-chat-group'];
    await stage.connect({ token: await double.tokenWith(scopes), scopes, extensions: TOKEN_EXTENSIONS });
    const opened = await launch(stage);
    expect(wordsOf(opened)).toContain('▸ Sofia Lund 17:33\nSo when is the launch?');
    expect(buttonsOf(opened)).toEqual([]);
  });
});

describe('where the service charges', () => {
  test('opening a hit is free; each further page costs one request and is a new message', async () => {
    const list = await charged.ask('search', 'So when is the launch');
    const [page, opening] = await costOf(() => charged.press(list, '1'));
    expect(opening).toBe(0);
    expect(wordsOf(page)).toMatch(/^Andorinha crew ⛵ · Telegram\n\nTuesday 3 November\n▸ Sofia Lund 17:33\nSo when/);
    expect(rowsOf(page)).toEqual([['Earlier (1 credit)', 'Later (1 credit)']]);
    const [earlier, paging] = await costOf(() => charged.press(page, 'Earlier (1 credit)'));
    expect(paging).toBe(1);
    expect(earlier).toMatchObject({ replaces: false });
    expect(wordsOf(earlier)).toMatch(/\n\n1 credit · /);
    expect(labelsOf(earlier)).toEqual(['Earlier (1 credit)']);
  });
});

const AT = '2026-11-20T10:00:00.000Z';
const message = (id: string, messageText: string, sentAt = AT) => ({
  ...{ _id: id, groupId: 'chat-1', groupName: 'Crew', fromName: 'Sofia', type: 'receive', sentAt, messageText },
  schema: 'https://common.schemas.verida.io/social/chat/message/v0.1.0/schema.json',
});

/** Somebody at a service with these messages. */
async function stageWith(messages: readonly ReturnType<typeof message>[], around?: unknown) {
  const { url } = await httpSite((response, { body }) => {
    const { query, ...asked } = JSON.parse(body || '{}') as { around?: unknown; query?: { _id?: string } };
    const items = messages.filter(({ _id }) => query?._id === undefined || query._id === _id);
    const reply = asked.around === undefined ? { items, total: items.length } : around;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  return await openSampleStage(url, token, { extensions: around === undefined ? [] : ['search'] });
}

describe('an unusual message', () => {
  test('shows the beginning of a long text, and the rest on request', async () => {
    const text = `${'Word by word it goes on. '.repeat(240)}The end.`;
    const of = await stageWith([message('m1', text)]);
    const opened = await of.ask('search', 'word');
    expect(wordsOf(opened)).toMatch(/^1? ?.*Crew\n\n/);
    expect(wordsOf(opened)).toMatch(/…$/);
    expect(labelsOf(opened)).toEqual(['Earlier', 'Later', 'Whole message']);
    const rest = wordsOf(await of.press(opened, 'Whole message'));
    const shown = wordsOf(opened)
      .replace(/^[\s\S]*\n/, '')
      .replace(/…$/, '');
    expect(`${shown}${shown.endsWith(' ') ? '' : ' '}${rest}`.replace(/\s+/g, ' ')).toBe(text);
  });

  test('is reported as gone if it no longer exists', async () => {
    const around = { items: [], around: { atStart: true, atEnd: true } };
    const of = await stageWith([message('m1', 'A word'), message('m2', 'Another word')], around);
    const opened = await of.press(await of.ask('search', 'word'), '1');
    expect(wordsOf(opened)).toBe('That message is no longer in your archive.');
  });

  test('is ordered by its id among others of the same second if the service has no order', async () => {
    const of = await stageWith(['m10', 'm2', 'm9'].map((id) => message(id, `Message ${id}`)));
    const opened = await of.press(await of.ask('search', 'message'), '3');
    const shown = (answer: TextReply) => wordsOf(answer).match(/Message m\d+/g);
    expect(shown(opened)).toEqual(['Message m9']);
    expect(shown(await of.press(opened, 'Earlier'))).toEqual(['Message m2']);
    expect(shown(await of.press(opened, 'Later'))).toEqual(['Message m10']);
  });

  test('is sanitised and marked as foreign if it imitates a command', async () => {
    const of = await stageWith([message('m1', '/disconnect\n\u202eevil'), message('m2', 'x')]);
    const { text } = await of.ask('search', 'x');
    expect(JSON.stringify(text)).toContain('{"mark":"foreign","text":["/disconnect evil"]}');
  });

  test('can be retried if the service fails to open it', async () => {
    const { url } = await httpSite((response, { url: path }) => {
      const isSearch = path.includes('/search/');
      response
        .writeHead(isSearch ? 200 : 503, { 'content-type': 'application/json' })
        .end(isSearch ? JSON.stringify({ items: [message('m1', 'A word'), message('m2', 'a word more')] }) : '{}');
    });
    const of = await openSampleStage(url, token);
    const list = await of.ask('search', 'word');
    const failed = await of.press(list, '1');
    expect(failed).toMatchObject({ problem: expect.any(String) });
    expect(labelsOf(failed)).toEqual(['Try again']);
    expect(await of.spending()).toEqual([]);
  });
});

describe('a record other than a message', () => {
  test('is shown in full: a mail with its subject, a file with its name', async () => {
    const list = await stage.ask('search', 'launch-day');
    const mail = await stage.press(list, '1');
    expect(wordsOf(mail)).toMatch(/^Crane on launch day\nMarina do Seixal to you · Yesterday 15:06\n\nThe crane/);
    const file = await stage.press(list, '2');
    expect(wordsOf(file)).toMatch(/^launch-day\.md\nWednesday 18 November\n\nLaunch /);
    expect(buttonsOf(file).map(({ label, press }) => [label, press.kind])).toEqual([['Open', 'open']]);
  });

  test('pages through the mails of a thread', async () => {
    const mail = (id: string, text: string, day: number) => ({
      ...message(id, text, `2026-11-1${day}T10:00:00.000Z`),
      name: `Re: Boat ${id}`,
      threadId: 't1',
      attachments: [{ filename: 'invoice.pdf' }],
      schema: 'https://common.schemas.verida.io/social/email/v0.1.0/schema.json',
    });
    const of = await stageWith([mail('e1', 'First', 1), mail('e2', 'Second', 2), mail('e3', 'Third', 3)]);
    const opened = await of.press(await of.ask('search', 'boat'), '2');
    expect(wordsOf(opened)).toMatch(/^Re: Boat e2\n.*\n\nSecond\n\n📎 invoice\.pdf$/);
    expect(rowsOf(opened)).toEqual([['Earlier', 'Later']]);
    const last = await of.press(opened, 'Later');
    expect(last).toMatchObject({ replaces: true });
    expect(wordsOf(last)).toContain('Third');
    expect(rowsOf(last)).toEqual([['Earlier']]);
  });
});

const person = async (of: Stage, name: string) => await of.ask('person', '', { args: { name }, pressed: true });

describe('a name', () => {
  test('opens the end of the chat with that person, and counts mentions elsewhere', async () => {
    const opened = await person(stage, 'joana');
    expect(wordsOf(opened)).toMatch(/^Joana Matos · WhatsApp\n\n[\s\S]*\n7 it is ✨$/);
    const [first, second, third] = rowsOf(opened);
    expect(first).toEqual(['Earlier']);
    expect(second).toEqual([expect.stringMatching(/^\d+ mentions elsewhere$/)]);
    expect(third).toEqual(['Search for “joana”']);
    const mentions = await stage.press(opened, /mentions/);
    expect(wordsOf(mentions)).toMatch(new RegExp(`^${second?.[0]?.split(' ')[0]} results, newest first`));
    expect(wordsOf(mentions)).not.toMatch(/^\d Joana Matos · \d/m);
  });

  test('opens the most frequent of several namesakes, and offers the others', async () => {
    const opened = await person(stage, 'Tomas');
    expect(wordsOf(opened)).toMatch(/^Tomás ❤️ · WhatsApp/);
    expect(rowsOf(opened).at(-1)).toEqual(['Tomás Reis']);
  });

  test('shows the last messages of somebody who is only in groups', async () => {
    const opened = await person(stage, 'sofia lund');
    expect(wordsOf(opened)).toMatch(/^Sofia Lund · in \d chats\n\n1 Sofia Lund · Andorinha crew ⛵ · yesterday\n/);
    expect(rowsOf(opened)).toEqual([['1', '2', '3'], ['More'], ['Search for “sofia lund”']]);
    expect(wordsOf(await stage.press(opened, 'More'))).toMatch(/^\d+ results from Sofia Lund, newest first/);
  });

  test('opens a chat, ignoring emoji and accents', async () => {
    expect(wordsOf(await person(stage, 'andorinha crew'))).toMatch(/^Andorinha crew ⛵ · Telegram\n/);
  });

  test('is searched for if nobody has it', async () => {
    expect(wordsOf(await person(stage, 'zzxqq'))).toMatch(/^Nothing for “zzxqq”/);
  });

  test('costs the price of a list where the service charges, without counting mentions', async () => {
    const [opened, cost] = await costOf(() => person(charged, 'joana'));
    expect(labelsOf(opened)).toEqual(['Earlier (1 credit)', 'Search for “joana” (2 credits)']);
    expect(cost).toBe(1);
  });

  test('is known from listed chats if the service reports no names', async () => {
    const extensions = TOKEN_EXTENSIONS.filter((name) => name !== 'names');
    const plain = await openSampleStage(double.url, token, { extensions });
    expect(wordsOf(await person(plain, 'Tomás'))).not.toMatch(/^Tomás ❤️ · WhatsApp/);
    await plain.ask('chats');
    expect(wordsOf(await person(plain, 'Tomás'))).toMatch(/^Tomás ❤️ · WhatsApp/);
  });

  test("isn't known from an earlier connection", async () => {
    await person(stage, 'joana');
    await stage.clock.advance(60_000);
    await stage.connect({ token, extensions: [] });
    expect(wordsOf(await person(stage, 'joana'))).not.toMatch(/^Joana Matos · WhatsApp/);
  });
});
