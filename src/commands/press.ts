/** Buttons that commands offer, and what comes back with a press. */
import type { z } from 'zod';
import type { Words } from '#locales/words.ts';
import type { OperationName } from '#service/contract/operations.ts';
import { priceOf } from './credits/price.ts';
import { shorten } from './display-text.ts';
import { ProblemError } from './failures/problem.ts';
import { parseQuery } from './query/parse-query.ts';
import { isList, operationOf, type Query, typed } from './query/query.ts';
import { COMMANDS } from './registry.ts';
import type { Button, Invocation } from './reply.ts';
import type { Today } from './time/today.ts';

type Tone = Button['tone'];

/** Rows of buttons under a message, at most: on a phone more of them push away what they stand under. */
export const MOST_ROWS = 5;

/** Longest label, characters: longer ones are cut by narrow screens anyway. */
const MAX_LABEL = 60;

/** A button that costs nothing and may be pressed again. */
export function runButton(label: string, command: string, argument = '', tone?: Tone): Button {
  const press: Button['press'] = { kind: 'run', invocation: { command, argument } };
  return { label: shorten(label, MAX_LABEL), press, ...(tone === undefined ? {} : { tone }) };
}

/**
 * A button whose press costs credits: its label always says how many, and a second press does nothing.
 * @param repeatable for a list of things to open, where coming back to one is meant
 */
export function paidButton(
  words: Words,
  label: string,
  operation: OperationName,
  invocation: Invocation,
  { repeatable = false } = {},
): Button {
  return buttonFor(words, label, priceOf(operation), invocation, { repeatable });
}

/** Asks a model `argument`, at the price that this has. */
export const askButton = (
  words: Words,
  label: string,
  argument: string,
  on: Omit<Invocation, 'command' | 'argument'> = {},
) => paidButton(words, label, 'llmAgentPrompt', { command: 'ask', argument, ...on });

/** The same for several calls at once. @param credits of all of them */
export function buttonFor(
  words: Words,
  label: string,
  credits: number,
  invocation: Invocation,
  { repeatable = false } = {},
): Button {
  const room = MAX_LABEL - words.text('numbers-priced', { label: '', amount: credits }).length;
  return {
    label: words.text('numbers-priced', { label: shorten(label, room), amount: credits }),
    press: { kind: 'run', invocation, ...(repeatable ? {} : { once: true }) },
  };
}

/**
 * A button that runs a query: what it costs and what it means depend on nothing else.
 * @param after what its words have just been answered by
 */
export function queryButton(words: Words, label: string, query: Query, after?: Invocation['after']): Button {
  const command = isList(query) ? 'recent' : 'search';
  const invocation = { command, argument: typed(query), ...(after === undefined ? {} : { after }) };
  return paidButton(words, label, operationOf(query), invocation);
}

/**
 * A button that runs what somebody meant to type, at the price that this has; one that asks before it costs anything, or
 * asks for words that are missing, is free to press.
 */
export function invocationButton(words: Words, label: string, invocation: Invocation, today: Today): Button {
  const { command, argument } = invocation;
  const facts = COMMANDS.find(({ name }) => name === command);
  const [usual] = facts?.calls ?? [];
  const isAsked = facts?.asksFirst === true || (argument === '' && (command === 'search' || command === 'ask'));
  if (usual === undefined || isAsked) return runButton(label, command, argument);
  const query = queryOf(invocation, today);
  return query ? queryButton(words, label, query) : paidButton(words, label, usual.operation, invocation);
}

/** What somebody looks for with /search or /recent; undefined for another command, and for what cannot be read. */
export function queryOf({ command, argument }: Invocation, today: Today): Query | undefined {
  if (command !== 'search' && command !== 'recent') return undefined;
  const parsed = parseQuery(argument, today, command === 'search' ? 'words' : 'filters');
  return 'query' in parsed ? parsed.query : undefined;
}

/** Starts connecting. */
export function connectButton(label: string): Button {
  return runButton(label, 'connect', '', 'primary');
}

/** The argument of a button that carries JSON. @throws ProblemError `stale-button` when it is of another form */
export function readPressed<Form extends z.ZodType>(form: Form, argument: string): z.infer<Form> {
  try {
    return form.parse(JSON.parse(argument));
  } catch {
    throw new ProblemError({ code: 'stale-button', mayHaveCost: false });
  }
}

/** Buttons side by side, `width` in a row. */
export function inRows(buttons: readonly Button[], width: number): Button[][] {
  const rows: Button[][] = [];
  for (let at = 0; at < buttons.length; at += width) rows.push(buttons.slice(at, at + width));
  return rows;
}

/** A page indicator or the like: shown, not pressed. */
export function inertButton(label: string): Button {
  return { label, press: { kind: 'inert' } };
}
