/** Management of owners by a bot that shares a key with the service: the port between commands and the client. */
import type { z } from 'zod';
import type { DatastoreName } from './datastores.ts';
import type { EXTENSIONS, TicketRequest } from './extensions.ts';
import type { DataRecord } from './records.ts';

type Reply<Name extends keyof typeof EXTENSIONS> = z.output<(typeof EXTENSIONS)[Name]['reply']>;

export interface OwnerCall {
  /** Aborts the HTTP request. */
  signal: AbortSignal;
}

export type OwnerDescription = Reply<'describeOwner'>;
/** A token with access to an owner's data, without its secret, which only the holder has. */
export type OwnerAccess = Reply<'listTokens'>['items'][number];

export interface ExportedRecord {
  datastore: DatastoreName;
  record: DataRecord;
}

/** `owner` is an OwnerName. Every method rejects only with a ServiceFailure; none costs credits. */
export interface OwnerService {
  describeOwner(owner: string, call: OwnerCall): Promise<OwnerDescription>;
  /** Creates the owner if needed. Never retried automatically: a lost reply may leave a token without a holder. */
  issueToken(
    owner: string,
    wanted: z.output<(typeof EXTENSIONS)['issueToken']['body']>,
    call: OwnerCall,
  ): Promise<Reply<'issueToken'>>;
  /** Newest first. */
  listTokens(owner: string, call: OwnerCall): Promise<OwnerAccess[]>;
  /** @returns whether the token existed */
  revokeToken(owner: string, tokenId: string, call: OwnerCall): Promise<boolean>;
  /** Issues a ticket, with the address of the page if it has one. */
  issueTicket(owner: string, request: TicketRequest, call: OwnerCall): Promise<Reply<'issueTicket'>>;
  /** All records of the owner, page by page, without PRIVATE_MEMBERS. @throws ServiceFailure */
  exportRecords(owner: string, call: OwnerCall): AsyncIterable<ExportedRecord[]>;
  eraseOwner(owner: string, call: OwnerCall): Promise<Reply<'eraseOwner'>>;
}

/** The id of a token given in clear, by which its owner can list and revoke it. */
export function tokenIdOf(token: string): string {
  return token.slice(0, 36);
}
