/** The tools with which a model reads a person's data, only through the reader of the call. */
import { z } from 'zod';
import type { AnswerProgress } from '../../contract/answers.ts';
import { DATASTORES, type Datastore, isDatastoreName, MESSAGES } from '../../contract/datastores.ts';
import { Filter, QueryOptions } from '../../contract/filters.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import type { Reader, ReaderQuery } from '../archives/reader.ts';
import { BadFilterError } from '../query/query-cost.ts';
import { keywordsOf } from '../text/stop-words.ts';
import type { Evidence } from './evidence.ts';
import type { ToolCall, ToolDescription } from './model-client.ts';
import { nounOf, readOf } from './passage.ts';
import { type Window, windowLines, windowsAround } from './windows.ts';

/** What tools read from and report to. */
export interface ToolContext {
  readonly reader: Reader;
  readonly evidence: Evidence;
  readonly tell: (progress: AnswerProgress) => void;
}

/** Number of hits shown per search, and of messages around each. */
const SHOWN_HITS = 6;
const SURROUNDINGS = { before: 3, after: 3 };
/** Maximum number of records listed per call. */
const MAX_LISTED = 30;
/** Maximum and default number of messages before and after one. */
const MAX_AROUND = 15;
const DEFAULT_AROUND = 8;
/** Maximum characters of one result, to keep the conversation within a model's context. */
const MAX_RESULT = 9_000;

/** Windows as a fenced result, as many as fit. */
function fencedResult(windows: readonly Window[], { evidence }: ToolContext, note: string): string {
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
  return lines.length === 0 ? note : `${note}${more}\n${evidence.fence(lines)}`;
}

/** Searches and returns the best hits, each with the messages around it. */
export async function searchFor(
  asked: Pick<ReaderQuery, 'keywords' | 'narrow' | 'partly' | 'byMeaning'>,
  context: ToolContext,
): Promise<string> {
  const { reader, evidence, tell } = context;
  evidence.countSearch();
  const { hits, total, atLeast } = await reader.search({ ...asked, limit: SHOWN_HITS });
  tell({ stage: 'searched', words: keywordsOf(asked.keywords).slice(0, 200), count: total });
  const windows = await windowsAround(reader, hits.map(readOf), SURROUNDINGS);
  const note = `${atLeast ? 'At least ' : ''}${total} records match; the best ${hits.length} are shown.`;
  return fencedResult(windows, context, note);
}

const Day = z.iso.date('has to be a day, YYYY-MM-DD');
const Name = z.string().trim().min(1).max(100);
const Narrowing = {
  since: Day.describe('Only what happened on or after this day, YYYY-MM-DD').optional(),
  until: Day.describe('Only what happened on or before this day, YYYY-MM-DD').optional(),
  chat: Name.describe('Only messages of chats whose name has this in it').optional(),
  from: Name.describe('Only what somebody whose name has this in it wrote; "me" for the person').optional(),
};
type Narrowing = z.infer<z.ZodObject<typeof Narrowing>>;

const DAY_MS = 86_400_000;
const ME = new Set(['me', 'myself', 'i', 'user', 'the user', 'self']);

/** The inputs as a search filter; undefined if there are none. */
function narrowOf({ since, until, chat, from }: Narrowing): SearchFilter | undefined {
  const narrow: SearchFilter = {
    ...(since ? { since: `${since}T00:00:00.000Z` } : {}),
    ...(until ? { until: new Date(Date.parse(until) + DAY_MS).toISOString() } : {}),
    ...(chat ? { chat } : {}),
    ...(from ? (ME.has(from.toLowerCase()) ? { direction: 'send' as const } : { from }) : {}),
  };
  return Object.keys(narrow).length === 0 ? undefined : narrow;
}

interface Tool {
  readonly description: string;
  readonly input: z.ZodObject;
  run(input: Record<string, unknown>): Promise<string>;
}

function tool<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  work: (input: z.infer<z.ZodObject<Shape>>) => Promise<string>,
): Tool {
  const input = z.object(shape);
  return { description, input, run: (given) => work(input.parse(given)) };
}

