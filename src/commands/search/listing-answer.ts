/** One page of a list as an answer, with the buttons that go on from it. */
import { scopesFor } from '#service/contract/requirements.ts';
import type { Connection } from '#storage/connections.ts';
import { type Answer, type ButtonRows, bold, type RecordGroup, type RecordLine, type Span } from '../answer.ts';
import { composesAnswers } from '../ask/model-access.ts';
import { allows, lacking } from '../command-facts.ts';
import { inRows, paidButton, queryButton, runButton } from '../press.ts';
import { everywhere, type Query } from '../query/query.ts';
import { soughtWords } from '../query/query-words.ts';
import { PLATFORM_NAMES } from '../records/entries.ts';
import { watchButton } from '../routines/watch-button.ts';
import type { Words } from '../words/words.ts';
import { type Chip, type ChipName, chipsFor } from './chips.ts';
import { type Line, type Listing, PAGE_SIZES, pagesOf } from './listing.ts';
import { type ChipButton, inFewRows, type ListingButtons } from './listing-buttons.ts';

/** Chips that cost something, at most. */
const MAX_PRICED = 4;

export interface PageView {
  key: string;
  listing: Listing;
  /** From 0; one beyond the end shows the last page. */
  page: number;
  /** Chips that are chosen. */
  only?: readonly ChipName[];
  connection: Connection;
  /** What was searched, where it is the list of a search. */
  query?: Query | undefined;
  /** What was just paid for this page; absent when it was free. */
  receipt?: Span[];
  place?: 'replace' | 'new';
  /** Milliseconds since 1970. */
  now: number;
  words: Words;
}

/** The page as an answer. */
export function pageAnswer(view: PageView): Answer {
  const { listing, receipt, place, words, now } = view;
  const { results } = words;
  const chips = listing.kind === 'search' ? chipsFor(listing.lines, now, words) : [];
  const chosen = chips.filter(({ name }) => view.only?.includes(name));
  const lines = listing.lines.filter((line) => chosen.every(({ fits }) => fits(line)));
  const pages = pagesOf(lines, PAGE_SIZES[listing.kind]);
  const page = Math.min(Math.max(0, view.page), pages.length - 1);
  const inOrder = pages[page] ?? [];
  // As a conversation is read: an answer stands below its question.
  const shown = listing.kind === 'recent' ? inOrder.toReversed() : inOrder;
  const position = results.page(page + 1, pages.length);
  const only = results.only(
    chosen.map(({ label }) => label),
    lines.length,
    listing.lines.length,
  );
  const footer: Span[] = [
    ...(chosen.length === 0 ? [] : [`${only}\n`]),
    ...(receipt === undefined
      ? [[...listing.facts, position, results.free].join(' · ')]
      : [...(pages.length > 1 ? [`${position} · ${results.turningIsFree}\n`] : []), ...receipt]),
  ];
  const turn = (label: string, to: number) => runButton(label, 'page', pageArgument(view, to, view.only ?? []));
  return {
    kind: 'records',
    personal: true,
    title: listing.subject === '' ? [bold(listing.title)] : [listing.title, ' ', bold(listing.subject)],
    groups:
      shown.length === 0
        ? [{ heading: [results.noneOfThese], lines: [] }]
        : groupsOf(shown, words, (line) => ({ number: listing.lines.indexOf(line) + 1 })),
    footer,
    buttons: inFewRows(
      {
        numbers: openButtons(
          shown.map((line) => listing.lines.indexOf(line)).map((index) => ({ number: index + 1, index })),
          { key: view.key, again: listing.again },
        ),
        previous: page > 0 ? turn(results.previous, page - 1) : undefined,
        next: page < pages.length - 1 ? turn(results.next, page + 1) : undefined,
        chips: listing.hasMore ? pricedChips(view, chips) : freeChips(view, chips, chosen, lines),
        arePriced: listing.hasMore === true,
        ...onwards(view),
      },
      words,
    ),
    ...(place === undefined ? {} : { place }),
  };
}

/**
 * Neighbouring lines of one chat, under its name.
 * @param about what else is to be shown of a line
 */
export function groupsOf(
  lines: readonly Line[],
  words: Pick<Words, 'records'>,
  about: (line: Line) => Partial<RecordLine>,
): RecordGroup[] {
  const groups: { heading: string; lines: RecordLine[] }[] = [];
  for (const line of lines) {
    const heading = headingOf(line);
    const shown = { ...recordLine(line, words), ...about(line) };
    const last = groups.at(-1);
    if (last?.heading === heading) last.lines.push(shown);
    else groups.push({ heading, lines: [shown] });
  }
  return groups.map(({ heading, lines: own }) => ({ ...(heading === '' ? {} : { heading: [heading] }), lines: own }));
}

