/** The parts of an OpenAPI document's operations (OpenAPI 3.1, Operation Object), as far as they are used here. */
import type { z } from 'zod';
import { CREDITS_HEADER } from '../../contract/extensions.ts';
import { apiScopeOf, type DataAccess, OPERATIONS, type OperationName } from '../../contract/operations.ts';
import type { JsonSchema, SchemaBook } from './json-schemas.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface Content {
  readonly [type: string]: { readonly schema: JsonSchema };
}

/** One operation of the document (OpenAPI 3.1, Operation Object), as far as it is used here. */
export interface DescribedOperation {
  readonly operationId: string;
  readonly tags: readonly [Tag];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: {
    readonly [status: string]: { readonly description: string; readonly content?: Content; readonly headers?: object };
  };
  readonly security: readonly object[];
  /** Credits of one call. */
  readonly 'x-credits'?: number;
  readonly 'x-scopes'?: readonly string[];
  /** What stands in for what the interface document does not say. */
  readonly 'x-assumed'?: readonly string[];
  /** Not in the interface document. */
  readonly 'x-extension'?: true;
}

export const TAGS = {
  Search: 'Keyword search.',
  Language: 'Prompts to a language model.',
  Datastores: 'Records by filter, sort and limit.',
  Token: 'What a token can tell about itself.',
  'As deployed':
    'The same under the names of a public deployment, and what it has besides (assumed from its published code).',
  Extensions: 'What this service offers beyond the interface document, with a token. The token endpoint lists it.',
  Owners: 'What only the service key opens, which bot and service share: beyond the interface document.',
} as const;
export type Tag = keyof typeof TAGS;

const REFUSALS = {
  400: 'The input is wrong; the error names the member.',
  401: 'No token, or one that is not valid. As deployed: 403.',
  402: 'The credits do not cover the call, which cost nothing. As deployed: 403.',
  403: 'The token lacks a scope, which the error names.',
  404: 'There is no such thing.',
} as const;
/** What every refusal says, under the components. */
export const ERROR: JsonSchema = { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] };
const ERROR_REFERENCE: JsonSchema = { $ref: '#/components/schemas/Error' };

const PATH_PARTS: { readonly [name: string]: string } = {
  schema: 'Base64 of the schema address of a datastore, in either alphabet, padded or not.',
  id: '_id of a record.',
  owner: 'Name of an owner.',
  tokenId: 'The first 36 characters of a token.',
  importId: 'A UUID of the caller’s choice.',
};

const READS: { readonly [access in DataAccess]: readonly string[] } = {
  none: [],
  chats: ['ds:r:social-chat-group', 'ds:r:social-chat-message'],
  named: ['ds:r:<datastore>'],
  granted: ['ds:r:<any>'],
  context: ['ds:r:<datastore of the context, or any>'],
  path: ['ds:r:<datastore>'],
};

export function pathParameters(path: string): Parameter[] {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    ...(PATH_PARTS[name] === undefined ? {} : { description: PATH_PARTS[name] }),
    schema: { type: 'string' },
  }));
}

export function queryParameters(book: SchemaBook, query: z.ZodObject | null): Parameter[] {
  if (!query) return [];
  const { properties, required } = book.of(query, 'input');
  const needed = Array.isArray(required) ? required : [];
  return Object.entries((properties ?? {}) as { [name: string]: JsonSchema }).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.includes(name),
    schema,
  }));
}

export const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

export function bodyOf(book: SchemaBook, body: z.ZodType | null): Pick<DescribedOperation, 'requestBody'> {
  if (!body) return {};
  const schema = book.of(body, 'input');
  return {
    requestBody: { required: Array.isArray(schema.required) && schema.required.length > 0, content: json(schema) },
  };
}

export function responses(
  reply: JsonSchema | undefined,
  refusals: readonly (keyof typeof REFUSALS)[],
  isPaid: boolean,
): DescribedOperation['responses'] {
  const headers = { [CREDITS_HEADER]: { description: 'Credits that are left.', schema: { type: 'integer' } } };
  const good = { description: 'Done.', ...(reply ? { content: json(reply) } : {}), ...(isPaid ? { headers } : {}) };
  const refused = refusals.map((status) => [status, { description: REFUSALS[status], content: json(ERROR_REFERENCE) }]);
  return { 200: good, ...Object.fromEntries(refused) };
}

/** What a call needs and costs, as the row or its assumption says. */
export function terms(
  name: OperationName,
  credits: number | undefined,
): Pick<DescribedOperation, 'x-credits' | 'x-scopes'> {
  return {
    ...(credits === undefined ? {} : { 'x-credits': credits }),
    'x-scopes': [apiScopeOf(name), ...READS[OPERATIONS[name].reads]].filter((scope) => scope !== undefined),
  };
}
