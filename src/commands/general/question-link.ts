/** What somebody typed where it is not answered, in a group or in inline mode: sealed for an hour, and run in their private chat. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Write } from '#storage/write.ts';
import { containsSecret, findTokens } from '../access/token-pattern.ts';
import type { Context } from '../command.ts';
import { type CommandDeps, chatLink } from '../deps.ts';

const KEPT_MS = 3_600_000;
/** Characters; the chat is opened without longer words. */
const MAX_LENGTH = 1_000;
const Question = z.object({ text: z.string() });
const PAYLOAD = /^q_([\w-]{16})([\w-]{8})$/;

type Keeping = Pick<CommandDeps, 'results' | 'clock'>;

/** A payload of /start that runs the words for this person alone. @param slot whose earlier words they replace */
export function keepQuestion(
  { results, clock }: Keeping,
  person: string,
  text: string,
  slot?: string,
): { payload: string; write: Write } | undefined {
  const isKept = text !== '' && text.length <= MAX_LENGTH && !containsSecret(text);
  if (!isKept || findTokens(text).tokens.length > 0) return undefined;
  const until = clock.now() + KEPT_MS;
  const { key, write } =
    slot === undefined
      ? results.keeping(person, { text }, until)
      : { key: results.keyOf(slot, person), write: results.putting(slot, person, { text }, until) };
  return { payload: `q_${key}${markOf(key, person)}`, write };
}

/** The address that opens the private chat with these words, or without where they are not kept. */
export function questionLink(
  deps: Keeping & Pick<CommandDeps, 'about'>,
  person: string,
  text: string,
): { url: string; write: Write | undefined } {
  const kept = keepQuestion(deps, person, text);
  return { url: chatLink(deps.about, kept?.payload ?? 'from_group'), write: kept?.write };
}

/** Whether a payload of /start stands for kept words. */
export const bringsAlong = (payload: string): boolean => PAYLOAD.test(payload);

/** The words; `not-yours` where another person typed them, undefined where they are no longer kept. */
export async function takeQuestion(
  { deps, person }: Pick<Context, 'deps' | 'person'>,
  payload: string,
): Promise<string | undefined> {
  const [, key = '', mark] = PAYLOAD.exec(payload) ?? [];
  if (mark !== markOf(key, person.id)) return 'not-yours';
  return Question.safeParse(await deps.results.take(key, person.id, deps.clock.now())).data?.text;
}

/** Tells whose the words are. */
const markOf = (key: string, person: string) =>
  createHash('sha256').update(`${key} ${person}`).digest('base64url').slice(0, 8);
