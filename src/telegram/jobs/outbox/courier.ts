/** Makes the steps of what is said, and decides what the outcome of each means for it. Keeps its row true meanwhile. */

import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Database } from '#storage/database.ts';
import type { OutboxRow, OutboxRows } from '#storage/outbox.ts';
import type { BotApi } from '../../api/bot-api.ts';
import { BotApiError, isFormRefusal, isGone, isUnchanged, isUndeletable } from '../../api/errors.ts';
import { maxLengthOf, type OutgoingMessage, type Place, plainForm, withoutTopic } from '../../api/message.ts';
import type { Chat } from './chats.ts';
import type { FadingDesk } from './fading.ts';
import type { Gate } from './gate.ts';
import type { End, Item } from './item.ts';
import type { Step } from './saying.ts';

type Outcome =
  /** `messageId`: where what was said stands now. */
  | { is: 'done'; messageId?: number }
  /** Telegram does not take it like that; this instead, now. */
  | { is: 'changed'; step: Step; place: Place }
  /** Nobody may write there any more. */
  | { is: 'closed' }
  /** Telegram takes it in no form. */
  | { is: 'refused'; error: unknown }
  /** Not done, as far as is known: `doubt` when it may have been. */
  | { is: 'later'; doubt: boolean; cause: 'flood' | 'unreachable'; waitMs: number };

/** What tells the plain form of a message from its first: it has been tried already. */
const PLAIN = new WeakSet<OutgoingMessage>();

/** Makes the step. `note`: said with a new message that may be there already. Never rejects. */
async function perform(botApi: BotApi, place: Place, step: Step, note: string | undefined): Promise<Outcome> {
  try {
    switch (step.do) {
      case 'send': {
        const { message } = step;
        const send = note === undefined ? botApi.sendMessage(place, message) : repeat(botApi, place, message, note);
        return { is: 'done', messageId: await send };
      }
      case 'edit':
        await botApi.editMessageText(place, step.messageId, step.message);
        return { is: 'done', messageId: step.messageId };
      case 'delete':
        await botApi.deleteMessage(place, step.messageId);
        return { is: 'done' };
      case 'react':
        await botApi.setMessageReaction(place, step.messageId, step.emoji);
        return { is: 'done' };
      case 'menu':
        if (step.commands === null) await botApi.deleteMyCommands({ chatId: place.chatId });
        else await botApi.setMyCommands({ chatId: place.chatId }, step.commands);
        return { is: 'done' };
    }
  } catch (error) {
    return outcomeOf(error, step, place);
  }
}

/** Says again what may be there already, with the note: under it, or before it where both are too long for one message. */
async function repeat(botApi: BotApi, place: Place, message: OutgoingMessage, note: string): Promise<number> {
  // Something harmless finds out whether Telegram is back: while it is not, no further copy may arrive.
  await botApi.sendChatAction(place).catch((error: unknown) => {
    if (!(error instanceof BotApiError && error.kind === 'refused')) throw error;
  });
  const text = `${message.text}\n\n${note}`;
  const fits = text.length <= maxLengthOf(message);
  if (!fits) await botApi.sendMessage(place, { text: note, entities: [], silent: true });
  return await botApi.sendMessage(place, fits ? { ...message, text } : message);
}

function outcomeOf(error: unknown, step: Step, place: Place): Outcome {
  if (!(error instanceof BotApiError)) return { is: 'refused', error };
  switch (error.kind) {
    case 'unreachable':
      return { is: 'later', doubt: false, cause: 'unreachable', waitMs: 0 };
    case 'in-doubt':
      return { is: 'later', doubt: step.do === 'send', cause: 'unreachable', waitMs: 0 };
    case 'flood':
      return { is: 'later', doubt: false, cause: 'flood', waitMs: error.retryAfterMs ?? 0 };
    case 'closed':
      return { is: 'closed' };
    case 'refused':
      if (step.do === 'react') return { is: 'done' };
      // The bot itself is not known just now (a token being changed): no fault of the message.
      if (error.code === 401 || error.code === 404) {
        return { is: 'later', doubt: false, cause: 'unreachable', waitMs: 0 };
      }
      return refusalOf(error, step, place);
  }
}

/** What cannot be deleted any more loses its words at least, where there are others to put in their place. */
function withoutWords(error: BotApiError, { messageId, left }: Step & { do: 'delete' }, place: Place): Outcome {
  if (left === undefined || !isUndeletable(error)) return { is: 'done' };
  return { is: 'changed', step: { do: 'edit', messageId, message: { text: left, entities: [] } }, place };
}

