/** /ask: answers a question from the person's data, or, on request, by the model alone. */

import type { Today } from '#locales/times/today.ts';
import type { Completion } from '#service/contract/data-service.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { askQuestion, askWithoutData, runQuery } from '../actions.ts';
import { charge } from '../billing/charge.ts';
import { button } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { tidy } from '../display-text.ts';
import { emptyArchiveReply } from '../import/questions.ts';
import { parseIfValid, type Question, readQuestion } from '../query/parse-query.ts';
import { inPlace, type Query } from '../query/query.ts';
import { allows, offers } from '../registry.ts';
import { type Button, type Reply, reply } from '../reply.ts';
import { countHits } from '../search/hits.ts';
import { keepResult } from '../user-state.ts';
import { completionReply, quotedOf, quotesReply } from './answer-reply.ts';
import { contextFor, hasModel, hasSources, newModelHost, requiredDatastore, withProgress } from './context.ts';
import { loadConversation, promptFor, searchPromptFor, withAnswer } from './conversation.ts';

/** Longest question, in UTF-16 units: Telegram's limit for a message. */
const MAX_QUESTION = 4_096;

export const askCommands: readonly Command[] = [
  command('ask', (ctx, { argument, about, replied }) =>
    answer(ctx, readQuestion(argument, ctx.today, ctx.words), { about, replied }),
  ),
  onAction(askQuestion, (ctx, { question: words, about, within }) =>
    answer(ctx, within ? { words, within } : readQuestion(words, ctx.today, ctx.words), { about }),
  ),
  onAction(askWithoutData, async (ctx, { question }) => {
    const { deps, words } = ctx;
    const answered = await charge(ctx, {
      command: 'ask',
      operation: 'llmPrompt',
      activity: words.text('ask-thinking'),
      isLong: true,
      request: (call) => deps.data.prompt({ prompt: question }, call),
      chargedFor: ({ details }) => details?.charged,
    });
    const conversationKey = keepResult(ctx, withAnswer(undefined, { question, answer: answered.completion }));
    return completionReply(ctx, answered, { question, conversationKey });
  }),
];

async function answer(
  ctx: Context,
  { words: question, within: narrowed }: Question,
  from: Parameters<typeof loadConversation>[1],
): Promise<Reply> {
  const { deps, words, person, connection: known, today, charged } = ctx;
  const earlier = await loadConversation(ctx, from);
  // The filters of the earlier question still apply, unless this one has its own.
  const within = narrowed ?? earlier?.within;
  if (question === '') return reply(words.text('ask-what'), { ask: words.text('ask-hint') });
  if (tidy(question) === '') return reply(words.text('ask-no-words'));
  if (question.length > MAX_QUESTION) return reply(words.rich('query-too-long', { most: MAX_QUESTION }));
  const search = searchInstead(ctx, known, { words: question, within }, today);
  if (within?.filters.has !== undefined)
    return reply(words.rich('ask-not-narrowed'), { buttons: search ? [[search.button]] : [] });
  // A service with the sources extension gets the ids of the records; any other gets their text.
  const records = hasSources(known) ? earlier?.records : undefined;
  const { records: _, ...shown } = earlier ?? { turns: [] };
  const asker = deps.about.serviceName === undefined ? { name: person.firstName, zone: today.zone } : undefined;
  const prompt = hasModel(known)
    ? promptFor(question, records === undefined ? shown : earlier, asker)
    : searchPromptFor(question, earlier);
  const { answered, hasHits } = await charge(ctx, {
    command: 'ask',
    operation: 'llmAgentPrompt',
    datastore: requiredDatastore(known, within),
    activity: words.text('ask-activity'),
    isLong: hasModel(known),
    alternatives: (connection) => withoutData(ctx, connection, question),
    request: async (call) => {
      const ask = (some?: readonly string[]) =>
        deps.data.agentPrompt(
          { prompt, ...contextFor(known, within, some, today.zone) },
          withProgress(ctx, known, call),
        );
      const fromList = await ask(records);
      // If the list doesn't answer it, other records may.
      const answered = records && !charged && isNothing(fromList) ? await ask() : fromList;
      const canCount = isNothing(answered) && !charged && search !== undefined && offers(known, SEARCH_EXTENSION);
      if (!canCount) return { answered, hasHits: false };
      return { answered, hasHits: (await countHits(ctx, search.query, call)) !== 0 };
    },
    chargedFor: ({ answered: { details } }) => details?.charged,
  });
  const { details, completion } = answered;
  const host = await newModelHost(ctx, details);
  if (details?.wordless) return reply(words.text('ask-no-words'));
  if (isNothing(answered)) {
    const instead = await emptyArchiveReply(ctx);
    if (instead) return instead;
    const buttons = [...(hasHits && search ? [[search.button]] : []), ...withoutData(ctx, known, question)];
    const isDeadEnd = !charged && offers(known, SEARCH_EXTENSION) && !hasHits;
    return reply(words.text('answer-nothing'), {
      ...{ personal: true, buttons },
      ...(isDeadEnd ? { isDeadEnd } : {}),
    });
  }
  const conversationKey = keepResult(ctx, withAnswer(earlier, { question, answer: completion, within }));
  const view = { question, conversationKey, ...(search ? { buttons: [search.button] } : {}) };
  if (details?.answeredBy === 'quotes') return await quotesReply(ctx, details, view);
  const footer = host === undefined ? undefined : [words.text('answer-by-model', { host })];
  return completionReply(ctx, answered, { ...view, footer });
}

const isNothing = ({ details }: Completion): boolean =>
  details?.answeredBy === 'quotes' && quotedOf(details).length === 0;

/** The same words as a search, if the token allows it. */
function searchInstead(
  { words }: Context,
  connection: Connection | undefined,
  { words: question, within }: Question,
  today: Today,
): { query: Query; button: Button } | undefined {
  const typed = connection && allows(connection, 'search') ? parseIfValid(question, today) : undefined;
  if (!typed) return undefined;
  const { place = typed.place, filters } = within ?? {};
  const query = inPlace({ ...typed, place, filters: { ...typed.filters, ...filters } }, connection);
  const label = words.text('buttons-search-instead');
  return { query, button: button(label, runQuery, { query }) };
}

/** Offers to ask the model without the person's data, if the token allows it and there is a model. */
function withoutData({ words }: Context, connection: Connection | undefined, question: string): Button[][] {
  if (!connection || !hasModel(connection) || !allows(connection, { operation: 'llmPrompt' })) return [];
  return [[button(words.text('ask-without-data'), askWithoutData, { question })]];
}
