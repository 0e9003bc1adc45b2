/** Uploads of pictures, byte for byte, with their other fields. */
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

  it('is uploaded byte for byte, with the text as its caption', async () => {
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

  it('replaces the content of a message', async () => {
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
