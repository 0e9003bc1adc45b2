/** What somebody meant who sent a member that there is not: what is ignored in silence gives an answer to another question. */
import { z } from 'zod';

/** What other programs and older documents call these, as far as people were seen to (assumed). */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  query: ['filter', 'filters', 'selector', 'where', 'find'],
  keywords: ['keyword', 'q', 'text', 'words', 'term', 'search', 'query'],
  datastore: ['store', 'ds', 'schema', 'database', 'db'],
  limit: ['size', 'count', 'top', 'max', 'pagesize', 'per_page', 'take'],
  skip: ['offset', 'start', 'page'],
  sort: ['order', 'orderby', 'sortby'],
  fields: ['select', 'projection'],
  options: ['opts'],
  prompt: ['question', 'message', 'input', 'q'],
  dsUrlEncoded: ['schema', 'datastore', 'dsurl', 'ds'],
  queryFilters: ['query', 'filter', 'filters', 'selector'],
};

const MODEL = 'which model answers, and how, is the service’s choice';

/** Options of a deployment that change nothing that could be asked for here, each with why. */
const NOT_OFFERED: Readonly<Record<string, string>> = {
  use_index: 'the service chooses its index itself',
  raw: 'replies have one form',
  bookmark: 'skip leads to the next page',
  provider: MODEL,
  model: MODEL,
  tokenLimit: MODEL,
  temperature: MODEL,
  systemPrompt: 'what it says can stand in the prompt',
  jsonFormat: 'answers are Markdown',
};

/**
 * Names of the members that a schema knows at a path.
 * @returns an empty list where it does not name them
 */
export function membersAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  let at: z.core.$ZodType | undefined = unwrapped(schema);
  for (const step of path) {
    if (at instanceof z.ZodObject) at = unwrapped(at.shape[String(step)]);
    else if (at instanceof z.ZodArray) at = unwrapped(at.element);
    else return [];
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

function unwrapped(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  let at = schema;
  while (at instanceof z.ZodOptional || at instanceof z.ZodNullable || at instanceof z.ZodDefault) at = at.unwrap();
  return at;
}

/** ` - did you mean query?`, or which members there are. */
export function meantBy(key: string, known: readonly string[]): string {
  const refused = Object.hasOwn(NOT_OFFERED, key) ? NOT_OFFERED[key] : undefined;
  if (refused !== undefined) return ` is not offered: ${refused}`;
  const folded = key.toLowerCase();
  const meant =
    known.find((name) => OTHER_NAMES[name]?.includes(folded)) ??
    known.find((name) => isNear(folded, name.toLowerCase()));
  if (meant !== undefined) return ` - did you mean ${meant}?`;
  return known.length === 0 ? '' : ` - should be one of ${known.join(', ')}`;
}

/** At most two letters changed, added or left out, and no more than a third of the word. */
function isNear(a: string, b: string): boolean {
  const most = Math.min(2, Math.floor(b.length / 3));
  if (a.length > 40 || Math.abs(a.length - b.length) > most) return false;
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, left] of [...a].entries()) {
    const line = [row + 1];
    for (const [column, right] of [...b].entries()) {
      const changed = (before[column] ?? 0) + (left === right ? 0 : 1);
      line.push(Math.min(changed, (line[column] ?? 0) + 1, (before[column + 1] ?? 0) + 1));
    }
    before = line;
  }
  return (before[b.length] ?? 0) <= most;
}
