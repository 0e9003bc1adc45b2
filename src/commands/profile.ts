/** /profile: a model describes the person from their messages. The dearest call, so it asks first. */
import { scopesFor } from '../contract/requirements.ts';
import { bold, say } from './answer.ts';
import { completionAnswer, MAX_QUESTION_LENGTH, seconds } from './ask.ts';
import type { Command } from './command.ts';
import { type Budget, budgetOf, todayText } from './daily-cap.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { shorten, tidy } from './display-text.ts';
import { payFor, receiptText } from './paid-call.ts';
import { runButton } from './press.ts';
import { creditsText, priceOf } from './price.ts';
import { requireAccess } from './scope-gate.ts';

const OPERATION = 'llmProfilePrompt';

export function createProfileCommand(deps: CommandDeps): Command {
  const needs = scopesFor(OPERATION, 'social-chat-message');
  return defineCommand(deps, 'profile', async function* ({ argument, confirmed }, turn) {
    if (argument.length > MAX_QUESTION_LENGTH) {
      yield say([`That is too long: up to ${MAX_QUESTION_LENGTH} characters, please. 0 credits spent.`]);
      return;
    }
    const focus = tidy(argument);
    if (!confirmed) {
      const access = await requireAccess(deps, turn, needs);
      yield access.ok ? question(focus, budgetOf(deps, await turn.known())) : access.answer;
      return;
    }
    const paid = yield* payFor(deps, turn, {
      command: 'profile',
      operation: OPERATION,
      needs,
      doing: 'Reading your messages for a profile',
      again: { command: 'profile', argument: focus, confirmed: true },
      request: (call) =>
        deps.data.profilePrompt(
          { prompt: promptFor(focus, turn.person.language), context: { datastore: 'social-chat-message' } },
          call,
        ),
    });
    if (!paid) return;
    const receipt = receiptText(paid.receipt, seconds(paid.receipt.tookMs), 'based on your messages');
    yield completionAnswer(paid.value.completion, receipt);
  });

  function question(focus: string, budget: Budget) {
    const credits = creditsText(priceOf(OPERATION));
    return say(
      [
        'A profile reads through your messages',
        ...(focus === '' ? [' and describes you in a page'] : [', looking at ', bold(shorten(focus, 120))]),
        '. It costs ',
        bold(credits),
        ` (${todayText(budget)}).`,
      ],
      {
        buttons: [
          [
            {
              label: `Confirm ${credits}`,
              tone: 'success',
              press: { kind: 'run', invocation: { command: 'profile', argument: focus, confirmed: true }, once: true },
            },
            runButton('Cancel', 'dismiss', 'profile'),
          ],
        ],
      },
    );
  }
}

function promptFor(focus: string, language: string): string {
  const subject = focus === '' ? 'my interests, the people I am close to, my habits and plans' : focus;
  return `Write a short profile of me from my messages. Look at: ${subject}. Answer in the language "${language}".`;
}
