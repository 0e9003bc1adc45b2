/** /ask: a question that a language model answers from the person's data, or, on request, without it. */

import type { Words } from '#locales/words.ts';
import { scopesFor } from '#service/contract/requirements.ts';
import { type Answer, type Invocation, say } from '../answer.ts';
import type { Command, CommandInput, Turn } from '../command.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import { priceOf } from '../credits/price.ts';
import { unspent } from '../credits/unspent.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten, tidy } from '../display-text.ts';
import { paidButton } from '../press.ts';
import { type Question, readQuestion } from '../query/question.ts';
import { smallTalkIn } from '../query/small-talk.ts';
import type { Today } from '../time/calendar.ts';
import { completionAnswer } from './ask-answer.ts';
import { askAgent } from './ask-run.ts';
import { findSubject, type Subject, shownSubject } from './subject.ts';

/** Longest question, characters; Telegram's own limit for a message is 4096. */
export const MAX_QUESTION_LENGTH = 4_096;

export function createAskCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'ask', (input, turn) => answerQuestion(deps, turn, input));
}

/** Behind buttons only: the same question to the model alone. */
export function createAskPlainCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'ask_plain', async function* ({ argument }, turn) {
    await turn.known();
    const words = turn.words;
    const refusal = questionProblem(words, argument, priceOf('llmPrompt'));
    if (refusal) {
      yield refusal;
      return;
    }
    const paid = yield* payFor(deps, turn, {
      command: 'ask',
      operation: 'llmPrompt',
      needs: scopesFor('llmPrompt'),
      doing: words.text('asking-plainly', { question: shorten(argument, 80) }),
      again: { command: 'ask_plain', argument },
      request: (call) => deps.data.prompt({ prompt: argument }, call),
      charged: ({ details }) => details?.charged,
    });
    if (!paid) return;
    const { receipt, value } = paid;
    const footer = receiptText(
      receipt,
      words.text('asking-seconds', { seconds: receipt.tookMs / 1000 }),
      words.text('asking-read-nothing'),
    );
    yield completionAnswer(turn.words, value, footer);
  });
}

async function* answerQuestion(
  deps: CommandDeps,
  turn: Turn,
  { argument, after, about, replied }: CommandInput,
): AsyncGenerator<Answer> {
  const { today } = await turn.known();
  const texts = turn.words;
  const subject = await subjectOf(deps, turn, about, replied);
  if (about !== undefined && !subject) {
    yield forgotten(turn.words, { command: 'ask', argument });
    return;
  }
  const question = readWithin(argument, subject, today);
  if ('problem' in question) {
    yield say([unspent(turn.words, question.problem)]);
    return;
  }
  const { words, within } = question;
  const smallTalk = subject || within ? undefined : smallTalkIn(words);
  if (smallTalk) {
    yield say([turn.words.text(`plain-small-talk-${smallTalk}`)]);
    return;
  }
  // What was found can be asked about without a word.
  const needsWords = words !== '' || after !== 'search' || !subject;
  const refusal = needsWords ? questionProblem(texts, words, priceOf('llmAgentPrompt')) : undefined;
  if (within?.filters.has !== undefined) yield say([texts.text('asking-cannot-narrow')]);
  else if (refusal) yield refusal;
  else yield* askAgent(deps, turn, { question, after, about, subject });
}

/** What the question goes on from, where it goes on from anything that is still there. */
async function subjectOf(
  deps: CommandDeps,
  turn: Turn,
  about: string | undefined,
  replied: string | undefined,
): Promise<Subject | undefined> {
  const kept = about === undefined ? undefined : await findSubject(deps, turn.person.id, about);
  if (kept) return kept;
  return replied === undefined || tidy(replied) === '' ? undefined : shownSubject(replied);
}

/** What narrowed the question before narrows the next one too, unless that says something else. */
function readWithin(argument: string, subject: Subject | undefined, today: Today): Question | { problem: string } {
  const question = readQuestion(argument, today);
  if ('problem' in question || question.within || subject?.within === undefined) return question;
  return readQuestion(`${argument} ${subject.within}`, today);
}

function forgotten(words: Words, invocation: Invocation): Answer {
  const buttons =
    invocation.argument === ''
      ? []
      : [[paidButton(words, words.text('asking-buttons-without-it'), 'llmAgentPrompt', invocation)]];
  return say([words.text('asking-forgotten')], { buttons });
}

function questionProblem(texts: Words, words: string, credits: number): Answer | undefined {
  if (words === '') return say([texts.text('asking-what', { credits })], { ask: texts.text('asking-hint') });
  if (tidy(words) === '') return say([texts.text('asking-no-question')]);
  return words.length > MAX_QUESTION_LENGTH
    ? say([texts.text('asking-too-long', { limit: MAX_QUESTION_LENGTH })])
    : undefined;
}
