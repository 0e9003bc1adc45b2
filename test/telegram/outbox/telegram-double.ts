/** A small fake Telegram over real HTTP, with readable chats and faults that a test injects. */

import type { Clock } from '#platform/clock.ts';
import { cut, done, hang, json, openBotApiServer, raw, refused } from '../api/bot-api-server.ts';

/** How a call fails. `lost`: it is carried out, but the reply is lost. */
export type Fault =
  | 'reset'
  | 'lost, reset'
  | 'lost, 502'
  | 'lost, silence'
  | 'silence'
  | '502'
  | { flood: number }
  | { refuse: string; code?: number };

export interface Call {
  method: string;
  at: number;
  chat: number;
  text: string;
  fields: Record<string, unknown>;
}

export async function openTelegramDouble(clock: Pick<Clock, 'now'>) {
  const server = await openBotApiServer();
  const chats = new Map<number, { id: number; text: string }[]>();
  const calls: Call[] = [];
  let unanswered = 0;
  let lastId = 100;

  const messagesOf = (chat: number) => {
    const known = chats.get(chat) ?? [];
    chats.set(chat, known);
    return known;
  };
  function put(chat: number, text: string): number {
    lastId += 1;
    messagesOf(chat).push({ id: lastId, text });
    return lastId;
  }

  function carryOut({ method, chat, text, fields }: Call) {
    const messages = messagesOf(chat);
    const at = messages.findIndex(({ id }) => id === fields.message_id);
    const message = messages[at];
    switch (method) {
      case 'sendMessage':
        return json({ ok: true, result: { message_id: put(chat, text) } });
      case 'editMessageText':
        if (!message) return refused(400, 'Bad Request: message to edit not found');
        if (message.text === text) return refused(400, 'Bad Request: message is not modified');
        message.text = text;
        return done;
      case 'deleteMessage':
        if (!message) return refused(400, 'Bad Request: message to delete not found');
        messages.splice(at, 1);
        return done;
      default:
        return done;
    }
  }

  const double = {
    root: server.root,
    /** Every call received, in order. */
    calls,
    /** The texts of all calls, or of those of one method. */
    texts: (method?: string) =>
      calls.filter((call) => method === undefined || call.method === method).map(({ text }) => text),
    /** The messages in a chat. */
    chat: (id: number) => messagesOf(id).map(({ text }) => text),
    /** The fault of each call; undefined for none. */
    trouble: (_call: Call): Fault | undefined => undefined,
    /** Puts a message of the bot into a chat; returns its id. */
    put,
    /** Number of calls that will never be answered. */
    unanswered: () => unanswered,
    close: server.close,
  };

  server.react((request, response) => {
    const fields = JSON.parse(request.body) as Record<string, unknown>;
    const call: Call = {
      method: request.url.split('/').at(-1) ?? '',
      at: clock.now(),
      chat: Number(fields.chat_id),
      text: String(fields.text ?? ''),
      fields,
    };
    calls.push(call);
    const fault = double.trouble(call);
    if (fault === undefined) return carryOut(call)(request, response);
    if (typeof fault === 'object') {
      const reply =
        'flood' in fault ? refused(429, 'Too Many Requests', fault.flood) : refused(fault.code ?? 400, fault.refuse);
      return reply(request, response);
    }
    if (fault.startsWith('lost')) carryOut(call);
    if (fault.endsWith('silence')) {
      unanswered += 1;
      response.on('close', () => {
        unanswered -= 1;
      });
      return hang(request, response);
    }
    return (fault.endsWith('reset') ? cut : raw('<h1>502 Bad Gateway</h1>', 502))(request, response);
  });
  return double;
}
