/** Chips: what narrows a list of results down at a tap, in place. */
import { z } from 'zod';
import { shorten } from '../display-text.ts';
import { MAX_NAME, type Query } from '../query/query.ts';
import { DAY_MS, dayLater, dayOf } from '../time/calendar.ts';
import type { Words } from '../words/words.ts';
import type { Line } from './listing.ts';

/** The first chat and the first sender of the list, own messages, the last days, files. */
export const ChipName = z.enum(['chat', 'from', 'mine', 'week', 'month', 'file']);
export type ChipName = z.infer<typeof ChipName>;

/** What a narrow screen shows of a name on one of three buttons in a row. */
const MAX_LABEL = 12;

const DAYS = { week: 7, month: 30 } as const;

export interface Chip {
  name: ChipName;
  /** `Mine`, or the chat's or sender's name. */
  label: string;
  fits(line: Line): boolean;
  /** The query that asks for the same; undefined where it says something of it already. */
  narrow(query: Query): Query | undefined;
}

/** Those that a list can have. @param now milliseconds since 1970 */
export function chipsFor(lines: readonly Line[], now: number, words: Pick<Words, 'results' | 'records'>): Chip[] {
  const { chips } = words.results;
  const { unnamedChat } = words.records;
  const chat = lines.find(({ chatId, place }) => chatId !== undefined && place !== unnamedChat);
  const from = lines.find(({ who }) => who !== undefined);
  const adding = (filters: Query['filters'], query: Query) => {
    const isNew = Object.keys(filters).every((name) => query.filters[name as keyof Query['filters']] === undefined);
    return isNew ? { ...query, filters: { ...query.filters, ...filters } } : undefined;
  };
  const named = (name: 'chat' | 'from', text: string): Chip['narrow'] => {
    const isTooLong = [...text].length > MAX_NAME || text.endsWith('…');
    return (query) => (isTooLong ? undefined : adding({ [name]: text }, query));
  };
  const since = (name: 'week' | 'month'): Chip => ({
    name,
    label: chips[name],
    fits: ({ at }) => at !== undefined && Date.parse(at) >= now - DAYS[name] * DAY_MS,
    narrow: (query) => adding({ after: dayLater(dayOf(now, query.zone), -DAYS[name]) }, query),
  });
  return [
    ...(chat === undefined
      ? []
      : [
          {
            name: 'chat' as const,
            label: shorten(chat.place, MAX_LABEL),
            fits: ({ chatId }: Line) => chatId === chat.chatId,
            narrow: named('chat', chat.place),
          },
        ]),
    // In a chat of two the sender says no more than the chat.
    ...(from?.who === undefined || from.who === chat?.place
      ? []
      : [
          {
            name: 'from' as const,
            label: shorten(from.who, MAX_LABEL),
            fits: ({ who }: Line) => who === from.who,
            narrow: named('from', from.who),
          },
        ]),
    {
      name: 'mine',
      label: chips.mine,
      fits: ({ outgoing }) => outgoing,
      narrow: (query) => adding({ direction: 'sent' }, query),
    },
    since('week'),
    since('month'),
    {
      name: 'file',
      label: chips.file,
      fits: ({ holdsFile }) => holdsFile === true,
      narrow: (query) => adding({ has: 'file' }, query),
    },
  ];
}
