/** The one request of a question, and what comes of it. */
import { type Answer, bold, type Invocation, type RichText, say } from '../answer.ts';
import type { Turn } from '../command.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import { priceOf } from '../credits/price.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import type { Query } from '../query/query.ts';
import { filterTexts } from '../query/query-texts.ts';
import { placeName } from '../query/query-words.ts';
import { type Question, typedQuestion } from '../query/question.ts';
import { contextFor, neededFor } from './answer-context.ts';
import { noLinkNote, passageGroups, readFacts } from './answer-details.ts';
import { askedAgain, completionAnswer, nothingButtons, searchInstead, withoutData } from './ask-answer.ts';
import { composesAnswers, newsOfModel, noteModel, tellsSources, watched } from './model-access.ts';
import { keepSubject, promptOf, type Subject, withAnswer } from './subject.ts';

export interface Asked {
  question: Question;
  after: Invocation['after'];
  /** Key of `subject`, where it is kept. */
  about: string | undefined;
  subject: Subject | undefined;
}

const OPERATION = 'llmAgentPrompt';

export async function* askAgent(deps: CommandDeps, turn: Turn, asked: Asked): AsyncGenerator<Answer> {
  const { question, subject } = asked;
  const { connection: known, today } = await turn.known();
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
    {
      subject: records === undefined ? shown : subject,
      composes: known === undefined || composesAnswers(known),
    },
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
    ...narrowedFacts(turn.words, within),
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
    const title = isNothing
      ? texts.rich('asking-only-near', { question: isAbout })
      : texts.rich('asking-closest', { question: isAbout });
    const note = noLinkNote(turn.words, details);
    const withNote = [`${texts.text('asking-no-model')}\n`, ...(note === undefined ? [] : [`${note}\n`]), ...footer];
    yield { kind: 'records', personal: true, title, groups: passages, footer: withNote, buttons, ...goesOn };
  } else if (details?.wordless)
    yield say([`${texts.text('asking-wordless')}\n\n`, ...footer], { ask: texts.text('asking-hint') });
  else if (isNothing)
    yield say([`${texts.text('asking-nothing')}\n\n${texts.text('asking-no-model')}\n\n`, ...footer], { buttons });
  else {
    const ending = [...footer, `\n${texts.text('asking-reply-to-go-on', { credits: priceOf(OPERATION) })}`];
    yield completionAnswer(turn.words, value, ending, { buttons, ...goesOn });
  }
  await noteModel(deps, turn.person.id, connection, { details, toldHost: host });
}

/** What the answer was narrowed to, as a fact for the receipt. */
function narrowedFacts(words: Turn['words'], within: Query | undefined): string[] {
  if (!within) return [];
  const place =
    within.place.kind === 'any' || within.place.kind === 'all'
      ? []
      : [words.text('records-place', { place: placeName(within.place) })];
  const what = [...place, ...filterTexts(within, words)];
  return what.length === 0 ? [] : [words.text('asking-looked-only', { what })];
}
