/** What can be done with results: read whole, asked about, and looked around in. */
import { describe, expect, test } from 'vitest';
import { wordsIn } from '#locales/words.ts';
import { TOKEN_EXTENSIONS } from '#service/contract/extensions.ts';
import { renderAnswer } from '#telegram/render/answer.ts';
import { httpSite, jsonSite } from '../service/client/http-double.ts';
import { problemsOf } from '../telegram/formatted-rules.ts';
import { buttonsOf, invocationOf, labelsOf, type Outcome, openStage, type Stage, wordsOf } from './stage.ts';

const NOW = '2026-11-21T12:00:00.000Z';

interface Sent {
  text: string;
  from?: string;
  chat?: string;
  at?: string;
  more?: Record<string, unknown>;
}

const recordOf = ({ text, from, chat = 'Crew', at = '2026-11-01T10:00:00.000Z', more = {} }: Sent, index: number) => ({
  _id: `m${index}`,
  schema: 'https://common.schemas.verida.io/social/chat/message/v0.1.0/schema.json',
  sourceApplication: 'https://whatsapp.com',
  groupId: `g-${chat}`,
  groupName: chat,
  messageText: text,
  sentAt: at,
  type: from === undefined ? 'send' : 'receive',
  ...(from === undefined ? {} : { fromName: from }),
  ...more,
});

async function stageFor(reply: unknown, extensions: readonly string[] = TOKEN_EXTENSIONS) {
  const site = await jsonSite(reply);
  const stage = await openStage({ url: site.url });
  await stage.clock.turn(Date.parse(NOW) - stage.clock.now());
  await stage.connect(undefined, undefined, 'service', extensions);
  return { site, stage };
}

const shown = (answer: Outcome) => {
  const context = { now: Date.parse(NOW), zone: undefined, commandNames: new Set<string>(), words: wordsIn('en') };
  const { parts } = renderAnswer(answer, context);
  for (const part of parts) expect(problemsOf(part)).toEqual([]);
  return parts;
};
const parsed = (body: string | undefined) => JSON.parse(body ?? '{}') as Record<string, never>;
const search = (stage: Stage) => stage.ask('search', 'ferry in:messages');
const LONG = 'word '.repeat(100);

describe('a long message', () => {
  test('stands there whole, folded, with the part that matters before it', async () => {
    const { stage } = await stageFor({ items: [recordOf({ text: `${LONG}the ferry leaves ${LONG}` }, 0)], total: 1 });
    const [part] = shown(await search(stage));
    const quotes = part?.entities.filter(({ type }) => type === 'expandable_blockquote') ?? [];
    expect(quotes).toHaveLength(1);
    const [{ offset, length } = { offset: 0, length: 0 }] = quotes;
    expect(part?.text.slice(offset, offset + length)).toBe(`${LONG}the ferry leaves ${LONG}`.trim());
    const bold = part?.entities.filter(({ type }) => type === 'bold') ?? [];
    const marked = bold.map(({ offset: at, length: long }) => part?.text.slice(at, at + long));
    expect(marked.filter((text) => text === 'ferry')).toHaveLength(2);
    expect(part?.text.slice(0, offset)).toContain('ferry leaves');
  });

  test('whose beginning matters is not said twice', async () => {
    const { stage } = await stageFor({ items: [recordOf({ text: `the ferry leaves ${LONG}` }, 0)], total: 1 });
    expect(shown(await search(stage))[0]?.text.match(/the ferry leaves/g)).toHaveLength(1);
  });

  test('of several pages is a tap away, for nothing, with its lines as they were written', async () => {
    const text = `first line\nthe ferry leaves\n${'more words '.repeat(500)}\nthe very end`;
    const { site, stage } = await stageFor({ items: [recordOf({ text }, 0)], total: 1 });
    const found = await search(stage);
    expect(wordsOf(found)).not.toContain('the very end');
    const opened = await stage.press(found, '1');
    expect(wordsOf(opened)).toContain('first line\nthe ferry leaves\n');
    expect(shown(opened).at(-1)?.text).toContain('the very end');
    expect(shown(opened).flatMap(({ entities }) => entities.map(({ type }) => type))).not.toContain(
      'expandable_blockquote',
    );
    expect(site.requests).toHaveLength(1);
  });

  test('too long to be kept says so, and is fetched by what it is for a credit', async () => {
    const text = `the ferry leaves\n${'more words '.repeat(3_000)}\nthe very end`;
    const { site, stage } = await stageFor({ items: [recordOf({ text }, 0)], total: 1 });
    const opened = await stage.press(await search(stage), '1');
    expect(wordsOf(opened)).toContain('This is a part of it');
    const whole = await stage.press(opened, 'Whole text (1 credit)');
    expect(parsed(site.requests.at(-1)?.body).query).toEqual({
      _id: 'm0',
      groupId: 'g-Crew',
      sentAt: { $gte: '2026-11-01T10:00:00.000Z', $lte: '2026-11-01T10:00:00.000Z' },
    });
    expect(wordsOf(whole)).toMatch(/the very end\n1 credit · /);
  });

  test('that is gone when it is fetched is said to be gone', async () => {
    const record = recordOf({ text: `ferry ${'x '.repeat(15_000)}` }, 0);
    const site = await httpSite((response, { url }) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ items: url.includes('/ds/query/') ? [] : [record], total: 1 }));
    });
    const stage = await openStage({ url: site.url });
    await stage.connect(undefined, undefined, 'service', TOKEN_EXTENSIONS);
    const opened = await stage.press(await search(stage), '1');
    expect(wordsOf(await stage.press(opened, 'Whole text (1 credit)'))).toMatch(/no longer there[\s\S]*1 credit/);
  });
});

