/**
 * Malformed updates: fields that are missing, of a wrong type, endless or hostile. Each is finished without an error,
 * and the bot keeps answering.
 */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { IncomingUpdate } from '#telegram/updates/update.ts';
import { items } from '../support/text-table.ts';
import { openBot } from './open-bot.ts';

const open = await openBot();
afterAll(() => open.close());

const errors = () =>
  open
    .logged()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line));

const from = { id: 4100, is_bot: false, first_name: 'Eve', language_code: 'en' };
const chat = { id: 4100, type: 'private', first_name: 'Eve' };
const group = { id: -4200, type: 'supergroup', title: 'Crew', is_forum: true };
const message = { message_id: 1, date: 1_767_261_600, chat, from };
const command = { type: 'bot_command', offset: 0, length: 5 };
const UPDATES = {
  message: { ...message, text: '/echo hello', entities: [command], reply_to_message: { ...message, text: 'before' } },
  edited_message: {
    ...message,
    text: 'changed',
    edit_date: 1_767_261_601,
    forward_origin: { type: 'user', sender_user: from },
  },
  channel_post: {
    message_id: 3,
    date: 1,
    chat: { id: -4300, type: 'channel', title: 'News' },
    sender_chat: { id: -4300 },
    text: 'x',
  },
  callback_query: {
    id: '7',
    from,
    chat_instance: '1',
    data: 'c:echo pressed',
    message: { ...message, text: 'a', reply_markup: { inline_keyboard: [] } },
  },
  inline_query: { id: '8', from, query: 'ferry', offset: '', chat_type: 'sender' },
  chosen_inline_result: { result_id: 's', from, query: 'ferry', inline_message_id: 'm' },
  business_connection: { id: 'b', user: from, user_chat_id: 4100, date: 1, rights: {}, is_enabled: true },
  business_message: { ...message, business_connection_id: 'b', text: 'to a friend' },
  deleted_business_messages: { business_connection_id: 'b', chat, message_ids: [1, 2] },
  my_chat_member: {
    chat: group,
    from,
    date: 1,
    old_chat_member: { status: 'left' },
    new_chat_member: { status: 'kicked', until_date: 0 },
  },
  poll: { id: 'p', question: 'x', options: [] },
};

const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: deep(depth - 1) });
const strange = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, -1, 2 ** 53, 1.5, '', '\u0000', '\ud800', '\u202e', '__proto__', '../../etc/passwd'],
    ...['x'.repeat(5_000), [], {}, [null], deep(200)],
    ...[{ constructor: { prototype: { polluted: 1 } } }, JSON.parse('{"__proto__":{"polluted":1}}')],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
type Bend = readonly [where: number, value: unknown];

/** The update with its `where`th value replaced, or removed if `value` is undefined. */
function bent(update: unknown, [where, value]: Bend): unknown {
  const paths: string[][] = [];
  const walk = (node: unknown, path: string[]): void => {
    if (path.length > 0) paths.push(path);
    if (typeof node === 'object' && node !== null)
      for (const key of Object.keys(node)) walk((node as Record<string, unknown>)[key], [...path, key]);
  };
  walk(update, []);
  const path = paths[where % Math.max(1, paths.length)];
  if (!path) return update;
  const copy = structuredClone(update);
  const last = path.at(-1) ?? '';
  let holder = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  if (value === undefined) delete holder[last];
  else Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

const bends = fc.array(
  fc.tuple(fc.nat(60), fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, { weight: 4, arbitrary: strange })),
  {
    minLength: 1,
    maxLength: 3,
  },
);
/** Far above the numbers that other tests use. */
let number = 900_000_000;
const hostile = fc.tuple(fc.constantFrom(...Object.entries(UPDATES)), bends).map(([[kind, content], list]) => {
  const inside = list.reduce<unknown>((update, bend) => bent(update, bend), content);
  return { [kind]: inside };
});

describe('an update of any shape', () => {
  it('is refused by the schema only if it has no valid number', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = IncomingUpdate.safeParse(value);
        if (read.success) expect(Number.isSafeInteger(read.data.update_id)).toBe(true);
      }),
    );
  });

  it('is finished without an error, and the next person is answered', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (content) => {
        await open.inbox.receive(IncomingUpdate.parse({ update_id: number++, ...content }));
      }),
      { numRuns: 250 },
    );
    await open.settled();
    expect(errors()).toEqual([]);
    const anna = await open.driver.person({ id: 4101, name: 'Anna', language: 'en' });
    await anna.says('/echo still here');
    await anna.hears('still here');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  }, 60_000);
});

describe('the data of a button', () => {
  const tricky = fc.constantFrom(
    ...items(`
      c: | k: | c:echo | c:__proto__ | c:constructor x | k:. | k:aaaaaaaaaaaaaaaa.99999 | k:aaaaaaaaaaaaaaaa.-1
      a:cancel {"only":99999999999}`),
  );
  it('is answered once, whatever it is', async () => {
    const pressed: string[] = [];
    await fc.assert(
      fc.asyncProperty(fc.oneof(tricky, fc.string({ unit: 'binary', maxLength: 64 })), async (data) => {
        const id = `press-${number}`;
        pressed.push(id);
        await open.inbox.receive({
          update_id: number++,
          callback_query: {
            id,
            from: { ...from, id: 4102 },
            chat_instance: '1',
            data,
            message: { ...message, chat: { ...chat, id: 4102 }, text: 'a' },
          },
        });
      }),
      { numRuns: 60 },
    );
    await open.settled();
    expect(errors()).toEqual([]);
    const answered = async () =>
      (await open.driver.calls('answerCallbackQuery'))
        .map(({ params }) => String(params.callback_query_id))
        .filter((id) => id.startsWith('press-'));
    // Nothing waits for these calls, not even the inbox.
    await expect.poll(async () => new Set(await answered()).size, { timeout: 10_000 }).toBe(pressed.length);
    expect((await answered()).toSorted()).toEqual(pressed.toSorted());
  }, 60_000);
});
