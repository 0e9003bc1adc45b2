/** Sharing into another chat: shown first to whoever shares, sent by them, and of use to nobody else. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DrivenGroup, DrivenPerson } from '../support/playground-driver.ts';
import type { ChatMessage } from '../support/playground-watch.ts';
import { nameOf, openScriptedModel, type ScriptedModel } from '../support/scripted-model.ts';
import { type JumpingClock, jumpingClock } from './jumping-clock.ts';
import { type Program, startProgram } from './program.ts';

let model: ScriptedModel;
let clock: JumpingClock;
let program: Program;
let anna: DrivenPerson;
let boris: DrivenPerson;
let group: DrivenGroup;
beforeAll(async () => {
  model = await openScriptedModel();
  clock = jumpingClock();
  program = await startProgram({
    config: { data: { kind: 'embedded', model: { baseUrl: model.baseUrl, model: 'tiny' } } },
    clock,
  });
});
beforeEach(async () => {
  anna = await program.holding('Anna');
  boris = await program.driver.person({ name: 'Boris' });
  group = await program.driver.group({ title: 'Sailors', members: [anna, boris] });
  model.behaves((_, asked) => ({ say: `The **ferry** leaves at nine [[${nameOf(asked, ': ')}]].` }));
});
afterAll(async () => {
  await program.close();
  await model.close();
});

const NOTE = /Nothing else goes along/;
const balance = () => program.app.service?.admin.balance() ?? Number.NaN;
const saidIn = async (chat: DrivenGroup) =>
  (await chat.as(boris).chat()).map(({ text }) => text).filter((text) => text !== '');

/** What stands behind the bot's name in the chat that somebody chooses there. */
function queryOf(preview: ChatMessage): string {
  const button = preview.keyboard.flat().find(({ text }) => text === 'Choose a chat');
  return (
    (button as { switch_inline_query_chosen_chat?: { query: string } }).switch_inline_query_chosen_chat?.query ?? ''
  );
}

/** Looks for the ferry, opens the first hit and asks to share it: what is shown, and the key. */
async function sharesRecord(): Promise<{ opened: ChatMessage; preview: ChatMessage; query: string }> {
  await anna.says('/search ferry');
  await anna.presses('1', { on: await anna.hears(/2 credits · /) });
  const opened = await anna.hears((message) => message.buttons.flat().includes('Share…'));
  await anna.presses('Share…', { on: opened });
  const preview = await anna.hears(NOTE);
  return { opened, preview, query: queryOf(preview) };
}

