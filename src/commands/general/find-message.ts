/** A forwarded message or a long text: opened where it stands in a conversation, else kept or searched. */
import { runQuery, saveMessage } from '../actions.ts';
import { button } from '../buttons.ts';
import type { CommandInput, Context } from '../command.ts';
import { asPhrase, operationOf, queryFor } from '../query/query.ts';
import { type Button, type Reply, reply } from '../reply.ts';
import { showResults } from '../search/search.ts';

/** Words at its beginning by which a message is known. */
const KNOWN_BY = 12;
/** Words that are searched for at most, and their length. */
const MOST_WORDS = 20;
const LONGEST_WORD = 40;

export async function* findMessage(
  ctx: Context,
  text: string,
  { quoted }: Partial<CommandInput>,
): AsyncIterable<Reply> {
  const { words, deps } = ctx;
  const { today } = await ctx.user();
  const typed = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(({ length }) => length <= LONGEST_WORD);
  if (typed.length === 0) return yield reply([words.text('plain-text-only')]);
  const whole = queryFor([asPhrase(typed.slice(0, KNOWN_BY).join(' '))], today);
  const someWords = queryFor([...new Set(typed)].slice(0, MOST_WORDS), today);
  const buttons: Button[] = [
    ...(deps.importing && quoted ? [button(words.text('buttons-save-it'), saveMessage, { message: quoted })] : []),
    button(words.text('buttons-search-its-words'), runQuery, { query: someWords }, { calls: [operationOf(someWords)] }),
  ];
  const key = deps.importing ? 'plain-not-found-message' : 'plain-not-found-message-remote';
  yield* showResults(ctx, whole, { none: reply([words.text(key)], { buttons: [buttons] }) });
}
