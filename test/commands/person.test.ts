/** The free commands: what a person sees of themself, changes and erases. */
import { describe, expect, test } from 'vitest';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { httpSite, jsonSite } from '../service/client/http-double.ts';
import { buttonsOf, labelsOf, openStage, PERSON, SHAPED_TOKEN, wordsOf } from './stage.ts';

const nowhere = { url: 'http://127.0.0.1:1' };

describe('/start', () => {
  test('greets, and leads to connecting; on sample data it says what that is', async () => {
    const stage = await openStage({
      ...nowhere,
      about: { botName: 'b', serviceName: 'the sample service on this machine', sample: true },
    });
    const answer = await stage.ask('start');
    expect(wordsOf(answer)).toMatch(/Hello, Mira[\s\S]*invented person/);
    expect(labelsOf(answer)[0]).toBe('Connect');
  });

  test('with the deep link `connect` goes straight to the link, once', async () => {
    const stage = await openStage(nowhere);
    expect(wordsOf(await stage.ask('start', 'connect'))).toContain('Tap the button');
    await stage.connect();
    expect(wordsOf(await stage.ask('start', 'connect'))).toContain('Welcome back');
  });

  test('takes no harm from a name', async () => {
    const stage = await openStage(nowhere);
    const words = wordsOf(await stage.ask('start', '', { firstName: `\u202e<b>${'x'.repeat(500)}` }));
    expect(words).not.toContain('\u202e');
    expect(words.length).toBeLessThan(600);
  });
});

describe('/help', () => {
  test('shows what this person can do, with prices, and locks what the token does not allow', async () => {
    const stage = await openStage(nowhere);
    expect(wordsOf(await stage.ask('help'))).toContain('once you are connected');
    await stage.connect(
      SHAPED_TOKEN,
      ALL_SCOPES.filter((scope) => scope !== 'api:llm-profile-prompt'),
    );
    const words = wordsOf(await stage.ask('help'));
    expect(words).toMatch(/• \/search – Search your messages, mails and files \(2 credits\)/);
    expect(words).toMatch(/🔒 \/profile – .*\(10 credits\), not with your token/);
  });

  test('in a group tells nothing of a person', async () => {
    const stage = await openStage(nowhere);
    await stage.connect();
    for (const name of ['help', 'start', 'privacy']) {
      const answer = await stage.ask(name, '', { group: true });
      expect(wordsOf(answer)).not.toMatch(/connected|Welcome back|Mira/);
      expect(labelsOf(answer)).toEqual([]);
    }
  });
});

test('every personal command is refused in a group, without a word about the person', async () => {
  const stage = await openStage(nowhere);
  await stage.connect();
  for (const command of [...stage.book.all, stage.book.fallback]) {
    if (command.inGroups) continue;
    const answers = await stage.run(command.name, 'x', { group: true });
    expect(answers.map(wordsOf).join(), command.name).toMatch(/only in private/);
    expect(answers.map(({ kind }) => kind)).toEqual(['text']);
  }
});

describe('/account', () => {
  test('shows the masked token, its commands and what they lack', async () => {
    const stage = await openStage(nowhere);
    await stage.connect(SHAPED_TOKEN, [
      'api:search-chat-threads',
      'ds:r:social-chat-group',
      'ds:r:social-chat-message',
    ]);
    const answer = await stage.ask('account');
    expect(wordsOf(answer)).toMatch(/✅ \/search[\s\S]*🔒 \/ask .* needs api:llm-agent-prompt/);
    expect(wordsOf(answer)).toContain('3f2b…Gh4z');
    expect(wordsOf(answer)).toMatch(/\n• api:search-chat-threads[^\n]*\n• ds:r:social-chat-group[^\n]*\n• ds:r/);
    expect(JSON.stringify(answer)).not.toContain(SHAPED_TOKEN.slice(4, -4));
  });

  test('understands scopes in the long spelling', async () => {
    const base = 'https://any.example/social/chat';
    const stage = await openStage(nowhere);
    await stage.connect(SHAPED_TOKEN, [
      'api:search-chat-threads',
      `ds:r:${base}/group/v0.1.0/schema.json`,
      `ds:rw:${base}/message/v0.1.0/schema.json`,
    ]);
    expect(wordsOf(await stage.ask('account'))).toContain('✅ /search');
  });

  test('of somebody who is not connected offers to connect', async () => {
    const stage = await openStage(nowhere);
    expect(labelsOf(await stage.ask('account'))).toEqual(['Connect']);
  });

  test('that cannot ask the service again says why and keeps what is known', async () => {
    const stage = await openStage(nowhere);
    await stage.connect(SHAPED_TOKEN, ['api:search-ds']);
    expect(wordsOf(await stage.ask('account', 'check'))).toContain('cannot be reached');
    expect((await stage.deps.connections.find(PERSON))?.scopes).toEqual(['api:search-ds']);
  });

  test('says of a token nobody vouched for which commands it was refused', async () => {
    const site = await httpSite((response, { url }) => {
      const reply = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (url.includes('/search/')) reply(200, { items: [], total: 0 });
      else reply(403, { error: 'Invalid permission (Missing scope: api:llm-agent-prompt)' });
    });
    const stage = await openStage({ url: site.url });
    await stage.connect(SHAPED_TOKEN, ALL_SCOPES, 'unknown');
    await stage.ask('search', 'ferry');
    await stage.ask('ask', 'When does the ferry leave?');
    const words = wordsOf(await stage.ask('account'));
    expect(words).toContain('❔ /search · 2 credits\n');
    expect(words).toContain('🔒 /ask · 5 credits · needs api:llm-agent-prompt\n');
  });
});

