/** Methods and forms that came with later Bot APIs: what is sent, and how a server is met that does not know them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { type BotApi, createBotApi } from '#telegram/api/bot-api.ts';
import type { Place } from '#telegram/api/message.ts';
import { fakeClock } from '../../support/clock.ts';
import { type BotApiServer, openBotApiServer, sent } from './bot-api-server.ts';

const PRIVATE: Place = { chatId: 1, kind: 'private' };

let server: BotApiServer;
let api: BotApi;
beforeEach(async () => {
  server = await openBotApiServer();
  api = createBotApi({ token: '1:T', apiRoot: server.root, clock: fakeClock(), log: createLog('silent') });
});
afterEach(async () => {
  await server.close();
  await api.close();
});

const methods = () => server.received.map(({ path }) => path.split('/').at(-1));
const bodies = () => server.received.map(({ body }) => JSON.parse(Buffer.from(body, 'latin1').toString()));

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
    const article = (id: number) => ({
      type: 'article' as const,
      id: String(id),
      title: 't',
      input_message_content: { message_text: 'words' },
    });
    await api.answerInlineQuery('q', {
      results: Array.from({ length: 60 }, (_, id) => article(id)),
      button: { text: 'Connect', start_parameter: 'connect' },
    });
    const [{ results, ...rest }] = bodies();
    expect(rest).toEqual({
      inline_query_id: 'q',
      is_personal: true,
      cache_time: 0,
      button: { text: 'Connect', start_parameter: 'connect' },
    });
    expect(results).toHaveLength(50);
    expect(results[0]).toEqual(article(0));
  });
});

describe('a reaction', () => {
  it('is one emoji under the message', async () => {
    await api.setMessageReaction(PRIVATE, 4, '👍');
    expect(methods()).toEqual(['setMessageReaction']);
    expect(bodies()).toEqual([{ chat_id: 1, message_id: 4, reaction: [{ type: 'emoji', emoji: '👍' }] }]);
  });
});
