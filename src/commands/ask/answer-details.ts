/** What an answer rests on, as the service tells it: in words and as lines. A service that tells nothing is claimed nothing of. */
import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import type { AnswerDetails, AnswerProgress, AnswerSource } from '#service/contract/answers.ts';
import { type DatastoreName, isDatastoreName } from '#service/contract/datastores.ts';
import { shorten, tidy } from '../display-text.ts';
import { PLATFORM_NAMES, platformOf } from '../records/entries.ts';
import type { NumberedLine, RecordGroup } from '../reply.ts';
import { messageLink } from '../search/message-link.ts';
import { findMatches } from '../search/snippet.ts';
import type { Zone } from '../time/today.ts';

/** Sources that are shown under a model's words; the first ones are cited first. */
const MAX_SHOWN = 12;
/** Characters of a source under a model's words, and of a passage that is the answer. */
const SHORT_TEXT = 160;
const WHOLE_TEXT = 600;
const MAX_PLACE = 56;

const kindOf = (datastore: string) => (isDatastoreName(datastore) ? datastore : undefined);

/** What has been done on the way to an answer; undefined for what is not worth a line. */
export function stageText(words: Words, progress: AnswerProgress): string | undefined {
  switch (progress.stage) {
    case 'searched':
      // The words may be a model's: nothing of them can be tapped.
      return words.text('asking-stages-searched', {
        words: shorten(progress.words.replaceAll('/', ' '), 60),
        many: progress.count,
      });
    case 'listed':
      return words.text('asking-stages-listed', { kind: kindOf(progress.datastore) ?? 'record', many: progress.count });
    case 'read':
      return words.text('asking-stages-read', { many: progress.count });
    case 'counted':
      return words.text('asking-stages-counted', { many: progress.count });
    case 'sampled':
      return words.text('asking-stages-sampled', { many: progress.count });
    case 'writing':
      return progress.parts > 1
        ? words.text('asking-stages-writing-part', { part: progress.part, parts: progress.parts })
        : words.text('asking-stages-writing');
    case 'token':
      return undefined;
  }
}

/** Facts for a receipt: `read 34 messages, 2 e-mails in 5 chats, 1 May – 3 Jun 2026`. @param zone the person's */
export function readFacts(words: Words, details: AnswerDetails | undefined, zone: Zone): string[] {
  if (!details) return [];
  const { read, removedCitations: removed } = details;
  const { chats, chat, since, until } = read;
  const kinds = Object.entries(read.records).map(([datastore, amount]) => [kindOf(datastore), amount] as const);
  const [from, to] = [momentOf(since), momentOf(until)];
  const days =
    from && to && words.days(from, to, { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone ?? 'UTC' });
  return [
    ...(kinds.length === 0
      ? []
      : [[readText(words, kinds, chats, chat), ...(days === undefined ? [] : [days])].join(words.text('list-comma'))]),
    ...(removed === 0 ? [] : [words.text('asking-took-out', { many: removed })]),
  ];
}

/** `read 34 messages, 2 e-mails in 5 chats` */
function readText(
  words: Words,
  kinds: readonly (readonly [DatastoreName | undefined, number])[],
  chats: number,
  chat: string | undefined,
): string {
  const what = kinds.map(([kind, amount]) => words.text('records-amount', { kind: kind ?? 'record', amount }));
  if (chat !== undefined) return words.text('asking-read-chat', { what, chat: shorten(chat, MAX_PLACE) });
  return words.text(chats === 0 ? 'asking-read' : 'asking-read-chats', { what, chats });
}

/** A service may say anything. */
function momentOf(iso: string | undefined): Date | undefined {
  const at = Date.parse(iso ?? '');
  return Number.isNaN(at) ? undefined : new Date(at);
}

/** The cited ones, in the order of their numbers. */
function citedOf({ sources }: AnswerDetails): (AnswerSource & { number: number })[] {
  const cited = sources.flatMap((source) =>
    source.number === undefined ? [] : [{ ...source, number: source.number }],
  );
  return cited.sort((a, b) => a.number - b.number);
}

/** Sources as numbered lines, to stand under the words that cite them. */
export function sourceLines(words: Words, details: AnswerDetails | undefined): NumberedLine[] {
  if (!details) return [];
  return citedOf(details)
    .slice(0, MAX_SHOWN)
    .map((source) => ({
      ...lineOf(source),
      number: source.number,
      ...defined({
        place:
          source.kind === 'count' ? words.text('asking-counted') : source.place && shorten(source.place, MAX_PLACE),
      }),
      text: shorten(source.text, SHORT_TEXT),
    }));
}

/** Why some of what is cited cannot be opened where it is from; undefined where nothing is to be said. */
export function noLinkNote(words: Words, details: AnswerDetails | undefined): string | undefined {
  const without = (details ? citedOf(details) : []).slice(0, MAX_SHOWN).flatMap((source) => {
    const platform = platformOf(source.sourceApplication);
    return platform === undefined || linkOf(source) !== undefined ? [] : [PLATFORM_NAMES[platform]];
  });
  return without.length === 0 ? undefined : words.text('asking-no-links', { platforms: words.list(new Set(without)) });
}

function linkOf({ id, ...source }: AnswerSource): string | undefined {
  return id === undefined ? undefined : messageLink({ _id: id, ...source });
}

/** Who wrote it, when, and where it can be opened. */
function lineOf(source: AnswerSource) {
  const { who, own, at } = source;
  return defined({ who: who && shorten(who, 48), outgoing: own || undefined, at, link: linkOf(source) });
}

/**
 * Passages as groups of records: those that answer, then those that only come near, as the service has put them.
 * @param question its words are emphasised
 */
export function passageGroups(words: Words, details: AnswerDetails, question: string): RecordGroup[] {
  // Short words of a question ("the", "is", "who") seldom say what it is about; of other scripts short ones do.
  const asked = question.split(/\s+/).filter((word) => word.length > 3 || /^[^\p{Script=Latin}]+$/u.test(word));
  const groups: { place: string; lines: RecordGroup['lines'][number][] }[] = [];
  for (const source of details.sources) {
    const place = shorten(headingOf(words, source), 80);
    const text = tidy(source.text).slice(0, WHOLE_TEXT);
    const highlights = findMatches(text, asked);
    const line = {
      ...lineOf(source),
      ...(source.number === undefined ? {} : { number: source.number }),
      text: text === '' ? words.text('records-no-text') : text,
      ...(highlights.length === 0 ? {} : { highlights }),
    };
    const last = groups.at(-1);
    if (last?.place === place) last.lines.push(line);
    else groups.push({ place, lines: [line] });
  }
  return groups.map(({ place, lines }) => ({ heading: [place], lines }));
}

function headingOf(words: Words, { datastore = '', place }: AnswerSource): string {
  if (datastore === 'social-chat-message') return place ?? words.text('records-unnamed-chat');
  const heading = words.text('asking-kind-heading', { kind: kindOf(datastore) ?? 'record' });
  return place === undefined ? heading : words.text('records-labelled', { label: heading, value: place });
}
