/** Builds the OpenAPI document from the service's own tables of operations, deployed routes and extensions. */
import { z } from 'zod';
import { ANSWER_EVENT_DATA, ANSWER_EVENTS, ANSWER_SOURCES, AnswerDetails } from '../../contract/answers.ts';
import { CREDITS_HEADER, EXTENSIONS, type Extension } from '../../contract/extensions.ts';
import { IMPORT_EXTENSIONS, UploadQuery } from '../../contract/imports.ts';
import {
  apiScopeOf,
  creditsOf,
  type DataAccess,
  OPERATIONS,
  type Operation,
  type OperationName,
  TOKEN_ENDPOINT,
} from '../../contract/operations.ts';
import { SEARCH_EXTENSION, SearchInputs } from '../../contract/search-extension.ts';
import { DEPLOYED_ROUTES } from '../operations/deployed.ts';
import type { DeployedRoute } from '../operations/prepared-call.ts';

/** Paths of the document and of its page. */
export const OPENAPI_PATH = '/openapi.json';
export const DOCS_PATH = '/docs';

export type JsonSchema = { readonly [member: string]: unknown };
type Content = { readonly [type: string]: { readonly schema: JsonSchema } };

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** The parts of an OpenAPI 3.1 Operation Object used here. */
export interface DescribedOperation {
  readonly operationId: string;
  readonly tags: readonly [Tag];
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: { readonly [status: string]: { readonly description: string; readonly content?: Content } };
  readonly security: readonly object[];
  readonly 'x-credits'?: number | undefined;
  readonly 'x-scopes'?: readonly string[];
  /** Assumptions where the interface document says nothing. */
  readonly 'x-assumed'?: readonly string[];
  /** Set if it's not in the interface document. */
  readonly 'x-extension'?: true;
}

export type OpenApiDocument = ReturnType<typeof buildDocument>;

const TAGS = {
  Search: 'Keyword search.',
  Language: 'Prompts to a language model.',
  Datastores: 'Records by filter, sort and limit.',
  Token: 'The scopes and extensions of a token.',
  'As deployed':
    'The same under the names of a public deployment, and its additions (assumed from its published code).',
  Extensions: 'Extensions of the interface document, with a token. The token endpoint lists them.',
  Owners: 'Extensions that need the service key, which bot and service share.',
} as const;
type Tag = keyof typeof TAGS;

const DESCRIPTION = `Data access, keyword search and language prompts over a person's own data.

Every request carries a bearer token whose scopes decide what it may call and read. A call takes its credits before its
work; a refused or failed call costs nothing. Unknown members are refused, never ignored. Anything marked x-extension is
not part of the interface document; x-assumed states assumptions where that document says nothing.`;

const REFUSALS = {
  400: 'The input is invalid; the error names the member.',
  401: 'No token, or an invalid one. As deployed: 403.',
  402: 'The credits do not cover the call, which was not charged. As deployed: 403.',
  403: 'The token lacks a scope, which the error names.',
  404: 'Not found.',
} as const;

const READS: { readonly [access in DataAccess]: readonly string[] } = {
  none: [],
  chats: ['ds:r:social-chat-group', 'ds:r:social-chat-message'],
  named: ['ds:r:<datastore>'],
  granted: ['ds:r:<any>'],
  context: ['ds:r:<datastore of the context, or any>'],
  path: ['ds:r:<datastore>'],
};

const PATH_PARTS: { readonly [name: string]: string } = {
  schema: 'Base64 of the schema address of a datastore, in either alphabet, padded or not.',
  owner: 'Name of an owner.',
  tokenId: 'The first 36 characters of a token.',
  importId: 'A UUID of the caller’s choice.',
};

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
const ERROR: JsonSchema = { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] };