function refusalOf(error: BotApiError, step: Step, place: Place): Outcome {
  // Everything works without it.
  if (step.do === 'menu' || step.do === 'react') return { is: 'done' };
  if (step.do === 'delete') return withoutWords(error, step, place);
  if (isUnchanged(error)) return { is: 'done', ...(step.do === 'edit' ? { messageId: step.messageId } : {}) };
  if (step.do === 'edit' && isGone(error)) {
    return { is: 'changed', step: { do: 'send', message: step.message }, place };
  }
  if (isFormRefusal(error) && !PLAIN.has(step.message)) {
    const message = plainForm(step.message);
    PLAIN.add(message);
    return { is: 'changed', step: { ...step, message }, place: withoutTopic(place) };
  }
  return { is: 'refused', error };
}

export interface OutboxWords {
  /** Under a message that may be there twice. */
  readonly repeatNote: string;
  /** Instead of a message that Telegram takes in no form. */
  readonly unsendable: OutgoingMessage;
}

export interface Courier {
  /** Makes the next step of a chat's first item; resolves when its outcome is settled. Never rejects. */
  call(chat: Chat, item: Item): Promise<void>;
  /** Makes it durable as it stands. */
  keep(item: Item): void;
  end(chat: Chat, item: Item, how: End): void;
  rowOf(item: Item, doubt: boolean): OutboxRow;
}

/** What fails so often, for minutes, while others get through will not get through: bad luck does not last that long. */
const MAX_FAILURES = 20;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

