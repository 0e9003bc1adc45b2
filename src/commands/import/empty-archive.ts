/** Replies instead of results while the person's own archive is empty or being filled. */
import { describeOwn } from '../access/connected-reply.ts';
import { lookAround } from '../actions.ts';
import { button, commandButton } from '../buttons.ts';
import type { Context } from '../command.ts';
import { reply, type TextReply } from '../reply.ts';
import { openImports, questionReply } from './questions.ts';

/**
 * The question that an import is waiting on, a note that one is running, or how to add chats; undefined if neither
 * explains why nothing was found.
 */
export async function emptyArchiveReply(ctx: Context): Promise<TextReply | undefined> {
  const { words, deps, connection } = ctx;
  if (connection?.access?.whose !== 'own') return undefined;
  const open = await openImports(ctx);
  const empty = (await describeOwn(ctx))?.archive.records === 0;
  const [asking] = open.flatMap(({ importId, import: view }) =>
    view.state === 'asking' ? [{ id: importId, question: view.question }] : [],
  );
  if (asking) {
    const asked = questionReply(ctx, { id: asking.id }, asking.question);
    const why = words.text(empty ? 'results-empty-archive' : 'results-import-waits');
    return { ...asked, isDeadEnd: true, text: [why, '\n', ...asked.text] };
  }
  if (open.length > 0) return reply(words.text('results-import-running'), { isDeadEnd: true });
  if (!empty) return undefined;
  const add = deps.importing ? [commandButton(words.text('results-add-chats'), 'import')] : [];
  const look = deps.about.sample ? [button(words.text('buttons-look-around'), lookAround, {})] : [];
  return reply(words.text('results-empty-archive'), { isDeadEnd: true, buttons: [[...add, ...look]] });
}
