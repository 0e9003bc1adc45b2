/** /ask: a question that a language model answers from the person's data, or, on request, without it. */
import { scopesFor } from '#service/contract/scopes.ts';
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
import type { Words } from '../words/words.ts';
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
    const { asking } = turn.words;
    const refusal = questionProblem(asking, argument, priceOf('llmPrompt'));
    if (refusal) {
      yield refusal;
      return;
    }
    const paid = yield* payFor(deps, turn, {
      command: 'ask',
      operation: 'llmPrompt',
      needs: scopesFor('llmPrompt'),
      doing: asking.plainly(shorten(argument, 80)),
      again: { command: 'ask_plain', argument },
      request: (call) => deps.data.prompt({ prompt: argument }, call),
      charged: ({ details }) => details?.charged,
    });
    if (!paid) return;
    const { receipt, value } = paid;
    const footer = receiptText(receipt, asking.seconds(receipt.tookMs), asking.readNothing);
    yield completionAnswer(turn.words, value, footer);
  });
}

async function* answerQuestion(
  deps: CommandDeps,
  turn: Turn,
  { argument, after, about, replied }: CommandInput,
): AsyncGenerator<Answer> {
  const { today } = await turn.known();
  const { asking } = turn.words;
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
    yield say([turn.words.plain.smallTalk[smallTalk]]);
    return;
  }
  // What was found can be asked about without a word.
  const needsWords = words !== '' || after !== 'search' || !subject;
  const refusal = needsWords ? questionProblem(asking, words, priceOf('llmAgentPrompt')) : undefined;
  if (within?.filters.has !== undefined) yield say([asking.cannotNarrow]);
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
  const { asking } = words;
  const buttons =
    invocation.argument === '' ? [] : [[paidButton(words, asking.buttons.withoutIt, 'llmAgentPrompt', invocation)]];
  return say([asking.forgotten], { buttons });
}

function questionProblem(asking: Words['asking'], words: string, credits: number): Answer | undefined {
  if (words === '') return say([asking.what(credits)], { ask: asking.hint });
  if (tidy(words) === '') return say([asking.noQuestion]);
  return words.length > MAX_QUESTION_LENGTH ? say([asking.tooLong(MAX_QUESTION_LENGTH)]) : undefined;
}
