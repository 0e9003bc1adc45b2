/** Makes tickets, and the addresses that they open. */
import type { TicketRequest } from '../../contract/extensions.ts';
import { Refusal } from '../http/refusal.ts';
import type { Owners } from '../owners/owners.ts';
import { readAuthorizationRequest, shownName } from './authorization-request.ts';

export interface IssuedTicket {
  ticket: string;
  /** Of the page that it opens. */
  url: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Makes a ticket for the owner called `name`, and the owner where there is none.
 * Rejects with Refusal 400 for a request that its page would refuse
 */
export type TicketIssuer = (name: string, request: TicketRequest) => Promise<IssuedTicket>;

const PAGES = { consent: 'authorize', upload: 'upload', download: 'download' } as const;

/** @param home where the pages are, without a slash at the end; asked for each ticket */
export function createTicketIssuer(
  { directory, tickets }: Owners,
  allowedRedirects: readonly string[],
  home: () => string,
): TicketIssuer {
  return async (name, request) => {
    if (request.purpose === 'consent') {
      const asked = readAuthorizationRequest(request, allowedRedirects);
      if ('problem' in asked) throw new Refusal(400, `Invalid request: ${asked.problem}`);
    }
    const personName = request.purpose === 'consent' ? shownName(request.personName) : undefined;
    const { id } = await directory.findOrMake(name, personName);
    const { ticket, expiresAt } = await tickets.issue(id, request);
    const page = PAGES[request.purpose];
    return { ticket, expiresAt, url: `${home()}/${page}?ticket=${ticket}` };
  };
}
