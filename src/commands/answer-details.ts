/** What an answer rests on, as the service tells it: in words, as lines, and as buttons. A service that tells nothing is claimed nothing of. */
import type { AnswerDetails, AnswerProgress, AnswerSource } from '../contract/answers.ts';
import { DATASTORES, type Datastore, isDatastoreName } from '../contract/datastores.ts';
import type { ButtonRows, NumberedLine, RecordGroup } from './answer.ts';
import { shorten, tidy } from './display-text.ts';
import { paidButton } from './press.ts';
import { count } from './price.ts';
import { findMatches } from './snippet.ts';
import type { Words } from './words/words.ts';

/** Sources that are shown under a model's words; the first ones are cited first. */
const MAX_SHOWN = 12;
/** Characters of a source under a model's words, and of a passage that is the answer. */
const SHORT_TEXT = 160;
const WHOLE_TEXT = 600;
const MAX_CHAT_BUTTONS = 2;

function nounOf(datastore: string, amount: number): string {
  if (!isDatastoreName(datastore)) return amount === 1 ? 'record' : 'records';
  const { noun }: Datastore = DATASTORES[datastore];
  return noun[amount === 1 ? 0 : 1];
}

/** What has been done on the way to an answer; undefined for what is not worth a line. */
export function stageText(progress: AnswerProgress): string | undefined {
  switch (progress.stage) {
    case 'searched':
      // The words may be a model's: nothing of them can be tapped.
      return `searched “${shorten(progress.words.replaceAll('/', ' '), 60)}”: ${progress.count}`;
    case 'listed':
      return `listed ${progress.count} ${nounOf(progress.datastore, progress.count)}`;
    case 'read':
      return `read on: ${count(progress.count, 'record', 'records')}`;
    case 'counted':
      return `counted ${progress.count}`;
    case 'sampled':
      return `picked ${count(progress.count, 'record', 'records')} over time and chats`;
    case 'writing':
      return progress.parts > 1 ? `writing, ${progress.part} of ${progress.parts}` : 'writing';
    case 'token':
      return undefined;
  }
}

/** Facts for a receipt: `read 34 messages, 2 e-mails in 5 chats`. */
export function readFacts(details: AnswerDetails | undefined): string[] {
  if (!details) return [];
  const { records, chats } = details.read;
  const kinds = Object.entries(records).map(([datastore, amount]) => `${amount} ${nounOf(datastore, amount)}`);
  const { removedCitations: removed } = details;
  return [
    ...(kinds.length === 0
      ? []
      : [`read ${kinds.join(', ')}${chats > 0 ? ` in ${count(chats, 'chat', 'chats')}` : ''}`]),
    ...(removed === 0 ? [] : [`took out ${count(removed, 'made-up reference', 'made-up references')}`]),
  ];
}

/** The cited ones, in the order of their numbers. */
function citedOf({ sources }: AnswerDetails): (AnswerSource & { number: number })[] {
  const cited = sources.flatMap((source) =>
    source.number === undefined ? [] : [{ ...source, number: source.number }],
  );
  return cited.sort((a, b) => a.number - b.number);
}

/** Sources as numbered lines, to stand under the words that cite them. */
export function sourceLines(details: AnswerDetails | undefined): NumberedLine[] {
  if (!details) return [];
  return citedOf(details)
    .slice(0, MAX_SHOWN)
    .map(({ number, kind, place, who, own, at, text }) => ({
      number,
      ...(kind === 'count' ? { place: 'counted' } : place === undefined ? {} : { place: shorten(place, 56) }),
      ...(who === undefined ? {} : { who: shorten(who, 48) }),
      ...(own ? { outgoing: true } : {}),
      ...(at === undefined ? {} : { at }),
      text: shorten(text, SHORT_TEXT),
    }));
}

/** Passages as groups of records, which are the answer themselves. @param question its words are emphasised */
export function passageGroups(details: AnswerDetails, question: string): RecordGroup[] {
  // Short words of a question ("the", "is", "who") seldom say what it is about; of other scripts short ones do.
  const words = question.split(/\s+/).filter((word) => word.length > 3 || /^[^\p{Script=Latin}]+$/u.test(word));
  const groups: { place: string; lines: RecordGroup['lines'][number][] }[] = [];
  for (const source of citedOf(details)) {
    const place = shorten(headingOf(source), 80);
    const text = tidy(source.text).slice(0, WHOLE_TEXT);
    const highlights = findMatches(text, words);
    const line = {
      ...(source.who === undefined ? {} : { who: shorten(source.who, 48) }),
      ...(source.own ? { outgoing: true } : {}),
      ...(source.at === undefined ? {} : { at: source.at }),
      text: text === '' ? '(no text)' : text,
      ...(highlights.length === 0 ? {} : { highlights }),
    };
    const last = groups.at(-1);
    if (last?.place === place) last.lines.push(line);
    else groups.push({ place, lines: [line] });
  }
  return groups.map(({ place, lines }) => ({ heading: [place], lines }));
}

function headingOf({ datastore = '', place }: AnswerSource): string {
  if (datastore === 'social-chat-message') return place ?? 'Unnamed chat';
  const noun = nounOf(datastore, 1);
  const kind = noun.charAt(0).toUpperCase() + noun.slice(1);
  return place === undefined ? kind : `${kind}: ${place}`;
}

/** Opens the chats of what is cited, where it was said. */
export function chatButtons(words: Words, details: AnswerDetails | undefined): ButtonRows {
  const chats = new Map<string, AnswerSource>();
  for (const source of details ? citedOf(details) : [])
    if (source.groupId !== undefined && source.groupId.length <= 300 && !chats.has(source.groupId))
      chats.set(source.groupId, source);
  return [...chats].slice(0, MAX_CHAT_BUTTONS).map(([chatId, { place, at }]) => {
    const name = shorten(place ?? 'chat', 56);
    const argument = JSON.stringify({ chatId, name, ...(at === undefined ? {} : { around: at }) });
    return [paidButton(words, `Open ${name}`, 'queryDatastore', { command: 'chat', argument }, { repeatable: true })];
  });
}
