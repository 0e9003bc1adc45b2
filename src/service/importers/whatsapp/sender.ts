/** Who wrote a message, as its line says: `Name: text`. Notices of WhatsApp have no sender. */
import { displayName } from '../shown-name.ts';

export interface Said {
  /** As written, `~` and marks included. */
  readonly written: string;
  /** Without them. */
  readonly sender: string;
  readonly text: string;
}

/** Names of contacts are shorter; a longer "name" is the begin of a notice with a colon in it. */
const MAX_NAME = 100;

/** A colon, and a space or the end of the line behind it. */
const COLON = /:(?: |$)/m;

/** @param body of a message @returns undefined for a notice */
export function saidIn(body: string): Said | undefined {
  const found = COLON.exec(body);
  if (!found || found.index > MAX_NAME) return undefined;
  const written = body.slice(0, found.index);
  if (written.includes('\n') || isQuoting(written)) return undefined;
  const sender = displayName(written.replace(/^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]*~\s?/u, ''));
  if (sender === undefined) return undefined;
  return { written, sender, text: body.slice(found.index + found[0].length) };
}

/** `You changed the subject from "Plans: May" …`: a quotation mark that is not closed before the colon. */
function isQuoting(name: string): boolean {
  const count = (marks: RegExp) => name.match(marks)?.length ?? 0;
  return count(/"/g) % 2 === 1 || count(/[“«„「]/g) > count(/[”»」]/g);
}
