/** What the bot can ask of a service about owners where both share a key: the port between commands and the client. */
import type { z } from 'zod';
import type { DatastoreName } from './datastores.ts';
import type { EXTENSIONS, ExportPlace, TicketRequest } from './extensions.ts';
import type { DataRecord } from './records.ts';

type Reply<Name extends keyof typeof EXTENSIONS> = z.output<(typeof EXTENSIONS)[Name]['reply']>;

export interface OwnerCall {
  /** Aborting it ends the HTTP request at once. */
  signal: AbortSignal;
}

export type OwnerDescription = Reply<'describeOwner'>;
/** Somebody's access to an owner's data; its secret is known to its holder alone. */
export type OwnerAccess = Reply<'listTokens'>['items'][number];

export interface ExportedPage {
  records: readonly { datastore: DatastoreName; record: DataRecord }[];
  /** Where the next one begins; undefined behind the last. */
  next: ExportPlace | undefined;
}

/** `owner` is an OwnerName. Every method rejects with a ServiceFailure and with nothing else; none of them costs credits. */
export interface OwnerService {
  describeOwner(owner: string, call: OwnerCall): Promise<OwnerDescription>;
  /** Makes the owner where there is none. Never repeated by itself: a lost reply may have left a token that nobody holds. */
  issueToken(
    owner: string,
    wanted: z.output<(typeof EXTENSIONS)['issueToken']['body']>,
    call: OwnerCall,
  ): Promise<Reply<'issueToken'>>;
  /** Newest first. */
  listTokens(owner: string, call: OwnerCall): Promise<OwnerAccess[]>;
  /** Whether there was such a token. */
  revokeToken(owner: string, tokenId: string, call: OwnerCall): Promise<boolean>;
  /** A page's address, where it has one. */
  issueTicket(owner: string, request: TicketRequest, call: OwnerCall): Promise<Reply<'issueTicket'>>;
  /** All records of the owner from a place on, page by page, without PRIVATE_MEMBERS; throws as the methods reject. */
  exportRecords(owner: string, from: ExportPlace | undefined, call: OwnerCall): AsyncIterable<ExportedPage>;
  eraseOwner(owner: string, call: OwnerCall): Promise<Reply<'eraseOwner'>>;
}

/** The id of a token in clear, under which its owner can list and end it. */
export function tokenIdOf(token: string): string {
  return token.slice(0, 36);
}
