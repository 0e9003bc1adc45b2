/** /ask: a question that a language model answers from the person's data, or, on request, without it. */

import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import type { AnswerDetails } from '#service/contract/answers.ts';
import type { Completion } from '#service/contract/data-service.ts';
import { scopesFor } from '#service/contract/operations.ts';

import type { Connection } from '#storage/connections.ts';
import type { Command, CommandInput, Context } from '../command.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import { priceOf, unspent } from '../credits/price.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten, tidy } from '../display-text.ts';
import { askButton, paidButton, queryButton } from '../press.ts';
import { parseQuery, type Question, readQuestion, typedQuestion } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { filterTexts } from '../query/query-filter.ts';
import { placeName } from '../query/query-words.ts';
import { allows } from '../registry.ts';
import { type ButtonRows, bold, type Invocation, type Reply, type RichText, reply } from '../reply.ts';
import type { Today } from '../time/today.ts';
import { noLinkNote, passageGroups, readFacts, sourceLines } from './answer-details.ts';
import {
  composesAnswers,
  contextFor,
  modelOf,
  neededFor,
  newsOfModel,
  noteModel,
  tellsSources,
  watched,
} from './model-access.ts';
import { findSubject, keepSubject, promptOf, type Subject, shownSubject, withAnswer } from './subject.ts';

/** Longest question, characters; Telegram's own limit for a message is 4096. */
export const MAX_QUESTION_LENGTH = 4_096;

export function createAskCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'ask', (input, turn) => answerQuestion(deps, turn, input));
}

/** Behind buttons only: the same question to the model alone. */
export function createAskPlainCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'ask_plain', async function* ({ argument }, turn) {
    await turn.user();
    const words = turn.words;
    const refusal = questionProblem(words, argument, priceOf('llmPrompt'));
    if (refusal) return yield refusal;
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
  turn: Context,
  { argument, after, about, replied }: CommandInput,
): AsyncGenerator<Reply> {
  const { today } = await turn.user();
  const texts = turn.words;
  const subject = await subjectOf(deps, turn, about, replied);
  if (about !== undefined && !subject) return yield forgotten(turn.words, argument);
  const question = readWithin(argument, subject, today);
  if ('problem' in question) return yield reply([unspent(turn.words, question.problem)]);
  const { words, within } = question;
  // What was found can be asked about without a word.
  const needsWords = words !== '' || after !== 'search' || !subject;
  const refusal = needsWords ? questionProblem(texts, words, priceOf('llmAgentPrompt')) : undefined;
  if (within?.filters.has !== undefined) yield reply([texts.text('asking-cannot-narrow')]);
  else if (refusal) yield refusal;
  else yield* askAgent(deps, turn, { question, after, about, subject });
}

