/** Messages added to the archive live: from a connected Telegram account, and with /save. */
import { afterEach, describe, expect, it } from 'vitest';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { sends, telegramExport } from '../support/exports.ts';
import { openWatchedProgram } from '../support/program.ts';
import { adminOf, replies, SERVICE_KEY } from '../support/service.ts';

const { service, program } = await openWatchedProgram({ config: { serviceKey: SERVICE_KEY } });
afterEach(() => service.asUsual());

let lastId = 800_000;
/** Somebody with a token for their own archive. */
async function somebody(name: string): Promise<DrivenPerson> {
  lastId += 1;
  const person = await program.driver.person({ id: lastId, name });
  const token = await adminOf(service.double.service).issueToken({ owner: String(lastId), scopes: ALL_SCOPES });
  await person.asks(`/connect ${token}`, /^Connected to/);
  return person;
}
const connects = (person: DrivenPerson, enabled = true) =>
  program.driver.control('/business', { person_id: person.id, enabled });
const BO = { id: 2000, first_name: 'Bo' };
const CHAT = { ...BO, type: 'private' };
const user = (person: { id: number; first_name: string }) => ({ ...person, is_bot: false });
const happens = (person: DrivenPerson, kind: string, payload: object) =>
  program.driver.control<{ update_id?: number }>('/updates', {
    kind,
    payload: { business_connection_id: `business${person.id}`, chat: CHAT, ...payload },
  });
const heard = (person: DrivenPerson, message_id: number, text: string, more: object = {}, kind = 'business_message') =>
  happens(person, kind, { message_id, date: 1_700_000_000 + message_id, from: user(BO), text, ...more });
const deletes = (person: DrivenPerson, ...message_ids: number[]) =>
  happens(person, 'deleted_business_messages', { message_ids });
/** The reply of /search for a word, once all updates have been handled. */
async function finds(person: DrivenPerson, word: string): Promise<string> {
  await program.settled();
  return (await person.asks(`/search ${word}`, /0 credits|credits? /)).text;
}
const written = (person: DrivenPerson) =>
  service.seen.filter(
    ({ path, body }) => path.includes(`/owners/${person.id}/messages`) && !body.includes('"messages":[],"removed":[]'),
  ).length;
