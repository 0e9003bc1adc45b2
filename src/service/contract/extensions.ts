/** What this implementation offers beyond the interface document. A client uses it only where the token endpoint’s reply lists it. */
import { z } from 'zod';
import { ANSWER_EVENTS, ANSWER_SOURCES, LanguageModel } from './answers.ts';
import { AROUND_EXTENSION } from './around.ts';
import { DATASTORE_NAMES } from './datastores.ts';
import { CONTAINS_EXTENSION } from './filters.ts';
import { KnownNames } from './names.ts';
import { DataRecord } from './records.ts';
import { SEARCH_EXTENSION } from './search-extension.ts';
import { STATISTICS_EXTENSION } from './statistics.ts';

/** Header of every reply that was charged for, and of a 402: the credits that are left. */
export const CREDITS_HEADER = 'credits-balance';

/** What an owner may be called: a Telegram user id in decimal, or a name that the operator chose. */
export const OwnerName = z
  .string()
  .regex(
    /^(?=.*[A-Za-z0-9])[A-Za-z0-9._@-]{1,64}$/,
    'a name has 1 to 64 characters of letters, digits and . _ @ -, at least one of them a letter or digit',
  );

/** The owner of the invented person's data; nobody else gets this name. */
export const SAMPLE_OWNER = 'sample';

/** ISO 8601 on the wire, milliseconds since 1970 in the program. */
const Moment = z.codec(z.iso.datetime(), z.int(), {
  decode: (text) => Date.parse(text),
  encode: (at) => new Date(at).toISOString(),
});
const Scopes = z.array(z.string().min(1).max(300)).min(1).max(50).readonly();
const AppName = z.string().min(1).max(200);

/** What the balance is, what it is raised to when it refills, and when that is. */
const Credits = z.object({ balance: z.int(), allowance: z.int(), refillsAt: Moment });
export type CreditBalance = z.output<typeof Credits>;

/** Behind the record of this id in a datastore; at its beginning where there is none. */
export const ExportPlace = z.strictObject({
  datastore: z.enum(DATASTORE_NAMES),
  after: z.string().optional(),
});
export type ExportPlace = z.infer<typeof ExportPlace>;

/** In decimal. */
export const TelegramUserId = z.string().regex(/^\d{1,16}$/, 'is not a Telegram user id');

/** What a ticket opens, with everything that the page needs to know. */
export const TicketRequest = z.discriminatedUnion('purpose', [
  z.strictObject({
    purpose: z.literal('upload'),
    /** The person's own, where the owner's name is not: an export that names another one is asked about. */
    telegramId: TelegramUserId.optional(),
    /** The person's at Telegram. */
    personName: z.string().min(1).max(200).optional(),
  }),
  /** Of all records. */
  z.strictObject({ purpose: z.literal('download') }),
]);
export type TicketRequest = z.infer<typeof TicketRequest>;

export interface Extension {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** At {base_url}. `:owner` stands for a percent-encoded name, `:tokenId` for the first 36 characters of a token. */
  readonly path: string;
  /** What the Authorization header has to carry: the person's token, or the key that bot and service share. */
  readonly proof: 'token' | 'service-key';
  readonly body: z.ZodType | null;
  readonly reply: z.ZodType;
  readonly purpose: string;
}

