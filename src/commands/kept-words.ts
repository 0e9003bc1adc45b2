/** What somebody typed where it is not answered: before they are connected, in a group, in inline mode; sealed for an hour. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Write } from '#storage/write.ts';
import { containsSecret } from './access/token-pattern.ts';
import type { Context } from './command.ts';
import { type CommandDeps, chatLink } from './deps.ts';

const KEPT_MS = 3_600_000;
const PENDING = 'pending';
/** Characters; longer texts are not kept. */
const MAX_LENGTH = 1_000;
const Typed = z.object({ text: z.string() });
const PAYLOAD = /^q_([\w-]{16})([\w-]{8})$/;

type Keeping = Pick<CommandDeps, 'results' | 'clock'>;

async function take({ results, clock }: Keeping, key: string, person: string): Promise<string | undefined> {
  return Typed.safeParse(await results.find(key, person, clock.now())).data?.text;
}

/** To be run once they are connected, in place of what waited. @param text as it was typed, a command with its slash */
export function keepPending({ deps, person, commitWithReply }: Context, text: string): void {
  if (text.length > MAX_LENGTH) return;
  commitWithReply(deps.results.putting(PENDING, person.id, { text }, deps.clock.now() + KEPT_MS));
}

/** @param person pseudonym */
export const readPending = (deps: Keeping, person: string): Promise<string | undefined> =>
  take(deps, deps.results.keyOf(PENDING, person), person);

/** A payload of /start that runs the words for this person alone. @param slot whose earlier words they replace */
export function keepQuestion(
  { results, clock }: Keeping,
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

/** The address that opens the private chat with these words, or without where they are not kept. */
export function questionLink(
  deps: Keeping & Pick<CommandDeps, 'about'>,
  person: string,
  text: string,
): { url: string; write: Write | undefined } {
  const kept = keepQuestion(deps, person, text);
  return { url: chatLink(deps.about, kept?.payload ?? 'from_group'), write: kept?.write };
}

/** The words that a payload stands for; `not-yours` where another person typed them, undefined where none are kept. */
export async function takeQuestion({ deps, person }: Context, payload: string): Promise<string | undefined> {
  const [, key, mark] = PAYLOAD.exec(payload) ?? [];
  if (key === undefined) return undefined;
  return mark === markOf(key, person.id) ? await take(deps, key, person.id) : 'not-yours';
}

/** Tells whose the words are. */
const markOf = (key: string, person: string) =>
  createHash('sha256').update(`${key} ${person}`).digest('base64url').slice(0, 8);