describe('a link to a message', () => {
  test('stands beside it, and under it once it is opened', async () => {
    const more = {
      sourceApplication: 'https://telegram.com',
      groupId: 'telegram-7--1001234567890',
      sourceId: String(9 * 2 ** 20),
    };
    const { stage } = await stageFor({ items: [recordOf({ text: 'ferry', more }, 0)], total: 1 });
    const found = await search(stage);
    const link = shown(found)[0]?.entities.find(({ type }) => type === 'text_link');
    expect(link?.url).toBe('https://t.me/c/1234567890/9');
    const opened = await stage.press(found, '1');
    expect(buttonsOf(opened).find(({ label }) => label === 'Open in Telegram')?.press).toEqual({
      kind: 'open',
      url: 'https://t.me/c/1234567890/9',
    });
    expect(wordsOf(opened)).not.toContain('No link');
  });

  test.each([
    ['https://whatsapp.com', 'No link: WhatsApp has none to a single message.'],
    ['https://telegram.com', 'No link: Telegram has links to messages of supergroups and channels'],
  ])('is not there for one of %s, which says why', async (sourceApplication, reason) => {
    const { stage } = await stageFor({
      items: [recordOf({ text: 'ferry', more: { sourceApplication } }, 0)],
      total: 1,
    });
    expect(wordsOf(await stage.press(await search(stage), '1'))).toContain(reason);
  });
});

describe('asking about what was found', () => {
  test('hands over the hits, not the word', async () => {
    const items = [recordOf({ text: 'ferry at nine', from: 'Anna' }, 0), recordOf({ text: 'ferry at ten' }, 1)];
    const site = await httpSite((response, { url }) => {
      const reply = url.includes('/llm/') ? { completion: 'At nine or ten.' } : { items, total: 2 };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
    const stage = await openStage({ url: site.url });
    await stage.connect(undefined, undefined, 'service', TOKEN_EXTENSIONS);
    const found = await search(stage);
    const invocation = invocationOf(found, 'Ask about these (5 credits)');
    expect(invocation).toMatchObject({ command: 'ask', argument: 'ferry', after: 'search' });
    await stage.ask('ask', invocation.argument, { after: 'search', about: invocation.about ?? '' });
    const { prompt, context } = parsed(site.requests.at(-1)?.body);
    expect(prompt).toContain('What do they say about “ferry”?');
    expect(JSON.stringify(context)).toContain('{"_id":{"$in":["m0","m1"]}}');
  });

  test('that are no longer kept is not sold as if they were', async () => {
    const { site, stage } = await stageFor({ items: [recordOf({ text: 'ferry' }, 0)], total: 1 });
    const { argument, about } = invocationOf(await search(stage), /Ask about these/);
    await stage.clock.turn(7 * 3_600_000);
    const answer = await stage.ask('ask', argument, { after: 'search', about: about ?? '' });
    expect(wordsOf(answer)).toMatch(/forgotten|no longer/i);
    expect(site.requests).toHaveLength(1);
  });
});

describe('finding nothing', () => {
  test('says what was looked through, how far that is known, and offers the likeliest next tries', async () => {
    const { site, stage } = await stageFor({ items: [], total: 0 });
    const answer = await stage.ask('search', 'zebra "red harbour" on:whatsapp');
    expect(wordsOf(answer)).toMatch(/I looked through messages, e-mails, .* and files: all that your access allows\./);
    expect(wordsOf(answer)).toContain('How far each app reaches I cannot tell for free');
    expect(labelsOf(answer).slice(0, 2)).toEqual([
      'Search without filters (2 credits)',
      'Just “red harbour” (2 credits)',
    ]);
    expect((answer.buttons ?? []).length).toBeLessThanOrEqual(4);
    await stage.press(answer, /^Just/);
    expect(decodeURIComponent(site.requests.at(-1)?.url ?? '')).toContain('"red+harbour"');
  });
});

describe('a record that was opened', () => {
  test.each(['', 'null', '{}', '{"key":"x","index":0}', '{"key":1,"index":0,"again":{}}', '[]'])(
    'by a button of another form (%j) is answered in words, at no cost',
    async (argument) => {
      const { site, stage } = await stageFor({ items: [] });
      for (const name of ['open', 'page', 'around', 'scroll'])
        expect(wordsOf(await stage.ask(name, argument))).toMatch(/no longer valid/);
      expect(site.requests).toEqual([]);
    },
  );

  test('of a chat without a message offers the chat', async () => {
    const items = [{ id: 'g', group: { _id: 'g', name: 'Crew' }, messages: [] }];
    const { stage } = await stageFor({ items }, ['credits']);
    const opened = await stage.press(await stage.ask('search', 'ferry in:chats'), '1');
    expect(wordsOf(opened)).toContain('Match without a preview');
    expect(labelsOf(opened)).toEqual(['Open the chat (1 credit)']);
  });
});
