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
const COLON = /:(?: |$)/gm;

/**
 * @param body of a message
 * @param longer names with a colon in them, by what stands before it
 * @returns undefined for a notice
 */
export function saidIn(body: string, longer: ReadonlyMap<string, string>): Said | undefined {
  const first = split(body, 0);
  if (!first) return undefined;
  const whole = longer.get(first.sender);
  if (whole === undefined) return first;
  const second = split(body, first.written.length + 1);
  return second?.sender === whole ? second : first;
}

function split(body: string, from: number): Said | undefined {
  COLON.lastIndex = from;
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

/**
 * Finds names with a colon in them: what follows the first colon is part of the name where it is the same in every
 * message, and there are some.
 */
export class LongerNames {
  readonly #seen = new Map<string, { whole: string | undefined; times: number }>();

  add(body: string): void {
    const first = split(body, 0);
    if (!first) return;
    const second = split(body, first.written.length + 1)?.sender;
    const known = this.#seen.get(first.sender);
    if (!known) {
      if (this.#seen.size < 10_000) this.#seen.set(first.sender, { whole: second, times: 1 });
      return;
    }
    known.times += 1;
    if (known.whole !== second) known.whole = undefined;
  }

  found(): ReadonlyMap<string, string> {
    return new Map(
      [...this.#seen].flatMap(([name, { whole, times }]) =>
        whole !== undefined && whole.length <= 60 && times >= 3 ? [[name, whole] as const] : [],
      ),
    );
  }
}
