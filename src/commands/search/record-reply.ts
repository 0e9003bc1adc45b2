/** Shows records other than chat messages: a mail with its thread, a file, an appointment, a post. */

import { z } from 'zod';
import { action } from '../actions.ts';
import { button, linkButton } from '../buttons.ts';
import { type Command, type Context, onAction } from '../command.ts';
import { placeName } from '../deps.ts';
import { cutBefore } from '../display-text.ts';
import { ProblemError } from '../errors.ts';
import { allows } from '../registry.ts';
import {
  type Button,
  type ButtonRows,
  bold,
  foreign,
  joined,
  type Reply,
  type RichText,
  reply,
  type Span,
  type TextReply,
} from '../reply.ts';
import { clockTime, dayHeading } from '../time/dates.ts';
import { chargeRead, type Side } from './fetch-messages.ts';
import { byTime, Item, itemFromRecord } from './item.ts';
import { snippetOf } from './result-list.ts';

/** Longest text shown initially, in UTF-16 units. */
export const MAX_HIT = 3_000;
/** Longest text of a record that is shown at all; the rest is omitted. */
const MAX_WHOLE = 200_000;
const MAX_THREAD = 50;

/** Sends the rest of a long text. `from`: offset in UTF-16 units. */
const readWhole = action(
  'whole',
  Item.pick({ datastore: true, id: true })
    .required()
    .extend({ from: z.int().min(0) }),
  { calls: ['queryDatastore'] },
);
/** Shows a mail of a thread, in place. */
const turnMail = action('mail', z.object({ threadId: z.string(), index: z.int().min(0) }), { replaces: true });

export interface Opening {
  terms?: readonly string[];
  /** Shown above it. */
  head?: RichText;
  /** Below its own buttons. */
  rows?: ButtonRows;
}

export const cutAt = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, cutBefore(text, most))}…`;

export function wholeButton({ words }: Context, { datastore, id }: Item, from: number): Button[] {
  if (id === undefined || datastore === undefined) return [];
  return [button(words.text('conversation-whole'), readWhole, { datastore, id, from })];
}

export async function openMail(ctx: Context, mail: Item, opening: Opening): Promise<Reply> {
  const { connection, charged } = ctx;
  const { threadId } = mail;
  const call = { operation: 'queryDatastore', datastore: 'social-email' } as const;
  if (threadId === undefined || !connection || !allows(connection, call) || charged)
    return mailReply(ctx, mail, opening);
  const thread = await fetchThread(ctx, threadId);
  const index = thread.findIndex(({ id }) => id === mail.id);
  return mailReply(ctx, thread[index] ?? mail, opening, index < 0 ? undefined : { index, count: thread.length });
}

/** The mails of a thread, oldest first. */
async function fetchThread(ctx: Context, threadId: string): Promise<Item[]> {
  const options = { sort: [{ sentAt: 'asc' as const }], limit: MAX_THREAD };
  const { items } = await chargeRead(ctx, 'social-email', (call) =>
    ctx.deps.data.queryDatastore({ datastore: 'social-email', query: { threadId }, options }, call),
  );
  return items.map((record) => itemFromRecord(record, 'social-email', ctx.words)).sort(byTime);
}

export const recordCommands: readonly Command[] = [
  onAction(turnMail, async (ctx, { threadId, index }) => {
    const thread = await fetchThread(ctx, threadId);
    const mail = thread[index];
    if (!mail) throw new ProblemError({ code: 'stale-button' });
    return mailReply(ctx, mail, {}, { index, count: thread.length });
  }),
  onAction(readWhole, async (ctx, { datastore, id, from }) => {
    const { deps, words, connection } = ctx;
    const { items } = await chargeRead(ctx, datastore, (call) =>
      deps.data.queryDatastore({ datastore, query: { _id: id }, options: { limit: 1 } }, call),
    );
    const [record] = items;
    const place = placeName(words, deps.about, connection);
    if (record === undefined) return reply(words.text('conversation-gone', { place }));
    const { text } = itemFromRecord(record, datastore, words, undefined, MAX_WHOLE);
    const rest = text.slice(cutBefore(text, from)).trimStart();
    return reply([rest === '' ? words.text('results-no-text') : foreign(rest)], { personal: true });
  }),
];

function mailReply(ctx: Context, mail: Item, opening: Opening, { index, count } = { index: 0, count: 1 }): TextReply {
  const { words, today } = ctx;
  const { threadId = '' } = mail;
  const at = mail.at === undefined ? undefined : Date.parse(mail.at);
  const when = at === undefined ? '' : `${dayHeading(at, today, words)} ${clockTime(at, today, words)}`;
  const between = mail.outgoing
    ? words.rich('conversation-mail-sent', { name: foreign(mail.to ?? '') })
    : words.rich('conversation-mail-received', { name: foreign(mail.who ?? mail.handle ?? '') });
  const turn = (side: Side, to: number) =>
    to >= 0 && to < count ? [button(words.text(`conversation-${side}`), turnMail, { threadId, index: to })] : [];
  const details = joined([between, when === '' ? [] : [when]], ' · ');
  return wholeReply(ctx, mail, details, opening, [...turn('earlier', index - 1), ...turn('later', index + 1)]);
}

/** A file, an appointment or a post: title, date and text. */
export function recordReply(ctx: Context, item: Item, opening: Opening): Reply {
  const { words, today } = ctx;
  const at = item.at === undefined ? undefined : Date.parse(item.at);
  const isEvent = item.datastore === 'social-event';
  const until = item.until === undefined ? '' : `–${clockTime(Date.parse(item.until), today, words)}`;
  const time = at !== undefined && isEvent ? ` ${clockTime(at, today, words)}${until}` : '';
  const details = [
    item.who === undefined ? [] : [foreign(item.who)],
    at === undefined ? [] : [`${dayHeading(at, today, words)}${time}`],
    item.where === undefined ? [] : [foreign(item.where)],
  ];
  return wholeReply(ctx, item, joined(details, ' · '), opening, []);
}

function wholeReply(
  ctx: Context,
  item: Item,
  details: RichText,
  { terms = [], head = [], rows = [] }: Opening,
  turns: readonly Button[],
): TextReply {
  const { words } = ctx;
  const { title, text, files = [], link } = item;
  const shown = cutAt(text, MAX_HIT);
  const isCut = shown.length < text.length || item.cut === true;
  const links = link === undefined ? [] : [linkButton(words.text('conversation-open'), link)];
  const parts = [
    head,
    joined([title === undefined ? [] : [bold(foreign(title))], details], '\n'),
    markedText(shown, terms),
    files.length === 0 ? [] : ['📎 ', foreign(files.join(', '))],
  ];
  return reply(joined(parts, '\n\n'), {
    personal: true,
    buttons: [turns, [...links, ...(isCut ? wholeButton(ctx, item, MAX_HIT) : [])], ...rows],
  });
}

function markedText(text: string, terms: readonly string[]): RichText {
  const lines = text.split('\n');
  return lines.flatMap((line, index): Span[] => [
    ...(index === 0 ? [] : ['\n']),
    ...(line.trim() === '' ? [] : snippetOf({ text: line }, terms, MAX_HIT)),
  ]);
}
