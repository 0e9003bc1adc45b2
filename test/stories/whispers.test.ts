/** In a group the asker alone sees the answer, where Telegram can show a message to one member; nobody else ever does. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DrivenGroup, DrivenPerson } from '../support/playground-driver.ts';
import { type Program, startProgram } from './program.ts';
import { type WatchedService, watchService } from './watched-service.ts';

let service: WatchedService;
let program: Program;
beforeAll(async () => {
  service = await watchService();
  program = await startProgram({ service });
});
afterAll(async () => {
  await program.close();
  await service.close();
});
afterEach(async () => {
  service.asUsual();
  await program.driver.clearFaults();
});

interface InGroup {
  group: DrivenGroup;
  anna: DrivenPerson;
  boris: DrivenPerson;
  here: ReturnType<DrivenGroup['as']>;
}

async function inGroup(options: { botIsAdmin?: boolean } = {}): Promise<InGroup> {
  const anna = await program.holding('Anna');
  const boris = await program.driver.person({ name: 'Boris' });
  const group = await program.driver.group({ title: 'Sailors', members: [anna, boris], ...options });
  return { group, anna, boris, here: group.as(anna) };
}
/** What somebody else in the group can read of the bot. */
const seenByOthers = async ({ group, boris }: InGroup) =>
  (await group.as(boris).chat()).filter(({ fromBot, text }) => fromBot && text !== '').map(({ text }) => text);
const reactions = async () =>
  (await program.driver.calls('setMessageReaction')).map(({ params }) => JSON.stringify(params.reaction));
/** Calls the Bot API as an operator with the bot's token can. */
async function callsBotApi(method: string, fields: object): Promise<void> {
  const { playground } = program.app;
  const address = `${playground?.apiRoot}/bot${playground?.botToken}/${method}`;
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
  expect((await fetch(address, init)).ok).toBe(true);
}
/** Makes commands in groups be seen by everybody, as those of older apps are. */
const hasOldApp = () => callsBotApi('setMyCommands', { scope: { type: 'all_group_chats' }, commands: [] });

describe('a command in a group that the bot does not administer', () => {
  it.each([
    ['/search ferry', /ferry[\s\S]*2 credits · /],
    ['/ask when does the ferry leave?', /At nine, I think[\s\S]*5 credits/],
    ['/recent', /Newest messages[\s\S]*1 credit/],
    ['/chats', /chats[\s\S]*1 credit/i],
  ])('%s is answered for its asker alone', async (command, words) => {
    const story = await inGroup();
    const asked = service.paid().length;
    await story.here.says(command);
    await story.here.hears(words);
    expect(await seenByOthers(story)).toEqual([]);
    expect((await story.group.as(story.boris).chat()).map(({ text }) => text).join()).not.toContain(command);
    expect(service.paid()).toHaveLength(asked + 1);
  });

  it('a button under it goes on in its place, for the asker alone', async () => {
    const story = await inGroup();
    await story.here.says('/chats');
    const list = await story.here.hears(/chats/i);
    await story.here.presses(/credit/, { on: list });
    const next = await story.here.hears((message) => message.fromBot && message.text !== list.text);
    expect(next.text).not.toMatch(/only in private/);
    await program.driver.delivered();
    expect(await seenByOthers(story)).toEqual([]);
  });

  it('whoever is not connected is led into the private chat, and nobody else sees that they asked', async () => {
    const story = await inGroup();
    const own = story.group.as(story.boris);
    await own.says('/search ferry');
    const answer = await own.hears(/private/);
    expect(answer.buttons.flat()).toEqual(['Continue in private']);
    expect((await story.here.chat()).filter(({ fromBot, text }) => fromBot && text !== '')).toEqual([]);
  });

  it('what stays private is not said there at all', async () => {
    const story = await inGroup();
    const asked = service.paid().length;
    await story.here.says('/profile');
    await story.here.hears(/private/);
    expect((await seenByOthers(story)).join()).not.toMatch(/credits|Anna/);
    expect(service.paid()).toHaveLength(asked);
  });

  it('delivered again it is neither paid nor answered again', async () => {
    const story = await inGroup();
    const { updateId } = await story.here.says('/search ferry');
    await story.here.hears(/2 credits · /);
    const asked = service.paid().length;
    if (updateId !== undefined) await program.driver.redeliver(updateId);
    await program.driver.delivered();
    expect(service.paid()).toHaveLength(asked);
    expect((await story.here.chat()).filter(({ text }) => text.includes('2 credits ·'))).toHaveLength(1);
  });

  it('a slow one can be stopped, and says so to its asker alone', async () => {
    const story = await inGroup();
    const asked = service.paid().length;
    service.instead('/llm/');
    await story.here.says('/ask when?');
    await service.reaches(asked + 1);
    await story.anna.says('/cancel');
    await story.here.hears(/may still be charged/);
    expect(await seenByOthers(story)).toEqual([]);
  });
});

