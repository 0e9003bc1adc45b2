/**
 * Single-use tickets, each for one page and one owner. The request stays on the server, so that nobody can change it in a URL
 * or a form; only a hash of the ticket is stored, and the request is sealed. A page's ticket is bound to the first browser that
 * opens it. OAuth's request_uri and code are tickets, too.
 */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Vault } from '#platform/vault.ts';
import { TicketRequest } from '../../contract/extensions.ts';
import { AuthorizationRequest, CodeGrant } from '../oauth/authorization-request.ts';
import type { OwnersDatabase, OwnerTables } from './database.ts';
import { sealedFor } from './owner-names.ts';

const TICKET_LIFETIME_MS = 10 * 60_000;
/** The browser passes a code to the application immediately. */
const CODE_LIFETIME_MS = 60_000;
const LARGE_FILE_MS = 2 * 3_600_000;
/** How long a page can be used after it was first opened: a large file takes long. */
export const PAGE_LIFETIME_MS = {
  consent: 0,
  upload: LARGE_FILE_MS,
  download: LARGE_FILE_MS,
  code: 0,
} as const;
const MAX_OPEN = 20;
const TICKET_BYTES = 32;
const FORMAT = /^[A-Za-z0-9_-]{43}$/;

const KeptRequest = z.discriminatedUnion('purpose', [...TicketRequest.options, AuthorizationRequest, CodeGrant]);
type KeptRequest = z.infer<typeof KeptRequest>;

export type TicketPurpose = KeptRequest['purpose'];
export type PagePurpose = Exclude<TicketPurpose, 'code'>;
type RequestFor<P extends TicketPurpose> = Extract<KeptRequest, { purpose: P }>;

export interface OpenTicket<P extends TicketPurpose> {
  readonly ownerId: string;
  readonly request: RequestFor<P>;
}

/** `gone`: unknown, used or expired, which are not distinguished. `elsewhere`: bound to another browser. */
export type Opening<P extends TicketPurpose> = OpenTicket<P> | 'gone' | 'elsewhere';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

export type Tickets = ReturnType<typeof createTickets>;

export function createTickets(database: OwnersDatabase, vault: Vault, clock: Clock) {
  const { query } = database;

  function read<P extends TicketPurpose>(purpose: P, row: OwnerTables['ticket']): OpenTicket<P> {
    const request = KeptRequest.parse(JSON.parse(vault.open(row.request, sealedFor.ticket(row.hash))));
    if (request.purpose !== purpose) throw new Error('the ticket holds a request for another purpose');
    return { ownerId: row.owner_id, request: request as RequestFor<P> };
  }

  return {
    /** Issues a ticket of 43 characters, valid for ten minutes (a code for one). Beyond 20 open ones of an owner, the first to expire are deleted. */
    async issue(ownerId: string, request: KeptRequest): Promise<{ ticket: string; expiresAt: number }> {
      const ticket = randomBytes(TICKET_BYTES).toString('base64url');
      const hash = hashOf(ticket);
      const { purpose } = request;
      const sealed = vault.seal(JSON.stringify(request), sealedFor.ticket(hash));
      const expiresAt = clock.now() + (purpose === 'code' ? CODE_LIFETIME_MS : TICKET_LIFETIME_MS);
      await database.transaction(ownerId, async (within) => {
        const others = within.selectFrom('ticket').select('hash').where('owner_id', '=', ownerId);
        const kept = others.orderBy('expires_at', 'desc').limit(MAX_OPEN - 1);
        await within.deleteFrom('ticket').where('owner_id', '=', ownerId).where('hash', 'not in', kept).execute();
        await within
          .insertInto('ticket')
          .values({ hash, owner_id: ownerId, purpose, request: sealed, expires_at: expiresAt, browser_hash: null })
          .execute();
      });
      return { ticket, expiresAt };
    },
    /** Opens a page's ticket, extended to two hours for file pages. @param browser the browser's secret; the first one binds the ticket */
    async open<P extends TicketPurpose>(purpose: P, ticket: string, browser: string): Promise<Opening<P>> {
      if (!FORMAT.test(ticket)) return 'gone';
      const [hash, browserHash, now] = [hashOf(ticket), hashOf(browser), clock.now()];
      const until = now + PAGE_LIFETIME_MS[purpose];
      const expires_at = sql<number>`case when expires_at < ${until} then ${until} else expires_at end`;
      const open = query.selectFrom('ticket').selectAll().where('hash', '=', hash).where('expires_at', '>', now);
      await query
        .updateTable('ticket')
        .set({ browser_hash: browserHash, expires_at })
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .where('browser_hash', 'is', null)
        .execute();
      const row = await open.executeTakeFirst();
      if (row?.purpose !== purpose) return 'gone';
      return row.browser_hash === browserHash ? read(purpose, row) : 'elsewhere';
    },
    /** Shortens an open ticket's lifetime to at most `ms` from now. */
    async endWithin(ms: number, purpose: TicketPurpose, ticket: string): Promise<void> {
      const until = clock.now() + ms;
      await query
        .updateTable('ticket')
        .set({ expires_at: until })
        .where('hash', '=', hashOf(ticket))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', until)
        .execute();
    },
    /** Consumes a ticket: only one of several attempts succeeds. @param browser secret of the browser it's bound to; absent: unbound */
    async take<P extends TicketPurpose>(
      purpose: P,
      ticket: string,
      browser?: string,
    ): Promise<OpenTicket<P> | undefined> {
      if (!FORMAT.test(ticket)) return undefined;
      const row = await query
        .deleteFrom('ticket')
        .where('hash', '=', hashOf(ticket))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', clock.now())
        .where('browser_hash', browser === undefined ? 'is' : '=', browser === undefined ? null : hashOf(browser))
        .returningAll()
        .executeTakeFirst();
      return row && read(purpose, row);
    },
  };
}
