/**
 * What a search asks of a record beside its words: the filters, phrases and left out words of the search extension
 * (contract/search-extension.ts). As much of it as the index knows is looked up, the rest is decided on opened records.
 */
import { DATASTORES, type DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import { type DataRecord, PLATFORMS } from '../../contract/records.ts';
import { keywordsIn, type SearchFilter } from '../../contract/search-extension.ts';
import { fold, wordsIn } from '../../words.ts';
import { type SeqRange, seqOf, seqRange } from './moment.ts';
import { textAt } from './record-values.ts';

export interface Narrowing {
  /** Equalities of members. */
  readonly filters: readonly Filter[];
  readonly range: SeqRange;
  /** What has to be asked of a record; undefined where the rest says it all. */
  readonly fits: ((record: DataRecord, datastore: DatastoreName) => boolean) | undefined;
}

export interface Keywords {
  /** To be found, with spaces between. */
  readonly sought: string;
  readonly phrases: readonly string[];
  readonly excluded: readonly string[];
}

/** Tells the words that are to be found from what must and must not occur. The words of a phrase are among them. */
export function readKeywords(keywords: string): Keywords {
  const all = keywordsIn(keywords);
  const texts = (some: typeof all) => some.map(({ text }) => text);
  return {
    sought: texts(all.filter(({ excluded }) => !excluded)).join(' '),
    phrases: texts(all.filter(({ excluded, quoted }) => quoted && !excluded)),
    excluded: texts(all.filter(({ excluded }) => excluded)),
  };
}

type Test = (record: DataRecord, datastore: DatastoreName) => boolean;

export function narrowing({ phrases, excluded }: Keywords, filter: SearchFilter): Narrowing {
  const { from, chat, groupId, direction, platform, since, until, has } = filter;
  const equalities = {
    ...(groupId === undefined ? {} : { groupId }),
    ...(direction === undefined ? {} : { type: direction }),
    ...(platform === undefined ? {} : { sourceApplication: PLATFORMS[platform] }),
  };
  const tests: Test[] = [
    ...(from === undefined ? [] : [namedBy(from, SENDER_FIELDS)]),
    ...(chat === undefined ? [] : [namedBy(chat, CHAT_FIELDS)]),
    ...(has === undefined ? [] : [has === 'link' ? holdsLink : holdsFile]),
    ...phrases.map(holding),
    ...excluded.map((phrase) => not(holding(phrase))),
  ];
  const all = seqRange(undefined, undefined);
  return {
    filters: Object.keys(equalities).length === 0 ? [] : [equalities],
    range: {
      from: since === undefined ? all.from : seqOf(since),
      to: until === undefined ? all.to : seqOf(until) - 1,
    },
    fits: tests.length === 0 ? undefined : (record, datastore) => tests.every((test) => test(record, datastore)),
  };
}

const not =
  (test: Test): Test =>
  (record, datastore) =>
    !test(record, datastore);

const SENDER_FIELDS = ['fromName', 'fromHandle', 'fromEmail'];
const CHAT_FIELDS = ['groupName'];

/** Whether each word of a name begins a word of what some members say. */
function namedBy(name: string, fields: readonly string[]): Test {
  const wanted = wordsIn(name).map(({ folded }) => folded);
  return (record) => {
    const said = wordsIn(fields.map((field) => textAt(record, field) ?? '').join(' ')).map(({ folded }) => folded);
    return wanted.length > 0 && wanted.every((word) => said.some((spoken) => spoken.startsWith(word)));
  };
}

/** Whether some words, from their beginnings to their ends, stand in one of the texts by which a record is found. */
function holding(phrase: string): Test {
  const wanted = fold(phrase).replace(/\s+/g, ' ').trim();
  return (record, datastore) =>
    DATASTORES[datastore].searchFields.some((field) => {
      const text = fold(textAt(record, field) ?? '').replace(/\s+/g, ' ');
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        if (isBoundary(text, at) && isBoundary(text, at + wanted.length)) return true;
      }
      return false;
    });
}

const LETTER = /^[\p{L}\p{N}\p{M}]/u;
/** Their words touch one another. */
const UNSPACED = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

function isBoundary(text: string, at: number): boolean {
  const [before, after] = [text.slice(at - 1, at), text.slice(at, at + 2)];
  return !LETTER.test(before) || !LETTER.test(after) || UNSPACED.test(before) || UNSPACED.test(after);
}

const TEXT_FIELDS = ['messageText', 'content', 'contentText', 'description', 'uri', 'name'];
const texts = (record: DataRecord) => TEXT_FIELDS.map((field) => textAt(record, field) ?? '');

const holdsLink: Test = (record) => texts(record).some((text) => /\bhttps?:\/\/|\bwww\./i.test(text));

/** Beside real attachments, what an import writes for one that it could not bring along. */
const holdsFile: Test = (record, datastore) =>
  datastore === 'file' ||
  (Array.isArray(record.attachments) && record.attachments.length > 0) ||
  texts(record).some((text) => /^\[(?:file|photo|video|audio|voice message|attachment)(?:: [^\]]*)?\]$/m.test(text));
