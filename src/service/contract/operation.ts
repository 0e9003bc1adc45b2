/** The form of one row of the operations table. */
import type { z } from 'zod';
import type { ApiScope } from './scopes.ts';

export type DataAccess =
  | 'none'
  /** Reads chat groups and messages. */
  | 'chats'
  /** Reads the datastore that `datastore=` names. */
  | 'named'
  /** Reads whatever the token grants, and only that. */
  | 'granted'
  /** Reads the datastore of `context.dsUrlEncoded`; without a context whatever the token grants. */
  | 'context'
  /** Reads the datastore whose schema address is in the path. */
  | 'path';

export interface Operation {
  /** `search` is relative to {search_url}, `base` to {base_url}. */
  readonly host: 'search' | 'base';
  readonly method: 'GET' | 'POST';
  /** `:schema` stands for a base64 schema address. */
  readonly path: string;
  readonly scope: ApiScope | null;
  /** Credits per call. */
  readonly credits: number | null;
  readonly reads: DataAccess;
  readonly query: z.ZodObject | null;
  readonly body: z.ZodType | null;
  /** The reply's shape as this project serves it; reading is more lenient (both dialects). */
  readonly reply: z.ZodType;
  readonly purpose: string;
  /** Why this project's own client never asks for it, where it does not. */
  readonly unused?: string;
  readonly assumed: {
    readonly scope?: ApiScope;
    readonly credits?: number;
    readonly notes: readonly string[];
  };
  /** Where a public deployment answers the same question under another name. */
  readonly deployed?: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
  };
}
