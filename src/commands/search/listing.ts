/** A list of records that a person pages through: found once, kept for some hours, shown page by page at no cost. */
import { z } from 'zod';
import { inRows } from '../buttons.ts';
import type { Context } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import { Entry, type Entry as EntryType } from '../records/entries.ts';
import type { Button, ButtonRows } from '../reply.ts';
import { makeSnippet } from './snippet.ts';

/** How long the records of a list are kept. */
export const LISTING_TTL_MS = 6 * 3_600_000;

const Marks = z.array(z.tuple([z.int(), z.int()]));
export const Line = Entry.omit({ handle: true }).extend({
  /** Why it was found, where its text does not show it. */
  note: z.string().optional(),
  highlights: Marks.optional(),
  /** The whole of a text of which `text` is the part around what was searched; shorter ones are `text` themselves. */
  whole: z.object({ text: z.string(), highlights: Marks }).optional(),
  /** `text` is a part of it, which is all that is shown. */
  isCut: z.boolean().optional(),
  /** The whole of it is not kept. */
  isPart: z.boolean().optional(),
});
export type Line = z.infer<typeof Line>;

export const Listing = z.object({
  /** Of `recent` each page is read from its end: what comes first is the newest. */
  kind: z.enum(['search', 'recent']),
  /** `Found in your chats:`, and what the list is about. */
  title: z.string(),
  subject: z.string(),
  /** Further facts under the list: `3 chats · 12 messages`. */
  facts: z.array(z.string()),
  /** What gets the list anew, once these records are gone. */
  again: z.object({ command: z.string(), argument: z.string() }),
  /** Its words have just been asked about, which is not offered again. */
  asked: z.boolean().optional(),
  lines: z.array(Line),
});
export type Listing = z.infer<typeof Listing>;

/** What a page may hold: a message of Telegram takes 4096 units, and quotations need some room around them. */
export const MAX_PAGE_WEIGHT = 2_400;

/** How large a page is: its lines, and what they may weigh. */
interface PageSize {
  readonly lines: number;
  readonly weight: number;
}

/** The best hit has to stand on the screen that a page ends on. */
export const PAGE_SIZES: Readonly<Record<Listing['kind'], PageSize>> = {
  search: { lines: 5, weight: 1_400 },
  recent: { lines: 10, weight: MAX_PAGE_WEIGHT },
};

/** Longest text of one line, UTF-16 units. */
export const LINE_LENGTH = 220;
/** Longest message that is shown whole in a list; a front folds it. */
const WHOLE_LENGTH = 1_200;
/** What of a folded text can be seen. */
const SEEN_OF_FOLDED = 100;
const LEAD_LENGTH = 140;

/** Characters of whole texts that are kept with one list; what goes beyond can be fetched. */
const MAX_KEPT_TEXT = 150_000;

/**
 * An entry as a line: its text cut around what was searched. A message of some length comes whole, to be folded, with the
 * part that matters before it where folding would hide that.
 */
export function lineOf({ handle: _, ...entry }: EntryType, searched: readonly string[] = []): Line {
  const { length } = entry.text;
  if (entry.datastore !== 'social-chat-message' || length <= LINE_LENGTH || length > WHOLE_LENGTH)
    return {
      ...entry,
      ...marked(makeSnippet(entry.text, searched, LINE_LENGTH)),
      ...(length > LINE_LENGTH ? { isCut: true } : {}),
    };
  const whole = marked(makeSnippet(entry.text, searched, WHOLE_LENGTH));
  const [[first] = [0]] = whole.highlights ?? [];
  if (first < SEEN_OF_FOLDED) return { ...entry, ...whole };
  const part = marked(makeSnippet(entry.text, searched, LEAD_LENGTH));
  return { ...entry, ...part, whole: { text: whole.text, highlights: whole.highlights ?? [] } };
}

function marked({ text, highlights }: ReturnType<typeof makeSnippet>): Pick<Line, 'text' | 'highlights'> {
  return { text, ...(highlights.length === 0 ? {} : { highlights: highlights.map(([a, b]) => [a, b]) }) };
}

/** The same lines, without the whole texts that are too much to be kept. */
export function keptLines(lines: readonly Line[]): Line[] {
  let room = MAX_KEPT_TEXT;
  return lines.map((line) => {
    const { body, ...rest } = line;
    if (body === undefined) return line;
    room -= body.text.length;
    return room >= 0 && !body.cut ? line : { ...rest, isPart: true };
  });
}

/** Lines as pages, at least one. */
export function pagesOf(lines: readonly Line[], size: PageSize): Line[][] {
  const pages: Line[][] = [];
  let page: Line[] = [];
  let weight = 0;
  for (const line of lines) {
    const own = weightOf(line, page.at(-1));
    if (page.length > 0 && (page.length >= size.lines || weight + own > size.weight)) {
      pages.push(page);
      page = [];
      weight = 0;
    }
    page.push(line);
    weight += own;
  }
  if (page.length > 0 || pages.length === 0) pages.push(page);
  return pages;
}