/** What the question goes on from, where it goes on from anything that is still there. */
async function subjectOf(
  deps: CommandDeps,
  turn: Context,
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

function forgotten(words: Words, argument: string): Reply {
  const button = askButton(words, words.text('asking-buttons-without-it'), argument);
  return reply([words.text('asking-forgotten')], { buttons: argument === '' ? [] : [[button]] });
}

function questionProblem(texts: Words, words: string, credits: number): Reply | undefined {
  if (words === '') return reply([texts.text('asking-what', { credits })], { ask: texts.text('asking-hint') });
  if (tidy(words) === '') return reply([texts.text('asking-no-question')]);
  return words.length > MAX_QUESTION_LENGTH
    ? reply([texts.text('asking-too-long', { limit: MAX_QUESTION_LENGTH })])
    : undefined;
}

export interface Asked {
  question: Question;
  after: Invocation['after'];
  /** Key of `subject`, where it is kept. */
  about: string | undefined;
  subject: Subject | undefined;
}

const OPERATION = 'llmAgentPrompt';

export async function* askAgent(deps: CommandDeps, turn: Context, asked: Asked): AsyncGenerator<Reply> {
  const { question, subject } = asked;
  const { connection: known, today } = await turn.user();
  const texts = turn.words;
  const { words, within } = question;
  const argument = typedQuestion(question);
  const host = newsOfModel(known);
  const doing = tellsSources(known) ? 'asking-reading' : 'asking-reading-messages';
  // Which records to read can be said to a service that reads them all; any other one is told what they say.
  const records = tellsSources(known) ? subject?.records : undefined;
  const { records: _, ...shown } = subject ?? { turns: [] };
  const prompt = promptOf(
    asked.after === 'search' && subject
      ? words === ''
        ? texts.text('asking-what-about-no-words')
        : texts.text('asking-what-about', { words })
      : words,
    { subject: records === undefined ? shown : subject, composes: known === undefined || composesAnswers(known) },
  );
  const paid = yield* payFor(deps, turn, {
    command: 'ask',
    operation: OPERATION,
    needs: neededFor(known, within),
    doing: words === '' ? texts.text('asking-reading-these') : texts.text(doing, { question: shorten(words, 80) }),
    ...(host === undefined ? {} : { note: [`\n${texts.text('asking-goes-to-model', { host })}`] }),
    again: { command: 'ask', ...askedAgain({ ...asked, argument }) },
    instead: (connection) => withoutData(turn.words, connection, words),
    request: (call) =>
      deps.data.agentPrompt({ prompt, ...contextFor(known, within, records) }, watched(call, known, turn)),
    charged: ({ details }) => details?.charged,
  });
  if (!paid) return;
  const { value, connection, receipt } = paid;
  const { details } = value;
  const facts = [
    texts.text('asking-seconds', { seconds: receipt.tookMs / 1000 }),
    ...narrowedFacts(turn.words, within, today),
  ];
  const footer: RichText = [
    ...receiptText(receipt, ...facts, ...readFacts(turn.words, details, today.zone)),
    ...(host === undefined ? [] : [`\n${texts.text('asking-went-to-model', { host })}`]),
  ];
  const view = { ...asked, argument, connection, details };
  const isQuoted = details?.answeredBy === 'quotes';
  const passages = isQuoted ? passageGroups(turn.words, details, words) : [];
  const isAbout = bold(turn.words.text('writing-quoted', { text: shorten(words, 80) }));
  const next = withAnswer(subject, {
    question: words,
    answer: value.completion,
    within: within && typedQuestion({ words: '', within }),
  });
  const isNothing = isQuoted && !details.found;
  const goesOn = isNothing ? {} : { goesOn: keepSubject(deps, turn, next) };
  const buttons = isNothing
    ? nothingButtons(turn.words, view, today)
    : asked.after === 'search'
      ? []
      : searchInstead(turn.words, connection, argument, today);
  if (passages.length > 0) {
    const title = texts.rich(isNothing ? 'asking-only-near' : 'asking-closest', { question: isAbout });
    const note = noLinkNote(turn.words, details);
    const withNote = [`${texts.text('asking-no-model')}\n`, ...(note === undefined ? [] : [`${note}\n`]), ...footer];
    yield { kind: 'records', personal: true, title, groups: passages, footer: withNote, buttons, ...goesOn };
  } else if (details?.wordless)
    yield reply([`${texts.text('asking-wordless')}\n\n`, ...footer], { ask: texts.text('asking-hint') });
  else if (isNothing)
    yield reply([`${texts.text('asking-nothing')}\n\n${texts.text('asking-no-model')}\n\n`, ...footer], { buttons });
  else {
    const ending = [...footer, `\n${texts.text('asking-reply-to-go-on', { credits: priceOf(OPERATION) })}`];
    yield completionAnswer(turn.words, value, ending, { buttons, ...goesOn });
  }
  await noteModel(deps, turn.person.id, connection, { details, toldHost: host });
}

/** What the answer was narrowed to, as a fact for the receipt. */
function narrowedFacts(words: Context['words'], within: Query | undefined, today: Today): string[] {
  if (!within) return [];
  const place =
    within.place.kind === 'any' || within.place.kind === 'all'
      ? []
      : [words.text('records-place', { place: placeName(within.place) })];
  const what = [...place, ...filterTexts(within, words, today)];
  return what.length === 0 ? [] : [words.text('asking-looked-only', { what })];
}

/**
 * A model's words with what they rest on, and a receipt below them.
 * @param goesOn key of what a reply to it goes on from
 */
export function completionAnswer(
  words: Words,
  { completion, details }: Completion,
  footer: RichText,
  { buttons = [], goesOn }: { buttons?: ButtonRows; goesOn?: string } = {},
): Reply {
  const sources = sourceLines(words, details);
  return {
    kind: 'completion',
    markdown: completion,
    footer,
    personal: true,
    ...defined({ sourcesNote: noLinkNote(words, details), goesOn }),
    ...(sources.length > 0 ? { sources } : {}),
    ...(buttons.length > 0 ? { buttons } : {}),
  };
}

export interface AnswerView {
  /** The question as it would be typed. */
  argument: string;
  after: Invocation['after'];
  about: string | undefined;
  connection: Connection;
  details: AnswerDetails | undefined;
}

/** The same question once more, on the same grounds. */
export const askedAgain = ({ argument, about, after }: Partial<AnswerView> & Pick<AnswerView, 'argument'>) => ({
  argument,
  ...defined({ about, after }),
});

/** Where nothing was found: the same words as a search, or to the model alone. */
export function nothingButtons(
  words: Words,
  { argument, after, connection, details }: AnswerView,
  today: Today,
): ButtonRows {
  return [
    ...(after === 'search' ? [] : searchInstead(words, connection, argument, today)),
    ...(details?.languageModel === null ? [] : withoutData(words, connection, argument)),
  ];
}

/** The same words as a search, where the token allows that. */
export function searchInstead(words: Words, connection: Connection, argument: string, today: Today): ButtonRows {
  const parsed = allows(connection, 'search') ? parseQuery(argument, today) : undefined;
  return parsed && 'query' in parsed
    ? [[queryButton(words, words.text('asking-buttons-search'), parsed.query, 'ask')]]
    : [];
}

/** Offered where the token may use the model but not the messages; nowhere where there is no model to answer. */
export function withoutData(words: Words, connection: Connection, argument: string): ButtonRows {
  if (modelOf(connection) === null || !allows(connection, scopesFor('llmPrompt'))) return [];
  return [
    [paidButton(words, words.text('asking-buttons-without-data'), 'llmPrompt', { command: 'ask_plain', argument })],
  ];
}
