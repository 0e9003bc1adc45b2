/** /profile: a model describes the person from their messages. The dearest call, so it asks first. */
import { scopesFor } from '../contract/requirements.ts';
import type { Connection } from '../storage/connections.ts';
import { type Answer, bold, say } from './answer.ts';
import { contextFor } from './answer-context.ts';
import { readFacts } from './answer-details.ts';
import { MAX_QUESTION_LENGTH } from './ask.ts';
import { completionAnswer } from './ask-answer.ts';
import type { Command } from './command.ts';
import { type Budget, budgetOf, todayText } from './daily-cap.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { shorten, tidy } from './display-text.ts';
import { modelOf, newsOfModel, noteModel, watched } from './model-access.ts';
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
      yield access.ok ? question(focus, budgetOf(deps, await turn.known()), access.connection) : access.answer;
      return;
    }
    const { connection: known } = await turn.known();
    const host = newsOfModel(known);
    const isCounted = modelOf(known) === null;
    const paid = yield* payFor(deps, turn, {
      command: 'profile',
      operation: OPERATION,
      needs,
      doing: isCounted ? 'Counting your messages for a profile' : 'Reading your messages for a profile',
      ...(isCounted ? { credits: 0 } : {}),
      ...(host === undefined ? {} : { note: [turn.words.asking.goesToModel(host)] }),
      again: { command: 'profile', argument: focus, confirmed: true },
      request: (call) =>
        deps.data.profilePrompt(
          { prompt: isCounted ? focus || 'me' : promptFor(focus, turn.person.language), ...contextFor(known) },
          watched(call, known, turn),
        ),
      charged: ({ details }) => details?.charged,
    });
    if (!paid) return;
    const { value, receipt, connection } = paid;
    const { details } = value;
    const footer = [
      ...receiptText(receipt, turn.words.asking.seconds(receipt.tookMs), ...readFacts(turn.words, details)),
      ...(host === undefined ? [] : [turn.words.asking.wentToModel(host)]),
    ];
    yield completionAnswer(turn.words, value, footer);
    await noteModel(deps, turn.person.id, connection, { details, toldHost: host });
  });

  function question(focus: string, budget: Budget, connection: Connection) {
    if (modelOf(connection) === null) return countQuestion(focus);
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

/** Without a model nobody can describe anybody, but there is something to count. */
function countQuestion(focus: string): Answer {
  return say(
    [
      'The service has no language model to write a profile. What can be counted costs ',
      bold('nothing'),
      ': with whom, where and when you write, and which words come back.',
    ],
    {
      buttons: [
        [
          {
            label: 'Count it (0 credits)',
            tone: 'success',
            press: { kind: 'run', invocation: { command: 'profile', argument: focus, confirmed: true }, once: true },
          },
          runButton('Cancel', 'dismiss', 'profile'),
        ],
      ],
    },
  );
}

function promptFor(focus: string, language: string): string {
  const subject = focus === '' ? 'my interests, the people I am close to, my habits and plans' : focus;
  return `Write a short profile of me from my messages. Look at: ${subject}. Answer in the language "${language}".`;
}
