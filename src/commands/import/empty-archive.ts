/** Replies instead of results while the person's own archive is empty or being filled. */
import { z } from 'zod';
import { describeOwn } from '../access/connected-reply.ts';
import { lookAround } from '../actions.ts';
import { button, commandButton } from '../buttons.ts';
import type { Context } from '../command.ts';
import { reply, type TextReply } from '../reply.ts';
import { openImports, questionReply } from './questions.ts';

/** The import whose question was last repeated under a search in an archive that holds something. */
const Reminded = z.object({ id: z.string() });
const REMINDED = 'import-reminded';
const KEPT_MS = 86_400_000;

/** Whether the question of an import is repeated here for the first time; then notes that it was. */
async function isFirstReminder({ deps, person, commitWithReply }: Context, id: string): Promise<boolean> {
  const { results, clock } = deps;
  const kept = await results.find(results.keyOf(REMINDED, person.id), person.id, clock.now());
  if (Reminded.safeParse(kept).data?.id === id) return false;
  commitWithReply(results.putting(REMINDED, person.id, { id }, clock.now() + KEPT_MS));
  return true;
}

/**
 * The question that an import is waiting on, a note that one is running, or how to add chats; undefined if neither
 * explains why nothing was found.
 * @param isEmpty whether the archive is empty; if undefined, the service is asked
 */
export async function emptyArchiveReply(
  ctx: Context,
  { isEmpty }: { isEmpty?: boolean | undefined } = {},
): Promise<TextReply | undefined> {
  const { words, deps, connection } = ctx;
  const isOwn = connection?.access?.whose === 'own';
  const open = isOwn ? await openImports(ctx) : [];
  const empty = isEmpty ?? (isOwn && (await describeOwn(ctx))?.archive.records === 0);
  const [asking] = open.flatMap(({ importId, import: view }) =>
    view.state === 'asking' ? [{ id: importId, question: view.question }] : [],
  );
  // Once is enough: after that, an empty search says that nothing was found.
  if (asking && !empty && !(await isFirstReminder(ctx, asking.id))) return undefined;
  if (asking) {
    const asked = questionReply(ctx, { id: asking.id }, asking.question);
    const why = words.text(empty ? 'results-empty-archive' : 'results-import-waits');
    return { ...asked, isDeadEnd: true, text: [why, '\n', ...asked.text] };
  }
  if (open.length > 0) return reply(words.text('results-import-running'), { isDeadEnd: true });
  if (!empty) return undefined;
  const add = deps.importing ? [commandButton(words.text('results-add-chats'), 'import')] : [];
  const look = isOwn && deps.about.sample ? [button(words.text('buttons-look-around'), lookAround, {})] : [];
  return reply(words.text('results-empty-archive'), { isDeadEnd: true, buttons: [[...add, ...look]] });
}
