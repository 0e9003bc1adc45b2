/**
 * Sends once, at Telegram's pace, and never loses. The only one that knows that Telegram failed: neither a timeout nor a
 * reset, a 5xx, a 429 of any length or the end of the process ends what is to be sent.
 *
 * Everything is durable before it is sent, which gives whoever handed it over free; and so is that a new message may have
 * been sent. Where nobody knows whether it arrived, it comes again saying that it is a repeat. An edit is simply repeated.
 * In a chat everything is sent in the order in which it was handed over.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics, type Metrics } from '#platform/metrics.ts';
import { currentRequest, runWithRequest } from '#platform/request-context.ts';
import type { Database } from '#storage/database.ts';
import type { MessageJob, TakenJob } from '#storage/jobs.ts';
import { type Write, withWrites } from '#storage/write.ts';
import type { BotApi } from '../../api/bot-api.ts';
import { BotApiError } from '../../api/errors.ts';
import type { OutgoingMessage, Place } from '../../api/message.ts';
import type { Lease } from '../lease.ts';
import { type BestEffort, createBestEffort } from './best-effort.ts';
import { type Chat, createChatQueue, type QueuedMessage } from './chat-queue.ts';
import { type AutoDelete, Delivery, type Step } from './delivery.ts';
import { createCircuitBreaker, overallBucket } from './rate-limiter.ts';
import { type OutboxWords, type Outcome, performStep } from './send-step.ts';

export interface Outbox extends BestEffort {
  /**
   * Resolves when it is durable. `closed` hears, here and not after a crash, that nobody can be told in that chat any more; it
   * must not throw. Rejects when the database refuses it, or is closed.
   */
  send(delivery: Delivery, closed?: () => void): Promise<void>;
  /**
   * What keeps `delivery` durably if that update is still this process's, and says so; `start` sends it, to be called when that
   * is written. Nothing of it is sent before. `closed` as in `send`.
   */
  enqueue(delivery: Delivery, updateId: number, closed?: () => void): { write: Write<boolean>; start(): void };
  /** Deletes a message as soon as possible; whether it is gone already. */
  remove(place: Place, messageId: number): Promise<boolean>;
  /** From now on what nobody holds is taken over. */
  start(): void;
  /** Calls nothing new, and waits up to `graceMs` for what is called. */
  stop(graceMs: number): Promise<void>;
  stats(): { outboxWaiting: number; outboxCalling: number; gateClosed: number };
}

export interface OutboxOptions {
  botApi: BotApi;
  database: Pick<Database, 'write' | 'pseudonym'>;
  lease: Lease;
  clock: Clock;
  log: Log;
  metrics?: Metrics;
  /** Messages a second over all chats; undefined: no limits at all, for a Bot API that has none. */
  perSecond: number | undefined;
  /** What it says by itself, in a language (ISO 639-1). */
  words(language: string): OutboxWords;
}

/** Every way in which a message ends. `left`: this process sends it no longer, another will. */
type End = 'sent' | 'told in doubt' | 'chat closed' | 'left';

const MOST_HELD = 5_000;
const REMOVE_DEADLINE_MS = 5_000;
const STOP_LOOK_MS = 20;
/** What fails so often, for minutes, while others get through will not get through: bad luck does not last that long. */
const MAX_FAILURES = 20;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
/** deleteMessage: "a message can only be deleted if it was sent less than 48 hours ago"; with time for a slow queue. */
const LATEST_DELETION_MS = 48 * 3_600_000 - 600_000;
/** What stands where a self-deleting message comes, until its deletion is planned; nothing of the message is in it. */
const PLACEHOLDER = '⏳';