/** Roughly how many characters a line takes with its sender, its time and, where a new chat begins, its heading. */
export function weightOf(line: Line, before: Line | undefined): number {
  const heading = before?.place === line.place ? 0 : line.place.length + 14;
  return (
    line.text.length +
    (line.whole?.text.length ?? 0) +
    (line.who?.length ?? 4) +
    (line.note?.length ?? 0) +
    heading +
    32
  );
}

/** One thing that a search found, for whoever is asked about it. */
export interface Hit {
  /** `_id` of the record; undefined where it is too long to be kept. */
  readonly id: string | undefined;
  readonly datastore: EntryType['datastore'];
  /** Chat's name, or kind of record. */
  readonly place: string;
  readonly chatId: string | undefined;
  /** Undefined where the person wrote it, or nobody knows. */
  readonly who: string | undefined;
  readonly outgoing: boolean;
  /** ISO 8601. */
  readonly at: string | undefined;
  readonly title: string | undefined;
  /** As much of it as is kept: at most 20,000 UTF-16 units, lines as they were written. */
  readonly text: string;
}

/** What a kept list found, the best first; of a list found by filters the newest first. */
export function hitsOf({ lines }: Listing): Hit[] {
  return lines.map(({ id, datastore, place, chatId, who, outgoing, at, body, whole, text }) => ({
    id,
    datastore,
    place,
    chatId,
    who,
    outgoing,
    at,
    title: body?.title,
    text: body?.text ?? whole?.text ?? text,
  }));
}

const COMMON = { place: true, chatId: true, platform: true, datastore: true } as const;
const Common = Line.pick(COMMON);
type Common = z.infer<typeof Common>;

const KeptLine = Line.omit({ ...COMMON, outgoing: true, moment: true }).extend({
  /** Which of `common`. */
  of: z.int().min(0),
  /** What `id` has behind the chat's, in its place. */
  tail: z.string().optional(),
  outgoing: z.literal(true).optional(),
  /** Absent where it is `at`, as it mostly is; null where there is none. */
  moment: z.string().nullable().optional(),
});
type KeptLine = z.infer<typeof KeptLine>;
/** Every member is named, so that none is forgotten. */
type Written = { [Member in keyof Required<KeptLine>]: KeptLine[Member] | undefined };

const KeptListing = Listing.omit({ lines: true }).extend({ common: z.array(Common), lines: z.array(KeptLine) });

/** A list as JSON that `unpackedListing` reads. */
export function packedListing({ lines, ...rest }: Listing): object {
  const common: Common[] = [];
  const known = new Map<string, number>();
  const kept = lines.map((line): Written => {
    const { chatId, id, text, who, at, note, highlights, whole, isCut, isPart, body, link, holdsFile } = line;
    const key = JSON.stringify(commonOf(line));
    const of = known.get(key) ?? common.push(commonOf(line)) - 1;
    known.set(key, of);
    const tail =
      id !== undefined && chatId !== undefined && id.startsWith(chatId) ? id.slice(chatId.length) : undefined;
    return {
      ...{ of, tail, id: tail === undefined ? id : undefined, outgoing: line.outgoing ? true : undefined },
      moment: line.moment === at ? undefined : (line.moment ?? null),
      ...{ text, who, at, note, highlights, whole, isCut, isPart, body, link, holdsFile },
    };
  });
  return { ...rest, common, lines: kept };
}

const commonOf = ({ place, chatId, platform, datastore }: Line): Common => ({ place, chatId, platform, datastore });

/** What `packedListing` made; undefined for anything else. */
export function unpackedListing(kept: unknown): Listing | undefined {
  const packed = KeptListing.safeParse(kept).data;
  if (!packed) return undefined;
  const { common, ...listing } = packed;
  const lines: Line[] = [];
  for (const { of, tail, moment, ...line } of packed.lines) {
    const shared = common[of];
    if (!shared) return undefined;
    const id = tail === undefined || shared.chatId === undefined ? {} : { id: shared.chatId + tail };
    const since = moment === undefined ? line.at : (moment ?? undefined);
    lines.push({ ...shared, ...line, moment: since, outgoing: line.outgoing === true, ...id });
  }
  return { ...listing, lines };
}

/** Keeps a list for the person, as soon as the answer that shows it is durable; its key: 16 of `A-Za-z0-9_-`. */
export function keepListing({ results, clock }: CommandDeps, turn: Context, listing: Listing): string {
  const { key, write } = results.keeping(turn.person.id, packedListing(listing), clock.now() + LISTING_TTL_MS);
  turn.commitWithReply(write);
  return key;
}

/** A kept list of this person; undefined when it is gone, or of a form that is not known. */
export async function findListing(deps: CommandDeps, person: string, key: string): Promise<Listing | undefined> {
  const kept = await deps.results.take(key, person, deps.clock.now());
  return kept === undefined ? undefined : unpackedListing(kept);
}

/** Numbers that open what stands under them. @param index under which it is kept */
export function openButtons(
  numbers: readonly { number: number; index: number }[],
  { key, again }: { key: string; again: Listing['again'] },
): ButtonRows {
  const row = numbers.map(({ number, index }): Button => {
    const invocation = { command: 'open', argument: JSON.stringify({ key, index, again }) };
    return { label: String(number), press: { kind: 'run', invocation } };
  });
  return inRows(row, row.length > 8 ? 5 : 8);
}
