/** /ask: a question that a language model answers from the person's messages, or, on request, without them. */
import type { AnswerDetails } from '../contract/answers.ts';
import type { AgentContext, Completion } from '../contract/data-service.ts';
import { scopesFor } from '../contract/requirements.ts';
import type { Connection } from '../storage/connections.ts';
import { type Answer, type ButtonRows, bold, type Invocation, type RichText, say } from './answer.ts';
import { chatButtons, passageGroups, readFacts, sourceLines } from './answer-details.ts';
import type { Today } from './calendar.ts';
import type { Command, Turn } from './command.ts';
import { allows, lacking } from './command-facts.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { shorten, tidy } from './display-text.ts';
import { goesToModel, modelOf, newsOfModel, noteModel, tellsSources, watched, wentToModel } from './model-access.ts';
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
      charged: ({ details }) => details?.charged,
    });
    if (!paid) return;
    const { receipt, value } = paid;
    yield completionAnswer(value, receiptText(receipt, seconds(receipt.tookMs), 'read none of your data'));
  });
}

async function* askAgent(
  deps: CommandDeps,
  turn: Turn,
  argument: string,
  after: Invocation['after'],
): AsyncGenerator<Answer> {
  const { connection: known } = await turn.known();
  const host = newsOfModel(known);
  const paid = yield* payFor(deps, turn, {
    command: 'ask',
    operation: 'llmAgentPrompt',
    needs: scopesFor('llmAgentPrompt', 'social-chat-message'),
    doing: `Reading your ${tellsSources(known) ? 'data' : 'messages'} for an answer to “${shorten(argument, 80)}”`,
    ...(host === undefined ? {} : { note: goesToModel(host) }),
    again: { command: 'ask', argument },
    instead: (connection) => withoutData(connection, argument),
    request: (call) => deps.data.agentPrompt({ prompt: argument, ...contextFor(known) }, watched(call, known, turn)),
    charged: ({ details }) => details?.charged,
  });
  if (!paid) return;
  const { value, connection, receipt } = paid;
  const { details } = value;
  const footer = [
    ...receiptText(receipt, seconds(receipt.tookMs), ...readFacts(details)),
    ...(host === undefined ? [] : wentToModel(host)),
  ];
  const buttons = onwards(connection, { argument, after }, details, (await turn.known()).today);
  yield details?.answeredBy === 'quotes'
    ? passagesAnswer(details, argument, footer, buttons)
    : completionAnswer(value, footer, buttons);
  await noteModel(deps, turn.person.id, connection, { details, toldHost: host });
}

/** A service that tells what it reads may read whatever was granted; any other one is asked as the document's examples do. */
export function contextFor(connection: Connection | undefined): { context?: AgentContext } {
  return tellsSources(connection) ? {} : { context: { datastore: 'social-chat-message' } };
}

/** Passages in place of an answer: as the data has them, in the look of a search. */
function passagesAnswer(details: AnswerDetails, question: string, footer: RichText, buttons: ButtonRows): Answer {
  const rows = buttons.length > 0 ? { buttons } : {};
  if (!details.found) {
    const text = [
      'Nothing in your data has the words of this question. Other words may find it.\n\n',
      NO_MODEL,
      '\n\n',
      ...footer,
    ];
    return say(text, rows);
  }
  return {
    kind: 'records',
    personal: true,
    title: ['Closest to ', bold(`“${shorten(question, 80)}”`)],
    groups: passageGroups(details, question),
    footer: [`${NO_MODEL}\n`, ...footer],
    ...rows,
  };
}

const NO_MODEL = 'The service has no language model: it quotes, and composes no answer.';

/** A model's words with what they rest on, and a receipt below them. */
export function completionAnswer(
  { completion, details }: Completion,
  footer: RichText,
  buttons: ButtonRows = [],
): Answer {
  const sources = sourceLines(details);
  return {
    kind: 'completion',
    markdown: completion,
    ...(sources.length > 0 ? { sources } : {}),
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

/** Offered where the token may use the model but not the messages; nowhere where there is no model to answer. */
function withoutData(connection: Connection, argument: string): ButtonRows {
  if (modelOf(connection) === null || lacking(connection, scopesFor('llmPrompt')).length > 0) return [];
  return [[paidButton('Ask without my data', 'llmPrompt', { command: 'ask_plain', argument })]];
}

function onwards(
  connection: Connection,
  { argument, after }: { argument: string; after: Invocation['after'] },
  details: AnswerDetails | undefined,
  today: Today,
): ButtonRows {
  // Passages are what a search finds: it would be paid for twice.
  const isSearch = after === 'search' || (details?.answeredBy === 'quotes' && details.found);
  const parsed = !isSearch && allows(connection, 'search') ? parseQuery(argument, today) : undefined;
  return [
    ...(allows(connection, 'recent') ? chatButtons(details) : []),
    ...(parsed && 'query' in parsed ? [[queryButton('Search instead', parsed.query, 'ask')]] : []),
    ...(details?.languageModel === null ? [] : withoutData(connection, argument)),
  ];
}

/** `6.2 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
