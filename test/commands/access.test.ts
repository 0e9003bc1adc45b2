/** Connecting, /account, leaving and exporting: with the sample, the person's own archive, and a remote service. */
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { accessName, presetFor } from '#commands/access/tokens.ts';
import { systemClock } from '#platform/clock.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { createArchives } from '#service/server/archives/archives.ts';
import { openOwners } from '#service/server/owners/owners.ts';
import { fakeClock } from '../support/clock.ts';
import { bytesSite, httpSite } from '../support/http-site.ts';
import { type DoubleOptions, openService, SAMPLE_NOW, type ServiceDouble } from '../support/service.ts';
import {
  buttonsOf,
  connectedAt,
  labelsOf,
  openStage,
  outcomeOf,
  ownServiceAt,
  PERSON,
  rowsOf,
  SHAPED_TOKEN,
  type Stage,
  type StageOptions,
  wordsOf,
} from './stage.ts';

/** Telegram ID of the person on the stage. */
const OWNER = '424242';
const DAY = 86_400_000;
const ABOUT = { botName: 'data_bot', serviceName: undefined, sample: true };
const call = { signal: new AbortController().signal };

const double = await openService();
afterAll(() => double?.close());

/** The bot's own service, with its clock. */
async function atHome({ at = double, ...options }: Partial<StageOptions> & { at?: ServiceDouble } = {}) {
  const owners = ownServiceAt(at.url);
  return openStage({
    ...{ url: at.url, clock: fakeClock(SAMPLE_NOW), about: ABOUT, owners, connectUrl: undefined },
    ...options,
  });
}

/** A service that is closed when the test ends. */
async function serviceWith(options: DoubleOptions): Promise<ServiceDouble> {
  const service = await openService(options);
  onTestFinished(() => service.close());
  return service;
}
const ownersOf = ({ dataDir, databaseUrl, vault }: ServiceDouble) =>
  openOwners({ dataDir, databaseUrl, vault, clock: systemClock, monthlyCredits: 1000 });

/** A service with some messages in the person's own archive. */
async function withArchive(messages: number): Promise<ServiceDouble> {
  const service = await serviceWith({ empty: true });
  const { dataDir, databaseUrl } = service;
  const owners = await ownersOf(service);
  const archives = createArchives({ dataDir, databaseUrl });
  const { id } = await owners.directory.getOrCreate(OWNER);
  const archive = archives.of(id, await owners.directory.archiveKey(id), call.signal);
  const drafts = Array.from({ length: messages }, (_, index) => {
    const sentAt = `2026-03-01T08:00:${String(index % 60).padStart(2, '0')}.000Z`;
    const record = { _id: `message-${index}`, groupId: 'group-1', messageText: `the ferry ${index}`, sentAt };
    return ['social-chat-message', record] as const;
  });
  await archive.put(drafts, 1);
  await archives.close();
  await owners.close();
  return service;
}

const connection = (stage: Stage) => stage.deps.connections.find(PERSON);
const accesses = (stage: Stage, owner = OWNER) => stage.deps.owners?.service.listTokens(owner, call) ?? [];
/** Runs an action that no screen shows. */
const act = (stage: Stage, name: string, args: unknown) => stage.ask(name, '', { args, pressed: true });

describe('the sample', () => {
  test('opens with one tap and offers examples as buttons', async () => {
    const stage = await atHome();
    const screen = await stage.ask('connect');
    expect(labelsOf(screen)).toEqual(['Look around', 'Start my own archive']);
    const inside = await stage.press(screen, 'Look around');
    expect(wordsOf(inside)).toMatch(/^You’re in Nina’s archive: /);
    expect(labelsOf(inside)).toEqual(['ferry', 'Joana', 'When is the launch?']);
    expect((await connection(stage))?.access).toMatchObject({ whose: 'sample' });
    const account = await stage.ask('account');
    expect(wordsOf(account)).toBe('Nina’s archive, the sample.');
    expect(labelsOf(account)).toEqual(['Switch to my archive', 'Leave']);
  });

  test("can't be opened where it isn't offered, not even by an old button", async () => {
    const stage = await atHome({ about: { ...ABOUT, sample: false } });
    expect(wordsOf(await act(stage, 'sample', {}))).toBe('That button has expired.');
    expect(await connection(stage)).toBeUndefined();
  });

  test("gives each person a separate access that another person's doesn't end", async () => {
    const stage = await atHome();
    await stage.ask('sample', '', { args: {}, person: 'person-two' });
    for (let time = 0; time < 2; time++) await act(stage, 'sample', {});
    const names = (await accesses(stage, 'sample')).map(({ appName }) => appName);
    for (const person of ['person-two', PERSON])
      expect(names.filter((name) => name === accessName(stage.deps.about, person))).toHaveLength(1);
  });
});

