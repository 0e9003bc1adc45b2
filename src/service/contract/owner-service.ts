/** What the bot can ask of a service about owners where both share a key: the port between commands and the client. */
import type { LanguageModel } from './answers.ts';
import type { CreditBalance } from './data-service.ts';
import type { DatastoreName } from './datastores.ts';
import type { ExportPlace, TicketRequest } from './extensions.ts';
import type { DataRecord } from './records.ts';

export interface OwnerCall {
  /** Aborting it ends the HTTP request at once. */
  signal: AbortSignal;
  /** Longest wait for the whole reply, milliseconds; each call has its own default. */
  deadlineMs?: number;
}

/** What is known of an owner. Moments are milliseconds since 1970, here and below. */
export interface OwnerDescription {
  exists: boolean;
  /** The invented person. */
  sample: boolean;
  displayName: string | undefined;
  /** Undefined where nothing is charged. */
  credits: CreditBalance | undefined;
  /** What their archive holds, its bytes on disk, how many of it are messages, and when the newest of these was sent. */
  archive: { records: number; bytes: number; messages: number; newestAt: number | undefined };
  /** Who would read it to answer. */
  languageModel: LanguageModel;
}

export interface IssuedToken {
  token: string;
  tokenId: string;
}

/** Somebody's access to an owner's data; its secret is known to its holder alone. */
export interface OwnerAccess {
  tokenId: string;
  appName: string;
  createdAt: number;
  expiresAt: number | undefined;
  usedAt: number | undefined;
}

export interface ExportedRecord {
  datastore: DatastoreName;
  record: DataRecord;
}

export interface ExportedPage {
  records: readonly ExportedRecord[];
  /** Where the next one begins; undefined behind the last. */
  next: ExportPlace | undefined;
}

/** `owner` is an OwnerName. Every method rejects with a ServiceFailure and with nothing else; none of them costs credits. */
export interface OwnerService {
  describeOwner(owner: string, call: OwnerCall): Promise<OwnerDescription>;
  /** Makes the owner where there is none. Never repeated by itself: a lost reply may have left a token that nobody holds. */
  issueToken(
    owner: string,
    wanted: {
      scopes: readonly string[];
      appName: string;
      expiresAt: number | undefined;
      /** Of the invented person's data: the OwnerName of who looks around in it, and pays where anything is charged. */
      payer?: string | undefined;
    },
    call: OwnerCall,
  ): Promise<IssuedToken>;
  /** Newest first. */
  listTokens(owner: string, call: OwnerCall): Promise<OwnerAccess[]>;
  /** Whether there was such a token. */
  revokeToken(owner: string, tokenId: string, call: OwnerCall): Promise<boolean>;
  /** Address of the page that the ticket opens; undefined where it has none. */
  issueTicket(owner: string, request: TicketRequest, call: OwnerCall): Promise<{ url: string | undefined }>;
  /** All records of the owner from a place on, page by page, without PRIVATE_MEMBERS; throws as the methods reject. */
  exportRecords(owner: string, from: ExportPlace | undefined, call: OwnerCall): AsyncIterable<ExportedPage>;
  eraseOwner(owner: string, call: OwnerCall): Promise<{ tokens: number; records: number; bytes: number }>;
}

/** The id of a token in clear, under which its owner can list and end it. */
export function tokenIdOf(token: string): string {
  return token.slice(0, 36);
}