/** The JSON schema of a request (`input`) or response (`output`); shared schemas are references to components. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output', shared: Record<string, JsonSchema>): JsonSchema {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  for (const [name, { id: __, ...part }] of Object.entries($defs)) shared[name] = part;
  return own;
}

interface Inputs {
  readonly path: string;
  readonly query: z.ZodObject | null;
  readonly body: z.ZodType | null;
}

/** Describes operations; shared schemas are collected in `shared`. */
function createDescriber(shared: Record<string, JsonSchema>) {
  const membersOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, JsonSchema> =>
    schemaOf(schema, io, shared).properties as Record<string, JsonSchema>;

  const marked = (schema: z.ZodType, io: 'input' | 'output', extension: string) =>
    Object.fromEntries(
      Object.entries(membersOf(schema, io)).map(([name, member]) => [name, { ...member, 'x-extension': extension }]),
    );

  function inputsOf({ path, query, body }: Inputs, extended: Record<string, JsonSchema> = {}) {
    const inPath = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']): Parameter => {
      return { name, in: 'path', required: true, schema: { type: 'string', description: PATH_PARTS[name] } };
    });
    const schema = query && schemaOf(query, 'input', shared);
    const required = (schema?.required ?? []) as string[];
    const members = schema ? { ...(schema.properties as Record<string, JsonSchema>), ...extended } : {};
    const inQuery = Object.entries(members).map(([name, member]): Parameter => {
      return { name, in: 'query', required: required.includes(name), schema: member };
    });
    const parameters = [...inPath, ...inQuery];
    if (!body) return { parameters };
    const own = schemaOf(body, 'input', shared);
    const needed = (own.required ?? []) as string[];
    const whole = query || !own.properties ? own : { ...own, properties: { ...own.properties, ...extended } };
    return { parameters, requestBody: { required: needed.length > 0, content: json(whole) } };
  }

  function responsesOf(content: Content | undefined, refusals: readonly (keyof typeof REFUSALS)[], isPaid: boolean) {
    const headers = { [CREDITS_HEADER]: { description: 'Credits left.', schema: { type: 'integer' } } };
    const error = json({ $ref: '#/components/schemas/Error' });
    return {
      200: { description: 'Done.', ...(content && { content }), ...(isPaid ? { headers } : {}) },
      ...Object.fromEntries(refusals.map((status) => [status, { description: REFUSALS[status], content: error }])),
    };
  }

  /** Price and scopes of a call. */
  const requirementsOf = (name: OperationName) => ({
    'x-credits': creditsOf(name),
    'x-scopes': [apiScopeOf(name), ...READS[OPERATIONS[name].reads]].filter((scope) => scope !== undefined),
  });

  /** Besides the completion, an answer reports its sources, and can be streamed. */
  function answerContent(reply: JsonSchema): Content {
    const details = marked(AnswerDetails.partial(), 'output', ANSWER_SOURCES);
    const events = {
      ...schemaOf(z.object(ANSWER_EVENT_DATA).partial(), 'output', shared),
      description: 'The data of each event, by its name; asked for with Accept: text/event-stream.',
      'x-extension': ANSWER_EVENTS,
    };
    const whole = { ...reply, properties: { ...(reply.properties as object), ...details } };
    return { ...json(whole), 'text/event-stream': { schema: events } };
  }

  return {
    operation(name: OperationName): DescribedOperation {
      const row: Operation = OPERATIONS[name];
      const tag = row.host === 'search' ? 'Search' : row.path.includes('/llm/') ? 'Language' : 'Datastores';
      const assumed = [
        ...(row.scope === null ? ['The scope is not stated.'] : []),
        ...(row.credits === null ? ['The price is not stated.'] : []),
        ...row.assumed.notes,
      ];
      const extended = tag === 'Search' ? marked(SearchInputs.omit({ keywords: true }), 'input', SEARCH_EXTENSION) : {};
      const reply = schemaOf(row.reply, 'output', shared);
      const refusals = row.path.includes(':') ? ([400, 401, 402, 403, 404] as const) : ([400, 401, 402, 403] as const);
      return {
        ...{ operationId: name, tags: [tag], summary: row.purpose, security: [{ token: [] }] },
        ...inputsOf(row, extended),
        responses: responsesOf(tag === 'Language' ? answerContent(reply) : json(reply), refusals, true),
        ...requirementsOf(name),
        ...(assumed.length === 0 ? {} : { 'x-assumed': assumed }),
      };
    },
    deployed(route: DeployedRoute): DescribedOperation {
      const { name, path, purpose } = route;
      const words = path
        .slice(path.lastIndexOf('/v1/') + 4)
        .replace(/[^A-Za-z]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
      return {
        ...{
          operationId: `deployed${words.charAt(0).toUpperCase()}${words.slice(1)}`,
          tags: ['As deployed'],
          summary: purpose,
        },
        ...inputsOf(route),
        responses: responsesOf(undefined, path.includes(':') ? [400, 403, 404] : [400, 403], true),
        security: [{ token: [] }],
        ...requirementsOf(name),
        'x-extension': true,
      };
    },
    extension(name: string, row: Extension): DescribedOperation {
      const isUpload = name === 'uploadImport';
      const file = { required: true, content: { 'application/octet-stream': { schema: {} } } };
      return {
        ...{ operationId: name, tags: [row.proof === 'token' ? 'Extensions' : 'Owners'], summary: row.purpose },
        ...inputsOf({ ...row, query: isUpload ? UploadQuery : null }),
        ...(isUpload ? { requestBody: file } : {}),
        responses: responsesOf(
          json(schemaOf(row.reply, 'input', shared)),
          row.body ? [400, 401, 404] : [401, 404],
          false,
        ),
        security: [row.proof === 'token' ? { token: [] } : { serviceKey: [] }],
        'x-extension': true,
      };
    },
    tokenEndpoint(): DescribedOperation {
      const { parameter: name } = TOKEN_ENDPOINT;
      return {
        operationId: 'describeToken',
        tags: ['Token'],
        summary:
          'Lists the scopes of a token, and the extensions it can use. As deployed, the token may be in the address.',
        parameters: [{ name, in: 'query', required: false, schema: { type: 'string' } }],
        responses: responsesOf(json(schemaOf(TOKEN_ENDPOINT.reply, 'output', shared)), [400, 401], false),
        security: [{ token: [] }, {}],
        'x-assumed': ['Not in the interface document; assumed as deployed.'],
      };
    },
  };
}

