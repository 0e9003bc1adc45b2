/** Connecting with a choice made in the chat: the token goes from the service to the bot, and nobody ever sees it. */

import type { Answer } from '../answer.ts';
import type { Turn } from '../command.ts';
import { failureAbout, logProblem } from '../define-command.ts';
import type { CommandDeps, OwnerDesk } from '../deps.ts';
import { failureAnswer } from '../failures/failure-answer.ts';
import { problemOf } from '../failures/problem.ts';
import { acceptToken } from './accept-token.ts';
import { type AccessChoice, endOf, scopesOf } from './access-choice.ts';
import { goButton } from './connect-screens.ts';
import { connectedAnswer } from './connected-answer.ts';
import { accessName, endLeftovers, ownerNameOf } from './end-access.ts';

/**
 * Gets an access and keeps it, then ends what it replaces. A crash in between leaves at worst a token that nobody holds,
 * which the next time ends.
 */
export async function* connectAccess(
  deps: CommandDeps,
  { service }: OwnerDesk,
  turn: Turn,
  choice: AccessChoice,
): AsyncGenerator<Answer> {
  const { person, chat, signal, words } = turn;
  const { whose } = choice;
  const scopes = scopesOf(choice);
  yield { kind: 'progress', text: [words.text('connecting-connecting')], cancellable: true };
  const owner = ownerNameOf(whose, person);
  const wanted = { scopes, appName: accessName(deps.about, person.id), expiresAt: endOf(choice, deps.clock.now()) };
  try {
    const { token } = await service.issueToken(owner, wanted, { signal });
    // It is of use to the words only.
    const described = await service.describeOwner(owner, { signal }).catch(() => undefined);
    const { id, language, firstName } = person;
    const kept = { person: id, token, chatId: chat.id, language, signal };
    const accepted = await acceptToken(deps, { ...kept, whose });
    await deps.consents.erase(id);
    await endLeftovers(deps, { person, whose, kept: token }, signal);
    const answer = connectedAnswer(deps, words, { ...accepted, firstName, owner: described });
    yield answer.kind === 'text' && turn.pressed ? { ...answer, place: 'replace' } : answer;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    logProblem(deps, turn, 'connect', problemOf(error), error);
    const about = { ...failureAbout(deps, turn), again: goButton(words.text('buttons-try-again'), choice) };
    const answer = failureAnswer(error, about);
    yield answer.kind === 'text'
      ? { ...answer, text: [...answer.text, `\n\n${words.text('connecting-nothing-connected')}`] }
      : answer;
  }
}