function toolsFor(context: ToolContext): Record<string, Tool> {
  const { reader, evidence, tell } = context;
  const { datastores } = reader;
  const Name = z.string().meta({ enum: [...datastores] });
  const unreadable = `Error: the datastore is not readable here. Readable: ${datastores.join(', ')}.`;
  const fields = datastores.map((name) => {
    const { searchFields, timeField }: Datastore = DATASTORES[name];
    return `${name} (${[...searchFields, timeField].join(', ')})`;
  });

  return {
    search: tool(
      `Keyword search over everything readable (${datastores.join(', ')}), best matches first, each with the messages around it. It knows word stems, no meanings: try synonyms, names, and the languages of the data.`,
      {
        keywords: z.string().trim().min(1).max(500).describe('A few telling words, with spaces between'),
        ...Narrowing,
      },
      ({ keywords, ...narrowing }) => searchFor({ keywords, narrow: narrowOf(narrowing) }, context),
    ),
    query: tool(
      `Lists records by filter, sort and limit. Filter: field to value, or to {"$gte": "2026-01-01"} and the like. Datastores and main fields: ${fields.join('; ')}.`,
      {
        datastore: Name,
        filter: z.looseObject({}).optional(),
        sort: z.array(z.looseObject({})).describe('e.g. [{"sentAt": "desc"}]').optional(),
        limit: z.int().min(1).describe(`At most ${MAX_LISTED}`).optional(),
      },
      async ({ datastore, filter, sort, limit = MAX_LISTED }) => {
        const options = QueryOptions.parse({ sort, limit: Math.min(limit, MAX_LISTED) });
        const asked = Filter.parse(filter ?? {});
        const page = isDatastoreName(datastore) ? await reader.query(datastore, asked, options) : undefined;
        if (!page || !isDatastoreName(datastore)) return unreadable;
        tell({ stage: 'listed', datastore, count: page.items.length });
        const windows = page.items.map((record) => ({
          records: [{ datastore, record }],
          found: new Set([record._id]),
        }));
        return fencedResult(windows, context, `${page.items.length} ${nounOf(datastore, page.items.length)}.`);
      },
    ),
    read_around: tool(
      'Reads the conversation around a message, or the whole of another record, by the name that it was given.',
      {
        name: z.string().trim().min(1).max(40).describe('The name at the beginning of its line'),
        before: z.int().min(0).max(MAX_AROUND).optional(),
        after: z.int().min(0).max(MAX_AROUND).optional(),
      },
      async ({ name, before = DEFAULT_AROUND, after = DEFAULT_AROUND }) => {
        const read = evidence.recordFor(name);
        if (!read) return 'Error: there is no record of that name. Use a name from the beginning of a line.';
        const windows = await windowsAround(reader, [read], { before, after });
        tell({ stage: 'read', count: windows.reduce((sum, { records }) => sum + records.length, 0) });
        return fencedResult(windows, context, 'What stands around it:');
      },
    ),
    count: tool(
      'Counts records, without reading them. The result has a name by which it can be cited.',
      {
        keywords: z.string().trim().max(500).describe('Only those that match; all when absent').optional(),
        datastore: Name.optional(),
        ...Narrowing,
      },
      async ({ keywords = '', datastore, ...narrowing }) => {
        // "How many" means messages, if they're readable.
        const counts = datastore || (datastores.includes(MESSAGES) ? MESSAGES : (datastores[0] ?? ''));
        if (!isDatastoreName(counts) || !datastores.includes(counts)) return unreadable;
        const narrow = narrowOf(narrowing);
        const { total, atLeast = false } =
          keywords || narrow
            ? await reader.search({ keywords, limit: 1, narrow, datastores: [counts] })
            : { total: await reader.count(counts) };
        const { chat, from, since, until } = narrowing;
        const words = [
          `${atLeast ? 'at least ' : ''}${total} ${nounOf(counts, total)}`,
          keywords && `with “${keywords}”`,
          chat && `in chats named “${chat}”`,
          from && `from “${from}”`,
          since && `since ${since}`,
          until && `until ${until}`,
        ];
        const text = words.filter(Boolean).join(' ');
        tell({ stage: 'counted', count: total });
        return `${evidence.citeKeyOfCount(text)}: ${text}`;
      },
    ),
  };
}

export type AgentTools = ReturnType<typeof createAgentTools>;

/** Descriptions of the tools for the model, and their execution. */
export function createAgentTools(context: ToolContext) {
  const tools = toolsFor(context);
  return {
    descriptions: Object.entries(tools).map(([name, { description, input }]): ToolDescription => {
      const { $schema: _, ...parameters } = z.toJSONSchema(input, { io: 'input' });
      return { type: 'function', function: { name, description, parameters } };
    }),
    /** Errors in a call are returned as text, so that the model can try again. */
    async run({ name, arguments: given }: ToolCall): Promise<string> {
      const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
      if (!tool) return `Error: there is no such tool. There are ${Object.keys(tools).join(', ')}.`;
      try {
        return await tool.run(withoutNulls(JSON.parse(given || '{}')));
      } catch (error) {
        if (error instanceof SyntaxError) return 'Error: the arguments are not valid JSON.';
        if (error instanceof z.ZodError)
          return `Error: ${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`;
        if (error instanceof BadFilterError) return `Error: ${error.message}`;
        throw error;
      }
    },
  };
}

/** Models write null for omitted members. */
const withoutNulls = (given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== null));