export function createOutbox(options: OutboxOptions): Outbox {
  const { botApi, database, lease, clock, log, perSecond, words, metrics = createMetrics() } = options;
  const { jobs } = lease;
  const pace = overallBucket(clock, perSecond, lease.processes);
  const breaker = createCircuitBreaker(clock, metrics, () => queue.drain());
  const calling = new Set<QueuedMessage>();
  const prefix = randomBytes(4).toString('base64url');
  let made = 0;
  let lastAt = 0;

  const queue = createChatQueue({
    isPaced: perSecond !== undefined,
    pace,
    breaker,
    clock,
    waits: note,
    async call(chat, item) {
      calling.add(item);
      await runWithRequest(item.delivery.origin, () => call(chat, item));
      calling.delete(item);
    },
  });

  /** A message to send, and its row. Ids ascend with the time at which they were made, and within a process always. */
  function newMessage(delivery: Delivery): { job: MessageJob; enter(closed?: () => void): void } {
    made += 1;
    lastAt = Math.max(lastAt, clock.now());
    const origin = currentRequest();
    const job: MessageJob = {
      id: `${lastAt.toString(36).padStart(9, '0')}.${made.toString(36).padStart(6, '0')}.${prefix}`,
      chat: String(delivery.place.chatId),
      message: origin ? { ...delivery, origin } : delivery,
      step: 0,
      // What is free now is under way as soon as it is written.
      maybeSent: delivery.steps[0]?.do === 'send' && queue.isFree(queue.chatOf(delivery.place)),
      madeAt: lastAt,
    };
    const enter = (closed?: () => void) => enterQueue(job, job.message as Delivery, { maybeSent: false, closed });
    return { job, enter };
  }

  function enterQueue(
    row: Pick<MessageJob, 'id' | 'step' | 'maybeSent'>,
    delivery: Delivery,
    more: Pick<QueuedMessage, 'maybeSent' | 'closed'>,
  ): void {
    const { id, step, maybeSent } = row;
    queue.enter({
      ...{ id, delivery, step, state: 'waiting', row: { step, maybeSent, since: clock.monotonic() } },
      ...{ repeated: false, lastResort: undefined, failures: 0, notBefore: 0, failedAt: 0, ...more },
    });
  }

  const stepOf = ({ delivery, step }: QueuedMessage): Step | undefined => delivery.steps[step];

  async function send(delivery: Delivery, closed?: () => void): Promise<void> {
    const { job, enter } = newMessage(delivery);
    await database.write(jobs.add(job));
    enter(closed);
  }

  /** Makes the next step; resolves when its outcome is settled. Never rejects. */
  async function call(chat: Chat, item: QueuedMessage): Promise<void> {
    let outcome: Outcome = { is: 'done' };
    try {
      const isOurs = await prepare(item);
      if (item.state !== 'calling') return;
      if (!isOurs) return end(chat, item, 'left');
      const step = stepOf(item);
      const { place, language = 'en' } = item.delivery;
      const message = step && placeholderFor(item, step);
      const note = item.maybeSent && !message ? words(language).repeatNote : undefined;
      const made: Step | undefined = message ? { do: 'send', message } : step;
      if (made) outcome = await performStep(botApi, place, made, note);
      if (outcome.is === 'done' && outcome.messageId !== undefined) await planDeletion(item, outcome.messageId);
      const shown = message && outcome.is === 'done' ? stepOf(item) : undefined;
      if (shown) outcome = await performStep(botApi, place, shown, undefined);
    } catch (error) {
      log.error({ err: error }, 'what is being sent could not be noted');
      outcome = { is: 'later', doubt: false, cause: 'unreachable', waitMs: 0 };
    }
    if (item.state === 'calling') applyOutcome(chat, item, outcome);
  }

  /** What a row says of a step must be true before the step is made. Whether the message is still this process's. */
  async function prepare(item: QueuedMessage): Promise<boolean> {
    const { delivery, row } = item;
    const step = stepOf(item);
    // Neither a restart nor a crash lets one stay: when it is deleted is durable before its words are shown.
    if (delivery.autoDelete && step?.do === 'edit')
      await database.write(deletionOf(item, step.messageId, delivery.autoDelete));
    const maybeSent = item.maybeSent || step?.do === 'send';
    return (row.step === item.step && row.maybeSent === maybeSent) || (await mark(item, maybeSent));
  }

  /** What is sent first for a self-deleting message, where it can become that message. */
  function placeholderFor({ delivery }: QueuedMessage, step: Step): OutgoingMessage | undefined {
    if (!delivery.autoDelete || step.do !== 'send') return undefined;
    const { file, ask, protect, silent } = step.message;
    if (file !== undefined || ask !== undefined) return undefined;
    return { text: PLACEHOLDER, entities: [], ...(protect ? { protect } : {}), ...(silent ? { silent } : {}) };
  }

  function deletionOf({ delivery }: QueuedMessage, messageId: number, { afterMs, left }: AutoDelete): Write {
    const { place } = delivery;
    // Counted from when it was first shown: an earlier plan under this id stays.
    const id = `delete ${database.pseudonym(`${place.chatId}/${messageId}`)}`;
    const message: Delivery = { place, steps: [{ do: 'delete', messageId, left }] };
    const deletion = { id, chat: String(place.chatId), message, step: 0, maybeSent: false, madeAt: clock.now() };
    return jobs.planDeletion(deletion, Math.min(afterMs, LATEST_DELETION_MS));
  }

  /** What stands now deletes itself; the placeholder becomes the message, by an edit that can be repeated. */
  async function planDeletion(item: QueuedMessage, messageId: number): Promise<void> {
    const { delivery, row } = item;
    const step = stepOf(item);
    if (!delivery.autoDelete || step?.do !== 'send') return;
    const deletion = deletionOf(item, messageId, delivery.autoDelete);
    if (!placeholderFor(item, step)) return database.write(deletion);
    const edit: Step = { do: 'edit', messageId, message: step.message };
    item.delivery = { ...delivery, steps: delivery.steps.with(item.step, edit) };
    item.maybeSent = false;
    item.row = { ...row, maybeSent: false };
    const rewritten = { id: item.id, message: item.delivery, step: item.step, maybeSent: false };
    await database.write(withWrites(deletion, [jobs.rewrite(rewritten)]));
  }

  async function mark(item: QueuedMessage, maybeSent: boolean): Promise<boolean> {
    const { step, id, row } = item;
    item.row = { ...row, step, maybeSent };
    return database.write(jobs.mark(id, step, maybeSent));
  }

  function applyOutcome(chat: Chat, item: QueuedMessage, outcome: Outcome): void {
    if (outcome.is !== 'later') breaker.reached();
    switch (outcome.is) {
      case 'done':
        proceed(chat, item);
        return;
      case 'changed': {
        log.warn({ step: stepOf(item)?.do }, 'Telegram does not take a message like that: sent otherwise');
        const changed = item.delivery.steps.with(item.step, outcome.step);
        // Ids belong to a chat: what stands in another stays there.
        const isElsewhere = outcome.place.chatId !== item.delivery.place.chatId;
        const steps = isElsewhere ? changed.filter(({ do: what }) => what !== 'delete') : changed;
        item.delivery = { ...item.delivery, place: outcome.place, steps };
        item.state = 'waiting';
        return;
      }
      case 'closed':
        log.info('the chat is closed to the bot');
        end(chat, item, 'chat closed');
        return;
      case 'refused':
        log.error({ err: outcome.error }, 'Telegram refuses a message');
        refused(chat, item);
        return;
      case 'later':
        postpone(chat, item, outcome);
        return;
    }
  }

  function proceed(chat: Chat, item: QueuedMessage): void {
    item.repeated ||= item.maybeSent;
    Object.assign(item, { maybeSent: false, failures: 0, step: item.step + 1, state: 'waiting' });
    if (item.step >= item.delivery.steps.length) end(chat, item, item.repeated ? 'told in doubt' : 'sent');
  }

  /** There is a sentence for what can be sent in no other way: in its place, and then as a message of its own. */
  function refused(chat: Chat, item: QueuedMessage): void {
    const step = stepOf(item);
    const isLast = item.lastResort === item.step;
    const isMessage = step?.do === 'send' || step?.do === 'edit';
    if (!isMessage || (isLast && step.do === 'send')) {
      proceed(chat, item);
      return;
    }
    const { language = 'en' } = item.delivery;
    const message = words(language).unsendable;
    const instead: Step = step.do === 'edit' && !isLast ? { ...step, message } : { do: 'send', message };
    Object.assign(item, { lastResort: item.step, maybeSent: false, failures: 0, state: 'waiting' });
    item.delivery = { ...item.delivery, steps: item.delivery.steps.with(item.step, instead) };
  }

  function postpone(chat: Chat, item: QueuedMessage, { doubt, cause, waitMs }: Outcome & { is: 'later' }): void {
    const now = clock.monotonic();
    item.maybeSent ||= doubt;
    if (cause === 'flood') {
      chat.pausedUntil = now + waitMs;
      breaker.flood(chat.id, waitMs);
    } else {
      // Others got through since it failed last: it is about this one.
      const itself = item.failedAt > 0 && breaker.reachedAt() > item.failedAt;
      if (itself) {
        item.notBefore = now + Math.min(FIRST_PAUSE_MS * 2 ** item.failures, LONGEST_PAUSE_MS);
        item.failures += 1;
      }
      item.failedAt = now;
      breaker.unreachable(itself);
      if (item.failures >= MAX_FAILURES) {
        refused(chat, item);
        return;
      }
    }
    item.state = 'waiting';
  }

  /** Brings the row of what has to wait up to date. */
  function note(item: QueuedMessage): void {
    const { row, step, maybeSent } = item;
    if (row.step === step && row.maybeSent === maybeSent) return;
    mark(item, maybeSent).catch((error: unknown) =>
      log.error({ err: error, reference: item.delivery.origin?.reference }, 'a row of the outbox is out of date'),
    );
  }

  function end({ items }: Chat, item: QueuedMessage, how: End): void {
    const at = items.indexOf(item);
    if (at >= 0) items.splice(at, 1);
    item.state = 'ended';
    if (how === 'chat closed') item.closed?.();
    count(item, how);
    if (how === 'left') return;
    database
      .write(jobs.remove(item.id), { alongside: true })
      .catch((error: unknown) =>
        log.warn({ err: error, reference: item.delivery.origin?.reference }, 'a row of the outbox stays'),
      );
  }

  function count({ delivery: { origin, steps } }: QueuedMessage, how: End): void {
    const isAnswer = steps.some(({ do: what }) => what === 'send' || what === 'edit');
    if (how === 'left' || !isAnswer) return;
    const command = origin?.command ?? 'none';
    metrics.answers.add({ command, outcome: how });
    if (!origin || how === 'chat closed') return;
    metrics.answerSeconds.observe({ command }, Math.max(0, clock.now() - origin.receivedAt) / 1000);
  }

  function take({ id, message, step, maybeSent }: TakenJob & { kind: 'message' }): void {
    const delivery = Delivery.safeParse(message);
    if (!delivery.success) {
      log.error('something to be sent is of another form; it is left alone');
      database.write(jobs.setAside(id)).catch((error: unknown) => log.warn({ err: error }, 'a row could not be left'));
      return;
    }
    enterQueue({ id, step, maybeSent }, delivery.data, { maybeSent, closed: undefined });
  }

  return {
    ...createBestEffort({ botApi, chatOf: queue.chatOf, pace, breaker, clock, log }),
    send,
    enqueue(delivery, updateId, closed) {
      const { job, enter } = newMessage(delivery);
      return { write: jobs.add(job, updateId), start: () => enter(closed) };
    },
    async remove(place, messageId) {
      try {
        const message = { chat_id: place.chatId, message_id: messageId };
        await botApi.call('deleteMessage', message, { deadlineMs: REMOVE_DEADLINE_MS });
        return true;
      } catch (error) {
        if (!(error instanceof BotApiError)) throw error;
        const isFinal =
          error.kind === 'closed' || (error.kind === 'refused' && error.code !== 401 && error.code !== 404);
        if (isFinal) return /not found/i.test(error.description);
        await send({ place, steps: [{ do: 'delete', messageId }], urgent: true });
        return false;
      }
    },
    start() {
      lease.workOnMessages({
        take,
        room: () => MOST_HELD - queue.waiting(),
        compare(held, askedAt) {
          for (const chat of queue.chats()) {
            for (const item of [...chat.items])
              if (item.row.since < askedAt && !held.has(item.id)) end(chat, item, 'left');
          }
        },
      });
    },
    async stop(graceMs) {
      queue.stop();
      const until = clock.monotonic() + graceMs;
      while (calling.size > 0 && clock.monotonic() < until) await clock.sleep(STOP_LOOK_MS);
    },
    stats: () => ({
      outboxWaiting: queue.waiting(),
      outboxCalling: calling.size,
      gateClosed: breaker.wait() > 0 ? 1 : 0,
    }),
  };
}
