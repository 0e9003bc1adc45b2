/** /recent, and behind buttons the messages of one chat: the newest, or what was said up to a moment. */
import { z } from 'zod';
import { say } from '../answer.ts';
import type { Command } from '../command.ts';
import { unspent } from '../credits/unspent.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { readPressed } from '../press.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../search/run-query.ts';
import { listNewest } from './message-list.ts';

/** Longest name of a chat in a title, UTF-16 units. */
export const MAX_TITLE = 56;

export function createRecentCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'recent', async function* ({ argument }, turn) {
    const { today } = await turn.known();
    const words = turn.words;
    const parsed = parseQuery(argument, today, 'filters', words);
    if ('problem' in parsed) yield say([unspent(turn.words, parsed.problem)]);
    else yield* runQuery(deps, turn, parsed.query, 'recent');
  });
}

export const ChatArgument = z.object({
  chatId: z.string().min(1).max(300),
  name: z.string().max(200),
  /** Shows what was said up to this moment, instead of the newest. */
  around: z.iso.datetime().optional(),
});

/** Behind buttons: the messages of one chat. */
export function createChatCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'chat', async function* ({ argument }, turn) {
    const { chatId, name, around } = readPressed(ChatArgument, argument);
    const words = turn.words;
    const subject = shorten(name, MAX_TITLE);
    yield* listNewest(deps, turn, {
      command: 'recent',
      kind: around === undefined ? 'chat' : 'around',
      title: around === undefined ? words.text('timelines-newest-in') : words.text('timelines-around-in'),
      subject,
      again: { command: 'chat', argument },
      datastore: 'social-chat-message',
      filter: { groupId: chatId },
      field: 'sentAt',
      upTo: around,
      doing: words.text('timelines-opening', { chat: subject }),
      nothing: words.text('timelines-none-in-chat'),
    });
  });
}
