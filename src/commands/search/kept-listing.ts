/**
 * A list as it is kept for some hours: what lines of one chat have in common stands once, so that half as much is sealed
 * and written.
 */
import { z } from 'zod';
import type { Turn } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import { LISTING_TTL_MS, Line, Listing } from './listing.ts';

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
  let last: Line | undefined;
  let of = 0;
  const kept = lines.map((line): Written => {
    const { chatId, id, text, who, at, note, highlights, whole, isCut, isPart, body, link, holdsFile } = line;
    // Hits of a chat mostly follow each other.
    if (last === undefined || !isAlike(last, line)) {
      const key = JSON.stringify(commonOf(line));
      of = known.get(key) ?? common.push(commonOf(line)) - 1;
      known.set(key, of);
      last = line;
    }
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
const isAlike = (one: Line, other: Line) =>
  one.chatId === other.chatId &&
  one.place === other.place &&
  one.platform === other.platform &&
  one.datastore === other.datastore;

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
export function keepListing({ results, clock }: CommandDeps, turn: Turn, listing: Listing): string {
  const { key, write } = results.keeping(turn.person.id, packedListing(listing), clock.now() + LISTING_TTL_MS);
  turn.keep(write);
  return key;
}

/** A kept list of this person; undefined when it is gone, or of a form that is not known. */
export async function findListing(deps: CommandDeps, person: string, key: string): Promise<Listing | undefined> {
  const kept = await deps.results.take(key, person, deps.clock.now());
  return kept === undefined ? undefined : unpackedListing(kept);
}
