/** /recent and the messages of one chat: lists by time, older ones on request. */
import { z } from 'zod';
import { say } from './answer.ts';
import { dayOf } from './calendar.ts';
import type { Command } from './command.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { shorten } from './display-text.ts';
import { listRecords } from './message-list.ts';
import { parseQuery } from './parse-query.ts';
import { readPressed } from './press.ts';
import { runQuery } from './run-query.ts';

export function createRecentCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'recent', async function* ({ argument }, turn) {
    const parsed = parseQuery(argument, (await turn.known()).today, 'filters');
    if ('problem' in parsed) yield say([parsed.problem, '\n\n0 credits spent.']);
    else yield* runQuery(deps, turn, parsed.query, 'recent');
  });
}

const ChatArgument = z.object({
  chatId: z.string().min(1).max(300),
  name: z.string().max(200),
  /** Shows what was said from a little before this moment on, instead of the newest. */
  around: z.iso.datetime().optional(),
});

/** How much before the moment of a hit its surroundings begin. */
const LEAD_MS = 3_600_000;

/** Behind buttons: the messages of one chat. */
export function createChatCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'chat', async function* ({ argument }, turn) {
    const { chatId, name, around } = readPressed(ChatArgument, argument);
    const { today } = await turn.known();
    const from = around === undefined ? undefined : new Date(Date.parse(around) - LEAD_MS).toISOString();
    const subject = shorten(name, 56);
    yield* listRecords(deps, turn, {
      command: 'recent',
      kind: 'chat',
      title: from === undefined ? 'Newest messages in' : `From ${dayOf(Date.parse(from), today.zone)} on in`,
      subject,
      again: { command: 'chat', argument },
      datastore: 'social-chat-message',
      filter: { groupId: chatId, ...(from === undefined ? {} : { sentAt: { $gte: from } }) },
      direction: from === undefined ? 'desc' : 'asc',
      doing: `Opening “${subject}”`,
      nothing: 'There are no messages in this chat.',
    });
  });
}
