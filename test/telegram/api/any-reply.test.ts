/** For any reply, a call ends with its result or with a BotApiError that contains no secret. */
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createBotApi } from '#telegram/api/bot-api.ts';
import { BotApiError } from '#telegram/api/errors.ts';
import { items } from '../../support/text-table.ts';
import { openBotApiServer, raw } from './bot-api-server.ts';

const TOKEN = '123456:SECRETSECRETSECRETSECRETSECRET';
const PLACE = { chatId: 1, kind: 'private' } as const;
const server = await openBotApiServer();
const api = createBotApi({ token: TOKEN, apiRoot: server.root, clock: systemClock, log: createLog('silent') });
afterAll(async () => {
  await server.close();
  await api.close();
});

const options = { deadlineMs: 5_000 };
const CALLS: readonly (() => Promise<unknown>)[] = [
  () => api.call('getMe', {}, options),
  () => api.call('getUpdates', { offset: 0, limit: 1, timeout: 0 }, options),
  () => api.call('getWebhookInfo', {}, options),
  () => api.sendMessage(PLACE, { text: 'private words', entities: [] }, options),
  () => api.call('answerCallbackQuery', { callback_query_id: '1' }, options),
  () => api.openFile('f', options),
  () => api.call('getBusinessConnection', { business_connection_id: 'b' }, options),
];

/** JSON that is close to what is expected. */
const member = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom<unknown>(0, -1, 2 ** 53, 1e300, '', 'private', [], {}),
);
const near = fc.dictionary(
  fc.constantFrom(
    ...items('ok | result | error_code | description | parameters | id | message_id | file_path | __proto__'),
  ),
  fc.oneof(
    { weight: 2, arbitrary: fc.boolean() },
    { weight: 3, arbitrary: member },
    {
      weight: 2,
      arbitrary: fc.dictionary(
        fc.constantFrom('retry_after', 'id', 'file_path', 'file_size', 'url', 'message_id'),
        member,
      ),
    },
  ),
  { noNullPrototype: true },
);
const body = fc.oneof(
  near.map((value) => Buffer.from(JSON.stringify(value))),
  fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom('['.repeat(100_000), '{"ok":true,"result":', '<html>').map((text) => Buffer.from(text)),
);

it.each(CALLS.map((call, at) => [/api\.(?:call\(['"])?(\w+)/.exec(String(call))?.[1] ?? at, call] as const))(
  '%s handles any reply',
  async (_, call) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.constant(200), fc.integer({ min: 200, max: 599 })), body, async (status, reply) => {
        server.react(raw(reply, status));
        const failure: unknown = await call().then(
          () => undefined,
          (error: unknown) => error,
        );
        if (failure === undefined) return;
        expect(failure).toBeInstanceOf(BotApiError);
        const { message, retryAfterMs = 0 } = failure as BotApiError;
        expect(message).not.toContain('SECRET');
        expect(message).not.toContain('private words');
        expect(message.length).toBeLessThan(1_000);
        expect(retryAfterMs).toBeGreaterThanOrEqual(0);
        // A value too large for a timer would fire immediately.
        expect(retryAfterMs).toBeLessThanOrEqual(86_400_000);
      }),
      { numRuns: 80 },
    );
  },
);
