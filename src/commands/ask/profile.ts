/** /profile: a model describes the person from their messages. The dearest call, so it asks first. */

import type { Words } from '#locales/words.ts';
import { scopesFor } from '#service/contract/operations.ts';

import type { Connection } from '#storage/connections.ts';
import type { Command, Context } from '../command.ts';
import { requireAccess } from '../connection/scope-gate.ts';
import { type Budget, budgetOf, todayText } from '../credits/daily-cap.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import { priceOf } from '../credits/price.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten, tidy } from '../display-text.ts';
import { runButton } from '../press.ts';
import { type Button, type ButtonRows, bold, type Reply, reply } from '../reply.ts';
import { readFacts } from './answer-details.ts';
import { completionAnswer, MAX_QUESTION_LENGTH } from './ask.ts';
import { contextFor, modelOf, newsOfModel, noteModel, watched } from './model-access.ts';
import { keepSubject, withAnswer } from './subject.ts';

const OPERATION = 'llmProfilePrompt';
const NEEDS = scopesFor(OPERATION, 'social-chat-message');

export function createProfileCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'profile', async function* ({ argument, confirmed }, turn) {
    if (confirmed) yield* makeProfile(deps, turn, tidy(argument));
    else yield await priceFirst(deps, turn, argument);
  });
}

async function priceFirst(deps: CommandDeps, turn: Context, argument: string): Promise<Reply> {
  const known = await turn.user();
  const words = turn.words;
  if (argument.length > MAX_QUESTION_LENGTH)
    return reply([words.text('profiles-too-long', { limit: MAX_QUESTION_LENGTH })]);
  const access = await requireAccess(deps, turn, NEEDS);
  if (!access.ok) return access.answer;
  return question(turn.words, tidy(argument), budgetOf(deps, known), access.connection);
}

async function* makeProfile(deps: CommandDeps, turn: Context, focus: string): AsyncGenerator<Reply> {
  const { connection: known, today } = await turn.user();
  const { words } = turn;

  const host = newsOfModel(known);
  const isCounted = modelOf(known) === null;
  const paid = yield* payFor(deps, turn, {
    command: 'profile',
    operation: OPERATION,
    needs: NEEDS,
    doing: words.text(isCounted ? 'profiles-counting' : 'profiles-reading'),
    ...(isCounted ? { credits: 0 } : {}),
    ...(host === undefined ? {} : { note: [`\n${words.text('asking-goes-to-model', { host })}`] }),
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
  const { details, completion } = value;
  const footer = [
    ...receiptText(
      receipt,
      words.text('asking-seconds', { seconds: receipt.tookMs / 1000 }),
      ...readFacts(words, details, today.zone),
    ),
    ...(host === undefined ? [] : [`\n${words.text('asking-went-to-model', { host })}`]),
    `\n${words.text('asking-reply-to-go-on', { credits: priceOf('llmAgentPrompt') })}`,
  ];
  const next = withAnswer(undefined, { question: focus, answer: completion, within: undefined });
  yield completionAnswer(words, value, footer, { goesOn: keepSubject(deps, turn, next) });
  await noteModel(deps, turn.person.id, connection, { details, toldHost: host });
}

function question(words: Words, focus: string, budget: Budget, connection: Connection): Reply {
  const credits = priceOf(OPERATION);
  const isCounted = modelOf(connection) === null;
  const confirm: Button = {
    label: isCounted ? words.text('profiles-count-it') : words.text('profiles-confirm', { credits }),
    tone: 'success',
    press: { kind: 'run', invocation: { command: 'profile', argument: focus, confirmed: true }, once: true },
  };
  const buttons: ButtonRows = [[confirm, runButton(words.text('buttons-cancel'), 'dismiss', 'profile')]];
  if (isCounted)
    return reply(words.rich('profiles-count-costs', { nothing: bold(words.text('profiles-nothing')) }), { buttons });
  const price = bold(words.text('numbers-credits', { amount: credits }));
  const today = todayText(words, budget);
  const text = words.rich(focus === '' ? 'profiles-costs' : 'profiles-costs-with-focus', {
    focus: bold(shorten(focus, 120)),
    credits: price,
    today,
  });
  return reply(text, { buttons });
}

function promptFor(focus: string, language: string): string {
  const subject = focus === '' ? 'my interests, the people I am close to, my habits and plans' : focus;
  return `Write a short profile of me from my messages. Look at: ${subject}. Reply in the language "${language}".`;
}