describe('/settings', () => {
  test('changes the cap in place, and shows the choice', async () => {
    const stage = await openStage(nowhere);
    const screen = await stage.ask('settings');
    expect(labelsOf(screen)).toContain('✓ No cap');
    const changed = await stage.press(screen, '20 credits');
    expect(changed.place).toBe('replace');
    expect(labelsOf(changed)).toContain('✓ 20 credits');
    expect((await stage.deps.people.read(PERSON, 0)).settings).toEqual({ dailyCreditCap: 20 });
    const privacy = await stage.press(changed, 'Privacy of results');
    await stage.press(privacy, 'Protect results');
    expect((await stage.deps.people.read(PERSON, 0)).settings).toEqual({ dailyCreditCap: 20, protectResults: true });
    await stage.press(changed, 'No cap');
    expect((await stage.deps.people.read(PERSON, 0)).settings).toEqual({ protectResults: true });
  });

  test('covers, protects and deletes results, each turned on and off in place', async () => {
    const stage = await openStage(nowhere);
    const kept = async () => (await stage.deps.people.read(PERSON, 0)).settings;
    const screen = await stage.ask('settings', 'privacy');
    expect(labelsOf(screen)).toEqual([
      ...['Cover results', 'Protect results'],
      ...['5 minutes', '1 hour', '24 hours', '48 hours', '✓ Keep them', '‹ Settings'],
    ]);
    const covered = await stage.press(screen, 'Cover results');
    expect(covered.place).toBe('replace');
    expect(wordsOf(covered)).toContain('Cover results: on');
    const fading = await stage.press(covered, '1 hour');
    expect(wordsOf(fading)).toContain('Delete results: 1 hour after they were shown');
    expect(labelsOf(fading)).toEqual(expect.arrayContaining(['Stop covering results', '✓ 1 hour', 'Keep them']));
    expect(await kept()).toEqual({ coverResults: true, deleteAfterMinutes: 60 });
    expect(wordsOf(await stage.press(fading, '‹ Settings'))).toMatch(/Daily cap[\s\S]*Delete results: 1 hour/);
    await stage.press(await stage.press(fading, 'Stop covering results'), 'Keep them');
    expect(await kept()).toEqual({ coverResults: false });
  });

  test.each([
    ['90m', 90],
    ['1m', 1],
    ['2d', 2880],
    ['48H', 2880],
  ])('takes a time that is typed: delete %s', async (typed, minutes) => {
    const stage = await openStage(nowhere);
    await stage.ask('settings', `delete ${typed}`);
    expect((await stage.deps.people.read(PERSON, 0)).settings).toEqual({ deleteAfterMinutes: minutes });
  });

  test.each([
    'cap',
    'cap -1',
    'cap 1.5',
    'cap 1000001',
    'cap 99999999',
    'cap 1 2',
    'protect maybe',
    'cover',
    'privacy on',
    'delete',
    'delete 0m',
    'delete 49h',
    'delete 3d',
    'delete 1.5h',
    'delete 99999m',
    'delete 5',
    'delete -5m',
    'x y',
    '__proto__ 1',
    'cap '.repeat(9_000),
  ])('refuses %.20s in words, and changes nothing', async (argument) => {
    const stage = await openStage(nowhere);
    expect(wordsOf(await stage.ask('settings', argument))).toContain('do not know that setting');
    expect((await stage.deps.people.read(PERSON, 0)).settings).toEqual({});
  });

  test('does not say that a change is made which cannot be kept', async () => {
    const refusing = await openStage(nowhere);
    const settings = { ...refusing.deps.settings, save: () => Promise.reject(new Error('the disk is full')) };
    const stage = await openStage({ ...nowhere, database: refusing.database, settings });
    expect(wordsOf(await stage.ask('settings', 'cap 20'))).toContain('Something went wrong');
  });

  test('takes a cap of a million', async () => {
    const stage = await openStage(nowhere);
    await stage.ask('settings', 'cap 1000000');
    expect((await stage.deps.people.read(PERSON, 0)).settings).toEqual({ dailyCreditCap: 1_000_000 });
  });

  test('shows the operator’s limit beside the person’s own', async () => {
    const stage = await openStage({ ...nowhere, dailyCreditLimit: 30 });
    expect(wordsOf(await stage.ask('settings'))).toContain('operator allows 30 credits a day');
  });
});

