/** The tools as a model is told of them; what it sends is read by the schemas beside them. */
import { z } from 'zod';
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import { Filter, QueryOptions } from '../../contract/filters.ts';
import type { ToolDescription } from './model-client.ts';

/** Records that one call lists, at most. */
export const MAX_LISTED = 30;
/** Messages before and after one, at most. */
export const MAX_AROUND = 15;

const Day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'has to be a day, YYYY-MM-DD')
  // Read leniently, the 31st of February is a day in March.
  .refine((day) => isDay(day), 'is no day of the calendar');
const isDay = (day: string) => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};
const Name = z.string().trim().min(1).max(100);

const Narrowing = {
  since: Day.nullish(),
  until: Day.nullish(),
  chat: Name.nullish(),
  from: Name.nullish(),
};

export const TOOL_INPUTS = {
  search: z.looseObject({ keywords: z.string().trim().min(1).max(500), ...Narrowing }),
  query: z.looseObject({
    datastore: z.string(),
    filter: Filter.nullish(),
    sort: QueryOptions.shape.sort.nullable(),
    limit: z.int().min(1).nullish(),
  }),
  read_around: z.looseObject({
    name: z.string().trim().min(1).max(40),
    before: z.int().min(0).max(MAX_AROUND).nullish(),
    after: z.int().min(0).max(MAX_AROUND).nullish(),
  }),
  count: z.looseObject({
    keywords: z.string().trim().max(500).nullish(),
    datastore: z.string().nullish(),
    ...Narrowing,
  }),
} as const;
export type ToolName = keyof typeof TOOL_INPUTS;
/** When, where and by whom, as a model may ask for it. */
export type Narrowed = Pick<z.infer<(typeof TOOL_INPUTS)['search']>, keyof typeof Narrowing>;

const DAY = { type: 'string', description: 'YYYY-MM-DD' };
const NARROWING = {
  since: { ...DAY, description: 'Only what happened on or after this day, YYYY-MM-DD' },
  until: { ...DAY, description: 'Only what happened on or before this day, YYYY-MM-DD' },
  chat: { type: 'string', description: 'Only messages of chats whose name has this in it' },
  from: { type: 'string', description: 'Only what somebody whose name has this in it wrote; "me" for the person' },
};

/** @param datastores those that can be read */
export function describeTools(datastores: readonly DatastoreName[]): ToolDescription[] {
  const fields = datastores.map((name) => {
    const { searchFields, timeField }: Datastore = DATASTORES[name];
    return `${name} (${[...searchFields, timeField].join(', ')})`;
  });
  const tool = (name: ToolName, description: string, properties: Record<string, unknown>, required: string[]) => ({
    type: 'function' as const,
    function: { name, description, parameters: { type: 'object', properties, required } },
  });
  const datastore = { type: 'string', enum: [...datastores] };
  return [
    tool(
      'search',
      `Keyword search over everything readable (${datastores.join(', ')}), best matches first, each with the messages around it. It knows word stems, no meanings: try synonyms, names, and the languages of the data.`,
      { keywords: { type: 'string', description: 'A few telling words, with spaces between' }, ...NARROWING },
      ['keywords'],
    ),
    tool(
      'query',
      `Lists records by filter, sort and limit. Filter: field to value, or to {"$gte": "2026-01-01"} and the like. Datastores and main fields: ${fields.join('; ')}.`,
      {
        datastore,
        filter: { type: 'object' },
        sort: { type: 'array', items: { type: 'object' }, description: 'e.g. [{"sentAt": "desc"}]' },
        limit: { type: 'integer', maximum: MAX_LISTED },
      },
      ['datastore'],
    ),
    tool(
      'read_around',
      'Reads the conversation around a message, or the whole of another record, by the name that it was given.',
      {
        name: { type: 'string', description: 'The name at the beginning of its line' },
        before: { type: 'integer', maximum: MAX_AROUND },
        after: { type: 'integer', maximum: MAX_AROUND },
      },
      ['name'],
    ),
    tool(
      'count',
      'Counts records, without reading them. The result has a name by which it can be cited.',
      { keywords: { type: 'string', description: 'Only those that match; all when absent' }, datastore, ...NARROWING },
      [],
    ),
  ];
}
