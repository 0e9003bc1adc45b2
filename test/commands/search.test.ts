/** Results of /search, /recent and /chats: how they are listed, and what is offered if nothing is found. */
import { describe, expect, test } from 'vitest';
import { plainText, type RichText, type TextReply } from '#commands/reply.ts';
import { inlineOffer } from '#commands/search/inline.ts';
import { readUserState } from '#commands/user-state.ts';
import { wordsIn } from '#locales/words.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { TOKEN_EXTENSIONS, UNCHARGED } from '#service/contract/extensions.ts';
import { httpSite, jsonSite } from '../support/http-site.ts';
import { SAMPLE_NOW } from '../support/service.ts';
import {
  buttonsOf,
  charged,
  connectedAt,
  invocationOf,
  labelsOf,
  openSampleStage,
  PERSON,
  rowsOf,
  type Stage,
  stage,
  useSample,
  wordsOf,
} from './stage.ts';

const { double, token, costOf } = await useSample();

const headline = (answer: TextReply) => wordsOf(answer).split('\n')[0];

describe('a list of results', () => {
  test('of up to five has no headline: each item has a number, sender, chat, date, and a snippet below', async () => {
    const answer = await stage.ask('search', 'launch-day');
    expect(wordsOf(answer)).toMatch(
      /^1 Marina do Seixal · Crane on launch day · yesterday\nThe crane is reserved .*\n\n2 launch-day\.md · Wed\nLaunch /,
    );
    expect(rowsOf(answer)).toEqual([['1', '2']]);
  });

  test('of more than five shows their number and order, and at most three rows of buttons', async () => {
    const answer = await stage.ask('search', 'ferry');
    expect(headline(answer)).toMatch(/^\d+ results, best first$/);
    expect(rowsOf(answer)).toEqual([
      ['1', '2', '3', '4', '5'],
      ['More', 'Newest first'],
    ]);
    const more = await stage.press(answer, 'More');
    expect(more).toMatchObject({ replaces: true });
    expect(headline(more)).toMatch(/^6–10 of \d+, best first$/);
    expect(wordsOf(more)).toMatch(/\n\n6 /);
    expect(rowsOf(more)).toEqual([
      ['6', '7', '8', '9', '10'],
      ['Back', 'More'],
    ]);
    expect(wordsOf(await stage.press(more, 'Back'))).toBe(wordsOf(answer));
  });

  test("names attachments in the person's language", async () => {
    const schema = `${DEFAULT_SCHEMA_BASE}/social/chat/message/v0.1.0/schema.json`;
    const record = (id: string, messageText: string) => ({
      ...{ _id: id, schema, groupId: 'g', groupName: 'Boats', fromName: 'Ana', messageText },
      ...{ sentAt: '2026-11-01T10:00:00.000Z', type: 'receive' },
    });
    const items = [record('a', 'ferry\n[photo: deck.jpg]'), record('b', 'ferry [photo] inside'), record('c', '[poll]')];
    const { stage: other } = await connectedAt(jsonSite({ items, total: items.length }), {
      extensions: TOKEN_EXTENSIONS,
    });
    const shown = await other.reads('search', 'ferry in:messages', { language: 'de' });
    expect(shown).toMatch(/ferry \[Foto: deck\.jpg\][\s\S]*ferry \[photo\] inside[\s\S]*\[Umfrage\]/);
  });

  test('says “at least” if the service stopped counting', async () => {
    const items = Array.from({ length: 8 }, (_, at) => ({ _id: `m${at}`, messageText: `ferry ${at}` }));
    const { stage: other } = await connectedAt(jsonSite({ items, total: 100, atLeast: true }), {
      extensions: TOKEN_EXTENSIONS,
    });
    const list = await other.ask('search', 'ferry');
    expect(headline(list)).toBe('100+ results, best first');
    expect(headline(await other.press(list, 'More'))).toBe('6–8 of 100+, best first');
  });

  test('newest first has every hit, even if the service returns fewer at a time than requested', async () => {
    const items = Array.from({ length: 14 }, (_, at) => ({ _id: `m${at}`, messageText: `ferry ${at}` }));
    const site = httpSite((response, { url }) => {
      const skip = Number(new URL(url, 'http://service.example').searchParams.get('skip'));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ items: items.slice(skip, skip + 6), total: items.length }));
    });
    const { stage: other } = await connectedAt(site, { extensions: [...TOKEN_EXTENSIONS, UNCHARGED] });
    let list = await other.press(await other.ask('search', 'ferry'), 'Newest first');
    const shown = [wordsOf(list)];
    for (let pages = 1; pages < 3; pages++) {
      list = await other.press(list, 'More');
      shown.push(wordsOf(list));
    }
    const texts = items.map(({ messageText }) => messageText);
    expect(new Set(shown.join('\n').match(/ferry \d+/g))).toEqual(new Set(texts));
  });

  test('switches to newest first and back with one button', async () => {
    const answer = await stage.ask('search', 'ferry');
    const newest = await stage.press(answer, 'Newest first');
    expect(headline(newest)).toMatch(/^\d+ results, newest first$/);
    expect(wordsOf(newest)).not.toBe(wordsOf(answer));
    expect(wordsOf(await stage.press(newest, 'Best first'))).toBe(wordsOf(answer));
  });

  test('names its filters, whatever its length', async () => {
    expect(headline(await stage.ask('search', 'ferry from:priya'))).toMatch(/^\d+ results from priya/);
    expect(headline(await stage.ask('search', 'from:sofia since:2026-11-01'))).toMatch(
      /^\d+ results from sofia, since November, newest first$/,
    );
    expect(headline(await stage.ask('recent', 'yesterday'))).toMatch(/^(Results|\d+ results) yesterday, newest first$/);
  });

  test('says once which words occur nowhere, and continues without them', async () => {
    const answer = await stage.ask('search', 'Osaca flights');
    expect(headline(answer)).toBe('No “Osaca” anywhere. These have “osaka” and “flights”.');
    expect(wordsOf(answer)).toContain('Lisbon–Osaka');
    const kept = invocationOf(answer, '1').args as { again: { words: string[] } };
    expect(kept.again.words).toEqual(expect.arrayContaining(['flights', 'osaka']));
    expect(kept.again.words).not.toContain('Osaca');
  });

  test('moves repeated messages to the end', async () => {
    const texts = [...(await stage.reads('search', 'boat')).matchAll(/^\d+ .*\n(.+)$/gm)].map(([, text]) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('marks the words found, and no stop words', async () => {
    const { text } = await stage.ask('search', 'the boat to the marina');
    const bold = (spans: RichText): string[] =>
      spans.flatMap((span) => {
        if (typeof span === 'string') return [];
        return span.mark === 'bold' ? [plainText(span.text).toLowerCase()] : bold(span.text);
      });
    expect(bold(text)).toContain('boat');
    expect(bold(text).filter((word) => ['the', 'to'].includes(word))).toEqual([]);
  });

  test('of one result opens it', async () => {
    const answer = await stage.ask('search', 'crane in:emails');
    expect(wordsOf(answer)).toMatch(
      /^1 result in e-mails\n\nCrane on launch day\nMarina do Seixal to you · Yesterday 15:06\n\nThe crane/,
    );
  });

  test('offers an alert only if messages arrive on their own', async () => {
    expect(labelsOf(await stage.ask('search', 'ferry'))).not.toContain('Alert me');
    await stage.deps.live.begin('connection', { person: PERSON, userId: '1' }, 0);
    expect(rowsOf(await stage.ask('search', 'ferry')).at(-1)).toEqual(['Alert me']);
  });

  test('keeps the exact query in its buttons: a quoted time stays words', async () => {
    const answer = await stage.ask('search', '"yesterday" -boat');
    expect(headline(answer)).toMatch(/^\d+ results without “boat”, best first$/);
    expect(invocationOf(answer, '1').args).toMatchObject({ again: { words: ['"yesterday"', '-boat'], filters: {} } });
    const more = await stage.press(answer, 'More');
    expect(wordsOf(more)).toMatch(/yesterday/i);
    expect(headline(more)).toMatch(/^6–\d+ of \d+ without “boat”, best first$/);
  });
});

describe('allowed data', () => {
  test('is searched with universal search if the token has nothing else', async () => {
    const scopes = ['api:search-universal', 'ds:r:file'];
    await stage.connect({ token: await double.tokenWith(scopes), scopes, extensions: TOKEN_EXTENSIONS });
    expect(await stage.reads('search', 'launch')).toMatch(/launch-day\.md/);
  });

  test('is never exceeded by a request', async () => {
    await stage.connect({ token, scopes: ['api:llm-prompt'], extensions: TOKEN_EXTENSIONS });
    const [refused, cost] = await costOf(() => stage.ask('search', 'launch'));
    expect(refused).toMatchObject({ kind: 'text', problem: 'scope-missing' });
    expect(cost).toBe(0);
  });

  test("is searched as a whole, at a price, if one kind of data can't be", async () => {
    const scopes = ['api:search-universal', 'ds:r:social-chat-message'];
    await charged.connect({ token: await double.tokenWith(scopes), scopes, extensions: TOKEN_EXTENSIONS });
    expect(labelsOf(await charged.ask('search', 'ferry in:messages'))).toContain('Search everything (2 credits)');
  });
});

describe('a search without results', () => {
  test('gets advice that fits its words, and offers only queries with results', async () => {
    const answer = await stage.ask('search', 'zzxqq zzyqq');
    expect(wordsOf(answer)).toBe('Nothing for “zzxqq zzyqq”.\nTry fewer words, or another form.');
    expect(buttonsOf(answer)).toEqual([]);
    expect(await stage.reads('search', 'zzxqq')).toBe('Nothing for “zzxqq”.');
    expect(labelsOf(await stage.ask('search', 'messages from zzxqq'))).toEqual([]);
    const phrase = await stage.ask('search', '"ferry zzxqq" launch');
    expect(labelsOf(phrase)).toContain('Just “launch”');
    expect(wordsOf(await stage.press(phrase, 'Just “launch”'))).toContain('Crane on launch day');
    const filtered = await stage.ask('search', 'ferry from:zzxqq');
    expect(wordsOf(filtered)).toMatch(/^Nothing for “ferry” from zzxqq\./);
    expect(rowsOf(filtered)).toEqual([['Without filters']]);
    expect(headline(await stage.press(filtered, 'Without filters'))).toMatch(/^\d+ results, best first$/);
  });

  test('in a time at the end of its words is repeated with these words literally', async () => {
    const answer = await stage.ask('search', 'ferry yesterday');
    expect(headline(answer)).not.toMatch(/^Nothing/);
    expect(invocationOf(answer, '1').args).toMatchObject({ again: { filters: {} } });
    expect(headline(await charged.ask('search', 'ferry yesterday'))).toBe('Nothing for “ferry” yesterday.');
  });

  test('in a time after the newest data says so', async () => {
    await stage.clock.advance(7 * 86_400_000);
    expect(await stage.reads('search', 'ferry since:2026-11-27')).toMatch(
      /^Nothing there\. Your archive’s newest message is from /,
    );
  });

  test('in an empty archive says how to add chats', async () => {
    const { stage: other } = await connectedAt(jsonSite({ items: [], total: 0, reach: [] }), {
      extensions: TOKEN_EXTENSIONS,
    });
    expect(await other.reads('search', 'zebraq')).toMatch(/^Your archive is still empty\./);
  });

  test.each([
    ['a service without the extension', [], [{ platform: 'telegram', since: SAMPLE_NOW, until: SAMPLE_NOW }]],
    ['a service with an invalid reach', TOKEN_EXTENSIONS, [{ platform: 'telegram', since: 'ever' }]],
    ['a service that does not report its reach', TOKEN_EXTENSIONS, undefined],
  ])('makes no claim about the data at %s', async (_, extensions, reach) => {
    const { stage: other } = await connectedAt(
      jsonSite({ items: [], total: 0, ...(reach === undefined ? {} : { reach }) }),
      { extensions },
    );
    expect(await other.reads('search', 'zebraq')).toMatch(/^Nothing for “zebraq”\.(?:\n\n|$)/);
  });
});

describe('where the service charges', () => {
  test('a search reports its cost, and its pages and orders are free', async () => {
    let answer = await charged.ask('search', 'ferry');
    expect(wordsOf(answer)).toMatch(/\n\n2 credits · [\d,]+ left$/);
    const [, cost] = await costOf(async () => {
      for (const label of ['More', 'Back', 'Newest first', 'Best first']) answer = await charged.press(answer, label);
    });
    expect(cost).toBe(0);
    expect(wordsOf(answer)).not.toContain('credit');
    expect((await charged.spending()).map(({ command, credits }) => [command, credits])).toEqual([['search', 2]]);
  });

  test('fetching further results has its price on the button', async () => {
    let answer = await charged.ask('recent');
    for (let turned = 0; turned < 3; turned++) answer = await charged.press(answer, 'More');
    expect(labelsOf(answer)).toContain('More (1 credit)');
    const [more, cost] = await costOf(() => charged.press(answer, 'More (1 credit)'));
    expect(cost).toBe(1);
    expect(wordsOf(more)).toMatch(/^21–25, newest first\n\n21 /);
  });

  test('no further requests are made if nothing is found', async () => {
    const [answer, cost] = await costOf(() => charged.ask('search', 'ferry from:zzxqq'));
    expect(cost).toBe(2);
    expect(buttonsOf(answer)).toEqual([]);
    expect(wordsOf(answer)).toMatch(/2 credits · /);
  });
});

describe('an expired list', () => {
  const forgetting = async (of: Stage, search: string) => {
    const answer = await of.ask('search', search);
    await of.deps.results.erase(PERSON);
    return answer;
  };

  test('is searched for again automatically, and the result opened', async () => {
    const answer = await forgetting(stage, 'launch');
    expect(wordsOf(await stage.press(answer, '1'))).toContain('The crane is reserved for the Andorinha');
  });

  test('is shown again if a page of it was requested', async () => {
    const answer = await forgetting(stage, 'ferry');
    expect(wordsOf(await stage.press(answer, 'More'))).toMatch(
      /^I’ve forgotten that list\. Here it is again:\n\d+ results, best first\n\n1 /,
    );
  });

  test('is searched for again on request if that costs credits', async () => {
    const answer = await forgetting(charged, 'launch');
    const gone = await charged.press(answer, '1');
    expect(wordsOf(gone)).toBe('I’ve forgotten that list.');
    expect(rowsOf(gone)).toEqual([['Search again (2 credits)']]);
    expect(wordsOf(await charged.press(gone, /Search again/))).toContain('Crane on launch day');
  });

  test("can't be opened by another person", async () => {
    const answer = await stage.ask('search', 'launch');
    await stage.connect({ token, extensions: TOKEN_EXTENSIONS, person: 'somebody' });
    const { args } = invocationOf(answer, '1');
    const { list } = args as { list: string };
    const pressed = await stage.ask('open', '', { args: { list, index: 0 }, person: 'somebody', pressed: true });
    expect(wordsOf(pressed)).toBe('I’ve forgotten that list.');
  });
});

describe('lists by time', () => {
  test('/recent shows the newest messages first', async () => {
    const answer = await stage.ask('recent');
    expect(wordsOf(answer)).toMatch(/^1 田辺ゆき · 10:32\n.*\n\n2 You · 田辺ゆき · 10:31\n/);
    expect(rowsOf(answer)).toEqual([['1', '2', '3', '4', '5'], ['More']]);
    expect(wordsOf(await stage.press(answer, 'More'))).toMatch(/^6–10, newest first\n\n6 You · Tomás ❤️ · 08:30/);
  });

  test('/chats shows each chat with its last message, and opens its end', async () => {
    const answer = await stage.ask('chats');
    expect(wordsOf(answer)).toMatch(/\n2 Tomás ❤️ · 08:32\nSopa, pão e sofá ❤️\n/);
    expect(wordsOf(await stage.press(answer, '2'))).toMatch(/^Tomás ❤️ · WhatsApp\n[\s\S]*Sopa, pão e sofá ❤️$/);
    expect(wordsOf(await stage.press(answer, 'More'))).toMatch(/^6 Andorinha crew/);
    expect(await stage.reads('chats', 'joana')).toMatch(/^1 Joana Matos · 20\u00a0Oct\n/);
    expect(await stage.reads('chats', 'zzxqq')).toBe('I don’t know a chat called “zzxqq”.');
  });

  test('/recent in:social-chat-group filters chats by name', async () => {
    expect(await stage.reads('recent', 'in:social-chat-group joana')).toMatch(/^1 Joana Matos · 20\u00a0Oct\n/);
  });

  test('a chat is opened by a button with its price, even if it is the only result', async () => {
    const group = { _id: 'g1', name: 'Andorinha crew', insertedAt: '2026-11-20T08:00:00.000Z' };
    const { stage: elsewhere, requests } = await connectedAt(
      jsonSite({
        items: [{ ...group, schema: `${DEFAULT_SCHEMA_BASE}/social/chat/group/v0.1.0/schema.json` }],
      }),
    );
    for (const command of ['search', 'chats'])
      expect(rowsOf(await elsewhere.ask(command, 'crew'))[0]).toEqual(['1 (1 credit)']);
    expect(requests).toHaveLength(2);
  });
});

describe('a service without the extension', () => {
  test('only gets the words; the bot filters what it returns', async () => {
    const plain = await openSampleStage(double.url, token, { extensions: [] });
    const answer = await plain.ask('search', 'ferry from:priya');
    expect(headline(answer)).toMatch(/^\d+ results from priya/);
    expect(wordsOf(answer)).toMatch(/^\d Priya Nair · /m);
    expect(wordsOf(answer)).not.toMatch(/^\d You · /m);
    expect(await plain.reads('recent', 'has:link')).toBe('Add a word to look for.');
    const { stage: watched, requests } = await connectedAt(jsonSite({ items: [] }));
    await watched.ask('search', 'ferry from:priya');
    const typed = { text: 'has:link', signal: new AbortController().signal };
    const known = await readUserState(
      { ...watched.deps, about: { ...watched.deps.about, serviceName: undefined } },
      PERSON,
    );
    expect(await inlineOffer(watched.deps, known, wordsIn('en'), typed)).toEqual({ kind: 'cards', cards: [] });
    expect(requests.map(({ url }) => url)).toEqual(['/search/universal?keywords=ferry']);
  });
});