describe('where Telegram does not take it, the answer comes in the private chat, and nothing is posted', () => {
  it.each([
    ['the message is gone', 'refuse_400', 'MESSAGE_ID_INVALID'],
    ['the bot was removed from the group meanwhile', 'refuse_403', 'bot was kicked from the group chat'],
  ] as const)('%s', async (_, kind, description) => {
    const story = await inGroup();
    await program.driver.fault({ method: 'editEphemeralMessageText', kind, description, times: 5 });
    const asked = service.paid().length;
    await story.here.says('/search ferry');
    await story.anna.hears(/ferry[\s\S]*2 credits · /, { withinMs: 15_000 });
    expect(service.paid()).toHaveLength(asked + 1);
    expect(await seenByOthers(story)).toEqual([]);
  });

  it('the server knows no such edit', async () => {
    const old = await startProgram({ service });
    const anna = await old.holding('Anna');
    const boris = await old.driver.person({ name: 'Boris' });
    const group = await old.driver.group({ title: 'Sailors', members: [anna, boris] });
    await old.driver.fault({ method: 'editEphemeralMessageText', kind: 'refuse_404', description: 'method not found' });
    await group.as(anna).says('/search ferry');
    await anna.hears(/ferry[\s\S]*2 credits · /);
    await anna.says('/start');
    await anna.hears(/Welcome back/);
    await group.as(anna).says('/search boat');
    await anna.hears(/boat[\s\S]*2 credits · /);
    const seen = (await group.as(boris).chat()).filter(({ fromBot, text }) => fromBot && text !== '');
    expect(seen).toEqual([]);
    await old.close();
  });

  it('the first word of it gets no readable answer', async () => {
    const story = await inGroup();
    await program.driver.fault({ method: 'sendMessage', kind: 'garbage', chat_id: story.group.chatId });
    await story.here.says('/search ferry');
    await story.anna.hears(/ferry[\s\S]*2 credits · /, { withinMs: 15_000 });
    expect(await seenByOthers(story)).toEqual([]);
  });
});

describe('a command that everybody in the group can read', () => {
  it('is answered with a button to the private chat where the bot is no administrator', async () => {
    await hasOldApp();
    const story = await inGroup();
    const asked = service.paid().length;
    await story.here.says('/search ferry');
    const answer = await story.here.hears(/private/);
    expect(answer.buttons.flat()).toEqual(['Continue in private']);
    expect(await seenByOthers(story)).toEqual([answer.text]);
    expect(service.paid()).toHaveLength(asked);
    expect(await reactions()).toEqual([]);
  });

  it('is answered for its asker alone where it is one, with 👀 while it is at work', async () => {
    await hasOldApp();
    const story = await inGroup({ botIsAdmin: true });
    const asked = service.paid().length;
    const release = service.holding('/llm/');
    await story.here.says('/ask when?');
    await service.reaches(asked + 1);
    await expect.poll(reactions).toEqual(['[{"type":"emoji","emoji":"👀"}]']);
    release();
    await story.here.hears(/At nine, I think/);
    await expect.poll(reactions).toEqual(['[{"type":"emoji","emoji":"👀"}]', '[]']);
    expect(await seenByOthers(story)).toEqual([]);
  });

  it('never becomes a message to everybody on a server that does not know such messages', async () => {
    await hasOldApp();
    const old = await startProgram({ service });
    const anna = await old.holding('Anna');
    const boris = await old.driver.person({ name: 'Boris' });
    const group = await old.driver.group({ title: 'Sailors', members: [anna, boris], botIsAdmin: true });
    await old.driver.fault({ method: 'deleteEphemeralMessage', kind: 'refuse_404', description: 'method not found' });
    await group.as(anna).says('/search ferry');
    const answer = await Promise.race([group.as(anna).hears(/private/), anna.hears(/2 credits · /)]);
    expect(answer.text).not.toBe('');
    await old.driver.delivered();
    const seen = (await group.as(boris).chat()).filter(({ fromBot }) => fromBot).map(({ text }) => text);
    expect(seen.join()).not.toMatch(/ferry|credits/);
    await old.close();
  });
});
