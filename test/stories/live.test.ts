/** Messages that come into the archive as they happen: of an account that the bot is connected to, and with /save. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ALL_SCOPES } from '../../src/contract/scopes.ts';
import type { DrivenPerson } from '../playground-driver.ts';
import { SERVICE_KEY } from '../service-double.ts';
import { type Program, startProgram } from './program.ts';
import { documentOf, telegramExport } from './sent-exports.ts';
import { replies, type WatchedService, watchService } from './watched-service.ts';

let service: WatchedService;
let program: Program;
beforeAll(async () => {
  service = await watchService();
  program = await startProgram({ service, config: { serviceKey: SERVICE_KEY } });
});
afterEach(() => service.asUsual());
afterAll(async () => {
  await program.close();
  await service.close();
});

const PATIENCE = { withinMs: 15_000 };
let lastId = 800_000;
/** Somebody with a token for their own archive. */
async function somebody(name: string): Promise<DrivenPerson> {
  lastId += 1;
  const person = await program.driver.person({ id: lastId, name });
  const token = service.double.service.admin.issueToken({ owner: String(lastId), scopes: ALL_SCOPES });
  await person.says(`/connect ${token}`);
  await person.hears(/You are connected/);
  return person;
}
async function control(path: string, body: object): Promise<{ update_id?: number }> {
  const response = await fetch(`${program.app.playground?.url}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { update_id?: number };
}
const connects = (person: DrivenPerson, enabled = true) => control('/business', { person_id: person.id, enabled });
const BO = { id: 2000, type: 'private', first_name: 'Bo' };
const heard = (person: DrivenPerson, message_id: number, text: string, more: object = {}, kind = 'business_message') =>
  control('/business/updates', {
    person_id: person.id,
    kind,
    payload: { message_id, date: 1_700_000_000 + message_id, chat: BO, from: BO, text, ...more },
  });
const deletes = (person: DrivenPerson, ...message_ids: number[]) =>
  control('/business/updates', {
    person_id: person.id,
    kind: 'deleted_business_messages',
    payload: { chat: BO, message_ids },
  });
/** What /search says of a word, once everything that happened is written. */
async function finds(person: DrivenPerson, word: string): Promise<string> {
  await person.says(`/search ${word}`);
  return (await person.hears(/0 credits|credits? /, PATIENCE)).text;
}
const written = (person: DrivenPerson) =>
  service.seen.filter(({ path }) => path.includes(`/owners/${person.id}/messages`)).length;
const said = async (person: DrivenPerson) => (await person.chat()).filter(({ fromBot }) => fromBot).length;

describe('an account that the bot is connected to', () => {
  it('fills the archive: what is new, what is edited, what is deleted; and nobody is answered', async () => {
    const ann = await somebody('Ann');
    await connects(ann);
    await ann.hears(/connected me to your Telegram account/);
    const before = await said(ann);
    await heard(ann, 11, 'the lighthouse is open on Sunday');
    await heard(ann, 12, 'bring a torch', { from: { id: ann.id, first_name: 'Ann' } });
    await program.driver.delivered();
    expect(await finds(ann, 'lighthouse')).toContain('the lighthouse is open on Sunday');
    expect(await finds(ann, 'torch')).toContain('bring a torch');
    await heard(ann, 11, 'the windmill is open on Sunday', { edit_date: 1_700_000_100 }, 'edited_business_message');
    await program.driver.delivered();
    expect(await finds(ann, 'windmill')).toContain('the windmill is open on Sunday');
    await deletes(ann, 11);
    await program.driver.delivered();
    expect(await finds(ann, 'windmill')).not.toContain('is open on Sunday');
    const sentTo = (await program.driver.calls('sendMessage')).map(({ params }) => [
      params.chat_id,
      params.business_connection_id,
    ]);
    expect(sentTo.filter(([chat, connection]) => chat === BO.id || connection !== undefined)).toEqual([]);
    expect((await said(ann)) - before).toBe(4);
  });

  it('writes a message under the id that its export gives it, once', async () => {
    const bea = await somebody('Bea');
    await connects(bea);
    await heard(bea, 1, 'The ferry to Texel leaves at nine', {
      from: { id: bea.id, first_name: 'Bea' },
      date: 1_672_531_201,
    });
    const { update_id: update = 0 } = await heard(bea, 2, 'I bring the sandwiches', { date: 1_672_531_202 });
    await program.driver.redeliver(update);
    await program.driver.delivered();
    await bea.says('', documentOf(telegramExport(bea.id, { firstName: 'Bea' })));
    const receipt = await bea.hears(/Brought in/, PATIENCE);
    expect(receipt.text).toContain('2 messages and mails are new');
    expect(receipt.text).toContain('2 have changed');
    await heard(bea, 2, 'I bring the sandwiches', { date: 1_672_531_202 });
    await program.driver.delivered();
    expect(await finds(bea, 'sandwiches')).toMatch(/1 (?:message|hit|match)|1 chat/);
  });

  it('waits for a service that is down', async () => {
    const cem = await somebody('Cem');
    await connects(cem);
    service.instead(`/owners/${cem.id}/messages`, replies(502, 'Bad Gateway', 'text/plain'));
    await heard(cem, 21, 'the anchor is in the shed');
    await expect.poll(() => written(cem), { timeout: 10_000 }).toBeGreaterThan(1);
    service.asUsual();
    await program.driver.delivered({ withinMs: 15_000 });
    await expect.poll(() => finds(cem, 'anchor'), { timeout: 15_000 }).toContain('in the shed');
  });

  it('that has ended it is heard no longer', async () => {
    const dan = await somebody('Dan');
    await connects(dan);
    await connects(dan, false);
    await dan.hears(/no longer connected to your Telegram account/);
    expect(written(dan)).toBe(0);
  });
});

describe('/save', () => {
  it('keeps words, and a message that it answers, once', async () => {
    const eva = await somebody('Eva');
    await eva.says('/save the key is under the doormat');
    await eva.hears(/Saved in your archive/);
    expect(await finds(eva, 'doormat')).toContain('the key is under the doormat');
    const { messageId } = await eva.says('the tide turns at six');
    await eva.says('/save', { replyTo: messageId });
    await eva.hears(/Saved in your archive/);
    await eva.says('/save', { replyTo: messageId });
    await eva.hears(/saved already/);
    expect(await finds(eva, 'tide')).toContain('Saved');
  });

  it('says how it is meant when there is nothing to save', async () => {
    const fay = await somebody('Fay');
    await fay.says('/save');
    await fay.hears(/Reply with \/save/);
    expect(written(fay)).toBe(0);
  });
});
