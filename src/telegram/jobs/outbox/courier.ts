/** Makes the steps of what is said, and decides what the outcome of each means for it. Keeps its row true meanwhile. */

import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Database } from '#storage/database.ts';
import type { OutboxRow, OutboxRows } from '#storage/outbox.ts';
import type { BotApi } from '../../api/bot-api.ts';
import type { OutgoingMessage } from '../../api/message.ts';
import type { Chat } from './chats.ts';
import type { FadingDesk } from './fading.ts';
import type { Gate } from './gate.ts';
import type { End, Item } from './item.ts';
import type { Step } from './saying.ts';
import { type Outcome, perform } from './step.ts';

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
  /** In a language, ISO 639-1. @param reference of what is answered, where it is known */
  words(language: string, reference?: string): OutboxWords;
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
    if (step?.do === 'delete' || step?.do === 'menu' || (isLast && step?.do === 'send')) {
      proceed(chat, item);
      return;
    }
    const { language = 'en', reference } = item.saying;
    const message = words(language, reference).unsendable;
    const instead: Step = step?.do === 'edit' && !isLast ? { ...step, message } : { do: 'send', message };
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
