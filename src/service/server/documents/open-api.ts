/** The OpenAPI document of this service, made of the rows by which it serves: the interface document's, a deployment's, its own. */

import { z } from 'zod';
import { ANSWER_EVENT_DATA, ANSWER_EVENTS, ANSWER_SOURCES, AnswerDetails } from '../../contract/answers.ts';
import { EXTENSIONS, type Extension } from '../../contract/extensions.ts';
import { IMPORT_EXTENSIONS, UploadQuery } from '../../contract/imports.ts';
import {
  creditsOf,
  OPERATIONS,
  type Operation,
  type OperationName,
  TOKEN_ENDPOINT,
} from '../../contract/operations.ts';
import { SEARCH_EXTENSION, SearchInputs } from '../../contract/search-extension.ts';
import { DEPLOYED_ROUTES } from '../operations/deployed.ts';
import type { DeployedRoute } from '../operations/prepared-call.ts';
import {
  bodyOf,
  type DescribedOperation,
  ERROR,
  pathParameters,
  queryParameters,
  responses,
  TAGS,
  type Tag,
  terms,
} from './described-operation.ts';
import { createSchemaBook, type JsonSchema, type SchemaBook } from './json-schemas.ts';

/** Where programs find the document, and people its page. */
export const OPENAPI_PATH = '/openapi.json';
export const DOCS_PATH = '/docs';

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: Tag; readonly description: string }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: DescribedOperation } };
  readonly components: { readonly schemas: { readonly [name: string]: JsonSchema }; readonly securitySchemes: object };
}

function tagOf({ host, path }: Operation): Tag {
  if (host === 'search') return 'Search';
  return path.includes('/llm/') ? 'Language' : 'Datastores';
}

const REFUSED = [400, 401, 402, 403] as const;

function describeRow(book: SchemaBook, name: OperationName): DescribedOperation {
  const row: Operation = OPERATIONS[name];
  const described = describedRow(book, name, row);
  if (tagOf(row) === 'Search') return withSearchInputs(book, described);
  return tagOf(row) === 'Language' ? withAnswerDetails(book, described) : described;
}

function describedRow(book: SchemaBook, name: OperationName, row: Operation): DescribedOperation {
  const assumed = [
    ...(row.scope === null ? ['The scope is not stated.'] : []),
    ...(row.credits === null ? ['The price is not stated.'] : []),
    ...row.assumed.notes,
  ];
  return {
    operationId: name,
    tags: [tagOf(row)],
    summary: row.purpose,
    parameters: [...pathParameters(row.path), ...queryParameters(book, row.query)],
    ...bodyOf(book, row.body),
    responses: responses(book.of(row.reply, 'output'), row.path.includes(':') ? [...REFUSED, 404] : REFUSED, true),
    security: [{ token: [] }],
    ...terms(name, creditsOf(name)),
    ...(assumed.length === 0 ? {} : { 'x-assumed': assumed }),
  };
}

function describeDeployed(book: SchemaBook, route: DeployedRoute): DescribedOperation {
  const { name, path, query, body, purpose } = route;
  return {
    operationId: `deployed ${path.slice(path.lastIndexOf('/v1/') + 4)}`.replace(
      /[^A-Za-z]+(\w?)/g,
      (_, letter: string) => letter.toUpperCase(),
    ),
    tags: ['As deployed'],
    summary: purpose,
    parameters: [...pathParameters(path), ...queryParameters(book, query)],
    ...bodyOf(book, body),
    responses: responses(undefined, path.includes(':') ? [400, 403, 404] : [400, 403], true),
    security: [{ token: [] }],
    ...terms(name, creditsOf(name)),
    'x-extension': true,
  };
}

function describeExtension(book: SchemaBook, name: string, row: Extension): DescribedOperation {
  const isTokens = row.proof === 'token';
  const file = { required: true, content: { 'application/octet-stream': { schema: {} } } };
  return {
    operationId: name,
    tags: [isTokens ? 'Extensions' : 'Owners'],
    summary: row.purpose,
    parameters: [...pathParameters(row.path), ...queryParameters(book, name === 'uploadImport' ? UploadQuery : null)],
    ...(name === 'uploadImport' ? { requestBody: file } : bodyOf(book, row.body)),
    responses: responses(book.of(row.reply, 'output'), row.body ? [400, 401, 404] : [401, 404], false),
    security: [isTokens ? { token: [] } : { serviceKey: [] }],
    'x-extension': true,
  };
}

const TOKEN_REPLY: JsonSchema = {
  type: 'object',
  properties: {
    token: {
      type: 'object',
      properties: {
        _id: { type: 'string' },
        servers: { type: 'array', items: { type: 'string' } },
        scopes: { type: 'array', items: { type: 'string' } },
      },
    },
    extensions: { type: 'array', items: { type: 'string' }, 'x-extension': true },
    languageModel: { type: ['object', 'null'], 'x-extension': ANSWER_SOURCES },
    embeddings: { type: 'object', 'x-extension': true },
    expiresAt: { type: 'string', format: 'date-time', 'x-extension': true },
  },
  required: ['token'],
};

function tokenEndpoint(): DescribedOperation {
  return {
    operationId: 'describeToken',
    tags: ['Token'],
    summary:
      'Tells the scopes of a token, and the extensions that it can use. As deployed, the token may stand in the address.',
    parameters: [{ name: TOKEN_ENDPOINT.parameter, in: 'query', required: false, schema: { type: 'string' } }],
    responses: responses(TOKEN_REPLY, [400, 401], false),
    security: [{ token: [] }, {}],
    'x-assumed': ['Not in the interface document; assumed as deployed.'],
  };
}

const DESCRIPTION = `Data access, keyword search and language prompts over a person's own data.

Every request carries a bearer token whose scopes decide what it may call and read. A call takes its credits before its
work; one that is refused or fails costs nothing. Members that nobody knows are refused, never ignored. What is marked
x-extension is not part of the interface document; x-assumed says what stands in for what that document leaves open.`;

let made: OpenApiDocument | undefined;

/** The document; made once. */
export function openApiDocument(): OpenApiDocument {
  made ??= makeDocument();
  return made;
}

function makeDocument(): OpenApiDocument {
  const book = createSchemaBook();
  const paths: { [path: string]: { [method: string]: DescribedOperation } } = {};
  const add = ({ method, path }: { method: string; path: string }, operation: DescribedOperation) => {
    const at = path.replace(/:(\w+)/g, '{$1}');
    paths[at] = { ...paths[at], [method.toLowerCase()]: operation };
  };
  for (const name of Object.keys(OPERATIONS) as OperationName[]) add(OPERATIONS[name], describeRow(book, name));
  add(TOKEN_ENDPOINT, tokenEndpoint());
  for (const route of DEPLOYED_ROUTES) add(route, describeDeployed(book, route));
  const extensions: [string, Extension][] = Object.entries({ ...EXTENSIONS, ...IMPORT_EXTENSIONS });
  for (const [name, row] of extensions) add(row, describeExtension(book, name, row));
  return {
    openapi: '3.1.0',
    info: { title: 'Data access, search and LLM service', version: 'v1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: (Object.keys(TAGS) as Tag[]).map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: {
      schemas: { Error: ERROR, ...book.components() },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of a person.' },
        serviceKey: { type: 'http', scheme: 'bearer', description: 'What bot and service share.' },
      },
    },
  };
}

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

function withSearchInputs(book: SchemaBook, described: DescribedOperation): DescribedOperation {
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
function withAnswerDetails(book: SchemaBook, described: DescribedOperation): DescribedOperation {
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
