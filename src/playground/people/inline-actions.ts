/** What people do in inline mode (query, choose a result), and forwarding. */
import { randomBytes } from 'node:crypto';
import { copyOf } from '../api/methods/forwarding.ts';
import { publishAnswer } from '../api/methods/inline.ts';
import type { Input } from '../control/control-schema.ts';
import type { Emulator } from '../emulator.ts';
import { refuse } from '../refusal.ts';
import { originOf, userOf } from '../world/bot-view.ts';
import { memberOf, notifyBot } from './person-actions.ts';

/** Makes an inline query. A cached answer is published immediately, without an update for the bot. */
export function askInline(emulator: Emulator, request: Input<'inline'>) {
  const { chat, person } = memberOf(emulator, request.chat_id, request.from_id);
  const { query, offset } = request;
  const opened = emulator.inline.open({ personId: person.id, query, offset });
  if (opened.answer) {
    publishAnswer(emulator, opened, opened.answer);
    return { inline_query_id: opened.id, update_id: undefined };
  }
  const chat_type = chat.id === person.id ? 'sender' : chat.type === 'direct' ? 'private' : chat.type;
  const payload = { id: opened.id, from: userOf(person), chat_type, query, offset };
  const update_id = emulator.queue.push('inline_query', payload, `inline:${person.id}`);
  return { inline_query_id: opened.id, update_id };
}

/** Sends a result of an answered query as the person's own message via the bot. */
export function chooseInline(emulator: Emulator, request: Input<'choice'>) {
  const { world, queue, inline } = emulator;
  const { chat, person } = memberOf(emulator, request.chat_id, request.from_id);
  const asked = inline.answered(request.inline_query_id, person.id);
  const result = asked?.answer?.results.find(({ id }) => id === request.result_id);
  if (!asked || !result) throw refuse(`there is no such result to choose: "${request.result_id}"`);
  const { reply_markup, message: content } = result;
  const inlineId = reply_markup === undefined ? undefined : `I${randomBytes(15).toString('base64url')}`;
  const message = world.post(chat, {
    sender: { kind: 'person', id: person.id },
    via_bot: true,
    ...content,
    reply_markup,
    inline_message_id: inlineId,
  });
  const update_id = notifyBot(emulator, chat, message);
  const chosen = {
    result_id: result.id,
    from: userOf(person),
    query: asked.query,
    ...(inlineId === undefined ? {} : { inline_message_id: inlineId }),
  };
  queue.push('chosen_inline_result', chosen, `inline:${person.id}`);
  return { message, update_id };
}

/** Forwards a message to another chat. Throws a Refusal if it's protected. */
export function forward(emulator: Emulator, request: Input<'forward'>) {
  const { world } = emulator;
  const from = memberOf(emulator, request.chat_id, request.from_id);
  const { chat, person } = memberOf(emulator, request.to_chat_id, request.from_id);
  const source = from.chat.messages.find(({ message_id: id }) => id === request.message_id);
  if (!source || source.deleted) throw refuse('there is no such message');
  if (source.protected) throw refuse('this message is protected: it can neither be forwarded nor saved');
  const message = world.post(chat, {
    sender: { kind: 'person', id: person.id },
    ...copyOf(source),
    forward_origin: originOf(world, from.chat, source),
  });
  const update_id = notifyBot(emulator, chat, message);
  return { message, update_id };
}