describe('a record', () => {
  it('is shown first as the others will see it, and is sent by the person alone, for nothing', async () => {
    const before = await balance();
    const { preview, query } = await sharesRecord();
    expect(await balance()).toBe(before - 2);
    expect(query).toMatch(/^share:[A-Za-z0-9_-]{16}$/);
    const typed = await group.as(anna).types(query);
    const { results } = await typed.offers();
    expect(results.map(({ title }) => title)).toEqual(['Send this']);
    expect(await saidIn(group)).toEqual([]);
    await typed.chooses('Send this');
    const [said = ''] = await saidIn(group);
    expect(said).toMatch(/ferry/i);
    expect(preview.text.startsWith(`This is what they will see:\n\n${said}\n\n`)).toBe(true);
    expect(await balance()).toBe(before - 2);
  });

  it('goes without the names of whoever wrote it and where', async () => {
    const { opened, query } = await sharesRecord();
    await (await group.as(anna).types(query)).chooses('Send this');
    const [said = ''] = await saidIn(group);
    const [chat = '', ...rest] = opened.text.split('\n').filter((line) => line !== '');
    const [name = ''] = (rest.find((line) => line.includes(' · ')) ?? '').split(' · ');
    for (const hidden of [chat.split(' · ')[0], name]) {
      expect(hidden).toMatch(/\S/);
      expect(said).not.toContain(hidden);
    }
  });

  it('comes to nobody else, by its key or through what Telegram keeps', async () => {
    const { query } = await sharesRecord();
    await (await group.as(anna).types(query)).offers();
    const stranger = await (await group.as(boris).types(query)).offers();
    expect([stranger.results, stranger.button?.text]).toEqual([[], 'Nothing to share any more: go back']);
    const dora = await program.holding('Dora');
    const other = await program.driver.group({ title: 'Others', members: [anna, dora] });
    const foreign = await (await other.as(dora).types(query)).offers();
    const made = await (await other.as(dora).types('share:AAAAAAAAAAAAAAAA')).offers();
    expect(foreign).toEqual(made);
    expect(foreign.results).toEqual([]);
    const answers = (await program.driver.calls('answerInlineQuery')).map(({ params }) => params);
    for (const { is_personal, cache_time } of answers)
      expect([String(is_personal), Number(cache_time)]).toEqual(['true', 0]);
  });

  it('is kept for an hour', async () => {
    const { query } = await sharesRecord();
    clock.jump(3_600_001);
    const { results, button } = await (await group.as(anna).types(query)).offers();
    expect([results, button]).toEqual([[], { text: 'Nothing to share any more: go back', start_parameter: 'inline' }]);
  });

  it('is gone with everything else after /disconnect, also for whoever connects again', async () => {
    const { query } = await sharesRecord();
    await anna.says('/disconnect');
    await anna.presses(/Erase/, { on: await anna.hears(/cannot be undone/) });
    await anna.hears(/Erased/);
    expect((await (await group.as(anna).types(query)).offers()).results).toEqual([]);
    await anna.says(`/connect ${await program.tokenWith()}`);
    await anna.hears(/You are connected/);
    expect((await (await group.as(anna).types(query)).offers()).results).toEqual([]);
  });

  it('found in a group is shown to its finder alone until they send it', async () => {
    const here = group.as(anna);
    await here.says('/search ferry');
    await here.presses('1', { on: await here.hears(/2 credits · /) });
    await here.presses('Share…', { on: await here.hears((message) => message.buttons.flat().includes('Share…')) });
    const preview = await here.hears(NOTE);
    expect(await saidIn(group)).toEqual([]);
    await (await here.types(queryOf(preview))).chooses('Send this');
    expect(await saidIn(group)).toHaveLength(1);
  });

  it('stays where it is where the person has chosen that results are not passed on', async () => {
    await anna.says('/search ferry');
    await anna.presses('1', { on: await anna.hears(/2 credits · /) });
    const opened = await anna.hears((message) => message.buttons.flat().includes('Share…'));
    await anna.says('/settings protect on');
    await anna.hears(/Privacy of results/);
    await anna.presses('Share…', { on: opened });
    await anna.hears('Your settings say that results are not passed on.');
  });

  it('whose list has been forgotten says so', async () => {
    const { opened } = await sharesRecord();
    clock.jump(7 * 3_600_000);
    await anna.presses('Share…', { on: opened });
    await anna.hears(/forgotten: I keep them for six hours/);
  });
});

describe('an answer', () => {
  it('is shared with its marks, without its sources and their numbers', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/leaves at nine \[1\]/);
    await anna.presses('Share…', { on: answer });
    const preview = await anna.hears(NOTE);
    await (await group.as(anna).types(queryOf(preview))).chooses('Send this');
    const [message] = (await group.as(boris).chat()).filter(({ text }) => text !== '');
    expect(message?.text).toBe('The ferry leaves at nine.');
    expect(message?.entities.map(({ type }) => type)).toEqual(['bold']);
    expect(preview.text).toMatch(/^This is what they will see:\n\nThe ferry leaves at nine\.\n\nNothing else/);
  });

  it('that has been forgotten says so', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/leaves at nine/);
    clock.jump(7 * 3_600_000);
    await anna.presses('Share…', { on: answer });
    await anna.hears('I have forgotten that answer');
  });
});