describe("the person's own archive", () => {
  test('connects immediately with full access for 90 days if no remote model reads it', async () => {
    const stage = await atHome();
    const opened = await stage.press(await stage.ask('connect'), 'Start my own archive');
    expect(wordsOf(opened)).toMatch(/^Your archive is ready\. Send me an export/);
    expect(labelsOf(opened)).toEqual(['Telegram', 'WhatsApp', 'Signal', 'Slack', 'Discord', 'Gmail']);
    const { scopes, access } = (await connection(stage)) ?? {};
    expect(scopes?.toSorted()).toEqual([...ALL_SCOPES].sort());
    expect(access?.expiresAt).toBe(Date.parse(SAMPLE_NOW) + 90 * DAY);
  });

  test('while empty, answers requests for days with how to add chats', async () => {
    const stage = await atHome({ at: await serviceWith({ monthlyCredits: undefined }) });
    await act(stage, 'own', {});
    for (const day of ['2026-11-01', '2026-12-03', 'October 2026'])
      expect(await stage.reads('today', day)).toMatch(/^Your archive is still empty\./);
    const said = await stage.ask('text', 'yesterday');
    expect(labelsOf(said)).toEqual(['Add my chats', 'Look around']);
    expect(wordsOf(await stage.press(said, 'Look around'))).toMatch(/^You’re in Nina’s archive/);
  });

  test('reports the number of its messages and the date of the newest', async () => {
    const stage = await atHome({ at: await withArchive(1234) });
    const opened = await act(stage, 'own', {});
    expect(wordsOf(opened)).toBe(
      'Your archive is open: 1,234 messages, the newest from 1 March. What are you looking for?',
    );
    expect(labelsOf(opened)).toEqual(['What did I miss?']);
  });

  test.each([
    ['elsewhere', 'https://models.example/v1', false],
    ['on the same machine', 'http://127.0.0.1:9/v1', true],
  ])('asks for the access only if the model is remote: %s', async (_, baseUrl, atOnce) => {
    const stage = await atHome({ at: await serviceWith({ empty: true, model: { baseUrl, model: 'm' } }) });
    const screen = await act(stage, 'own', {});
    if (atOnce) return expect(wordsOf(screen)).toMatch(/^Your archive is ready/);
    expect(wordsOf(screen)).toContain('the model at models.example reads the messages it needs.');
    expect(labelsOf(screen)).toEqual(['Search', 'Search and answer', 'Everything', 'For 90 days: change']);
    expect(await connection(stage)).toBeUndefined();
    const longer = await stage.press(screen, 'For 90 days: change');
    expect([longer.replaces, labelsOf(longer).at(-1)]).toEqual([true, 'For 1 year: change']);
    await stage.press(longer, 'Search');
    const { scopes = [], access } = (await connection(stage)) ?? {};
    expect(scopes.filter((scope) => scope.includes('llm'))).toEqual([]);
    expect(access?.expiresAt).toBe(Date.parse(SAMPLE_NOW) + 365 * DAY);
  });

  test("when opened again, revokes earlier accesses, even those left by a crash, but not other apps'", async () => {
    const stage = await atHome();
    await act(stage, 'own', {});
    const first = (await connection(stage))?.token ?? '';
    const desk = stage.deps.owners?.service;
    const wanted = { scopes: ['ds:r:file'], expiresAt: undefined };
    await desk?.issueToken(OWNER, { ...wanted, appName: accessName(stage.deps.about, PERSON) }, call);
    const other = await desk?.issueToken(OWNER, { ...wanted, appName: 'Laptop script' }, call);
    await act(stage, 'own', {});
    const ids = (await accesses(stage)).map(({ tokenId }) => tokenId);
    expect(ids).toHaveLength(2);
    expect(ids).toContain(other?.tokenId);
    await expect(stage.deps.data.revoke({ token: first, ...call })).rejects.toMatchObject({ code: 'token-refused' });
  });

  test('stays unconnected if it fails to open, and offers a retry button', async () => {
    const { url } = await bytesSite('<html>', 503);
    const stage = await atHome({ owners: ownServiceAt(url) });
    const failed = await act(stage, 'own', {});
    expect(wordsOf(failed)).toMatch(/^That’s my fault, not yours\..*ref-7Q/);
    expect(labelsOf(failed)).toEqual(['Try again']);
    expect(await connection(stage)).toBeUndefined();
  });

  test('is shown in /account with other accesses, which can be revoked there', async () => {
    const stage = await atHome({ at: await withArchive(3) });
    await act(stage, 'own', {});
    const wanted = { scopes: ['ds:r:file'], expiresAt: undefined, appName: 'Laptop script' };
    const other = await stage.deps.owners?.service.issueToken(OWNER, wanted, call);
    const screen = await stage.ask('account');
    expect(wordsOf(screen)).toBe(
      [
        'Your archive: 3 messages, the newest from 1 March',
        'I may search it, answer from it and write a portrait of you until 19 February.',
        'Also has access: Laptop script, since today.',
      ].join('\n'),
    );
    expect(rowsOf(screen)).toEqual([
      ['Change access', 'End “Laptop script”'],
      ['Download everything', 'Leave'],
    ]);
    const after = await stage.press(screen, 'End “Laptop script”');
    expect([after.replaces, labelsOf(after)[1]]).toEqual([true, 'Download everything']);
    expect((await accesses(stage)).map(({ tokenId }) => tokenId)).not.toContain(other?.tokenId);
    const narrower = await stage.press(await stage.press(after, 'Change access'), 'Search');
    expect(wordsOf(narrower)).toMatch(/^Your archive is open/);
    expect(await stage.reads('account')).toContain('I may search it until 19 February.');
  });
});

