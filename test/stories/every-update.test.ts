/** The program handles every kind of update and message of the Bot API, with all fields, without an error. */
import { describe, expect, it } from 'vitest';
import { SPEC } from '#playground/spec/spec.ts';
import { exampleOf } from '../support/bot-api-examples.ts';
import { unfinishedJobs } from '../support/jobs-done.ts';
import { openProgram } from '../support/program.ts';

const program = await openProgram();

const PERSON = { id: 4711, is_bot: false, first_name: 'Ann', language_code: 'en' };
await (await program.driver.person({ id: PERSON.id, name: PERSON.first_name })).says('/start');
const OTHER_BOT = { id: 4712, is_bot: true, first_name: 'Other', username: 'other_bot' };
const ANONYMOUS = { id: 1_087_968_824, is_bot: true, first_name: 'Group', username: 'GroupAnonymousBot' };
const GROUP = { id: -4713, type: 'group', title: 'Rowers' };
const FORUM = { id: -1_004_713, type: 'supergroup', title: 'Sailors', is_forum: true };
const CHANNEL = { id: -1_004_714, type: 'channel', title: 'News' };
const PRIVATE = { id: PERSON.id, type: 'private', first_name: 'Ann' };

let last = 1000;
const written = () => {
  last += 1;
  return { message_id: last, date: Math.floor(Date.now() / 1000) };
};

/** Chat and sender of a message, and its kind of update. */
const PLACES: readonly [name: string, kind: string, fields: object][] = [
  ['a private chat', 'message', { chat: PRIVATE, from: PERSON }],
  ['a group', 'message', { chat: GROUP, from: PERSON }],
  ['a topic of a supergroup', 'message', { chat: FORUM, from: PERSON, message_thread_id: 7, is_topic_message: true }],
  ['a channel', 'channel_post', { chat: CHANNEL, sender_chat: CHANNEL }],
  ['a chat of a business account', 'business_message', { chat: PRIVATE, from: PERSON, business_connection_id: 'b1' }],
];

/** Fields of a message other than its content. */
const AROUND = new Set(
  `message_id message_thread_id direct_messages_topic from sender_chat sender_boost_count sender_business_bot sender_tag
   date guest_query_id business_connection_id chat forward_origin is_topic_message is_automatic_forward reply_to_message
   external_reply quote reply_to_story reply_to_checklist_task_id reply_to_poll_option_id via_bot guest_bot_caller_user
   guest_bot_caller_chat edit_date has_protected_content is_from_offline is_paid_post media_group_id author_signature
   paid_star_count entities link_preview_options suggested_post_info effect_id caption caption_entities
   show_caption_above_media has_media_spoiler reply_markup`.split(/\s+/),
);
const FIELDS = SPEC.types.Message?.fields ?? {};
const CONTENTS = Object.keys(FIELDS).filter((name) => !AROUND.has(name));
const WHOLE = exampleOf('Message') as Record<string, unknown>;
const around = Object.fromEntries(Object.entries(WHOLE).filter(([name]) => AROUND.has(name)));

const push = (kind: string, payload: object) => program.driver.control('/updates', { kind, payload });

/** Waits until everything has been handled, and expects no errors. */
async function isWell(): Promise<void> {
  await program.driver.delivered(30_000);
  await expect.poll(() => unfinishedJobs(program.folder), { timeout: 20_000 }).toEqual([]);
  const errors = program.logLines.filter((line) => /^\{"level":[56]0,/.test(line));
  expect(errors).toEqual([]);
  expect(program.logLines[0]).toMatch(/^\{"level":\d0,/);
}

describe('a message', { timeout: 60_000 }, () => {
  it.each(PLACES)('of every kind in %s is handled without an error', async (_, kind, place) => {
    expect(CONTENTS.length).toBeGreaterThan(70);
    for (const content of CONTENTS)
      for (const more of [{}, around]) await push(kind, { ...more, [content]: WHOLE[content], ...written(), ...place });
    await isWell();
  });

  it.each<[string, string, object]>([
    ['of an anonymous administrator', 'message', { chat: FORUM, from: ANONYMOUS, sender_chat: FORUM }],
    ["from another bot's inline mode", 'message', { chat: PRIVATE, from: PERSON, via_bot: OTHER_BOT }],
    ['of another bot', 'message', { chat: GROUP, from: OTHER_BOT }],
    ['that was edited', 'edited_message', { chat: PRIVATE, from: PERSON, edit_date: 1 }],
    ['that was edited in a channel', 'edited_channel_post', { chat: CHANNEL, sender_chat: CHANNEL, edit_date: 1 }],
    ['without a sender', 'message', { chat: GROUP }],
  ])('%s may be text, a command, or a command for another bot', async (_, kind, place) => {
    for (const text of ['words', '/help', '/help@other_bot', '/nonsense', '/']) {
      const entities = text.startsWith('/') ? [{ type: 'bot_command', offset: 0, length: text.length }] : [];
      await push(kind, { ...written(), ...place, text, entities });
    }
    await isWell();
  });

  it("for another bot isn't answered, nor is a command edited long after it was sent", async () => {
    const sent = async () => (await program.driver.calls('sendMessage')).length;
    // A person who hasn't reached the rate limit.
    const cleo = { ...PERSON, id: 4715, first_name: 'Cleo' };
    await program.driver.person({ id: cleo.id, name: cleo.first_name });
    await isWell();
    const before = await sent();
    const command = (length: number) => [{ type: 'bot_command', offset: 0, length }];
    const inPrivate = () => ({ ...written(), chat: { ...PRIVATE, id: cleo.id }, from: cleo });
    await push('message', { ...inPrivate(), text: '/help@other_bot', entities: command(15) });
    const edited = { ...inPrivate(), text: '/help', entities: command(5) };
    await push('edited_message', { ...edited, edit_date: edited.date + 601 });
    await isWell();
    expect(await sent()).toBe(before);
    await push('edited_message', { ...edited, edit_date: edited.date + 600 });
    await isWell();
    expect(await sent()).toBe(before + 1);
  });
});

describe('an update', { timeout: 60_000 }, () => {
  it('of every kind is handled without an error, with all fields and with the fewest', async () => {
    const kinds = Object.entries(SPEC.types.Update?.fields ?? {}).filter(([name]) => name !== 'update_id');
    expect(kinds.length).toBeGreaterThan(24);
    for (const [kind, { types }] of kinds)
      for (const isFull of [true, false]) {
        const example = exampleOf(types[0] ?? '', { isFull }) as Record<string, unknown>;
        const known = { chat: PRIVATE, from: PERSON, user: PERSON };
        const place = Object.fromEntries(Object.entries(known).filter(([name]) => Object.hasOwn(example, name)));
        await push(kind, { ...example, ...place });
      }
    await isWell();
  });

  it('leaves the program able to answer', async () => {
    const bea = await program.driver.person({ name: 'Bea' });
    await bea.asks('/help', /./);
  });
});