let cached: OpenApiDocument | undefined;

/** The document, built once. */
export function openApiDocument(): OpenApiDocument {
  cached ??= buildDocument();
  return cached;
}

function buildDocument() {
  const shared: Record<string, JsonSchema> = { Error: ERROR };
  const describer = createDescriber(shared);
  const paths: Record<string, Record<string, DescribedOperation>> = {};
  const add = ({ method, path }: { method: string; path: string }, operation: DescribedOperation) => {
    const at = path.replace(/:(\w+)/g, '{$1}');
    paths[at] = { ...paths[at], [method.toLowerCase()]: operation };
  };
  for (const name of Object.keys(OPERATIONS) as OperationName[]) add(OPERATIONS[name], describer.operation(name));
  add(TOKEN_ENDPOINT, describer.tokenEndpoint());
  for (const route of DEPLOYED_ROUTES) add(route, describer.deployed(route));
  const extensions: Record<string, Extension> = { ...EXTENSIONS, ...IMPORT_EXTENSIONS };
  for (const [name, row] of Object.entries(extensions)) add(row, describer.extension(name, row));
  const document = {
    openapi: '3.1.0',
    info: { title: 'Data access, search and LLM service', version: 'v1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: shared,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of a person.' },
        serviceKey: { type: 'http', scheme: 'bearer', description: 'The key that bot and service share.' },
      },
    },
  };
  const text = JSON.stringify(document, withoutSafeBounds).replaceAll('#/$defs/', '#/components/schemas/');
  return JSON.parse(text) as typeof document;
}

/** Drops the bounds of safe integers, which Zod adds. */
const withoutSafeBounds = (name: string, value: unknown) =>
  /^(maximum|minimum)$/.test(name) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? undefined : value;
