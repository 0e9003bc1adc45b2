/** Makes tickets, and the addresses that they open. */
import type { TicketRequest } from '../../contract/extensions.ts';
import type { Owners } from '../owners/owners.ts';

export interface IssuedTicket {
  ticket: string;
  /** Of the page that it opens. */
  url: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Makes a ticket for the owner called `name`, and the owner where there is none. */
export type TicketIssuer = (name: string, request: TicketRequest) => Promise<IssuedTicket>;

/** @param home where the pages are, without a slash at the end; asked for each ticket */
export function createTicketIssuer({ directory, tickets }: Owners, home: () => string): TicketIssuer {
  return async (name, request) => {
    const { id } = await directory.findOrMake(name);
    const { ticket, expiresAt } = await tickets.issue(id, request);
    return { ticket, expiresAt, url: `${home()}/${request.purpose}?ticket=${ticket}` };
  };
}