describe('a remote service', () => {
  const paste = (token: string) => ({ pasted: { token, removed: true } });

  test('without a consent page is connected by a token in a reply', async () => {
    const stage = await openStage({ url: double.url, connectUrl: undefined });
    const asked = await stage.ask('connect');
    expect(wordsOf(asked)).toMatch(/^Make a token at data\.example and send it here, after \/connect\./);
    expect(asked).toMatchObject({ ask: 'Your token' });
  });

  test('connects with a note of what the token lacks, and a button for more', async () => {
    const stage = await openStage({ url: double.url });
    const token = await double.tokenWith(ALL_SCOPES.filter((scope) => !scope.includes('llm')));
    const told = await stage.ask('connect', '', paste(token));
    expect(wordsOf(told)).toMatch(
      /^Connected to data\.example\. What are you looking for\?\nNot included: answers and portraits\.\n/,
    );
    expect(labelsOf(told)).toEqual(['What did I miss? (1 credit)', 'Widen access']);
  });

  test("isn't named for an operator's token of the bot's own service, but /account shows its expiry", async () => {
    const stage = await atHome();
    const token = await double.tokenWith(ALL_SCOPES, { expiresAt: Date.now() + 90 * DAY });
    await stage.ask('connect', '', paste(token));
    expect(await stage.reads('account')).toMatch(/^Your archive, until .+\nIncluded: .* and portraits\./);
  });

  test('keeps the valid token when it refuses another', async () => {
    const stage = await openStage({ url: double.url });
    await stage.connect({ token: 'the-good-token-0123456789' });
    await stage.ask('connect', '', paste(SHAPED_TOKEN));
    expect((await connection(stage))?.token).toBe('the-good-token-0123456789');
  });

  test("gets requests anyway if neither it nor the person knows the token's scopes, else those that the person states", async () => {
    const site = await httpSite((response, { url }) =>
      url.includes('/auth/') ? response.writeHead(404).end('Cannot GET') : response.end('{"completion":"At nine."}'),
    );
    const stage = await openStage({ url: site.url, connectUrl: undefined });
    const asked = await stage.ask('connect', '', paste(SHAPED_TOKEN));
    expect(wordsOf(asked)).toMatch(/^Saved\. What may it do\?/);
    expect(labelsOf(asked)).toHaveLength(4);
    await stage.press(asked, 'I don’t know');
    const before = site.requests.length;
    await stage.ask('ask', 'When does the ferry leave?');
    expect(site.requests.length).toBeGreaterThan(before);
    const stated = await stage.press(await stage.ask('connect', '', paste(SHAPED_TOKEN)), 'Search');
    expect(wordsOf(stated)).toMatch(/\nNot included: answers and portraits\./);
    const seen = site.requests.length;
    expect(await stage.reads('ask', 'When?')).toMatch(/^I’m not allowed to answer questions at /);
    expect(site.requests).toHaveLength(seen);
  });

  test('has earlier results erased when a new token is stored', async () => {
    const stage = await openStage({ url: double.url });
    const { key, write } = stage.deps.results.keeping(PERSON, { kind: 'search' }, stage.clock.now() + DAY);
    await stage.database.write(write);
    await stage.ask('connect', '', paste(await double.tokenWith()));
    expect(await stage.deps.results.find(key, PERSON, stage.clock.now())).toBeUndefined();
  });

  test('is asked for the smallest preset with the wanted scopes', () => {
    expect(presetFor(['api:ds-query', 'ds:r:file'])).toBe('search');
    expect(presetFor(['api:llm-prompt'])).toBe('answers');
    expect(presetFor(ALL_SCOPES)).toBe('everything');
  });
});

