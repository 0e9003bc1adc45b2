/** Interprets plain text: one reading, and an alternative for a button. Pure: uses only word lists and its context. */
import { languageNamed } from '#locales/language-names.ts';
import type { Intent } from '#locales/list-schemas.ts';
import { clockOnly } from '#locales/times/named-days.ts';
import type { Span } from '#locales/times/spans.ts';
import { presentDay, type Today } from '#locales/times/today.ts';
import { type LanguageCode, wordsIn } from '#locales/words.ts';
import { editDistance, fold } from '#platform/text-match.ts';
import type { KnownName } from '#service/contract/names.ts';
import { tidy } from '../display-text.ts';
import { splitTyped } from '../query/query.ts';
import { findZones } from '../time/zones.ts';
import { type About, aboutIn, type Contents, countedIn, senderIn, timeIn } from './about.ts';
import { digitsOf, isCertain, type Named, namedBy, nameMeant, personOfAddress, personOfNumber } from './names.ts';
import {
  actionLists,
  filled,
  foldPhrase,
  isHan,
  join,
  partOf,
  type Template,
  type TemplateName,
  type Token,
  type Typed,
  tokensOf,
  typedAs,
  wordOf,
} from './vocabulary.ts';

export type BotMessage =
  | { readonly kind: 'answer' }
  /** `size` hits, numbered from 1. */
  | { readonly kind: 'list'; readonly size: number; readonly hasMore: boolean }
  /** It asks for what the text is. */
  | { readonly kind: 'question' };

export interface RoutingContext {
  readonly today: Today;
  /** At most a few thousand; the same array until they change. */
  readonly names: readonly KnownName[];
  /** Without the slash, including aliases. */
  readonly commands: readonly string[];
  /** The bot's last message in the chat; a question only if the text answers it. */
  readonly last?: BotMessage | undefined;
  readonly repliedTo?: BotMessage | undefined;
  readonly connected: boolean;
  /** Whether a language model answers questions. */
  readonly hasModel: boolean;
  /** The person's digest; `new` for some minutes after it was set up. */
  readonly digest?: 'new' | 'old' | undefined;
  readonly isForward?: boolean | undefined;
}

type NoArgs = Record<string, never>;

interface Args extends Record<Exclude<Intent, 'count'>, NoArgs> {
  /** `host`: fallback if the whole address isn't found. `withinReply`: search the list that the text replies to. */
  search: { text: string; exact?: true; host?: string; withinReply?: true };
  /** `continued`: follows up on the previous answer or list. */
  ask: { question: string; continued?: true };
  person: { name: KnownName };
  chat: { name: KnownName };
  span: Span;
  open: { number: number };
  count: Contents;
  contents: Contents;
  /** `from`: everything that this person writes. */
  alert: { text: string } | { from: KnownName };
  'set-zone': { text: string };
  'set-language': { language: LanguageCode };
  'digest-time': { text: string };
  save: { text: string };
  command: { name: string; argument: string };
  'unknown-command': { typed: string; suggestion: string; argument: string };
  'answer-to-question': { text: string };
  'find-message': { text: string };
  'not-connected': { text: string };
  'no-words': NoArgs;
}

export type Reading = {
  [Kind in keyof Args]: { readonly kind: Kind; readonly args: Readonly<Args[Kind]> };
}[keyof Args];
export type Route = Reading & { readonly otherReading?: Reading };

/** Most tokens of a text that may be a name with a time only. */
const MAX_ABOUT_TOKENS = 20;

/** Longest typed text, in characters; longer ones are pasted messages. */
const MAX_LENGTH = 400;
const MAX_DISTANCE = 2;
const UNCONNECTED: readonly Reading['kind'][] = [
  ...(['help', 'hello', 'thanks', 'stop', 'connect', 'import', 'privacy', 'leave'] as const),
  ...(['command', 'unknown-command', 'answer-to-question', 'no-words'] as const),
];
/** Intents that need no alternative reading. */
const UNAMBIGUOUS: readonly Intent[] = ['help', 'hello', 'thanks', 'stop', 'more', 'leave'];

