/** What somebody asked in a group, or by inline mode, kept for a moment, so that it can be answered in private where it was meant to be. */
import { z } from 'zod';
import type { Write } from '#storage/write.ts';
import type { Context } from '../command.ts';
import { type CommandDeps, chatLink } from '../deps.ts';
import type { Button, Invocation } from '../reply.ts';

/** How long the question is kept. */
const KEPT_MS = 3_600_000;
const PREFIX = 'q_';
/** Longer questions are not kept; the chat is opened without one. */
const MAX_LENGTH = 1_000;

const Question = z.object({ command: z.string(), argument: z.string() });

/** An address that opens the private chat, where /start goes on with the question, and what keeps that. Nobody else gets it. */
export function questionLink(
  { results, clock, about }: Pick<CommandDeps, 'results' | 'clock' | 'about'>,
  person: string,
  { command, argument }: Invocation,
): { url: string; write: Write | undefined } {
  if (argument.length > MAX_LENGTH) return { url: chatLink(about, 'from_group'), write: undefined };
  const { key, write } = results.keeping(person, { command, argument }, clock.now() + KEPT_MS);
  return { url: chatLink(about, `${PREFIX}${key}`), write };
}

/** A button that does so. */
export function continueButton(deps: CommandDeps, turn: Context, invocation: Invocation): Button {
  const { url, write } = questionLink(deps, turn.person.id, invocation);
  if (write) turn.commitWithReply(write);
  return { label: turn.words.text('buttons-continue-in-private'), press: { kind: 'open', url } };
}

/** The question that a /start names, if it is this person's and still kept. */
export async function keptQuestion(
  deps: CommandDeps,
  person: string,
  payload: string,
): Promise<Invocation | undefined> {
  if (!payload.startsWith(PREFIX)) return undefined;
  const kept = await deps.results.take(payload.slice(PREFIX.length), person, deps.clock.now());
  return Question.safeParse(kept).data;
}