export function createCourier(options: {
  botApi: BotApi;
  database: Pick<Database, 'write'>;
  rows: OutboxRows;
  gate: Gate;
  owner(): string;
  /** Tells other processes that the gate is closed. */
  share(): void;
  /** In a language, ISO 639-1. */
  words(language: string): OutboxWords;
  /** Sees to it that what was said deletes itself. */
  plan: FadingDesk['plan'];
  clock: Clock;
  log: Log;
  metrics: Metrics;
}): Courier {
  const { botApi, database, rows, gate, words, clock, log, metrics } = options;

  async function call(chat: Chat, item: Item): Promise<void> {
    const { step } = item;
    let outcome: Outcome = { is: 'done' };
    try {
      // What a row says of a step must be true before the step is made.
      const isNoted = item.row?.doubt === true && item.row.next === item.next;
      const ours = !item.row || step?.do !== 'send' || isNoted || (await mark(item, item.row.owner, true)) || !item.row;
      if (item.state.is !== 'calling') return;
      if (!ours) return end(chat, item, 'left');
      const { place, language = 'en' } = item.saying;
      if (step) outcome = await perform(botApi, place, step, item.doubt ? words(language).repeatNote : undefined);
    } catch (error) {
      log.error({ err: error }, 'what is being said could not be noted');
      outcome = { is: 'later', doubt: false, cause: 'unreachable', waitMs: 0 };
    }
    const { fading, place } = item.saying;
    if (outcome.is === 'done' && outcome.messageId !== undefined && fading)
      await options.plan(place, outcome.messageId, fading);
    if (item.state.is === 'calling') applyOutcome(chat, item, outcome);
  }

  /** Whether the row is still its owner's. */
  async function mark(item: Item, owner: string, doubt: boolean): Promise<boolean> {
    item.row = { owner, next: item.next, doubt };
    return database.write(rows.mark({ id: item.id, ...item.row }));
  }

  function applyOutcome(chat: Chat, item: Item, outcome: Outcome): void {
    if (outcome.is !== 'later') gate.reached();
    switch (outcome.is) {
      case 'done':
        proceed(chat, item);
        return;
      case 'changed': {
        log.warn({ step: item.step?.do }, 'Telegram does not take a message like that: said otherwise');
        const changed = item.saying.steps.with(item.next, outcome.step);
        // Ids belong to a chat: what stands in another stays there.
        const isElsewhere = outcome.place.chatId !== item.saying.place.chatId;
        const steps = isElsewhere ? changed.filter(({ do: what }) => what !== 'delete') : changed;
        item.saying = { ...item.saying, place: outcome.place, steps };
        item.move({ is: 'waiting' });
        return;
      }
      case 'closed':
        log.info('the chat is closed to the bot');
        end(chat, item, 'chat closed');
        return;
      case 'refused':
        log.error({ err: outcome.error, reference: item.saying.reference }, 'Telegram refuses a message');
        refused(chat, item);
        return;
      case 'later':
        postpone(chat, item, outcome);
        return;
    }
  }

  function proceed(chat: Chat, item: Item): void {
    item.repeated ||= item.doubt;
    item.doubt = false;
    item.failures = 0;
    item.next += 1;
    if (item.next >= item.saying.steps.length) {
      end(chat, item, item.repeated ? 'told in doubt' : 'sent');
      return;
    }
    item.move({ is: 'waiting' });
    note(item);
  }

  /** There is a sentence for what can be said in no other way: in its place, and then as a message of its own. */
  function refused(chat: Chat, item: Item): void {
    const { step, next } = item;
    const isLast = item.lastResort === next;
    const isMessage = step?.do === 'send' || step?.do === 'edit';
    if (!isMessage || (isLast && step.do === 'send')) {
      proceed(chat, item);
      return;
    }
    const { language = 'en' } = item.saying;
    const message = words(language).unsendable;
    const instead: Step = step.do === 'edit' && !isLast ? { ...step, message } : { do: 'send', message };
    item.lastResort = next;
    item.doubt = false;
    item.failures = 0;
    item.saying = { ...item.saying, steps: item.saying.steps.with(next, instead) };
    item.move({ is: 'waiting' });
  }

  function postpone(chat: Chat, item: Item, { doubt, cause, waitMs }: Outcome & { is: 'later' }): void {
    const now = clock.monotonic();
    item.doubt ||= doubt;
    if (cause === 'flood') {
      chat.pausedUntil = now + waitMs;
      gate.flood(chat.id, waitMs);
    } else {
      // Others got through since it failed last: it is about this one.
      const itself = item.failedAt > 0 && gate.reachedAt() > item.failedAt;
      if (itself) {
        item.notBefore = now + Math.min(FIRST_PAUSE_MS * 2 ** item.failures, LONGEST_PAUSE_MS);
        item.failures += 1;
      }
      item.failedAt = now;
      gate.unreachable(itself);
      if (item.failures >= MAX_FAILURES) {
        refused(chat, item);
        return;
      }
    }
    options.share();
    item.move({ is: 'waiting' });
    keep(item);
  }

  /** Brings its row up to date. */
  function note(item: Item): void {
    const { row, next, doubt } = item;
    if (!row || (row.next === next && row.doubt === doubt)) return;
    mark(item, row.owner, doubt).catch((error: unknown) =>
      log.error({ err: error, reference: item.reference }, 'a row of the outbox is out of date'),
    );
  }

  function rowOf({ id, saying, next }: Item, doubt: boolean): OutboxRow {
    return { id, chat: String(saying.place.chatId), owner: options.owner(), saying, next, doubt };
  }

  function keep(item: Item): void {
    const { state, step } = item;
    if (state.is === 'ended') return;
    // A call under way is in doubt until its outcome is known.
    if (item.row) {
      if (state.is === 'waiting') note(item);
      return;
    }
    const doubt = item.doubt || (state.is === 'calling' && step?.do === 'send');
    // Taken for durable from here on: what changes is written behind it, and whoever waits is told when it is.
    item.row = { owner: options.owner(), next: item.next, doubt };
    database.write(rows.add(rowOf(item, doubt))).then(
      () => item.handedOver(),
      (error: unknown) => {
        item.row = undefined;
        log.error({ err: error, reference: item.reference }, 'what is to be said could not be kept');
      },
    );
  }

  function end({ items }: Chat, item: Item, how: End): void {
    const at = items.indexOf(item);
    if (at >= 0) items.splice(at, 1);
    item.move({ is: 'ended', how });
    count(item, how);
    if (!item.row || how === 'left') return;
    database
      .write(rows.remove(item.id), { alongside: true })
      .catch((error: unknown) => log.warn({ err: error, reference: item.reference }, 'a row of the outbox stays'));
  }

  function count({ saying: { origin, steps } }: Item, how: End): void {
    const isAnswer = steps.some(({ do: what }) => what === 'send' || what === 'edit');
    if (how === 'left' || !isAnswer) return;
    const command = origin?.command ?? 'none';
    metrics.answers.add({ command, outcome: how });
    if (!origin || how === 'chat closed') return;
    metrics.answerSeconds.observe({ command }, Math.max(0, clock.now() - origin.receivedAt) / 1000);
  }

  return { call, keep, end, rowOf };
}
