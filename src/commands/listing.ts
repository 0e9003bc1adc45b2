/** A list of records that a person pages through: fetched once, kept for some hours, shown page by page at no cost. */
import { z } from 'zod';
import { DATASTORES, type DatastoreName } from '../contract/datastores.ts';
import { Filter } from '../contract/filters.ts';
import type { Turn } from './command.ts';
import type { CommandDeps } from './deps.ts';
import { Entry, type Entry as EntryType } from './entries.ts';
import { makeSnippet } from './snippet.ts';

/** How long the records of a list are kept. */
export const LISTING_TTL_MS = 6 * 3_600_000;

const Line = Entry.omit({ handle: true, platform: true, holdsFile: true }).extend({
  /** Why it was found, where its text does not show it. */
  note: z.string().optional(),
  highlights: z.array(z.tuple([z.int(), z.int()])).optional(),
});
export type Line = z.infer<typeof Line>;

const datastoreNames = Object.keys(DATASTORES) as [DatastoreName, ...DatastoreName[]];

const Listing = z.object({
  kind: z.enum(['search', 'recent', 'chat', 'chats']),
  /** `Found in your chats:`, and what the list is about. */
  title: z.string(),
  subject: z.string(),
  /** Further facts under the list: `3 chats · 12 messages`. */
  facts: z.array(z.string()),
  /** What gets the list anew, once these records are gone. */
  again: z.object({ command: z.string(), argument: z.string() }),
  /** Its words have just been asked about, which is not offered again. */
  asked: z.boolean().optional(),
  /** Each page is read from its end: what comes first is the newest. */
  newestFirst: z.boolean().optional(),
  /** As they were fetched; pages do not reach over from one to the next, so that they never change. */
  batches: z.array(z.array(Line)),
  /** How to fetch what follows; absent at the end. */
  more: z
    .object({
      datastore: z.enum(datastoreNames),
      query: Filter,
      sort: z.array(z.record(z.string(), z.enum(['asc', 'desc']))),
      skip: z.int().min(0),
      limit: z.int().min(1),
    })
    .optional(),
});
export type Listing = z.infer<typeof Listing>;

/** What a page may hold: a message of Telegram takes 4096 units, and quotations need some room around them. */
const MAX_PAGE_WEIGHT = 2_400;
const MAX_PAGE_LINES: Readonly<Record<Listing['kind'], number>> = { search: 8, recent: 10, chat: 10, chats: 8 };

/** Longest text of one line, UTF-16 units. */
export const LINE_LENGTH = 220;

/** An entry as a line: its text cut around what was searched. */
export function lineOf(
  { handle: _, platform: __, holdsFile: ___, ...entry }: EntryType,
  searched: readonly string[] = [],
): Line {
  const { text, highlights } = makeSnippet(entry.text, searched, LINE_LENGTH);
  return { ...entry, text, ...(highlights.length === 0 ? {} : { highlights: highlights.map(([a, b]) => [a, b]) }) };
}

/** The pages of a list, at least one. */
export function pagesOf({ kind, batches }: Listing): Line[][] {
  const pages = batches.flatMap((batch) => {
    const made: Line[][] = [];
    let page: Line[] = [];
    let weight = 0;
    for (const line of batch) {
      const own = weightOf(line, page.at(-1));
      if (page.length > 0 && (page.length >= MAX_PAGE_LINES[kind] || weight + own > MAX_PAGE_WEIGHT)) {
        made.push(page);
        page = [];
        weight = 0;
      }
      page.push(line);
      weight += own;
    }
    if (page.length > 0) made.push(page);
    return made;
  });
  return pages.length === 0 ? [[]] : pages;
}

/** Roughly how many characters a line takes with its sender, its time and, where a new chat begins, its heading. */
function weightOf(line: Line, before: Line | undefined): number {
  const heading = before?.place === line.place ? 0 : line.place.length + 2;
  return line.text.length + (line.who?.length ?? 4) + (line.note?.length ?? 0) + heading + 28;
}

/** Keeps a list for the person, as soon as the answer that shows it is durable; its key. */
export function keepListing(deps: CommandDeps, turn: Turn, listing: Listing): string {
  const { key, write } = deps.results.keeping(turn.person.id, listing, deps.clock.now() + LISTING_TTL_MS);
  turn.keep(write);
  return key;
}

/** A kept list of this person; undefined when it is gone, or of an older form. */
export async function findListing(deps: CommandDeps, person: string, key: string): Promise<Listing | undefined> {
  const kept = await deps.results.take(key, person, deps.clock.now());
  return kept === undefined ? undefined : Listing.safeParse(kept).data;
}
