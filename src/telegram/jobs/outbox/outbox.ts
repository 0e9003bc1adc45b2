/**
 * Delivers every message once, within Telegram's rate limits, and never loses one. It hides all failures of Telegram
 * from its callers: timeouts, resets, 5xx, 429s of any length and restarts of the process only delay a message.
 *
 * A message is durable before it is sent, so callers don't wait for Telegram; so is the fact that a new message may
 * have been sent. If it is unknown whether it arrived, it is sent again with a note that it is a repeat. Edits are
 * simply repeated. Within a chat, messages are sent in the order in which they were handed over.
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
import { createBestEffort } from './best-effort.ts';
import { type Chat, createChatQueue, type QueuedMessage } from './chat-queue.ts';
import { type AutoDelete, Delivery, type Step } from './delivery.ts';
import { createCircuitBreaker, overallBucket } from './rate-limiter.ts';
import { type OutboxWords, type Outcome, performStep } from './send-step.ts';

export type Outbox = ReturnType<typeof createOutbox>;

export interface OutboxOptions {
  botApi: BotApi;
  database: Pick<Database, 'write' | 'pseudonym'>;
  lease: Lease;
  clock: Clock;
  log: Log;
  metrics?: Metrics;
  /** Messages per second across all chats; undefined: no limits at all, for a Bot API server that has none. */
  perSecond: number | undefined;
  /** The outbox's own texts in a language (ISO 639-1). */
  words(language: string): OutboxWords;
}

/** How a message ended. `left`: another process owns it now and will send it. */
type End = 'sent' | 'told in doubt' | 'chat closed' | 'left';

/** Callbacks; they must not throw. */
type Watch = Partial<Pick<QueuedMessage, 'onClosed' | 'onSent'>>;

const MAX_HELD = 5_000;
const REMOVE_DEADLINE_MS = 5_000;
const STOP_POLL_MS = 20;
/** A message that fails this often, over minutes, while others get through is treated as refused. */
const MAX_FAILURES = 20;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 10_000;
/** deleteMessage: "only … if it was sent less than 48 hours ago"; minus ten minutes for a slow queue. */
const MAX_DELETION_DELAY_MS = 48 * 3_600_000 - 600_000;
/** Sent in place of a self-deleting message until its deletion is planned; reveals nothing of the message. */
const PLACEHOLDER = '⏳';

