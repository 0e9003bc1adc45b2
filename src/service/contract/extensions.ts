/** Extensions to interface.md. A client uses one only if the token endpoint’s reply lists it. */
import { z } from 'zod';
import { ANSWER_EVENTS, ANSWER_SOURCES, LanguageModel } from './answers.ts';
import { DATASTORE_NAMES } from './datastores.ts';
import { KnownNames } from './names.ts';
import { DataRecord } from './records.ts';
import { SEARCH_EXTENSION } from './search-extension.ts';

/** Header of every charged reply and of a 402: the remaining credits. */
export const CREDITS_HEADER = 'credits-balance';

/** Name of an owner: a Telegram user id in decimal, or a name chosen by the operator. */
export const OwnerName = z
  .string()
  .regex(
    /^(?=.*[A-Za-z0-9])[A-Za-z0-9._@-]{1,64}$/,
    'a name has 1 to 64 characters of letters, digits and . _ @ -, at least one of them a letter or digit',
  );

/** The owner of the sample data; a reserved name. */
export const SAMPLE_OWNER = 'sample';

/** ISO 8601 on the wire, milliseconds since 1970 in the program. */
const Moment = z.codec(z.iso.datetime(), z.int(), {
  decode: (text) => Date.parse(text),
  encode: (at) => new Date(at).toISOString(),
});
const Scopes = z.array(z.string().min(1).max(300)).min(1).max(50).readonly();
const AppName = z.string().min(1).max(200);

/** The balance, the amount it is topped up to, and the time of the next top-up. */
const Credits = z.object({ balance: z.int(), allowance: z.int(), refillsAt: Moment });
export type CreditBalance = z.output<typeof Credits>;

/** A position in an export: after the record with this id, or at the start of the datastore if absent. */
export const ExportPlace = z.strictObject({
  datastore: z.enum(DATASTORE_NAMES),
  after: z.string().optional(),
});
export type ExportPlace = z.infer<typeof ExportPlace>;

export const TelegramUserId = z.string().regex(/^\d{1,16}$/, 'is not a Telegram user id');

/** The page that a ticket opens, with its parameters. */
export const TicketRequest = z.discriminatedUnion('purpose', [
  z.strictObject({
    purpose: z.literal('upload'),
    /** The person's Telegram id, if it isn't the owner's name; an export that names another id raises a question. */
    telegramId: TelegramUserId.optional(),
    /** The person's Telegram name. */
    personName: z.string().min(1).max(200).optional(),
  }),
  /** Download of all records. */
  z.strictObject({ purpose: z.literal('download') }),
]);
export type TicketRequest = z.infer<typeof TicketRequest>;

export interface Extension {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to {base_url}. `:owner` is a percent-encoded name, `:tokenId` the first 36 characters of a token. */
  readonly path: string;
  /** Required in the Authorization header: the person's token, or the key shared by bot and service. */
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
    purpose: 'Returns the credits of the owner of this token.',
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
    purpose: 'Revokes this token.',
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
      /** The owner's name for people, if known. */
      displayName: z.string().optional(),
      tokens: z.int(),
      /** Absent if nothing is charged. */
      credits: Credits.optional(),
      /** `records`, the `messages` among them, `bytes` on disk, and when the newest message was sent. */
      archive: z.object({ records: z.int(), bytes: z.int(), messages: z.int(), newestAt: Moment.optional() }),
      languageModel: LanguageModel,
    }),
    purpose: 'Describes an owner.',
  },
  issueToken: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/tokens',
    proof: 'service-key',
    body: z.strictObject({
      scopes: Scopes,
      appName: AppName,
      expiresAt: Moment.optional(),
      /** For the sample data: the owner who explores it, and pays if anything is charged. */
      payer: OwnerName.optional(),
    }),
    reply: z.object({
      token: z.string(),
      tokenId: z.string(),
      scopes: z.array(z.string()).readonly(),
      expiresAt: Moment.optional(),
    }),
    purpose: 'Issues a token of an owner, and creates the owner if needed.',
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
    purpose: 'Revokes a token of an owner.',
  },
  issueTicket: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/tickets',
    proof: 'service-key',
    body: TicketRequest,
    reply: z.object({ ticket: z.string(), url: z.string().optional(), expiresAt: Moment }),
    purpose: 'Issues a link to a page for an owner, for one use within ten minutes.',
  },
  eraseOwner: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/erase',
    proof: 'service-key',
    body: z.strictObject({}),
    reply: z.object({ tokens: z.int(), records: z.int(), bytes: z.int() }),
    purpose: 'Erases an owner with everything stored about them.',
  },
  exportRecords: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/export',
    proof: 'service-key',
    /** `from`: the beginning by default. */
    body: z.strictObject({ from: ExportPlace.optional() }),
    reply: z.object({
      datastore: ExportPlace.shape.datastore,
      items: z.array(DataRecord).readonly(),
      /** Start of the next page; absent on the last one. */
      next: ExportPlace.optional(),
    }),
    purpose: 'Returns a page of all records of an owner, as stored.',
  },
} as const satisfies Record<string, Extension>;

export type ExtensionName = keyof typeof EXTENSIONS;

export type OwnerDescription = z.output<typeof EXTENSIONS.describeOwner.reply>;
/** A token with access to an owner's data, without its secret, which only the holder has. */
export type OwnerAccess = z.output<typeof EXTENSIONS.listTokens.reply>['items'][number];

/** The id of a token given in clear, by which its owner can list and revoke it. */
export function tokenIdOf(token: string): string {
  return token.slice(0, 36);
}

/** Listed by the token endpoint in place of `credits` if no call costs credits: prices aren't shown then. */
export const UNCHARGED = 'uncharged';

/** The extensions for a person's token, as listed by the token endpoint: calls, inputs and replies of operations. */
export const TOKEN_EXTENSIONS: readonly string[] = [
  ...(Object.keys(EXTENSIONS) as ExtensionName[]).filter((name) => EXTENSIONS[name].proof === 'token'),
  SEARCH_EXTENSION,
  ANSWER_SOURCES,
  ANSWER_EVENTS,
];

/** Header with the reference of the bot update that a request is made for; contains nothing personal. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Marks the bot's references, and pads them: some routers replace ids of less than 20 characters. */
const PREFIX = 'personal-data-bot-update-';
/** Frameworks keep only letters, digits and dashes of such an id. */
const REQUEST_ID = /^[A-Za-z0-9-]{1,64}$/;

/** @param reference letters and digits */
export const requestIdFor = (reference: string): string => PREFIX + reference;

/** The bot’s reference, or a router's id; never trusted. Undefined if the header isn't a valid id. */
export function referenceIn(header: string | null): string | undefined {
  if (header === null || !REQUEST_ID.test(header)) return undefined;
  return header.startsWith(PREFIX) ? header.slice(PREFIX.length) || undefined : header;
}