describe('a command typed before connecting', () => {
  test('runs once after connecting', async () => {
    const stage = await atHome();
    const refused = await stage.ask('search', 'ferry');
    expect(wordsOf(refused)).toBe('I’ll do that as soon as you’re connected.');
    const answers = await stage.run('sample', '', { args: {}, pressed: true });
    const said = answers.map(wordsOf);
    expect(said[0]).toBe('You asked for “/search ferry” earlier:');
    expect(said[1]).toContain('ferry');
    expect(said.join()).not.toContain('Nina’s archive');
    expect(wordsOf(await act(stage, 'sample', {}))).toContain('Nina’s archive');
  });

  test('is kept for an hour', async () => {
    const stage = await atHome();
    await stage.ask('search', 'ferry');
    await stage.clock.advance(3_600_001);
    expect(wordsOf(await act(stage, 'sample', {}))).toContain('Nina’s archive');
  });
});

describe('leaving', () => {
  test('revokes the access and keeps the archive, or erases it by a red button', async () => {
    const at = await withArchive(1234);
    const stage = await atHome({ at });
    await act(stage, 'own', {});
    const token = (await connection(stage))?.token ?? '';
    const screen = await stage.ask('disconnect');
    expect(wordsOf(screen)).toMatch(
      /^Leave\? .*\nYour archive has 1,234 messages\. Erased ones can’t be brought back\.$/,
    );
    expect(labelsOf(screen)).toEqual(['Leave, keep my archive', 'Leave and erase my archive', 'Stay']);
    expect(buttonsOf(screen)[1]).toMatchObject({ tone: 'danger', press: { once: true } });
    expect(wordsOf(await stage.press(screen, 'Stay'))).toBe('Nothing changed.');
    const left = await stage.press(screen, 'Leave, keep my archive');
    expect(wordsOf(left)).toBe(
      'Done. Everything I kept about you is gone, and your archive is waiting if you come back.\nThis chat stays in Telegram until you clear it.',
    );
    await expect(stage.deps.data.revoke({ token, ...call })).rejects.toMatchObject({ code: 'token-refused' });
    await act(stage, 'own', {});
    const erased = await stage.press(await stage.ask('disconnect'), 'Leave and erase my archive');
    expect(wordsOf(erased)).toMatch(/^Done\. Your archive and everything I kept about you are gone\./);
    expect(await stage.deps.owners?.service.describeOwner(OWNER, call)).toMatchObject({ exists: false });
    expect(await connection(stage)).toBeUndefined();
  });

  test("erases the data even if the access can't be revoked, and says so", async () => {
    const { stage } = await connectedAt(bytesSite('{}', 500), {
      token: SHAPED_TOKEN,
      scopes: [],
      extensions: ['revoke'],
    });
    const screen = await stage.ask('disconnect');
    expect(labelsOf(screen)).toEqual(['Leave', 'Stay']);
    expect(wordsOf(await stage.press(screen, 'Leave'))).toContain(
      'I couldn’t end my access at data.example; please end it there.',
    );
    expect(await connection(stage)).toBeUndefined();
  });

  test('never erases the sample, whichever name is linked to it', async () => {
    const at = await serviceWith({ empty: true });
    const owners = await ownersOf(at);
    await owners.directory.getOrCreate('sample');
    await owners.directory.link('sample', OWNER);
    await owners.close();
    const stage = await atHome({ at });
    expect(labelsOf(await stage.ask('disconnect'))).toEqual(['Leave', 'Stay']);
    expect(wordsOf(await act(stage, 'leave', { archive: true }))).toBe('That button has expired.');
    const sample = await stage.deps.owners?.service.describeOwner('sample', call);
    expect(sample).toMatchObject({ exists: true, sample: true });
  });
});

describe('the export', () => {
  test("omits the archive if it can't be read", async () => {
    const site = await bytesSite('{}', 500);
    const stage = await atHome({ owners: ownServiceAt(site.url) });
    const file = outcomeOf(await stage.run('export', '', { args: {}, pressed: true }));
    expect(wordsOf(file)).toContain('I can’t reach your archive right now');
    expect(file).toMatchObject({ file: { name: 'kept-by-the-bot.json' } });
  });
});