const ownerRequest = async (id: number, path: string, init: RequestInit = {}) => {
  const headers = { authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/json' };
  const response = await fetch(`${service.double.url}/api/rest/v1/owners/${id}${path}`, { ...init, headers });
  expect(response.status).toBe(200);
  return (await response.json()) as { exists?: boolean };
};
const describes = (id: number) => ownerRequest(id, '');
/** Erases an archive without the bot. */
const erases = (id: number) => ownerRequest(id, '/erase', { method: 'POST', body: '{}' });
const said = async (person: DrivenPerson) => (await person.chat()).filter(({ fromBot }) => fromBot).length;

describe('a connected account', () => {
  it('adds, edits and deletes messages in the archive, and nobody is answered', async () => {
    const ann = await somebody('Ann');
    await connects(ann);
    await ann.hears(/New messages of the chats you chose now go into your archive/);
    const before = await said(ann);
    await heard(ann, 11, 'the lighthouse is open on Sunday');
    await heard(ann, 12, 'bring a torch', { from: user({ id: ann.id, first_name: 'Ann' }) });
    expect(await finds(ann, 'lighthouse')).toContain('the lighthouse is open on Sunday');
    expect(await finds(ann, 'torch')).toContain('bring a torch');
    await heard(ann, 11, 'the windmill is open on Sunday', { edit_date: 1_700_000_100 }, 'edited_business_message');
    expect(await finds(ann, 'windmill')).toContain('the windmill is open on Sunday');
    await deletes(ann, 11);
    expect(await finds(ann, 'windmill')).not.toContain('is open on Sunday');
    const sentTo = (await program.driver.calls('sendMessage')).map(({ params }) => [
      params.chat_id,
      params.business_connection_id,
    ]);
    expect(sentTo.filter(([chat, connection]) => chat === BO.id || connection !== undefined)).toEqual([]);
    expect((await said(ann)) - before).toBe(4);
  });

  it('stores a message once, under the same id as its export', async () => {
    const bea = await somebody('Bea');
    await connects(bea);
    await heard(bea, 1, 'The ferry to Texel leaves at nine', {
      from: user({ id: bea.id, first_name: 'Bea' }),
      date: 1_672_531_201,
    });
    const { update_id: update = 0 } = await heard(bea, 2, 'I bring the sandwiches', { date: 1_672_531_202 });
    await program.driver.redeliver(update);
    await program.settled();
    const receipt = await sends(bea, telegramExport(bea.id, { firstName: 'Bea' }), /^Added|^Nothing new|new message/);
    expect(receipt.text).toContain('2 new messages; 2 were there.');
    await heard(bea, 2, 'I bring the sandwiches', { date: 1_672_531_202 });
    // A single result is opened.
    expect(await finds(bea, 'sandwiches')).toMatch(/▸[^▸]*I bring the sandwiches/);
  });

  it('keeps a live edit when an older export contains the earlier text', async () => {
    const cleo = await somebody('Cleo');
    await connects(cleo);
    const sandwiches = { date: 1_672_531_202 };
    await heard(cleo, 2, 'I bring the sandwiches', sandwiches);
    const edit = { ...sandwiches, edit_date: 1_672_531_300 };
    await heard(cleo, 2, 'I bring the pancakes', edit, 'edited_business_message');
    await program.settled();
    const older = telegramExport(cleo.id, { firstName: 'Cleo' });
    for (const sending of ['first', 'second']) {
      const receipt = await sends(cleo, older, /^Added|^Nothing new|new message/);
      expect(receipt.text, sending).toMatch(sending === 'first' ? /; 1 was there\./ : /all 4 messages were there\./);
    }
    expect(await finds(cleo, 'pancakes')).toContain('I bring the pancakes');
    expect(await finds(cleo, 'sandwiches')).not.toContain('I bring the sandwiches');
  });

  it('retries while the service is down', async () => {
    const cem = await somebody('Cem');
    await connects(cem);
    await cem.hears(/New messages of the chats you chose now go into your archive/);
    service.instead(`/owners/${cem.id}/messages`, replies(502, 'Bad Gateway', 'text/plain'));
    await heard(cem, 21, 'the anchor is in the shed');
    await expect.poll(() => written(cem), { timeout: 10_000 }).toBeGreaterThan(1);
    service.asUsual();
    await program.driver.delivered();
    await expect.poll(() => finds(cem, 'anchor'), { timeout: 15_000 }).toContain('in the shed');
  });
});

describe('/account', () => {
  it('shows the live connection, pauses and resumes it', async () => {
    const gus = await somebody('Gus');
    await connects(gus);
    await gus.hears(/New messages of the chats you chose now go into your archive/);
    await gus.asks('/account', /Live from Telegram since today/);
    const stopped = await gus.taps('Pause', /Live from Telegram: paused since today/);
    await heard(gus, 31, 'the buoy is green');
    await program.settled();
    expect(written(gus)).toBe(0);
    await gus.taps('Resume', /Live from Telegram since today/, { on: stopped });
    await heard(gus, 32, 'the buoy is red');
    expect(await finds(gus, 'buoy')).toContain('the buoy is red');
    expect(await finds(gus, 'green')).not.toContain('the buoy');
  });
});

describe('a connection that still exists at Telegram', () => {
  const disconnects = async (person: DrivenPerson, button = 'Leave, keep my archive') => {
    await person.asks('/disconnect', /^Leave\?/);
    return person.taps(button, /^Done\./);
  };

  it('is mentioned and closed by /disconnect, and restarts when it is made again', async () => {
    const jan = await somebody('Jan');
    await connects(jan);
    await heard(jan, 41, 'the pier is long');
    await program.settled();
    const { text } = await disconnects(jan);
    expect(text).toContain('until you remove me there: Settings → Telegram Business → Chatbots.');
    const before = written(jan);
    await heard(jan, 42, 'the pier is short');
    await program.settled();
    expect(written(jan)).toBe(before);
    await connects(jan, false);
    await connects(jan);
    await heard(jan, 43, 'the pier is new');
    await program.settled();
    expect(written(jan)).toBe(before + 1);
  });

  it('starts no new archive after the old one was erased, by the bot or otherwise', async () => {
    const kim = await somebody('Kim');
    await connects(kim);
    await heard(kim, 51, 'the mast is down');
    await program.settled();
    await disconnects(kim, 'Leave and erase my archive');
    const lou = await somebody('Lou');
    await connects(lou);
    await heard(lou, 52, 'the sail is up');
    await program.settled();
    await erases(lou.id);
    await heard(kim, 53, 'the mast is up');
    await heard(lou, 54, 'the sail is down');
    await program.settled();
    await lou.hears(/Your archive was erased, so I have stopped/);
    await heard(lou, 55, 'the sail is torn');
    await program.settled();
    for (const { id } of [kim, lou]) expect(await describes(id)).toMatchObject({ exists: false });
    await lou.says('/account');
    await lou.presses('Resume', { on: await lou.hears(/Live from Telegram: paused since/) });
    await expect.poll(async () => (await describes(lou.id)).exists).toBe(true);
  });
});

describe('/save', () => {
  it('saves a text, or the message that it replies to, once', async () => {
    const eva = await somebody('Eva');
    await eva.asks('/save the key is under the doormat', /^Saved\.$/);
    expect(await finds(eva, 'doormat')).toContain('the key is under the doormat');
    const { messageId } = await eva.says('the tide turns at six');
    await eva.asks('/save', /^Saved\.$/, { replyTo: messageId });
    await eva.asks('/save', /^Already saved\.$/, { replyTo: messageId });
    expect(await finds(eva, 'tide')).toContain('Saved');
  });

  it("names the chat of saved messages in the person's language", async () => {
    const noa = await somebody('Noa');
    await noa.says('/settings language es');
    await noa.asks('/save la marea baja a las nueve', /^Guardado\.$/);
    await program.settled();
    await noa.asks('/search marea', /Guardados[\s\S]*marea/);
  });

  it('also runs for "note:" and "remind me", and a date in it appears under “Coming up”', async () => {
    const ida = await somebody('Ida');
    await ida.asks('note: the spare key hangs in the boat shed', /^Saved\.$/);
    await ida.says('remind me to oil the winch tomorrow');
    await ida.presses('Every morning', { on: await ida.hears(/^Saved\. It will be under “Coming up” tomorrow\.$/) });
    await ida.asks('what is coming up', /Coming up\n1 tomorrow oil the winch/);
    const inThreeDays = Temporal.Now.zonedDateTimeISO('UTC').add({ days: 3 });
    const day = inThreeDays.toLocaleString('en', { weekday: 'long' });
    await ida.asks(`remind me to pay the rent on ${day}`, `Saved. It will be under “Coming up” on ${day}.`);
    await ida.asks('what is coming up', /\n2 \w{3} pay the rent · Saved/);
    expect(await finds(ida, 'shed')).toContain('the spare key hangs in the boat shed');
  });
});
