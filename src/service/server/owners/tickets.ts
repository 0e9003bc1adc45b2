/**
 * Tickets open one page, for one owner, once: what is asked for stays here, so that nobody can change it in an address or a
 * form. Only a hash of a ticket is stored, and what was asked is sealed. A page's ticket belongs to the first browser that
 * opens it. OAuth's request_uri and code are tickets, too.
 */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Vault } from '#platform/vault.ts';
import { TicketRequest } from '../../contract/extensions.ts';
import { AuthorizationRequest, CodeGrant } from '../oauth/authorization-request.ts';
import { type OwnersDatabase, one } from './database.ts';
import { sealedFor } from './owner-names.ts';

const TICKET_LIFETIME_MS = 10 * 60_000;
/** A code goes from browser to application at once. */
const CODE_LIFETIME_MS = 60_000;
const LARGE_FILE_MS = 2 * 3_600_000;
/** For how long a page can be used from its first opening on: a large file takes its time. */
export const PAGE_LIFETIME_MS = {
  consent: 0,
  upload: LARGE_FILE_MS,
  download: LARGE_FILE_MS,
  code: 0,
} as const;
const MOST_OPEN = 20;
const TICKET_BYTES = 32;
const FORM = /^[A-Za-z0-9_-]{43}$/;

const KeptRequest = z.discriminatedUnion('purpose', [...TicketRequest.options, AuthorizationRequest, CodeGrant]);
type KeptRequest = z.infer<typeof KeptRequest>;

export type TicketPurpose = KeptRequest['purpose'];
export type PagePurpose = Exclude<TicketPurpose, 'code'>;
type RequestFor<P extends TicketPurpose> = Extract<KeptRequest, { purpose: P }>;

export interface OpenTicket<P extends TicketPurpose> {
  readonly ownerId: string;
  readonly request: RequestFor<P>;
}

/** `gone`: unknown, used or expired, which nobody needs to tell apart. `elsewhere`: bound to another browser. */
export type Opening<P extends TicketPurpose> = OpenTicket<P> | 'gone' | 'elsewhere';

export interface Tickets {
  /** Makes a ticket of 43 characters for ten minutes, a code for one; of more than twenty open ones of an owner the oldest go. */
  issue(ownerId: string, request: KeptRequest): Promise<{ ticket: string; expiresAt: number }>;
  /** Opens a page’s ticket, for two hours where it is for files. @param browser a secret of it; the first one binds the ticket */
  open<P extends TicketPurpose>(purpose: P, ticket: string, browser: string): Promise<Opening<P>>;
  /** Lets a ticket that is open end within `ms`, if it does not before. */
  endWithin(ms: number, purpose: TicketPurpose, ticket: string): Promise<void>;
  /** Uses a ticket up: of several that try, one succeeds. @param browser when given, the one that it is bound to */
  take<P extends TicketPurpose>(purpose: P, ticket: string, browser?: string): Promise<OpenTicket<P> | undefined>;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Keeps tickets in the service's database. */
export function createTickets(database: OwnersDatabase, vault: Vault, clock: Clock): Tickets {
  function read<P extends TicketPurpose>(purpose: P, row: Record<string, unknown>): OpenTicket<P> {
    const binding = sealedFor.ticket(Buffer.from(row.hash as Uint8Array).toString('hex'));
    const request = KeptRequest.parse(JSON.parse(vault.open(String(row.request), binding)));
    if (request.purpose !== purpose) throw new Error('a ticket holds a request for something else');
    return { ownerId: String(row.owner_id), request: request as RequestFor<P> };
  }

  return {
    async issue(ownerId, request) {
      const ticket = randomBytes(TICKET_BYTES).toString('base64url');
      const hash = hashOf(ticket);
      const sealed = vault.seal(JSON.stringify(request), sealedFor.ticket(hash.toString('hex')));
      const expiresAt = clock.now() + (request.purpose === 'code' ? CODE_LIFETIME_MS : TICKET_LIFETIME_MS);
      await database.transaction(ownerId, async (within) => {
        await within.all(
          'insert into ticket (hash, owner_id, purpose, request, expires_at) values (?, ?, ?, ?, ?)',
          ...[hash, ownerId, request.purpose, sealed, expiresAt],
        );
        await within.all(
          `delete from ticket where owner_id = ?
           and seq not in (select seq from ticket where owner_id = ? order by seq desc limit ?)`,
          ...[ownerId, ownerId, MOST_OPEN],
        );
      });
      return { ticket, expiresAt };
    },
    async open(purpose, ticket, browser) {
      if (!FORM.test(ticket)) return 'gone';
      const [hash, browserHash, now] = [hashOf(ticket), hashOf(browser), clock.now()];
      const until = now + PAGE_LIFETIME_MS[purpose];
      await database.all(
        `update ticket set browser_hash = ?, expires_at = case when expires_at < ? then ? else expires_at end
         where hash = ? and purpose = ? and expires_at > ? and browser_hash is null`,
        ...[browserHash, until, until, hash, purpose, now],
      );
      const row = await one(database, 'select * from ticket where hash = ? and expires_at > ?', hash, now);
      if (row?.purpose !== purpose) return 'gone';
      const bound = row.browser_hash instanceof Uint8Array && browserHash.equals(row.browser_hash);
      return bound ? read(purpose, row) : 'elsewhere';
    },
    async endWithin(ms, purpose, ticket) {
      const until = clock.now() + ms;
      await database.all(
        'update ticket set expires_at = ? where hash = ? and purpose = ? and expires_at > ?',
        ...[until, hashOf(ticket), purpose, until],
      );
    },
    async take(purpose, ticket, browser) {
      if (!FORM.test(ticket)) return undefined;
      const whose = browser === undefined ? 'is null' : '= ?';
      const row = await one(
        database,
        `delete from ticket where hash = ? and purpose = ? and expires_at > ? and browser_hash ${whose} returning *`,
        ...[hashOf(ticket), purpose, clock.now(), ...(browser === undefined ? [] : [hashOf(browser)])],
      );
      return row && read(purpose, row);
    },
  };
}
