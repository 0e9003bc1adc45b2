/** Calls an embedded service as any HTTP client would. */
import { z } from 'zod';
import { AnswerDetails, AnswerSource } from '#service/contract/answers.ts';
import type { ServiceDouble } from '../support/service.ts';

export const MESSAGES = 'https://common.schemas.verida.io/social/chat/message/v0.1.0/schema.json';
export const GROUPS = 'https://common.schemas.verida.io/social/chat/group/v0.1.0/schema.json';
export const FILES = 'https://common.schemas.verida.io/file/v0.1.0/schema.json';

/** Path of the datastore query for a schema address. */
export const queryPath = (schema: string) => `/api/rest/v1/ds/query/${encodeURIComponent(btoa(schema))}`;

const Item = z.looseObject({
  _id: z.string().default(''),
  name: z.string().default(''),
  schema: z.string().default(''),
  groupId: z.string().default(''),
  groupName: z.string().default(''),
  messageText: z.string().default(''),
  sentAt: z.string().default(''),
  type: z.string().default(''),
});
const NOTHING_READ = { searches: 0, records: {}, chats: 0 };
/** Just enough of every reply to reach into it. */
const Reply = z.looseObject({
  items: z.array(Item.extend({ id: z.string().default(''), messages: z.array(Item).default([]) })).default([]),
  completion: z.string().default(''),
  error: z.string().default(''),
  dbRows: z.number().default(-1),
  total: z.number().default(-1),
  sources: z.array(AnswerSource).default([]),
  read: AnswerDetails.shape.read.default(NOTHING_READ),
  removedCitations: z.number().default(-1),
  usage: AnswerDetails.shape.usage,
});
export type Reply = z.infer<typeof Reply>;

export interface Outcome {
  status: number;
  reply: Reply;
  headers: Headers;
}

export interface CallOptions {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Makes one call; `body` is sent as JSON unless it is a string. */
export async function call(
  double: Pick<ServiceDouble, 'url'>,
  path: string,
  options: CallOptions = {},
): Promise<Outcome> {
  const { token, body, headers = {} } = options;
  const response = await fetch(`${double.url}${path}`, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    reply: Reply.parse(text === '' ? {} : JSON.parse(text)),
  };
}