export const EXTENSIONS = {
  credits: {
    method: 'GET',
    path: '/api/rest/v1/auth/credits',
    proof: 'token',
    body: null,
    reply: Credits,
    purpose: 'Tells the credits of the owner of this token.',
  },
  names: {
    method: 'GET',
    path: '/api/rest/v1/auth/names',
    proof: 'token',
    body: null,
    reply: KnownNames,
    purpose: 'Names the people and chats of the messages that this token can read.',
  },
  revoke: {
    method: 'POST',
    path: '/api/rest/v1/auth/revoke',
    proof: 'token',
    body: z.strictObject({}),
    reply: z.object({ revoked: z.literal(true) }),
    purpose: 'Ends this token.',
  },
  describeOwner: {
    method: 'GET',
    path: '/api/rest/v1/owners/:owner',
    proof: 'service-key',
    body: null,
    reply: z.object({
      name: OwnerName,
      exists: z.boolean(),
      sample: z.boolean(),
      /** How the owner is called among people, where that is known. */
      displayName: z.string().optional(),
      tokens: z.int(),
      /** Absent where nothing is charged. */
      credits: Credits.optional(),
      /** What the owner's archive holds, its size on disk, how many of it are messages, and when the newest was sent. */
      archive: z.object({ records: z.int(), bytes: z.int(), messages: z.int(), newestAt: Moment.optional() }),
      languageModel: LanguageModel,
    }),
    purpose: 'Tells what there is of an owner.',
  },
  issueToken: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/tokens',
    proof: 'service-key',
    body: z.strictObject({
      scopes: Scopes,
      appName: AppName,
      expiresAt: Moment.optional(),
      /** Of the invented person's data: who looks around in it, and pays where anything is charged. */
      payer: OwnerName.optional(),
    }),
    reply: z.object({
      token: z.string(),
      tokenId: z.string(),
      scopes: z.array(z.string()).readonly(),
      expiresAt: Moment.optional(),
    }),
    purpose: 'Makes a token of an owner, and the owner where there is none.',
  },
  listTokens: {
    method: 'GET',
    path: '/api/rest/v1/owners/:owner/tokens',
    proof: 'service-key',
    body: null,
    reply: z.object({
      items: z.array(
        z.object({
          tokenId: z.string(),
          appName: z.string(),
          scopes: z.array(z.string()).readonly(),
          createdAt: Moment,
          expiresAt: Moment.optional(),
          usedAt: Moment.optional(),
        }),
      ),
    }),
    purpose: 'Lists the tokens of an owner, newest first.',
  },
  revokeToken: {
    method: 'DELETE',
    path: '/api/rest/v1/owners/:owner/tokens/:tokenId',
    proof: 'service-key',
    body: null,
    reply: z.object({ revoked: z.literal(true) }),
    purpose: 'Ends a token of an owner.',
  },
  issueTicket: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/tickets',
    proof: 'service-key',
    body: TicketRequest,
    reply: z.object({ ticket: z.string(), url: z.string().optional(), expiresAt: Moment }),
    purpose: 'Makes a link to a page for an owner, for one use within ten minutes.',
  },
  eraseOwner: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/erase',
    proof: 'service-key',
    body: z.strictObject({}),
    reply: z.object({ tokens: z.int(), records: z.int(), bytes: z.int() }),
    purpose: 'Erases an owner with everything that is kept of them.',
  },
  exportRecords: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/export',
    proof: 'service-key',
    /** Without a place: from the beginning. */
    body: z.strictObject({ from: ExportPlace.optional() }),
    reply: z.object({
      datastore: ExportPlace.shape.datastore,
      items: z.array(DataRecord).readonly(),
      /** Where the next page begins; absent behind the last one. */
      next: ExportPlace.optional(),
    }),
    purpose: 'Gives a page of all records of an owner, as they are kept.',
  },
} as const satisfies Record<string, Extension>;

export type ExtensionName = keyof typeof EXTENSIONS;

/** In the token endpoint's list where no call takes credits: prices are told to nobody. `credits` is not in it then. */
export const UNCHARGED = 'uncharged';

/** The extensions that a person's token can use, as the token endpoint's reply lists them: calls, inputs and replies of operations. */
export const TOKEN_EXTENSIONS: readonly string[] = [
  ...(Object.keys(EXTENSIONS) as ExtensionName[]).filter((name) => EXTENSIONS[name].proof === 'token'),
  SEARCH_EXTENSION,
  CONTAINS_EXTENSION,
  STATISTICS_EXTENSION,
  AROUND_EXTENSION,
  ANSWER_SOURCES,
  ANSWER_EVENTS,
];

/** Header that says for which update of the bot a request is made; nothing personal is in it. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Says whose reference it is, and makes it as long as routers want: some put their own id in place of less than 20 characters. */
const PREFIX = 'personal-data-bot-update-';
/** What frameworks keep of such an id: letters, digits and dashes. */
const REQUEST_ID = /^[A-Za-z0-9-]{1,64}$/;

/** @param reference letters and digits */
export const requestIdFor = (reference: string): string => PREFIX + reference;

/** The bot’s reference, or the id that a router gave; anybody can write anything there. Undefined for what is no such id. */
export function referenceIn(header: string | null): string | undefined {
  if (header === null || !REQUEST_ID.test(header)) return undefined;
  return header.startsWith(PREFIX) ? header.slice(PREFIX.length) || undefined : header;
}