/** `Crew · WhatsApp`. */
export function headingOf({ place, platform }: Line): string {
  return place === '' || platform === undefined ? place : `${place} · ${PLATFORM_NAMES[platform]}`;
}

/** Whose it is, and when. */
export function senderOf(
  { who, outgoing, at }: Line,
  { records }: Pick<Words, 'records'>,
): Pick<RecordLine, 'who' | 'outgoing' | 'at'> {
  return {
    ...(outgoing ? { who: records.you, outgoing } : who === undefined ? {} : { who }),
    ...(at === undefined ? {} : { at }),
  };
}

function recordLine(line: Line, { records }: Pick<Words, 'records'>): RecordLine {
  const { text, highlights, note, whole, link } = line;
  return {
    ...senderOf(line, { records }),
    text,
    ...(highlights === undefined ? {} : { highlights }),
    ...(whole === undefined ? {} : { whole }),
    ...(note === undefined ? {} : { note }),
    ...(link === undefined ? {} : { link }),
  };
}

/** What a page button says: the list's key, the page, what of it, and how to get it anew when the key is forgotten. */
function pageArgument({ key, listing }: PageView, page: number, only: readonly ChipName[]): string {
  return JSON.stringify({ key, page, again: listing.again, ...(only.length === 0 ? {} : { only }) });
}

/** Numbers that open what stands under them. @param index under which it is kept */
export function openButtons(
  numbers: readonly { number: number; index: number }[],
  { key, again }: { key: string; again: Listing['again'] },
): ButtonRows {
  const row = numbers.map(({ number, index }) =>
    runButton(String(number), 'open', JSON.stringify({ key, index, again })),
  );
  return inRows(row, row.length > 8 ? 5 : 8);
}

/** Everything that was found is here: a chip shows how many it leaves. Those that would leave all or nothing, or the same as another, are not offered. */
function freeChips(
  view: PageView,
  chips: readonly Chip[],
  chosen: readonly Chip[],
  lines: readonly Line[],
): ChipButton[] {
  const { results } = view.words;
  const names = chosen.map(({ name }) => name);
  const offered = new Set<string>();
  return chips.flatMap((chip) => {
    const { name } = chip;
    const toggled = (only: readonly ChipName[], label: string, isChosen: boolean) => [
      { name, isChosen, button: runButton(label, 'page', pageArgument(view, 0, only)) },
    ];
    if (chosen.includes(chip)) {
      const others = names.filter((each) => each !== name);
      return toggled(others, results.chosenChip(chip.label), true);
    }
    const left = lines.filter(chip.fits);
    const which = left.map((line) => lines.indexOf(line)).join();
    const tells = left.length > 0 && left.length < lines.length && !offered.has(which);
    offered.add(which);
    return tells ? toggled([...names, name], results.chip(chip.label, left.length), false) : [];
  });
}

/** There is more than what is here: a chip is another search. */
function pricedChips({ query, words }: PageView, chips: readonly Chip[]): ChipButton[] {
  if (query === undefined) return [];
  const offered = chips.flatMap(({ name, label, narrow }) => {
    const narrower = name === 'week' ? undefined : narrow(query);
    return narrower === undefined ? [] : [{ name, isChosen: false, button: queryButton(words, label, narrower) }];
  });
  return offered.slice(0, MAX_PRICED);
}

function onwards({
  connection,
  listing,
  query,
  key,
  words,
}: PageView): Pick<ListingButtons, 'ask' | 'wider' | 'watch'> {
  if (query === undefined) return { ask: undefined, wider: undefined, watch: undefined };
  const ask = { command: 'ask', argument: soughtWords(query.words).join(' '), after: 'search', about: key } as const;
  const canAsk = !listing.asked && composesAnswers(connection) && allows(connection, 'ask');
  const canWiden = query.place.kind !== 'all' && lacking(connection, scopesFor('searchUniversal')).length === 0;
  return {
    ask: canAsk ? paidButton(words, words.results.askAboutThese, 'llmAgentPrompt', ask) : undefined,
    wider: canWiden ? queryButton(words, words.results.everywhere, everywhere(query)) : undefined,
    watch: watchButton(query, words),
  };
}