/** @param text of one message; never a secret, never from a group */
export function route(text: string, context: RoutingContext): Route {
  const found = routed(text.toWellFormed().trim(), context);
  return context.connected || UNCONNECTED.includes(found.kind) ? found : { kind: 'not-connected', args: { text } };
}

function routed(text: string, context: RoutingContext): Route {
  const [slashed, typed = '', rest = ''] = /^\/(\p{L}[^\s@]*)(?:@\S+)?\s*([\s\S]*)$/u.exec(text) ?? [];
  const [name, argument] = [typed.toLowerCase(), rest.trim()];
  if (context.commands.includes(name)) return { kind: 'command', args: { name, argument } };
  if (context.isForward || text.length > MAX_LENGTH) return { kind: 'find-message', args: { text } };
  const isAnswer = !context.repliedTo && context.last?.kind === 'question';
  if (slashed === undefined && isAnswer) return { kind: 'answer-to-question', args: { text } };
  const said = withoutCourtesy(slashed === undefined ? text : `${typed} ${rest}`.trim(), context.today.language);
  const suggestion = slashed === undefined ? undefined : nearest(name, context.commands);
  if (suggestion !== undefined)
    return (
      intentIn(said, context) ??
      templateIn(said, context) ?? { kind: 'unknown-command', args: { typed, suggestion, argument } }
    );
  return said.tokens.length === 0 ? wordless(text) : (readPlain(said, context) ?? search(said, context));
}

