/** An answer as a reply: a model's text with its sources, or quoted passages; each source opens by its number. */

import { dayLater } from '#locales/times/today.ts';
import { defined } from '#platform/defined.ts';
import type { AnswerDetails, AnswerSource, AnswerTime } from '#service/contract/answers.ts';
import type { Completion } from '#service/contract/data-service.ts';
import { isDatastoreName, MESSAGES } from '#service/contract/datastores.ts';
import type { Context } from '../command.ts';
import { shorten } from '../display-text.ts';
import { type Button, bold, foreign, type Reply, type RichText, reply } from '../reply.ts';
import { type Item, messageLink, platformOf, shownText } from '../search/item.ts';
import { hitLines, numbered } from '../search/result-list.ts';
import { clockTime, longDay, plainDate, spanName } from '../time/dates.ts';

const MAX_CITED = 10;
/** Most passages shown that answer the question, and that are merely close. */
const MAX_QUOTES = 3;
const MAX_NEAR = 2;
const MAX_NAME = 48;
/** Of a passage, UTF-16 units: there are few of them. */
const MAX_QUOTE = 320;

interface AnswerView {
  question: string;
  /** Key of the conversation that a reply continues. */
  conversationKey: string;
  buttons?: readonly Button[];
  footer?: RichText | undefined;
}

/** The passages that answer, or, only if there are none, the closest ones. */
export const quotedOf = ({ found, sources }: Pick<AnswerDetails, 'found' | 'sources'>): AnswerSource[] =>
  found ? sources.filter(({ number }) => number !== undefined).slice(0, MAX_QUOTES) : sources.slice(0, MAX_NEAR);

/** Quotes passages verbatim; the person is told once that these are only quotes. */
export async function quotesReply(ctx: Context, details: AnswerDetails, view: AnswerView): Promise<Reply> {
  const { deps, person, words } = ctx;
  const sources = quotedOf(details);
  const items = sources.map((source) => itemOf(ctx, source));
  const terms = termsOf(view.question);
  const heads = details.found ? headsOf(ctx, details, items) : [`${words.text('answer-closest')}\n\n`];
  const isFirst = ctx.settings.toldQuotes !== true;
  if (isFirst) await deps.settings.change(person.id, { toldQuotes: true });
  const lines = items.flatMap(
    (item, index): RichText => [
      ...(index === 0 ? [] : ['\n\n']),
      ...(sources[index]?.earlier ? [`${words.text('answer-earlier')}\n`] : []),
      ...hitLines(ctx, [item], { from: index + 1, terms, most: MAX_QUOTE }),
    ],
  );
  const list = { items, order: 'best', terms } as const;
  return reply([...heads, ...lines], {
    ...numbered(ctx, list, () => [view.buttons ?? []]),
    conversationKey: view.conversationKey,
    ...(isFirst ? { footer: [words.text('answer-quotes')] } : {}),
  });
}

/** Facts derived from the passages: the day that was asked for, or a figure that replaced another. */
function headsOf(ctx: Context, { when, changed }: AnswerDetails, items: readonly Item[]): RichText {
  const { words, today } = ctx;
  const at = items[0]?.at;
  const heads: RichText[] = [];
  if (when) {
    const { words: said, source } = when;
    const named = timeName(ctx, when);
    if (said !== undefined) heads.push(words.rich('answer-when', { when: named, words: foreign(said) }));
    else if (items[source - 1]?.datastore === 'social-event') heads.push([bold(named)]);
    else heads.push(words.rich('answer-when-said', { when: named }));
  }
  if (changed && at !== undefined) {
    const [was, now] = [foreign(changed.was), foreign(changed.now)];
    heads.push(words.rich('answer-changed', { was, now, day: plainDate(at, today, words) }));
  }
  return heads.flatMap((head) => [...head, '\n\n']);
}

function timeName({ words, today }: Context, { from, to, clock }: AnswerTime): string {
  const day =
    dayLater(from, 1) === to ? longDay(from, today, words) : words.capital(spanName({ from, to }, today, words));
  if (clock === undefined) return day;
  const { hour, minute } = Temporal.PlainTime.from(clock);
  return words.text('dates-with-time', { day, time: clockTime({ hour, minute }, today, words) });
}

export function completionReply(ctx: Context, { completion, details }: Completion, view: AnswerView): Reply {
  const cited = (details?.sources ?? [])
    .filter(({ number }) => number !== undefined)
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  // After a gap in the numbering, buttons would open the wrong source.
  const items = cited
    .filter(({ number }, index) => number === index + 1)
    .slice(0, MAX_CITED)
    .map((source) => itemOf(ctx, source));
  const { footer, buttons } = view;
  const below = buttons ? [buttons] : [];
  const shown =
    items.length === 0
      ? ({ personal: true, buttons: below } as const)
      : numbered(ctx, { items, order: 'best' }, () => below);
  return reply(hitLines(ctx, items, { snippets: false }), {
    ...{ markdown: completion, ...shown, conversationKey: view.conversationKey, ...defined({ footer }) },
  });
}

/** The words to highlight: short Latin words ("the", "is", "who") are rarely significant; in other scripts they are. */
function termsOf(question: string): string[] {
  return question.split(/\s+/).filter((word) => word.length > 3 || /^[^\p{Script=Latin}]+$/u.test(word));
}

export function itemOf({ words }: Context, source: AnswerSource): Item {
  const { kind, id, datastore, groupId, place = '', who, own, at = '', text, answer, sourceApplication } = source;
  const isMessage = datastore === MESSAGES;
  const title = kind === 'count' ? words.text('answer-counted') : isMessage ? '' : place;
  const moment = Date.parse(at);
  return {
    ...defined({
      id,
      datastore: datastore !== undefined && isDatastoreName(datastore) ? datastore : undefined,
      chatId: isMessage ? groupId : undefined,
      platform: platformOf(sourceApplication),
      who: own || who === undefined ? undefined : shorten(who, MAX_NAME),
      at: Number.isNaN(moment) ? undefined : new Date(moment).toISOString(),
      title: title === '' ? undefined : shorten(title, 120),
      answer,
      link: id === undefined ? undefined : messageLink({ ...source, _id: id }),
    }),
    chat: isMessage ? shorten(place, MAX_NAME) : '',
    outgoing: own,
    text: shownText(text, words),
  };
}
