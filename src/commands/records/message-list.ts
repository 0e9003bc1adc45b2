/** Records by time: the newest of what passes some filters, one query for each batch. */

import type { Words } from '#locales/words.ts';
import { DATASTORES, type Datastore } from '#service/contract/datastores.ts';
import { CONTAINS_EXTENSION } from '#service/contract/filters.ts';
import { scopesFor } from '#service/contract/requirements.ts';
import { type Answer, say } from '../answer.ts';
import type { Turn } from '../command.ts';
import { type CommandName, offers } from '../command-facts.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import type { CommandDeps } from '../deps.ts';
import { runButton } from '../press.ts';
import { listedDatastore, type Query, typed } from '../query/query.ts';
import { listFilter } from '../query/query-filter.ts';
import { filterText } from '../query/query-texts.ts';
import { keepTimeline, type Timeline, windowBefore } from './timeline.ts';
import { timelineAnswer } from './timeline-answer.ts';
import { type FetchedSide, fetchSide } from './timeline-fetch.ts';

/** Records fetched at a time: two pages for one credit. */
const BATCH = 20;

export interface TimelineRequest
  extends Pick<Timeline, 'kind' | 'title' | 'subject' | 'again' | 'datastore' | 'filter' | 'field'> {
  /** Under which the spending is listed. */
  command: CommandName;
  /** ISO 8601: nothing later at first, and what happened then is what everything stands around. */
  upTo?: string | undefined;
  /** At a time. */
  limit?: number | undefined;
  doing: string;
  /** Said when there is nothing. */
  nothing: string;
  /** Facts for the receipt. */
  facts?: (lines: FetchedSide['lines']) => string[];
  query?: Query | undefined;
}

/** What passes a query's filters, the newest at first. */
export async function* listQuery(
  deps: CommandDeps,
  turn: Turn,
  query: Query,
  command: CommandName,
): AsyncGenerator<Answer> {
  const datastore = listedDatastore(query);
  const contains = offers((await turn.known()).connection, CONTAINS_EXTENSION);
  const words = turn.words;
  const { timeField }: Datastore = DATASTORES[datastore];
  const subject = filterText(query, turn.words);
  yield* listNewest(deps, turn, {
    command,
    kind: 'recent',
    title: words.text('timelines-newest', { kind: datastore }),
    subject,
    again: { command: 'recent', argument: typed(query) },
    datastore,
    filter: listFilter(query, datastore, contains),
    field: timeField,
    limit: query.limit,
    doing:
      subject === ''
        ? words.text('timelines-fetching-no-filters', { kind: datastore })
        : words.text('timelines-fetching', { kind: datastore, filters: subject }),
    nothing:
      subject === ''
        ? words.text('timelines-none', { kind: datastore })
        : words.text('timelines-none-filtered', { kind: datastore, filters: subject }),
    query,
  });
}

/** The newest records of a timeline; what came before is a tap away. */
export async function* listNewest(deps: CommandDeps, turn: Turn, request: TimelineRequest): AsyncGenerator<Answer> {
  const { command, limit = BATCH, upTo, doing, nothing, query, facts = () => [], ...head } = request;
  const { words } = turn;
  const source = { ...head, limit };
  const edge = upTo === undefined ? undefined : { moment: upTo, known: [] };
  const paid = yield* payFor(deps, turn, {
    command,
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', head.datastore),
    doing,
    again: head.again,
    request: (call) => fetchSide(deps.data, source, { side: 'earlier', edge, words }, call),
  });
  if (!paid) return;
  const { lines, isAll, unreadable } = paid.value;
  const further = [...facts(lines), ...unreadableTexts(unreadable, words)];
  if (lines.length === 0) {
    const none = words.text('records-amount', { kind: head.datastore, amount: 0 });
    const count = facts(lines).length > 0 ? [] : [none];
    yield say([unreadable > 0 ? '' : `${nothing}\n\n`, ...receiptText(paid.receipt, ...count, ...further)], {
      buttons:
        head.kind === 'recent' && head.subject !== ''
          ? [[runButton(words.text('timelines-what-to-type'), 'help')]]
          : [],
    });
    return;
  }
  const hit = upTo === undefined ? -1 : lines.findIndex(({ at }) => at === upTo);
  const timeline: Timeline = {
    ...source,
    lines: [...lines],
    first: 0,
    atStart: isAll,
    atEnd: upTo === undefined,
    ...(hit < 0 ? {} : { hit }),
  };
  const { today } = await turn.known();
  yield timelineAnswer({
    key: keepTimeline(deps, turn, timeline),
    timeline,
    window: windowBefore(timeline, lines.length),
    connection: paid.connection,
    query,
    receipt: receiptText(paid.receipt, ...further),
    zone: today.zone,
    words,
  });
}

export function unreadableTexts(amount: number, words: Words): string[] {
  return amount === 0 ? [] : [words.text('records-unreadable', { amount })];
}
