/** Methods and forms that came with later Bot APIs: what is sent, and how a server is met that does not know them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { type BotApi, createBotApi } from '#telegram/api/bot-api.ts';
import { isUnsupported } from '#telegram/api/errors.ts';
import type { OutgoingMessage, Place } from '#telegram/api/message.ts';
import { turnableClock } from '../../support/turnable-clock.ts';
import { type BotApiServer, done, json, openBotApiServer, type Reaction, refused, sent } from './bot-api-server.ts';

const PRIVATE: Place = { chatId: 1, kind: 'private' };
const TO_ONE: Place = { chatId: -5, kind: 'group', onlyFor: { userId: 11, pressId: 'p' } };
const WORDS: OutgoingMessage = { text: 'words', entities: [] };
const unknownMethod = refused(404, 'Not Found: method not found');
const known = refused(400, 'Bad Request: chat_id is empty');
const sentToOne = json({ ok: true, result: { message_id: 0, ephemeral_message_id: 3 } });

let server: BotApiServer;
let api: BotApi;
beforeEach(async () => {
  server = await openBotApiServer();
  api = createBotApi({ token: '1:T', apiRoot: server.root, clock: turnableClock(), log: createLog('silent') });
});
afterEach(async () => {
  await server.close();
  await api.close();
});

const methods = () => server.received.map(({ path }) => path.split('/').at(-1));
const bodies = () => server.received.map(({ body }) => JSON.parse(Buffer.from(body, 'latin1').toString()));
const isRefusedAsUnsupported = (call: Promise<unknown>) => call.then(() => false, isUnsupported);

describe('a draft', () => {
  const draft = (text: string) => api.sendMessageDraft(PRIVATE, { id: 7, text, entities: [] });

  it('is sent with its number, and with the wish to be stopped', async () => {
    const bold = { type: 'bold', offset: 0, length: 2 } as const;
    await api.sendMessageDraft({ ...PRIVATE, threadId: 4 }, { id: 7, text: 'So', entities: [bold], canStop: true });
    expect(methods()).toEqual(['sendMessageDraft']);
    expect(bodies()).toEqual([
      {
        chat_id: 1,
        message_thread_id: 4,
        draft_id: 7,
        text: 'So',
        entities: [bold],
        can_stop: true,
      },
    ]);
  });

  it('meets a server without drafts once; the next ones are not sent', async () => {
    server.react(unknownMethod);
    for (const text of ['a', 'b', 'c']) expect(await isRefusedAsUnsupported(draft(text))).toBe(true);
    expect(methods()).toEqual(['sendMessageDraft']);
  });

  it.each([
    ['a chat without drafts', refused(400, 'Bad Request: TEXTDRAFT_PEER_INVALID'), true],
    ['a bot that is not known just now', refused(404, 'Not Found'), false],
    ['too many of them', refused(429, 'Too Many Requests: retry after 3', 3), false],
    ['a broken server', refused(500, 'Internal Server Error'), false],
  ] as [string, Reaction, boolean][])(
    'that meets %s is tried again the next time',
    async (_, reaction, unsupported) => {
      server.react(reaction);
      expect(await isRefusedAsUnsupported(draft('a'))).toBe(unsupported);
      server.react(done);
      await draft('b');
      expect(methods()).toHaveLength(2);
    },
  );
});

describe('a message for one member of a group', () => {
  it('names its receiver, and what it answers; its id is the ephemeral one', async () => {
    server.react(known, sentToOne, done, done);
    const place: Place = { ...TO_ONE, threadId: 4, onlyFor: { userId: 11, pressId: 'p', inPlace: true, replyTo: 9 } };
    const id = await api.sendMessage(place, { ...WORDS, protect: true });
    await api.editMessageText(place, id, WORDS);
    await api.deleteMessage(place, id);
    expect(methods()).toEqual([
      'deleteEphemeralMessage',
      'sendMessage',
      'editEphemeralMessageText',
      'deleteEphemeralMessage',
    ]);
    const named = { chat_id: -5, receiver_user_id: 11, ephemeral_message_id: 3 };
    const text = { text: 'words', link_preview_options: { is_disabled: true } };
    expect(bodies().slice(1)).toEqual([
      {
        chat_id: -5,
        message_thread_id: 4,
        receiver_user_id: 11,
        callback_query_id: 'p',
        ephemeral_message_parameters: {
          receiver_user_id: 11,
          callback_query_id: 'p',
          replace_callback_query_message: true,
        },
        reply_parameters: { ephemeral_message_id: 9 },
        ...text,
        protect_content: true,
      },
      { ...named, ...text },
      named,
    ]);
  });

  it('is asked about once, then only sent', async () => {
    server.react(known, sentToOne);
    for (let time = 0; time < 3; time++) await api.sendMessage(TO_ONE, WORDS);
    expect(methods()).toEqual(['deleteEphemeralMessage', ...Array(3).fill('sendMessage')]);
  });

  it('is never sent to a server that would show it to everybody', async () => {
    server.react(unknownMethod);
    for (let time = 0; time < 3; time++)
      expect(await isRefusedAsUnsupported(api.sendMessage(TO_ONE, WORDS))).toBe(true);
    expect(await isRefusedAsUnsupported(api.editMessageText(TO_ONE, 3, WORDS))).toBe(true);
    expect(await isRefusedAsUnsupported(api.deleteMessage(TO_ONE, 3))).toBe(true);
    expect(methods()).toEqual(['deleteEphemeralMessage']);
  });

  it.each([
    ['broken', refused(500, 'Internal Server Error')],
    ['flooded', refused(429, 'Too Many Requests: retry after 3', 3)],
    ['changing its token', refused(404, 'Not Found')],
  ] as [string, Reaction][])('is not sent while the server is %s, and later it is', async (_, reaction) => {
    server.react(reaction);
    expect(await isRefusedAsUnsupported(api.sendMessage(TO_ONE, WORDS))).toBe(true);
    server.react(known, sentToOne);
    expect(await api.sendMessage(TO_ONE, WORDS)).toBe(3);
  });

  it('that a server has shown to everybody all the same is taken away at once, and no other follows', async () => {
    server.react(known, sent, done);
    expect(await isRefusedAsUnsupported(api.sendMessage(TO_ONE, WORDS))).toBe(true);
    expect(await isRefusedAsUnsupported(api.sendMessage(TO_ONE, WORDS))).toBe(true);
    expect(methods()).toEqual(['deleteEphemeralMessage', 'sendMessage', 'deleteMessage']);
    expect(bodies().at(-1)).toEqual({ chat_id: -5, message_id: 7 });
  });

  it('has a typing sign that names nobody', async () => {
    await api.sendChatAction({ ...TO_ONE, threadId: 4 });
    expect(bodies()).toEqual([{ chat_id: -5, message_thread_id: 4, action: 'typing' }]);
  });
});

describe('a picture', () => {
  const PNG = Buffer.from('89504e470d0a1a0a0000ff', 'hex');
  const message = { text: 'May', entities: [], picture: PNG.toString('base64'), covered: true, protect: true };
  async function formOf({ headers, body }: BotApiServer['received'][number]): Promise<Record<string, unknown>> {
    const type = { headers: { 'content-type': headers['content-type'] ?? '' } };
    const form = await new Response(Buffer.from(body, 'latin1'), type).formData();
    const photo = form.get('photo');
    form.delete('photo');
    return {
      photo: photo instanceof File && [photo.type, Buffer.from(await photo.bytes())],
      ...Object.fromEntries(form),
    };
  }

  it('is uploaded byte for byte, with the words as its caption', async () => {
    server.react(sent);
    expect(await api.sendMessage(PRIVATE, message)).toBe(7);
    expect(methods()).toEqual(['sendPhoto']);
    expect(await formOf(server.received[0] as BotApiServer['received'][number])).toEqual({
      photo: ['image/png', PNG],
      chat_id: '1',
      caption: 'May',
      has_spoiler: 'true',
      protect_content: 'true',
    });
  });

  it('takes the place of what a message was', async () => {
    await api.editMessageText(PRIVATE, 4, message);
    expect(methods()).toEqual(['editMessageMedia']);
    const { photo, media, ...rest } = await formOf(server.received[0] as BotApiServer['received'][number]);
    expect(photo).toEqual(['image/png', PNG]);
    expect(rest).toEqual({ chat_id: '1', message_id: '4' });
    expect(JSON.parse(String(media))).toEqual({
      type: 'photo',
      media: 'attach://photo',
      caption: 'May',
      has_spoiler: true,
    });
  });
});

describe('an inline query', () => {
  it('is answered for this person alone, kept by nobody, and with at most fifty results', async () => {
    const article = (id: number) => ({ id: String(id), title: 't', message: WORDS });
    await api.answerInlineQuery('q', {
      articles: Array.from({ length: 60 }, (_, id) => article(id)),
      button: { text: 'Connect', parameter: 'connect' },
    });
    const [{ results, ...rest }] = bodies();
    expect(rest).toEqual({
      inline_query_id: 'q',
      is_personal: true,
      cache_time: 0,
      button: { text: 'Connect', start_parameter: 'connect' },
    });
    expect(results).toHaveLength(50);
    expect(results[0]).toEqual({
      type: 'article',
      id: '0',
      title: 't',
      input_message_content: { message_text: 'words', link_preview_options: { is_disabled: true } },
    });
  });
});

describe('the menu and the descriptions', () => {
  it('name their scope and their language', async () => {
    server.react(json({ ok: true, result: [{ command: 'a', description: 'b', is_ephemeral: true }] }));
    expect(await api.getMyCommands({ chatId: 5 }, { language: 'de' })).toEqual([
      { command: 'a', description: 'b', is_ephemeral: true },
    ]);
    server.react(done);
    await api.setMyCommands({ chatId: 6 }, [{ command: 'a', description: 'b' }], { language: 'de' });
    await api.deleteMyCommands('all_private_chats');
    await api.setMyDescription('d', { language: 'ar' });
    await api.setMyShortDescription('s', { language: 'ar' });
    expect(bodies()).toEqual([
      { scope: { type: 'chat', chat_id: 5 }, language_code: 'de' },
      {
        scope: { type: 'chat', chat_id: 6 },
        language_code: 'de',
        commands: [{ command: 'a', description: 'b' }],
      },
      { scope: { type: 'all_private_chats' } },
      { description: 'd', language_code: 'ar' },
      { short_description: 's', language_code: 'ar' },
    ]);
  });
});

it('a reaction is put on a message, and taken away', async () => {
  await api.setMessageReaction(PRIVATE, 4, '👀');
  await api.setMessageReaction(PRIVATE, 4, undefined);
  expect(bodies()).toEqual([
    { chat_id: 1, message_id: 4, reaction: [{ type: 'emoji', emoji: '👀' }] },
    { chat_id: 1, message_id: 4, reaction: [] },
  ]);
});

describe('a form that the server does not know', () => {
  const when = { type: 'date_time', offset: 0, length: 5, unix_time: 1_700_000_000 } as const;
  const bold = { type: 'bold', offset: 0, length: 5 } as const;
  const page = { text: '2/4', disabled: {}, callback_data: 'n' };
  const message = { text: 'words', entities: [bold, when], keyboard: { inline_keyboard: [[page]] } };
  const lastSent = () => {
    const { entities, reply_markup: markup } = bodies().at(-1);
    return { entities, buttons: markup.inline_keyboard };
  };

  it('is sent in its newest form first', async () => {
    server.react(sent);
    await api.sendMessage(PRIVATE, message);
    expect(lastSent()).toEqual({ entities: [bold, when], buttons: [[{ text: '2/4', disabled: {} }]] });
  });

  it('is replaced by what the server knows, once it has refused that', async () => {
    server.react(refused(400, "Bad Request: can't parse MessageEntity: Unsupported type specified"));
    await expect(api.sendMessage(PRIVATE, message)).rejects.toThrow();
    const words = "Bad Request: can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard";
    server.react(refused(400, words));
    await expect(api.sendMessage(PRIVATE, message)).rejects.toThrow();
    server.react(sent);
    await api.sendMessage(PRIVATE, message);
    expect(lastSent()).toEqual({ entities: [bold], buttons: [[{ text: '2/4', callback_data: 'n' }]] });
  });

  it('is kept where the refusal is about something else', async () => {
    server.react(refused(400, 'Bad Request: BUTTON_URL_INVALID'));
    await expect(api.sendMessage(PRIVATE, message)).rejects.toThrow();
    server.react(sent);
    await api.sendMessage(PRIVATE, message);
    expect(lastSent()).toEqual({ entities: [bold, when], buttons: [[{ text: '2/4', disabled: {} }]] });
  });
});
