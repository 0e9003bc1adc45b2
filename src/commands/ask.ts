/** /ask: a question that a language model answers from the person's messages, or, on request, without them. */
import { scopesFor } from '../contract/requirements.ts';
import type { Connection } from '../storage/connections.ts';
import { type Answer, type ButtonRows, type Invocation, type RichText, say } from './answer.ts';
import type { Command, Turn } from './command.ts';
import { allows, lacking } from './command-facts.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { shorten, tidy } from './display-text.ts';
import { payFor, receiptText } from './paid-call.ts';
import { parseQuery } from './parse-query.ts';
import { paidButton, queryButton } from './press.ts';
import { creditsText, priceOf } from './price.ts';

/** Longest question, characters; Telegram's own limit for a message is 4096. */
export const MAX_QUESTION_LENGTH = 4_096;

export function createAskCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'ask', async function* ({ argument, after }, turn) {
    const refusal = questionProblem(argument, priceOf('llmAgentPrompt'));
    if (refusal) yield refusal;
    else yield* askAgent(deps, turn, argument, after);
  });
}

/** Behind buttons only: the same question to the model alone. */
export function createAskPlainCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'ask_plain', async function* ({ argument }, turn) {
    const refusal = questionProblem(argument, priceOf('llmPrompt'));
    if (refusal) {
      yield refusal;
      return;
    }
    const paid = yield* payFor(deps, turn, {
      command: 'ask',
      operation: 'llmPrompt',
      needs: scopesFor('llmPrompt'),
      doing: `Asking the model, without your data, “${shorten(argument, 80)}”`,
      again: { command: 'ask_plain', argument },
      request: (call) => deps.data.prompt({ prompt: argument }, call),
    });
    if (!paid) return;
    yield completionAnswer(
      paid.value.completion,
      receiptText(paid.receipt, seconds(paid.receipt.tookMs), 'read none of your data'),
    );
  });
}

async function* askAgent(
  deps: CommandDeps,
  turn: Turn,
  argument: string,
  after: Invocation['after'],
): AsyncGenerator<Answer> {
  const paid = yield* payFor(deps, turn, {
    command: 'ask',
    operation: 'llmAgentPrompt',
    needs: scopesFor('llmAgentPrompt', 'social-chat-message'),
    doing: `Reading your messages for an answer to “${shorten(argument, 80)}”`,
    again: { command: 'ask', argument },
    instead: (connection) => withoutData(connection, argument),
    request: (call) => deps.data.agentPrompt({ prompt: argument, context: { datastore: 'social-chat-message' } }, call),
  });
  if (!paid) return;
  const receipt = receiptText(paid.receipt, seconds(paid.receipt.tookMs), 'based on your messages');
  yield completionAnswer(paid.value.completion, receipt, onwards(paid.connection, argument, after, deps.clock.now()));
}

/** A model's words with a receipt below them. */
export function completionAnswer(completion: string, footer: RichText, buttons: ButtonRows = []): Answer {
  return {
    kind: 'completion',
    markdown: completion,
    footer,
    personal: true,
    ...(buttons.length > 0 ? { buttons } : {}),
  };
}

function questionProblem(argument: string, credits: number): Answer | undefined {
  if (argument === '') {
    return say([`What would you like to know? An answer from your messages costs ${creditsText(credits)}.`], {
      ask: 'Your question',
    });
  }
  if (tidy(argument) === '') return say(['There is no question in that. 0 credits spent.']);
  if (argument.length > MAX_QUESTION_LENGTH) {
    return say([`That is too long for a question: up to ${MAX_QUESTION_LENGTH} characters, please. 0 credits spent.`]);
  }
  return undefined;
}

/** Offered where the token may use the model but not the messages. */
function withoutData(connection: Connection, argument: string): ButtonRows {
  if (lacking(connection, scopesFor('llmPrompt')).length > 0) return [];
  return [[paidButton('Ask without my data', 'llmPrompt', { command: 'ask_plain', argument })]];
}

function onwards(connection: Connection, argument: string, after: Invocation['after'], now: number): ButtonRows {
  const parsed = after !== 'search' && allows(connection, 'search') ? parseQuery(argument, now) : undefined;
  return [
    ...(parsed && 'query' in parsed ? [[queryButton('Search instead', parsed.query, 'ask')]] : []),
    ...withoutData(connection, argument),
  ];
}

/** `6.2 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
