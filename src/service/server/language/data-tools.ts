/** The tools that a model may use on a person's data: ways of reading, through the reader of the call and nothing else. */
import { z } from 'zod';
import type { AnswerProgress } from '../../contract/answers.ts';
import { type DatastoreName, isDatastoreName } from '../../contract/datastores.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import type { Reader, ReaderQuery } from '../archives/reader.ts';
import { BadFilterError } from '../query/filter-match.ts';
import { PatternCostError } from '../query/pattern.ts';
import type { Found } from '../search/keyword-search.ts';
import { contentWords } from '../text/stop-words.ts';
import type { Evidence } from './evidence.ts';
import type { ToolCall } from './model-client.ts';
import { nounOf } from './passage.ts';
import { MAX_LISTED, type Narrowed, TOOL_INPUTS } from './tool-descriptions.ts';
import { type Window, windowLines, windowsAround } from './windows.ts';

/** Hits of a search of which the surroundings are shown, and what stands around each. */
const SHOWN_HITS = 6;
const SURROUNDINGS = { before: 3, after: 3 };
const USUAL_AROUND = 8;
/** Characters of one result, so that a conversation stays within what models read. */
const MAX_RESULT = 9_000;

/** What tools work with, and leave behind. */
export interface Desk {
  readonly reader: Reader;
  readonly evidence: Evidence;
  readonly tell: (progress: AnswerProgress) => void;
}

/** Windows as a framed result, as many as there is room for. */
function shown(windows: readonly Window[], { evidence }: Desk, note: string): string {
  const lines: string[] = [];
  let size = 0;
  let left = windows.length;
  for (const window of windows) {
    const own = windowLines(window, evidence);
    size += own.reduce((sum, line) => sum + line.length + 1, 0);
    if (size > MAX_RESULT && lines.length > 0) break;
    lines.push(...own);
    left -= 1;
  }
  const more = left > 0 ? ` ${left} more did not fit in here.` : '';
  return lines.length === 0 ? note : `${note}${more}\n${evidence.frame(lines)}`;
}

const DAY_MS = 86_400_000;
const ME = new Set(['me', 'myself', 'i', 'user', 'the user', 'self']);

/** When, where and by whom, as a search understands it; undefined where nothing is asked. */
function narrowOf({ since, until, chat, from }: Narrowed): SearchFilter | undefined {
  const narrow: SearchFilter = {
    ...(since ? { since: `${since}T00:00:00.000Z` } : {}),
    ...(until ? { until: new Date(Date.parse(until) + DAY_MS).toISOString() } : {}),
    ...(chat ? { chat } : {}),
    ...(from ? (ME.has(from.toLowerCase()) ? { direction: 'send' as const } : { from }) : {}),
  };
  return Object.keys(narrow).length === 0 ? undefined : narrow;
}

/** A search by keywords, its best hits with what stands around them. */
export async function searchFor(
  asked: Pick<ReaderQuery, 'keywords' | 'narrow' | 'partly' | 'byMeaning'>,
  desk: Desk,
): Promise<string> {
  const { reader, evidence, tell } = desk;
  evidence.searched();
  const { hits, total, atLeast } = await reader.search({ ...asked, limit: SHOWN_HITS });
  tell({ stage: 'searched', words: contentWords(asked.keywords).slice(0, 200), count: total });
  const windows = await windowsAround(reader, hits, SURROUNDINGS);
  return shown(
    windows,
    desk,
    `${atLeast ? 'At least ' : ''}${total} records match; the best ${hits.length} are shown.`,
  );
}

async function search(input: unknown, desk: Desk): Promise<string> {
  const { keywords, ...narrowed } = TOOL_INPUTS.search.parse(input);
  return searchFor({ keywords, narrow: narrowOf(narrowed) }, desk);
}

async function query(input: unknown, desk: Desk): Promise<string> {
  const { reader, tell } = desk;
  const { datastore, filter, sort, limit } = TOOL_INPUTS.query.parse(input);
  const options = { limit: Math.min(limit ?? MAX_LISTED, MAX_LISTED), ...(sort ? { sort } : {}) };
  const page = isDatastoreName(datastore) ? await reader.query(datastore, filter ?? {}, options) : undefined;
  if (!page || !isDatastoreName(datastore)) return unreadable(reader);
  tell({ stage: 'listed', datastore, count: page.items.length });
  const windows = page.items.map((record) => ({ records: [{ datastore, record }], found: new Set([record._id]) }));
  return shown(windows, desk, `${page.items.length} ${nounOf(datastore, page.items.length)}.`);
}

async function readAround(input: unknown, desk: Desk): Promise<string> {
  const { reader, evidence, tell } = desk;
  const { name, before, after } = TOOL_INPUTS.read_around.parse(input);
  const read = evidence.recordOf(name);
  if (!read) return 'Error: there is no record of that name. Use a name from the beginning of a line.';
  const span = { before: before ?? USUAL_AROUND, after: after ?? USUAL_AROUND };
  const windows = await windowsAround(reader, [read], span);
  tell({ stage: 'read', count: windows.reduce((sum, { records }) => sum + records.length, 0) });
  return shown(windows, desk, 'What stands around it:');
}

async function count(input: unknown, desk: Desk): Promise<string> {
  const { reader, evidence, tell } = desk;
  const { keywords, datastore, ...narrowed } = TOOL_INPUTS.count.parse(input);
  const counts = datastore || usuallyCounted(reader);
  if (!isDatastoreName(counts) || !reader.datastores.includes(counts)) return unreadable(reader);
  const narrow = narrowOf(narrowed);
  const counted: Pick<Found, 'total' | 'atLeast'> =
    keywords || narrow
      ? await reader.search({ keywords: keywords ?? '', limit: 1, narrow, datastores: [counts] })
      : { total: await reader.count(counts) };
  const { chat, from, since, until } = narrowed;
  const words = [
    `${counted.atLeast ? 'at least ' : ''}${counted.total} ${nounOf(counts, counted.total)}`,
    keywords ? `with “${keywords}”` : '',
    chat ? `in chats named “${chat}”` : '',
    from ? `from “${from}”` : '',
    since ? `since ${since}` : '',
    until ? `until ${until}` : '',
  ];
  const text = words.filter(Boolean).join(' ');
  tell({ stage: 'counted', count: counted.total });
  return `${evidence.nameOfCount(text)}: ${text}`;
}

/** "How many" means messages, where there are any to read. */
function usuallyCounted({ datastores }: Reader): DatastoreName | '' {
  return datastores.includes('social-chat-message') ? 'social-chat-message' : (datastores[0] ?? '');
}

const unreadable = ({ datastores }: Reader) =>
  `Error: the datastore is not readable here. Readable: ${datastores.join(', ')}.`;

const TOOLS: Readonly<Record<string, (input: unknown, desk: Desk) => Promise<string>>> = {
  search,
  query,
  read_around: readAround,
  count,
};

/** Carries out one call of a tool; what is wrong with it is told to the model, which may try again. */
export async function runTool(call: ToolCall, desk: Desk): Promise<string> {
  const tool = Object.hasOwn(TOOLS, call.name) ? TOOLS[call.name] : undefined;
  if (!tool) return `Error: there is no such tool. There are ${Object.keys(TOOLS).join(', ')}.`;
  try {
    return await tool(JSON.parse(call.arguments || '{}'), desk);
  } catch (error) {
    if (error instanceof SyntaxError) return 'Error: the arguments are not valid JSON.';
    if (error instanceof z.ZodError) return `Error: ${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`;
    if (error instanceof BadFilterError || error instanceof PatternCostError) return `Error: ${error.message}`;
    throw error;
  }
}
