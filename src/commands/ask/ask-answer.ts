/** A model's words as an answer, and the buttons that go on from it. */

import type { Words } from '#locales/words.ts';
import type { AnswerDetails } from '#service/contract/answers.ts';
import type { Completion } from '#service/contract/data-service.ts';
import { scopesFor } from '#service/contract/requirements.ts';
import type { Connection } from '#storage/connections.ts';
import type { Answer, ButtonRows, Invocation, RichText } from '../answer.ts';
import { allows, lacking } from '../command-facts.ts';
import { paidButton, queryButton } from '../press.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Today } from '../time/calendar.ts';
import { noLinkNote, sourceLines } from './answer-details.ts';
import { modelOf } from './model-access.ts';

/**
 * A model's words with what they rest on, and a receipt below them.
 * @param goesOn key of what a reply to it goes on from
 */
export function completionAnswer(
  words: Words,
  { completion, details }: Completion,
  footer: RichText,
  { buttons = [], goesOn }: { buttons?: ButtonRows; goesOn?: string } = {},
): Answer {
  const sources = sourceLines(words, details);
  const sourcesNote = noLinkNote(words, details);
  return {
    kind: 'completion',
    markdown: completion,
    ...(sources.length > 0 ? { sources } : {}),
    ...(sourcesNote === undefined ? {} : { sourcesNote }),
    footer,
    personal: true,
    ...(buttons.length > 0 ? { buttons } : {}),
    ...(goesOn === undefined ? {} : { goesOn }),
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
  ...(about === undefined ? {} : { about }),
  ...(after === undefined ? {} : { after }),
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
  if (modelOf(connection) === null || lacking(connection, scopesFor('llmPrompt')).length > 0) return [];
  return [
    [paidButton(words, words.text('asking-buttons-without-data'), 'llmPrompt', { command: 'ask_plain', argument })],
  ];
}
