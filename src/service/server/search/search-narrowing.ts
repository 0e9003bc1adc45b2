/**
 * What a search asks of a record beside its words: the filters, phrases and left out words of the search extension
 * (contract/search-extension.ts), all of them decided by the index.
 */
import { dayLater } from '#locales/times/today.ts';
import { PLATFORMS } from '../../contract/records.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import type { ArchiveReader } from '../archive/archive.ts';
import { contentFact, dayFact, memberFact } from '../archive/facts.ts';
import { type SeqRange, seqOf, seqRange } from '../archive/moment.ts';
import type { Column, IndexQuestion, Wanted } from '../archive/store.ts';
import { piecesOf, termsOf } from '../text/words.ts';
import type { Keywords, QueryWord } from './keywords.ts';

export interface Narrowing extends Required<IndexQuestion> {
  readonly range: SeqRange;
  /** More words than were asked for begin as a name does: what bears the rarest of them is not found. */
  readonly cut: boolean;
}

export function narrowing(
  { wanted, unwanted }: Keywords,
  filter: SearchFilter,
  { holding, tokenOf, vocabulary }: ArchiveReader,
): Narrowing {
  const { from, chat, groupId, notGroupId, direction, platform, since, until, has, names } = filter;
  const facts = [
    ...(groupId === undefined ? [] : [memberFact('groupId', groupId)]),
    ...(direction === undefined ? [] : [memberFact('type', direction)]),
    ...(platform === undefined ? [] : [memberFact('sourceApplication', PLATFORMS[platform])]),
    ...(has === undefined ? [] : [contentFact(has)]),
  ];
  let cut = false;
  /** Each word of a name, whole or begun; nobody has a name without a word. */
  const named = (name: string, column: Column): Wanted[] => {
    const words = piecesOf(name).flatMap(plainTerms);
    if (words.length === 0) return [{ anyOf: [], in: [column] }];
    return words.map((word) => {
      const begun = vocabulary.wholeOrBegun(word);
      cut ||= begun.cut;
      return { anyOf: begun.anyOf, in: [column] };
    });
  };
  const inOrder = ({ pieces }: QueryWord) => pieces.flatMap(plainTerms).map(tokenOf);
  const all = seqRange(undefined, undefined);
  const people = [
    ...(from === undefined ? [] : named(from, 'sender')),
    ...(chat === undefined ? [] : named(chat, 'place')),
  ];
  return {
    all: [
      ...holding(facts.map((fact) => [fact])),
      ...people,
      ...(names === undefined ? [] : holding([daysOf(names).map(dayFact)])),
      ...wanted.filter(({ phrase }) => phrase).map((word) => asItStands(inOrder(word))),
    ],
    none: [
      ...unwanted.map((word) => anyForm(word, inOrder(word), tokenOf)),
      ...(notGroupId === undefined ? [] : holding([[memberFact('groupId', notGroupId)]])),
    ],
    range: {
      from: since === undefined ? all.from : seqOf(since),
      to: until === undefined ? all.to : seqOf(until) - 1,
    },
    cut,
  };
}

/** Each day of `2026-12-03/2026-12-16`. */
function daysOf(names: string): string[] {
  const [from = '', to = from] = names.split('/');
  const days: string[] = [];
  for (let day = from; day <= to; day = dayLater(day, 1)) days.push(day);
  return days;
}

/** The words of one piece as a text has them, without their other forms. */
function plainTerms(piece: string): string[] {
  return termsOf(piece).flatMap((term) => (term.inOrder ? [term.text] : []));
}

/** Where words stand as they were written, and not as forms of others. */
const WRITTEN: readonly Column[] = ['main', 'sender', 'place'];

function asItStands(tokens: readonly string[]): Wanted {
  return tokens.length > 1 ? { inOrder: tokens } : { anyOf: tokens, in: WRITTEN };
}

function anyForm(word: QueryWord, inOrder: readonly string[], tokenOf: ArchiveReader['tokenOf']): Wanted {
  const [only, ...more] = word.parts;
  if (word.phrase || only === undefined || more.length > 0) return asItStands(inOrder);
  return { anyOf: only.forms.map(tokenOf) };
}
