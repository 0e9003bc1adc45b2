/** What extensions add to the inputs and replies of the interface document's own operations, each part marked with its name. */
import { z } from 'zod';
import { ANSWER_EVENT_DATA, ANSWER_EVENTS, ANSWER_SOURCES, AnswerDetails } from '../../contract/answers.ts';
import { SEARCH_EXTENSION, SearchInputs } from '../../contract/search-extension.ts';
import type { DescribedOperation } from './described-operation.ts';
import type { JsonSchema, SchemaBook } from './json-schemas.ts';

type Members = { readonly [name: string]: JsonSchema };

function marked(members: Members, extension: string): Members {
  return Object.fromEntries(
    Object.entries(members).map(([name, schema]) => [name, { ...schema, 'x-extension': extension }]),
  );
}

/** What the search extension adds to the inputs of the searches. */
function searchInputs(book: SchemaBook): Members {
  const { properties } = book.of(SearchInputs.omit({ keywords: true }), 'input');
  return marked(properties as Members, SEARCH_EXTENSION);
}

export function withSearchInputs(book: SchemaBook, described: DescribedOperation): DescribedOperation {
  const inputs = searchInputs(book);
  const body = described.requestBody?.content['application/json']?.schema;
  if (body) {
    const schema = { ...body, properties: { ...(body.properties as object), ...inputs } };
    return { ...described, requestBody: { required: true, content: { 'application/json': { schema } } } };
  }
  const parameters = Object.entries(inputs).map(([name, schema]) => ({
    ...{ name, required: false, schema },
    in: 'query' as const,
  }));
  return { ...described, parameters: [...described.parameters, ...parameters] };
}

/** What an answer tells beside its completion, and the events that it can be asked for. */
export function withAnswerDetails(book: SchemaBook, described: DescribedOperation): DescribedOperation {
  const { 200: good, ...refusals } = described.responses;
  const reply = good?.content?.['application/json']?.schema;
  if (!good || !reply) return described;
  const details = book.of(AnswerDetails.partial(), 'output');
  const schema = {
    ...reply,
    properties: { ...(reply.properties as object), ...marked(details.properties as Members, ANSWER_SOURCES) },
  };
  const events = book.of(z.object(ANSWER_EVENT_DATA).partial(), 'output');
  const stream = {
    ...events,
    description: 'The data of each event, by its name; asked for with Accept: text/event-stream.',
    'x-extension': ANSWER_EVENTS,
  };
  const content = { 'application/json': { schema }, 'text/event-stream': { schema: stream } };
  return { ...described, responses: { 200: { ...good, content }, ...refusals } };
}
