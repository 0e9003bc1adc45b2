/** /chats: the person's chats by their last message, or those of a name; a tap opens one. */
import { CONTAINS_EXTENSION, type Filter } from '#service/contract/filters.ts';
import { say } from '../answer.ts';
import type { Command } from '../command.ts';
import { offers } from '../command-facts.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { tidy } from '../display-text.ts';
import { MAX_NAME } from '../query/query.ts';
import { nameTest } from '../query/query-filter.ts';
import { listNewest } from './message-list.ts';

/** Chats fetched at a time. */
const BATCH = 100;

export function createChatsCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'chats', async function* ({ argument }, turn) {
    const words = turn.words;
    const name = tidy(argument);
    if ([...name].length > MAX_NAME) {
      yield say([words.text('timelines-chat-name-too-long', { most: MAX_NAME })]);
      return;
    }
    const contains = offers((await turn.known()).connection, CONTAINS_EXTENSION);
    const filter: Filter = name === '' ? {} : { name: nameTest(name, contains) };
    yield* listNewest(deps, turn, {
      command: 'chats',
      kind: 'chats',
      title: name === '' ? words.text('timelines-chats') : words.text('timelines-chats-named'),
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
