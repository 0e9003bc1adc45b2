/** Accesses that really end: by /account, /disconnect, and for whoever has an archive, with it. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { type Archives, createArchives } from '#service/server/archives/archives.ts';
import { type Owners, openOwners } from '#service/server/owners/owners.ts';
import { bytesSite } from '../support/http-double.ts';
import { openService, type ServiceDouble } from '../support/service-double.ts';
import { buttonsOf, labelsOf, openStage, ownersAt, PERSON, SHAPED_TOKEN, type Stage, wordsOf } from './stage.ts';

const OWNER = '424242';
const call = { signal: new AbortController().signal };
const wanted = { scopes: ['api:ds-query', 'ds:r:file'], appName: 'Old app', expiresAt: undefined };

let double: ServiceDouble;
beforeAll(async () => {
  double = await openService();
});
afterAll(() => double?.close());

async function openDesk(at = double) {
  const service = ownersAt(at.url);
  const about = { botName: 'data_bot', serviceName: 'data.example', sample: true };
  const stage = await openStage({ url: at.url, about, owners: { service, hasPages: true } });
  return { stage, service };
}

/** A service with an operator beside it, as `npm run tokens` and `npm run import` are. */
async function openOperated(operate: (owners: Owners, archives: Archives) => Promise<unknown>) {
  const operated = await openService({ empty: true });
  onTestFinished(() => operated.close());
  const { dataDir, vault } = operated;
  const owners = await openOwners({ dataDir, vault, clock: systemClock, monthlyCredits: 1000 });
  const archives = createArchives({ dataDir });
  await operate(owners, archives);
  await archives.close();
  await owners.close();
  return operated;
}

const messageDraft = (index: number) => ({
  _id: `message-${index}`,
  groupId: 'group-1',
  messageText: `the ferry ${index}`,
  sentAt: '2026-03-01T08:00:00.000Z',
});

const connects = async (stage: Stage) =>
  stage.press(await stage.press(await stage.ask('connect'), 'Connect my own data'), 'Connect');

describe('/account', () => {
  test('lists who else has access, ends one by its button in place, and says when it was over', async () => {
    const { stage, service } = await openDesk();
    await connects(stage);
    const { tokenId } = await service.issueToken(OWNER, wanted, call);
    const screen = await stage.ask('account');
    expect(wordsOf(screen)).toMatch(
      /1 other access to your archive\n• Old app \(\w{4}\), since .*, until you end it, never used/,
    );
    const label = `End Old app (${tokenId.slice(0, 4)})`;
    const after = await stage.press(screen, label);
    expect(after.place).toBe('replace');
    expect(labelsOf(after)).not.toContain(label);
    expect(await service.revokeToken(OWNER, tokenId, call)).toBe(false);
    const again = await stage.run('account', `end ${tokenId}`, { pressed: true });
    expect(again.map(wordsOf)).toContain('That access had already ended.');
  });
});

describe('/disconnect', () => {
  test('ends the access at the service and says that it did', async () => {
    const { stage } = await openDesk();
    await connects(stage);
    const token = (await stage.deps.connections.find(PERSON))?.token ?? '';
    const question = await stage.ask('disconnect');
    expect(wordsOf(question)).not.toContain(token.slice(-4));
    const receipt = await stage.press(question, 'Erase everything');
    expect(wordsOf(receipt)).toMatch(/Ended at data\.example\n• the access itself: it opens nothing any more/);
    expect(wordsOf(receipt)).not.toContain('Erase the archive');
    await expect(stage.deps.data.credits({ token, ...call })).rejects.toMatchObject({ code: 'token-refused' });
  });

  test('that cannot end the access says so, and erases all the same', async () => {
    const site = await bytesSite('{}', 500);
    const stage = await openStage({ url: site.url });
    const access = { extensions: ['revoke'] };
    const connection = { token: SHAPED_TOKEN, scopes: [], scopesFrom: 'service' as const, chatId: 'c', language: 'en' };
    await stage.deps.connections.save(PERSON, { ...connection, access }, 0);
    const receipt = await stage.press(await stage.ask('disconnect'), 'Erase everything');
    expect(wordsOf(receipt)).toContain('it could not be ended now, so revoke it there');
    expect(await stage.deps.connections.find(PERSON)).toBeUndefined();
  });

  test('asks about one’s own archive where there is something in it, and gives a receipt', async () => {
    const operated = await openOperated(async ({ directory }, archives) => {
      const { id } = await directory.findOrMake(OWNER);
      const archive = archives.of(id, await directory.archiveKey(id), call.signal);
      await archive.put(
        Array.from({ length: 1234 }, (_, index) => ['social-chat-message', messageDraft(index)] as const),
        1,
      );
    });
    const { stage, service } = await openDesk(operated);
    expect(wordsOf(await connects(stage))).not.toContain('still empty');
    const receipt = await stage.press(await stage.ask('disconnect'), 'Erase everything');
    expect(wordsOf(receipt)).toMatch(/Erase the archive too\?\nIt holds 1,234 records of yours \([\d.,]+ [kM]B\)/);
    const button = buttonsOf(receipt).find(({ label }) => label === 'Erase the archive too');
    expect(button?.press).toMatchObject({ once: true, invocation: { confirmed: true } });
    await stage.ask('disconnect', 'archive');
    expect((await service.describeOwner(OWNER, call)).archive.records).toBe(1234);
    const said = wordsOf(await stage.press(receipt, 'Erase the archive too'));
    expect(said).toMatch(/Your archive is erased\n• 1,234 records \([\d.,]+ [kM]B\)/);
    expect(await service.describeOwner(OWNER, call)).toMatchObject({ exists: false, archive: { records: 0 } });
  });

  test('never erases the sample, whatever name stands for it', async () => {
    const operated = await openOperated(async ({ directory }) => {
      await directory.findOrMake('sample');
      await directory.link('sample', OWNER);
    });
    const { stage, service } = await openDesk(operated);
    await stage.press(await stage.ask('connect'), /Look around/);
    const receipt = await stage.press(await stage.ask('disconnect'), 'Erase everything');
    expect(labelsOf(receipt)).toEqual(['Connect again']);
    const answer = await stage.ask('disconnect', 'archive', { confirmed: true });
    expect(wordsOf(answer)).toContain('sample data, which stays');
    expect(await service.describeOwner('sample', call)).toMatchObject({ exists: true, sample: true });
  });
});
