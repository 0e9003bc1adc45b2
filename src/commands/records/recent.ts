/** /recent, /chats, and behind buttons the messages of one chat: the newest, or what was said up to a moment. */
import { z } from 'zod';
import { CONTAINS_EXTENSION, type Filter } from '#service/contract/filters.ts';
import type { Command } from '../command.ts';
import { unspent } from '../credits/price.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten, tidy } from '../display-text.ts';
import { readPressed } from '../press.ts';
import { parseQuery } from '../query/parse-query.ts';
import { MAX_NAME } from '../query/query.ts';
import { nameTest } from '../query/query-filter.ts';
import { offers } from '../registry.ts';
import { reply } from '../reply.ts';
import { runQuery } from '../search/search.ts';
import { listNewest } from './message-list.ts';

/** Longest name of a chat in a title, UTF-16 units. */
export const MAX_TITLE = 56;

export function createRecentCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'recent', async function* ({ argument }, turn) {
    const { today } = await turn.user();
    const words = turn.words;
    const parsed = parseQuery(argument, today, 'filters', words);
    if ('problem' in parsed) yield reply([unspent(turn.words, parsed.problem)]);
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
      title: words.text(around === undefined ? 'timelines-newest-in' : 'timelines-around-in'),
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

/** Chats fetched at a time. */
const BATCH = 100;

export function createChatsCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'chats', async function* ({ argument }, turn) {
    const words = turn.words;
    const name = tidy(argument);
    if ([...name].length > MAX_NAME)
      return yield reply([words.text('timelines-chat-name-too-long', { most: MAX_NAME })]);
    const contains = offers((await turn.user()).connection, CONTAINS_EXTENSION);
    const filter: Filter = name === '' ? {} : { name: nameTest(name, contains) };
    yield* listNewest(deps, turn, {
      command: 'chats',
      kind: 'chats',
      title: words.text(name === '' ? 'timelines-chats' : 'timelines-chats-named'),
      subject: name === '' ? '' : words.text('writing-quoted', { text: name }),
      again: { command: 'chats', argument: name },
      datastore: 'social-chat-group',
      filter,
      // Deployments refuse to sort chats by their last change (assumed).
      field: contains ? 'modifiedAt' : 'insertedAt',
      limit: BATCH,
      doing: name === '' ? words.text('timelines-listing-chats') : words.text('timelines-looking-for-chats', { name }),
      nothing: name === '' ? words.text('timelines-no-chats') : words.text('timelines-no-chat-named', { name }),
      facts: (lines) => [words.text('records-amount', { kind: 'social-chat-group', amount: lines.length })],
    });
  });
}