describe('/credits', () => {
  test('sums today and thirty days by command, and explains what is in doubt', async () => {
    let broken = false;
    const site = await httpSite((response) => {
      response
        .writeHead(broken ? 500 : 200, { 'content-type': 'application/json' })
        .end(broken ? '{}' : '{"items":[]}');
    });
    const stage = await openStage({ url: site.url });
    await stage.connect();
    await stage.ask('search', 'ferry');
    await stage.clock.turn(2 * 86_400_000);
    await stage.ask('chats');
    broken = true;
    await stage.ask('search', 'boat');
    const words = wordsOf(await stage.ask('credits'));
    expect(words).toMatch(/Today: 3 credits\n• \/search: 2 credits, 1 call\n• \/chats: 1 credit, 1 call/);
    expect(words).toMatch(/Last 30 days: 5 credits\n• \/search: 4 credits, 2 calls/);
    expect(words).toMatch(/2 of these are in doubt/);
    await stage.clock.turn(40 * 86_400_000);
    expect(wordsOf(await stage.ask('credits'))).toMatch(/Today: 0 credits\n\nLast 30 days: 0 credits/);
  });
});

describe('/disconnect', () => {
  test('asks first; then erases everything and says what, and what not', async () => {
    const site = await jsonSite({ items: [{ _id: 'a', groupId: 'g', messageText: 'ferry' }] });
    const stage = await openStage({
      url: site.url,
      running: { cancel: async () => [], forget: async () => 2 },
    });
    await stage.connect();
    await stage.ask('settings', 'cap 50');
    await stage.ask('recent');
    await stage.database.write(stage.deps.keyboards.keeping(PERSON, ['a button'], Number.MAX_SAFE_INTEGER).write);
    const question = await stage.ask('disconnect');
    expect(wordsOf(question)).toContain('3f2b…Gh4z');
    expect(buttonsOf(question)[0]?.press).toMatchObject({ once: true, invocation: { confirmed: true } });
    expect(wordsOf(await stage.press(question, 'Keep it'))).toBe('Nothing was erased.');
    expect(await stage.deps.connections.find(PERSON)).toBeDefined();

    const words = wordsOf(await stage.press(question, 'Erase everything'));
    expect(words).toMatch(
      /access token[\s\S]*1 kept list[\s\S]*1 set of buttons[\s\S]*2 pending requests[\s\S]*settings[\s\S]*1 paid call/,
    );
    expect(words).toMatch(/Not erased[\s\S]*this chat at Telegram[\s\S]*revoke it there/);
    expect(await stage.deps.connections.find(PERSON)).toBeUndefined();
    expect((await stage.deps.people.read(PERSON, 0)).settings).toEqual({});
    expect(await stage.spending()).toEqual([]);
  });

  test('with nothing to erase says so', async () => {
    const stage = await openStage(nowhere);
    expect(wordsOf(await stage.ask('disconnect', '', { confirmed: true }))).toContain('nothing to erase');
  });

  test('typed with any argument still asks first', async () => {
    const stage = await openStage(nowhere);
    await stage.connect();
    await stage.ask('disconnect', 'yes confirmed true');
    expect(await stage.deps.connections.find(PERSON)).toBeDefined();
  });
});

describe('/cancel', () => {
  const stopped = [{ doing: 'Searching your chats for “ferry”', mayHaveCost: true }];

  test('with nothing to stop says so', async () => {
    const stage = await openStage(nowhere);
    expect(wordsOf(await stage.ask('cancel'))).toBe('Nothing is running.');
  });

  test('leaves it to what was stopped to say what that may have cost', async () => {
    const asked: unknown[] = [];
    const running = {
      async cancel(...which: unknown[]) {
        asked.push(which);
        return stopped;
      },
      forget: async () => 0,
    };
    const stage = await openStage({ ...nowhere, running });
    expect(await stage.run('cancel')).toEqual([]);
    const notice = { kind: 'notice', text: 'Stopped.', alert: false };
    expect(await stage.run('cancel', 'ref-8R', { pressed: true })).toEqual([notice]);
    expect(asked).toEqual([[PERSON], [PERSON, 'ref-8R']]);
  });
});

test('/privacy says what is stored, how long, where it goes and how to erase it', async () => {
  const stage = await openStage({
    ...nowhere,
    about: { botName: 'b', serviceName: 'data.example', sample: false, tokenIdleDays: 90 },
  });
  const words = wordsOf(await stage.ask('privacy'));
  for (const fact of [
    'access token',
    '90 days',
    'six hours',
    '30 days',
    '35 days',
    'two days',
    'encrypted',
    'data.example',
    '/disconnect',
    'Revoke',
  ]) {
    expect(words).toContain(fact);
  }
});
