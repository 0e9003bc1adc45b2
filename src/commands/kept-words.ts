/** Stores texts that can't be answered where typed (unconnected, in groups, inline mode), encrypted, for an hour. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Write } from '#storage/write.ts';
import { containsSecret } from './access/token-pattern.ts';
import type { Context } from './command.ts';
import { type CommandDeps, chatLink } from './deps.ts';
import { slot } from './user-state.ts';

const KEPT_MS = 3_600_000;
/** Longest text that is kept, in characters. */
const MAX_LENGTH = 1_000;
const Typed = z.object({ text: z.string() });
const PAYLOAD = /^q_([\w-]{16})([\w-]{8})$/;

type StoreDeps = Pick<CommandDeps, 'results' | 'clock'>;

/** The newest text to run after connecting, as typed, a command with its slash. */
export const pendingText = slot('pending', Typed, KEPT_MS);

export function keepPending(ctx: Context, text: string): void {
  if (text.length <= MAX_LENGTH) pendingText.keep(ctx, { text });
}

/** Keeps a text and returns a /start payload that runs it for this person only. @param slot whose text it replaces */
export function keepQuestion(
  { results, clock }: StoreDeps,
  person: string,
  text: string,
  slot?: string,
): { payload: string; write: Write } | undefined {
  if (text === '' || text.length > MAX_LENGTH || containsSecret(text)) return undefined;
  const until = clock.now() + KEPT_MS;
  const { key, write } =
    slot === undefined
      ? results.keeping(person, { text }, until)
      : { key: results.keyOf(slot, person), write: results.putting(slot, person, { text }, until) };
  return { payload: `q_${key}${markOf(key, person)}`, write };
}

/** URL that opens the private chat with this text, or without it if it can't be kept. */
export function questionLink(
  deps: StoreDeps & Pick<CommandDeps, 'about'>,
  person: string,
  text: string,
): { url: string; write: Write | undefined } {
  const kept = keepQuestion(deps, person, text);
  return { url: chatLink(deps.about, kept?.payload ?? 'from_group'), write: kept?.write };
}

/** The text of a payload; `not-yours` if another person typed it, undefined if none is kept. */
export async function takeQuestion({ deps, person }: Context, payload: string): Promise<string | undefined> {
  const [, key, mark] = PAYLOAD.exec(payload) ?? [];
  if (key === undefined) return undefined;
  if (mark !== markOf(key, person.id)) return 'not-yours';
  return Typed.safeParse(await deps.results.find(key, person.id, deps.clock.now())).data?.text;
}

/** Mark in the payload that ties it to the person. */
const markOf = (key: string, person: string) =>
  createHash('sha256').update(`${key} ${person}`).digest('base64url').slice(0, 8);