export function createOutbox(options: OutboxOptions) {
  const { botApi, database, lease, clock, log, perSecond, words, metrics = createMetrics() } = options;
  const { jobs } = lease;
  const pace = overallBucket(clock, perSecond, lease.processes);
  const breaker = createCircuitBreaker(clock, metrics, () => queue.drain());
  const calling = new Set<QueuedMessage>();
  const prefix = randomBytes(4).toString('base64url');
  let created = 0;
  let lastAt = 0;

  const queue = createChatQueue({
    isPaced: perSecond !== undefined,
    pace,
    breaker,
    clock,
    onWait: syncRow,
    async call(chat, item) {
      calling.add(item);
      await runWithRequest(item.delivery.origin, () => call(chat, item));
      calling.delete(item);
    },
  });

  /** Creates a message and its row. Ids ascend with creation time, and strictly within a process. */
  function newMessage(delivery: Delivery): { job: MessageJob; enter(watch?: Watch): void } {
    created += 1;
    lastAt = Math.max(lastAt, clock.now());
    const origin = currentRequest();
    const job: MessageJob = {
      id: `${lastAt.toString(36).padStart(9, '0')}.${created.toString(36).padStart(6, '0')}.${prefix}`,
      chat: String(delivery.place.chatId),
      message: origin ? { ...delivery, origin } : delivery,
      step: 0,
      // In a free chat it is being sent as soon as it is written.
      maybeSent: delivery.steps[0]?.do === 'send' && queue.isFree(queue.chatOf(delivery.place)),
      madeAt: lastAt,
    };
    const enter = (watch?: Watch) => enterQueue(job, job.message as Delivery, { maybeSent: false, ...watch });
    return { job, enter };
  }

  function enterQueue(
    row: Pick<MessageJob, 'id' | 'step' | 'maybeSent'>,
    delivery: Delivery,
    more: Pick<QueuedMessage, 'maybeSent'> & Watch,
  ): void {
    const { id, step, maybeSent } = row;
    queue.enter({
      ...{ id, delivery, step, state: 'waiting', row: { step, maybeSent, since: clock.monotonic() } },
      ...{ repeated: false, lastResort: undefined, failures: 0, notBefore: 0, failedAt: 0 },
      ...{ onClosed: undefined, onSent: undefined, ...more },
    });
  }

  const stepOf = ({ delivery, step }: QueuedMessage): Step | undefined => delivery.steps[step];

  /**
   * Resolves when the delivery is durable. `onClosed` is called, in this process only, if the chat turns out to be
   * closed to the bot; it must not throw. Rejects when the database refuses the write, or is closed.
   */
  async function send(delivery: Delivery, onClosed?: () => void): Promise<void> {
    const { job, enter } = newMessage(delivery);
    await database.write(jobs.add(job));
    enter({ onClosed });
  }

  /** Performs the next step; resolves when its outcome is settled. Never rejects. */
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
      const first: Step | undefined = message ? { do: 'send', message } : step;
      if (first) outcome = await performStep(botApi, place, first, note);
      if (outcome.is === 'done' && outcome.messageId !== undefined) {
        await planDeletion(item, outcome.messageId);
        item.onSent?.(outcome.messageId);
      }
      const edit = message && outcome.is === 'done' ? stepOf(item) : undefined;
      if (edit) outcome = await performStep(botApi, place, edit, undefined);
    } catch (error) {
      log.error({ err: error }, 'could not update the row of a message before sending it');
      outcome = { is: 'later', doubt: false, cause: 'unreachable', waitMs: 0 };
    }
    if (item.state === 'calling') applyOutcome(chat, item, outcome);
  }

  /** Updates the row before the step is performed. Resolves with whether this process still owns the message. */
  async function prepare(item: QueuedMessage): Promise<boolean> {
    const { delivery, row } = item;
    const step = stepOf(item);
    // The planned deletion is durable before the text is shown, so that no crash leaves a self-deleting message behind.
    if (delivery.autoDelete && step?.do === 'edit')
      await database.write(deletionOf(item, step.messageId, delivery.autoDelete));
    const maybeSent = item.maybeSent || step?.do === 'send';
    return (row.step === item.step && row.maybeSent === maybeSent) || (await mark(item, maybeSent));
  }

  /** The placeholder of a self-deleting message; undefined if that cannot be edited into the message. */
  function placeholderFor({ delivery }: QueuedMessage, step: Step): OutgoingMessage | undefined {
    if (!delivery.autoDelete || step.do !== 'send') return undefined;
    const { file, ask, protect, silent } = step.message;
    if (file !== undefined || ask !== undefined) return undefined;
    return { text: PLACEHOLDER, entities: [], ...(protect ? { protect } : {}), ...(silent ? { silent } : {}) };
  }

  function deletionOf({ delivery }: QueuedMessage, messageId: number, { afterMs, left }: AutoDelete): Write {
    const { place } = delivery;
    // The delay counts from when it was first shown: an earlier plan under this id is kept.
    const id = `delete ${database.pseudonym(`${place.chatId}/${messageId}`)}`;
    const message: Delivery = { place, steps: [{ do: 'delete', messageId, left }] };
    const deletion = { id, chat: String(place.chatId), message, step: 0, maybeSent: false, madeAt: clock.now() };
    return jobs.planDeletion(deletion, Math.min(afterMs, MAX_DELETION_DELAY_MS));
  }

  /** Plans the deletion of the sent message, and turns a placeholder's step into an edit, which can be repeated. */
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
        log.warn({ step: stepOf(item)?.do }, 'Telegram refused a message in this form; sending another form');
        const changed = item.delivery.steps.with(item.step, outcome.step);
        // Message ids belong to one chat: messages in another chat cannot be deleted from here.
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
        log.error({ err: outcome.error }, 'Telegram refused a message');
        replaceRefused(chat, item);
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

  /** Replaces a refused message with a fixed sentence: as an edit where it was one, then as a new message. */
  function replaceRefused(chat: Chat, item: QueuedMessage): void {
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
      // Other calls succeeded since it last failed: the failure is specific to this message.
      const isolated = item.failedAt > 0 && breaker.reachedAt() > item.failedAt;
      if (isolated) {
        item.notBefore = now + Math.min(FIRST_PAUSE_MS * 2 ** item.failures, MAX_PAUSE_MS);
        item.failures += 1;
      }
      item.failedAt = now;
      breaker.unreachable(isolated);
      if (item.failures >= MAX_FAILURES) {
        replaceRefused(chat, item);
        return;
      }
    }
    item.state = 'waiting';
  }

  /** Brings the row of a waiting message up to date. */
  function syncRow(item: QueuedMessage): void {
    const { row, step, maybeSent } = item;
    if (row.step === step && row.maybeSent === maybeSent) return;
    mark(item, maybeSent).catch((error: unknown) =>
      log.error({ err: error, reference: item.delivery.origin?.reference }, 'could not update an outbox row'),
    );
  }

  function end({ items }: Chat, item: QueuedMessage, how: End): void {
    const at = items.indexOf(item);
    if (at >= 0) items.splice(at, 1);
    item.state = 'ended';
    if (how === 'chat closed') item.onClosed?.();
    count(item, how);
    if (how === 'left') return;
    database
      .write(jobs.remove(item.id), { alongside: true })
      .catch((error: unknown) =>
        log.warn({ err: error, reference: item.delivery.origin?.reference }, 'could not remove an outbox row'),
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
      log.error('cannot read a stored message; skipping it');
      database
        .write(jobs.setAside(id))
        .catch((error: unknown) => log.warn({ err: error }, 'could not set an outbox row aside'));
      return;
    }
    enterQueue({ id, step, maybeSent }, delivery.data, { maybeSent });
  }

  return {
    ...createBestEffort({ botApi, chatOf: queue.chatOf, pace, breaker, clock, log }),
    send,
    /**
     * Returns a write that stores `delivery` if this process still owns the update, and yields whether it does; call
     * `start` after the write to send it. Nothing is sent before. `watch` is called in this process only.
     */
    enqueue(delivery: Delivery, updateId: number, watch?: Watch) {
      const { job, enter } = newMessage(delivery);
      return { write: jobs.add(job, updateId), start: () => enter(watch) };
    },
    /** Deletes a message as soon as possible; resolves with whether it is gone already. */
    async remove(place: Place, messageId: number): Promise<boolean> {
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
    /** Starts taking over messages that nobody holds. */
    start(): void {
      lease.workOnMessages({
        take,
        room: () => MAX_HELD - queue.waiting(),
        reconcile(held, askedAt) {
          for (const chat of queue.chats()) {
            for (const item of [...chat.items])
              if (item.row.since < askedAt && !held.has(item.id)) end(chat, item, 'left');
          }
        },
      });
    },
    /** Starts no new calls, and waits up to `graceMs` for calls in flight. */
    async stop(graceMs: number): Promise<void> {
      queue.stop();
      const until = clock.monotonic() + graceMs;
      while (calling.size > 0 && clock.monotonic() < until) await clock.sleep(STOP_POLL_MS);
    },
    stats: () => ({
      outboxWaiting: queue.waiting(),
      outboxCalling: calling.size,
      gateClosed: breaker.wait() > 0 ? 1 : 0,
    }),
  };
}
