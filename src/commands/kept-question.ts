/** What somebody asked in a group, kept for a moment, so that it can be answered in private where it was meant to be. */
import { z } from 'zod';
import type { Button, Invocation } from './answer.ts';
import type { Turn } from './command.ts';
import { type CommandDeps, chatLink } from './deps.ts';

/** How long the question is kept. */
const KEPT_MS = 3_600_000;
const PREFIX = 'q_';
/** Longer questions are not kept; the chat is opened without one. */
const MAX_LENGTH = 1_000;

const Question = z.object({ command: z.string(), argument: z.string() });

/** A button that opens the private chat, where /start goes on with the question. Nobody else gets it. */
export function continueButton(deps: CommandDeps, turn: Turn, invocation: Invocation): Button {
  const { command, argument } = invocation;
  let payload = 'from_group';
  if (argument.length <= MAX_LENGTH) {
    const { key, write } = deps.results.keeping(turn.person.id, { command, argument }, deps.clock.now() + KEPT_MS);
    turn.keep(write);
    payload = `${PREFIX}${key}`;
  }
  return { label: turn.words.buttons.continueInPrivate, press: { kind: 'open', url: chatLink(deps.about, payload) } };
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