/** The closest name, if the difference is small for its length. */
function nearest(typed: string, names: readonly string[]): string | undefined {
  if (typed.length < 2 || typed.length > 32) return undefined;
  const [best] = names
    .map((name) => ({ name, distance: name.startsWith(typed) ? 1 : editDistance(typed, name) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best && best.distance <= (best.name.length <= 4 ? 1 : MAX_DISTANCE) ? best.name : undefined;
}

/** Removes one courtesy phrase at each end, unless nothing else is left. */
function withoutCourtesy(text: string, language: LanguageCode): Typed {
  const { courtesy } = actionLists(language);
  const typed = typedAs(text);
  const before = typed.tokens.slice(courtesy.beginning(typed.tokens));
  const begun = before.length > 0 ? before : typed.tokens;
  const left = begun.slice(0, begun.length - courtesy.ending(begun));
  return left.length === 0 || left.length === typed.tokens.length ? typed : partOf(typed, left);
}

const LIKED = /^(?:👍|👌|🙏|❤|🧡|💛|💚|💙|💜|🖤|🤍|🤎|🩷|🩵|🩶|\p{Emoji_Modifier}|\ufe0f|\s)+$/u;

function wordless(text: string): Route {
  if (/^[\p{P}\s]+$/u.test(text)) return { kind: 'help', args: {} };
  if (LIKED.test(text)) return { kind: 'thanks', args: {} };
  return /\p{S}/u.test(text) ? { kind: 'search', args: { text } } : { kind: 'no-words', args: {} };
}

/** Applies the rules in order; the first match wins. */
function readPlain(typed: Typed, context: RoutingContext): Route | undefined {
  return (
    intentIn(typed, context) ??
    numberIn(typed, context) ??
    clockIn(typed, context) ??
    (context.repliedTo?.kind === 'answer' ? undefined : templateIn(typed, context)) ??
    shownIn(typed, context) ??
    followUpIn(typed, context) ??
    filteredIn(typed, context) ??
    timeOf(typed, context) ??
    addressIn(typed, context) ??
    nameOf(typed, context) ??
    contentsOf(typed, context) ??
    misspelt(typed, context) ??
    (isQuestion(typed, context) ? ask(typed.text) : undefined)
  );
}

/** "wehn is the launch": corrects a misspelt question word. */
function misspelt({ text, tokens }: Typed, context: RoutingContext): Route | undefined {
  const [first, ...others] = tokens;
  const { auxiliaries, questionWords, first: asking } = actionLists(context.today.language);
  if (!first || others.length < 2 || auxiliaries.beginning(others) === 0) return undefined;
  if (asking.beginning(tokens) > 0) return undefined;
  const meant = questionWords.find((word) => editDistance(first.folded, word) === 1);
  return meant === undefined ? undefined : readPlain(typedAs(meant + text.slice(first.end)), context);
}

function intentIn({ text, tokens }: Typed, context: RoutingContext): Route | undefined {
  const intent = actionLists(context.today.language).intents.get(join(tokens));
  if (intent === undefined) return undefined;
  const { last, repliedTo = last } = context;
  if (intent === 'more' && !(repliedTo?.kind === 'list' && repliedTo.hasMore)) return undefined;
  const meant: Reading = intent === 'count' ? { kind: intent, args: { of: 'messages' } } : { kind: intent, args: {} };
  return isOneWord(tokens) && !UNAMBIGUOUS.includes(intent) ? { ...meant, otherReading: words(text) } : meant;
}

function numberIn({ tokens: [token, ...more] }: Typed, { last }: RoutingContext): Route | undefined {
  if (last?.kind !== 'list' || more.length > 0 || !/^\d{1,2}$/.test(token?.folded ?? '')) return undefined;
  const number = Number(token?.folded);
  return number >= 1 && number <= last.size ? { kind: 'open', args: { number } } : undefined;
}

/** A time alone changes the hour of a digest that was just set up, and may do so later. */
function clockIn({ text }: Typed, { digest }: RoutingContext): Route | undefined {
  if (digest === undefined || clockOnly(text) === undefined) return undefined;
  const meant = { kind: 'digest-time', args: { text } } as const;
  if (digest === 'new') return { ...meant, otherReading: words(text) };
  return /^\d+$/.test(text) ? undefined : { ...words(text), otherReading: meant };
}

/** Phrases that name an action: "find ferry", "who is Joana". */
function templateIn(typed: Typed, context: RoutingContext): Route | undefined {
  const { text, tokens } = typed;
  const { templates, counting, save, notes, requests } = actionLists(context.today.language);
  const colon = text.search(/[:：]/);
  if (colon > 0 && save.has(foldPhrase(text.slice(0, colon))) && tokensOf(text.slice(colon)).length > 0)
    return { kind: 'save', args: { text: text.slice(colon + 1).trim() } };
  for (const note of notes) {
    const kept = filled(tokens, note);
    if (kept && !isQuestion(partOf(typed, kept), context) && requests.beginning(tokens) === 0)
      return { kind: 'save', args: { text: partOf(typed, kept).text }, otherReading: words(text) };
  }
  for (const template of templates) {
    if (template.name === 'said') {
      const written = writtenIn(typed, template, context);
      if (written) return written;
      continue;
    }
    const rest = filled(tokens, template);
    const meant = rest && readTemplate(template.name, partOf(typed, rest), typed, context);
    if (meant) return meant;
  }
  const counted = countedIn(typed, counting, context);
  return counted && { kind: 'count', args: counted, otherReading: asked(text) };
}

/** "Show me my chat with Lena", "muéstrame los enlaces": reads the rest, if it's something that can be shown. */
function shownIn(typed: Typed, context: RoutingContext): Route | undefined {
  const { tokens } = typed;
  const { show, counting } = actionLists(context.today.language);
  const asked = tokens.slice(show.beginning(tokens));
  const rest = asked.slice(0, asked.length - show.ending(asked));
  if (rest.length === 0 || rest.length === tokens.length) return undefined;
  const filler = counting.filler.beginning(rest);
  const bare = filler === 0 || filler === rest.length ? undefined : partOf(typed, rest.slice(filler));
  const shown = readingShown(partOf(typed, rest), context) ?? (bare && readingShown(bare, context));
  return shown?.otherReading ? { ...shown, otherReading: words(typed.text) } : shown;
}

const readingShown = (typed: Typed, context: RoutingContext): Route | undefined =>
  intentIn(typed, context) ??
  templateIn(typed, context) ??
  timeOf(typed, context) ??
  nameOf(typed, context) ??
  contentsOf(typed, context);

function readTemplate(name: TemplateName, rest: Typed, whole: Typed, context: RoutingContext): Route | undefined {
  const other = asked(whole.text);
  if (name === 'find' || name === 'chat') {
    const contents = contentsOf(rest, context);
    if (contents) return contents;
  }
  if (name === 'find') return search(rest, context, { isLiteral: true });
  if (name === 'happened' || name === 'planned') {
    const time = name === 'planned' ? plannedIn(rest.text, context) : happenedIn(rest.text, context);
    return time && { ...time, otherReading: other };
  }
  if (name === 'alert') {
    const args = mentionedIn(rest, context) ?? writerIn(rest, context) ?? { text: rest.text };
    return { kind: name, args, otherReading: other };
  }
  if (name === 'zone' || name === 'here') {
    const zone = nominatives(bare(rest.text)).find((city) => isZone(city, context.today.language));
    if (zone === undefined)
      return name === 'zone' ? { ...search(whole, context), otherReading: { kind: 'zone', args: {} } } : undefined;
    const meant = { kind: 'set-zone', args: { text: zone } } as const;
    return name === 'zone' ? meant : { ...meant, otherReading: words(zone) };
  }
  const named = nameMeant(rest.tokens, context.names);
  if (name === 'chat') return named && { kind: name, args: { name: named.name }, otherReading: words(whole.text) };
  if (name === 'summary' && named) {
    const chat = { kind: 'chat', args: { name: named.name } } as const;
    return context.hasModel ? { ...other, otherReading: chat } : { ...chat, otherReading: other };
  }
  return named && { ...opened(named), otherReading: other };
}

/** Most tokens of a "what did … say" question. */
const MAX_SAID_TOKENS = 24;

/** "What did Lena say", with an optional time anywhere in it. */
function writtenIn({ text, tokens }: Typed, template: Template, context: RoutingContext): Route | undefined {
  const isThere = (word: string) => tokens.some(({ folded }) => folded === word);
  if (tokens.length > MAX_SAID_TOKENS || ![...template.before, ...template.behind].every(isThere)) return undefined;
  for (let from = 0; from < tokens.length; from++)
    for (let to = from; to <= tokens.length; to++) {
      const who = filled([...tokens.slice(0, from), ...tokens.slice(to)], template);
      const name = who && nameMeant(who, context.names)?.name;
      const time = name && from < to ? timeIn(join(tokens.slice(from, to)), context) : undefined;
      if (!name || (from < to && !time)) continue;
      const args = { of: 'messages', name, direction: 'received', ...(time ? { time } : {}) } as const;
      return { kind: 'contents', args, otherReading: asked(text) };
    }
  return undefined;
}

/** What an alert request waits for: "the keys" in "someone mentions the keys". */
function mentionedIn(typed: Typed, { today }: RoutingContext): { text: string } | undefined {
  for (const template of actionLists(today.language).mentions) {
    const what = filled(typed.tokens, template);
    if (what) return { text: partOf(typed, what).text };
  }
  return undefined;
}

/** The writer in an alert request: Sofia in "Sofia writes"; somebody unknown is a word to look for. */
function writerIn(typed: Typed, { names, today }: RoutingContext): { from: KnownName } | { text: string } | undefined {
  let unknown: { text: string } | undefined;
  for (const template of actionLists(today.language).writes) {
    const who = filled(typed.tokens, template);
    const named = who && nameMeant(who, names);
    if (named?.name.kind === 'person') return { from: named.name };
    if (who && who.length > 0) unknown ??= { text: partOf(typed, who).text };
  }
  return unknown;
}

/** "photos from Lena", "last mail from Amira", "messages from yesterday": a kind with person and time, nothing else. */
function contentsOf(typed: Typed, context: RoutingContext): Route | undefined {
  const tokens = typed.tokens.map((token) => ({ ...token, folded: token.folded.replace(/'s$/, '') }));
  const { counting, contents } = actionLists(context.today.language);
  for (const { kind, called } of contents) {
    const at = typed.tokens.findIndex((_, index) => called.beginning(typed.tokens, index) > 0);
    if (at < 0) continue;
    const [ahead, behind] = [tokens.slice(0, at), tokens.slice(at + called.beginning(typed.tokens, at))];
    const before = ahead.slice(0, ahead.length - counting.newest.ending(ahead));
    const newest = counting.newest.beginning(behind);
    const about =
      aboutIn([...before, ...behind], counting, typed, context) ??
      (newest > 0 ? aboutIn([...before, ...behind.slice(newest)], counting, typed, context) : undefined) ??
      (kind === 'mails' ? senderIn(before, behind, counting, typed, context) : undefined);
    const meant = about && contentsMeant(kind, about, tokens.length === 1);
    if (meant) return { ...meant, otherReading: words(typed.text) };
  }
  // "From Joana since May"
  const about = tokens.length > MAX_ABOUT_TOKENS ? undefined : aboutIn(tokens, counting, typed, context);
  if (!about?.name || about.direction !== 'received' || about.words !== undefined) return undefined;
  return { kind: 'contents', args: { of: 'messages', ...about }, otherReading: words(typed.text) };
}

function contentsMeant(kind: Contents['of'], about: About, isAlone: boolean): Reading | undefined {
  const { direction, ...others } = about;
  const { name, time } = others;
  // "von gestern" names no sender.
  const sent = direction === 'received' && time && !name ? undefined : direction;
  const isOfTime = time !== undefined && sent === undefined && !name && about.words === undefined;
  if (kind === 'chats') return isOfTime ? readingOf(time) : undefined;
  if (kind === 'messages') {
    if (isOfTime) return readingOf(time);
    if (name && !time && !direction && about.words === undefined) return { kind: 'chat', args: { name } };
    if (Object.keys(about).length === 0) return isAlone ? undefined : { kind: 'recent', args: {} };
  }
  // "music" alone is an ordinary search word.
  if (kind === 'audio' && isAlone) return undefined;
  return { kind: 'contents', args: { of: kind, ...others, ...(sent ? { direction: sent } : {}) } };
}

function followUpIn(typed: Typed, context: RoutingContext): Route | undefined {
  const { text, tokens } = typed;
  const { last, repliedTo, today } = context;
  const { followOn, first } = actionLists(today.language);
  const goesOn = () =>
    followOn.beginning(tokens) > 0 ||
    first.has(join(tokens)) ||
    (refersBack(typed, context) && isQuestion(typed, context));
  const isFollowUp = !repliedTo && last?.kind === 'answer' && goesOn();
  const isAboutList = repliedTo?.kind === 'list';
  if (isAboutList && !isQuestion(typed, context)) return { kind: 'search', args: { text, withinReply: true } };
  if (repliedTo?.kind !== 'answer' && !isFollowUp && !isAboutList) return undefined;
  return { kind: 'ask', args: { question: text, continued: true }, otherReading: words(text) };
}

/** Whether a text says "it" or "she", and names at most one thing itself: "when did we book it". */
function refersBack({ text, tokens }: Typed, { today }: RoutingContext): boolean {
  const { refers, isStopWord } = actionLists(today.language);
  const others = tokens.filter(({ folded }) => !isStopWord(folded) && !refers.test(folded));
  return others.length <= 1 && refers.test(fold(text));
}

function filteredIn({ text }: Typed, context: RoutingContext): Route | undefined {
  const rest = filtersIn(text);
  if (rest === undefined) return undefined;
  return isQuestion(typedAs(rest), context) ? ask(text) : { kind: 'search', args: { text } };
}

function timeOf({ text, tokens }: Typed, context: RoutingContext): Route | undefined {
  const time = dayOrSpan(text, context);
  if (
    !time ||
    actionLists(context.today.language).ambiguousAlone.has(join(tokens)) ||
    nameOf({ text, tokens }, context)
  )
    return undefined;
  return { ...time, otherReading: { kind: 'search', args: { text: bare(text), exact: true } } };
}

export const isZone = (text: string, language: LanguageCode): boolean => findZones(text, wordsIn(language)).length > 0;

function dayOrSpan(text: string, context: RoutingContext): Reading | undefined {
  const time = timeIn(bare(text), context);
  return time && readingOf(time);
}

const readingOf = (time: Span): Reading => ({ kind: 'span', args: time });

function happenedIn(text: string, context: RoutingContext): Reading | undefined {
  const past = timeIn(bare(text), context, {});
  return past ? readingOf(past) : dayOrSpan(text, context);
}

/** Plans for a period that has begun are what /today shows. */
function plannedIn(text: string, context: RoutingContext): Reading | undefined {
  const words = bare(text);
  const time = timeIn(words, context, { written: 'future' }) ?? timeIn(words, context);
  if (time === undefined) return undefined;
  const today = presentDay(context.today);
  const hasBegun = time.from <= today && (time.to === undefined || time.to > today);
  return hasBegun ? { kind: 'today', args: {} } : readingOf(time);
}

function addressIn({ text }: Typed, { names }: RoutingContext): Route | undefined {
  const link = linkOf(text);
  if (link) return { kind: 'search', args: link };
  const address = addressOf(text);
  const digits = digitsOf(text);
  if (address === undefined && digits === undefined) return undefined;
  const exact: Reading = { kind: 'search', args: { text, exact: true } };
  const name = address === undefined ? personOfNumber(digits ?? '', names) : personOfAddress(address, names);
  return name ? { kind: 'person', args: { name }, otherReading: exact } : exact;
}

function nameOf({ text, tokens }: Typed, context: RoutingContext): Route | undefined {
  const named = namedBy(tokens, context.names);
  if (!named || !isCertain(named, tokens.length === 1)) return undefined;
  return { ...opened(named), otherReading: words(text) };
}

const opened = ({ name }: Named): Reading => ({ kind: name.kind, args: { name } });

/** Words in Han script rarely have more than three characters. */
const isOneWord = (tokens: readonly Token[]) => tokens.length === 1 || (tokens.length <= 3 && tokens.every(isHan));

function search(typed: Typed, context: RoutingContext, { isLiteral = false } = {}): Route {
  const { text, tokens } = typed;
  const code = isCode(text);
  const found: Reading = { kind: 'search', args: { text: bare(text), ...(code ? { exact: true } : {}) } };
  if (code || (isLiteral && filtersIn(text) !== undefined)) return found;
  const language = isLiteral ? undefined : languageIn(typed, context);
  if (language) return { ...found, otherReading: { kind: 'set-language', args: { language } } };
  if (!isOneWord(tokens)) return { ...found, otherReading: asked(text) };
  const named = namedBy(tokens, context.names);
  const otherReading = isLiteral ? undefined : (dayOrSpan(text, context) ?? (named && opened(named)));
  return otherReading ? { ...found, otherReading } : found;
}

/** Another language than the person's, if the text names only that: "español", "in Spanish". */
function languageIn(typed: Typed, { today }: RoutingContext): LanguageCode | undefined {
  const { isStopWord } = actionLists(today.language);
  const from = typed.tokens.findIndex(({ folded }) => !isStopWord(folded));
  const language =
    from < 0 ? undefined : languageNamed(bare(partOf(typed, typed.tokens.slice(from)).text), today.language);
  return language === today.language ? undefined : language;
}

const asked = (text: string) => ({ kind: 'ask', args: { question: text } }) as const;
const ask = (text: string): Route => ({ ...asked(text), otherReading: words(text) });
const words = (text: string) => ({ kind: 'search', args: { text: bare(text) } }) as const;

/** A place as typed, and its possible nominatives: в Москве, в Лиссабоне, в Казани. */
function nominatives(place: string): string[] {
  const stem = /^\p{sc=Cyrillic}{3,}(?=[еиі]$)/u.exec(place)?.[0];
  return stem === undefined ? [place] : [place, stem, ...[...'аья'].map((ending) => stem + ending)];
}

function bare(text: string): string {
  const without = text.replace(/[?!.,;:…？！。，؟،\s]{1,400}$/u, '').replace(/^[¿¡\s]+/u, '');
  return without === '' ? text : without;
}

/** Fewest tokens of a question, with and without a question mark; shorter texts are searches. */
const MIN_WORDS = { marked: 2, unmarked: 2 };
const MIN_HAN = { marked: 4, unmarked: 3 };
const MIN_WITH_AUXILIARY = 3;
/** Fewest tokens from which on an auxiliary may have any subject: "did anna pay the rent", but not "will smith films". */
const MIN_WITH_ANY_SUBJECT = 4;

const QUESTION_MARK = /^\s*¿|[?？؟][\p{P}\p{S}\s]*$/u;

function isQuestion(
  typed: Typed,
  { today: { language }, names }: { readonly today: Pick<Today, 'language'>; readonly names: readonly KnownName[] },
): boolean {
  const { text, tokens } = typed;
  const { first, requests, auxiliaries, subjects, plainWords, askAnywhere, closes } = actionLists(language);
  const { marked, unmarked } = tokens.some(isHan) ? MIN_HAN : MIN_WORDS;
  if (QUESTION_MARK.test(text)) return tokens.length >= marked;
  if (tokens.length < unmarked) return false;
  const asked = first.beginning(tokens);
  if (asked > 1 || (asked === 1 && tokens[0] && !plainWords.has(wordOf(typed, tokens[0])))) return true;
  if (closes.test(text)) return true;
  if (requests.beginning(tokens) > 0 || tokens.some((_, at) => askAnywhere.beginning(tokens, at) > 0)) return true;
  const subject = auxiliaries.beginning(tokens);
  if (subject === 0 || tokens.length < MIN_WITH_AUXILIARY) return false;
  if (tokens.length >= MIN_WITH_ANY_SUBJECT) return true;
  const isNamed = [1, 2].some((length) => {
    const named = namedBy(tokens.slice(subject, subject + length), names);
    return named && isCertain(named, length === 1);
  });
  return isNamed || subjects.beginning(tokens, subject) > 0;
}

/** @returns the text without its filters, quotations and excluded words; undefined if it has none of these */
function filtersIn(text: string): string | undefined {
  const words = splitTyped(tidy(text));
  const plain = words.filter(({ key, quoted, excluded }) => key === undefined && !quoted && !excluded);
  return plain.length === words.length ? undefined : plain.map(({ value }) => value).join(' ');
}

/** Parameters that track who shared a link and don't affect its target. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|igsh(?:id)?|mc_[ce]id|si)$/;

/** The URL as people write it, and its host; undefined if the text is more than a link. */
function linkOf(text: string): { text: string; host?: string } | undefined {
  if (!/^(?:https?:\/\/|www\.)\S+$/i.test(text)) return undefined;
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text);
  if (!url) return undefined;
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  const host = url.host.replace(/^www\./, '');
  const path = `${url.pathname.replace(/\/$/, '')}${url.search}`;
  return path === '' ? { text: host } : { text: `${host}${path}`, host };
}

export function addressOf(text: string): string | undefined {
  return /^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>".]{2,}$/u.test(text) ? text.toLowerCase() : undefined;
}

const MIN_CODE_DIGITS = 4;

/** Whether it is a code or number in one or more parts: `A7 9931`, `IBAN PT50 0002 0123`. */
function isCode(text: string): boolean {
  const parts = text.split(/\s+/);
  const areParts = parts.every((part) => /^[\p{Lu}\p{N}./-]+$/u.test(part) && (/\d/.test(part) || part.length <= 5));
  return areParts && text.replace(/\D/g, '').length >= MIN_CODE_DIGITS;
}
