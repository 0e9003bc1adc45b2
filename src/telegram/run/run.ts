/**
 * One run of a command: collects its answers, shows progress, and sends the outcome. Nothing here waits for Telegram.
 *
 * A run has ended when its outcome is durable, in one write with the end of its update; the outbox then sends it.
 */

import type { Context, Payment } from '#commands/command.ts';
import type { CommandDeps } from '#commands/deps.ts';
import { type Reply, reply } from '#commands/reply.ts';
import type { UserState } from '#commands/user-state.ts';
import { type Words, wordsIn } from '#locales/words.ts';
import { hashId } from '#platform/log.ts';
import { requestIdOf, setCommand } from '#platform/request-context.ts';
import type { Settings } from '#storage/settings.ts';
import type { Reservation } from '#storage/spending.ts';
import type { Write } from '#storage/write.ts';
import type { Place } from '../api/message.ts';
import type { BotParts } from '../bot-parts.ts';
import { CancelledError, type JobContext } from '../jobs/inbox/job-context.ts';
import type { Delivery } from '../jobs/outbox/delivery.ts';
import { type ShownProgress, STRICTEST, stepsOf } from '../render/composer.ts';
import { conclude, countRun, failedAnswer, type Outcome, outcomeAfter, throwProblem } from './outcome.ts';
import { createProgressMessage, type ProgressMessage } from './progress-message.ts';
import { answerName, type RunRecord, type RunRequest, recordOf } from './run-record.ts';

export class Run implements Context {
  readonly #parts: BotParts;
  readonly #request: RunRequest;
  readonly #update: JobContext;
  readonly #record: RunRecord;
  readonly #writes: Write[] = [];
  /** The newest answer, not sent yet: it is sent before the next one, or with the end of the update. */
  #outcome: Outcome | undefined;
  /** Ends long work as if the person had stopped it. */
  #cancelLongWork: (() => void) | undefined;
  signal: AbortSignal;
  readonly receipts: string[] = [];
  readonly reference: string;
  #userRead: Promise<UserState> | undefined;
  #loadedUser: UserState | undefined;
  #settings: Settings = {};
  readonly #shown: ProgressMessage;
  readonly progress: Context['progress'] = (text) => {
    this.#request.answerPress?.();
    this.#shown.show(text, false);
  };
  readonly preview: Context['preview'] = (markdown) => this.#shown.preview(markdown);

  constructor(parts: BotParts, request: RunRequest, update: JobContext, earlier: RunRecord | undefined) {
    this.#parts = parts;
    this.#request = request;
    this.#update = update;
    this.signal = update.signal;
    this.reference = requestIdOf(update.updateId);
    const record = earlier ? { ...earlier, credits: 0 } : recordOf(request);
    this.#record = record;
    const { messageId = 0 } = request;
    if (messageId > this.#newest) parts.newest.set(this.chat.id, messageId);
    this.#shown = createProgressMessage({
      ...parts,
      ...request,
      place: () => this.#place,
      updateId: update.updateId,
      reference: this.reference,
      earlierId: earlier?.progressId,
      onSent(id) {
        record.progressId = id;
        return update.save(record);
      },
      settings: () => this.#settings,
      words: () => this.words,
    });
  }

  get commands() {
    return this.#parts.commands;
  }
  get deps(): CommandDeps {
    return this.#parts.commands.deps;
  }
  get person() {
    return this.#request.person;
  }
  get chat() {
    const { place } = this.#request;
    return { kind: place.kind, id: String(place.chatId) };
  }
  get #newest(): number {
    return this.#parts.newest.get(this.chat.id) ?? 0;
  }
  /** Where the next answer goes; it quotes what it answers if that is no longer the newest message. */
  get #place(): Place {
    const { place, messageId } = this.#request;
    return messageId === undefined || messageId >= this.#newest ? place : { ...place, replyTo: messageId };
  }
  get words(): Words {
    const { language: chosen } = this.#settings;
    if (chosen === undefined && !this.#loadedUser) return this.#parts.cachedWords(this.person);
    return wordsIn(chosen ?? this.person.language);
  }
  get #user(): UserState {
    if (!this.#loadedUser) throw new Error('the person’s state has not been read');
    return this.#loadedUser;
  }
  get connection() {
    return this.#user.connection;
  }
  get charged() {
    return this.#user.charged;
  }
  get settings() {
    return this.#user.settings;
  }
  get calls() {
    return this.#user.calls;
  }
  get today() {
    return this.#user.today;
  }
  get lastReply() {
    return this.#user.lastReply;
  }
  get pressed() {
    return this.#request.answerPress !== undefined;
  }
  get stopped() {
    return this.signal.reason instanceof CancelledError;
  }

  readonly readUser = (again = false): Promise<UserState> => {
    if (again) this.#userRead = undefined;
    this.#userRead ??= this.#parts.readUser(this.person.id).then((known) => {
      this.#settings = { protectResults: this.#request.command.protects === true, ...known.settings };
      this.#loadedUser = known;
      return known;
    });
    return this.#userRead;
  };

  readonly commitWithReply = (write: Write): void => {
    this.#writes.push(write);
  };

  readonly #showPosition = (position: number) =>
    this.#shown.show([this.words.text('progress-in-line', { position })], true);

  async pay({ credits, doing, reservation, operation }: Payment): Promise<Reservation> {
    const record = this.#record;
    record.doing = doing;
    record.credits = credits;
    const payment = this.#update.pay({
      person: this.person.id,
      progress: record,
      reservation,
      onPosition: this.#showPosition,
    });
    const reserved = await payment.catch(throwProblem);
    this.#parts.log.debug({ operation, credits, granted: reserved.granted }, 'a paid call');
    this.#shown.showWork(doing, operation.startsWith('llm') ? this.words.text('progress-still-reading') : undefined);
    return reserved;
  }

  async longWork({ doing, argument, waiting }: { doing: string; argument: string; waiting?: string }): Promise<void> {
    const record = this.#record;
    record.doing = doing;
    record.invocation.argument = argument;
    const job = this.#update.longWork({
      person: this.person.id,
      progress: record,
      onPosition: (position) =>
        waiting === undefined ? this.#showPosition(position) : this.#shown.show([waiting], true),
    });
    await job.catch(throwProblem);
    const cancelling = new AbortController();
    this.signal = AbortSignal.any([this.signal, cancelling.signal]);
    this.#cancelLongWork = () => cancelling.abort(new CancelledError('the chat is closed to the bot'));
  }

  /** Stores the pending answer and the next argument in one write, so that no part is skipped or repeated. */
  async checkpoint(argument: string): Promise<void> {
    const outcome = this.#outcome;
    this.#outcome = undefined;
    this.#record.invocation.argument = argument;
    if (!outcome) return await this.#update.save(this.#record);
    const { write, start } = this.#parts.outbox.enqueue(this.#deliveryOf(outcome, {}), this.#update.updateId, {
      onClosed: this.#cancelLongWork,
    });
    await this.#update.save(this.#record, [write]);
    start();
  }

  /** Runs the command; resolves with the person's state if it was read. Rejects if stopped unpaid or taken over. */
  async execute(): Promise<UserState | undefined> {
    let isEnded = false;
    try {
      isEnded = await this.#runToEnd();
    } finally {
      if (!isEnded) void this.#shown.abandon();
    }
    return await this.#userRead?.catch(() => undefined);
  }

  /** Resolves with whether the update ended here; false if another process owns it by then. */
  async #runToEnd(): Promise<boolean> {
    const { command, input, answerPress } = this.#request;
    setCommand(command.name);
    try {
      this.signal.throwIfAborted();
      for await (const answer of command.run(
        { ...input, argument: this.#record.invocation.argument || input.argument },
        this,
      )) {
        if (answer.kind === 'notice') await this.#notice(answer);
        else {
          answerPress?.();
          await this.#sendOutcome();
          this.#outcome = this.#hidePersonalInGroups(answer);
        }
      }
    } catch (error) {
      this.#outcome = this.#outcomeAfter(error, this.#outcome);
    }
    countRun(this.#parts.metrics, command.name, this.#outcome, this.stopped);
    answerPress?.();
    try {
      return await this.#conclude(this.#outcome);
    } catch (error) {
      // Last resort: a plain failure message, without the writes that may have been refused.
      this.#writes.length = 0;
      return await this.#conclude(this.#outcomeAfter(error, undefined));
    }
  }

  /** Sends the pending answer before the next one. If the chat is closed, long work is cancelled. */
  async #sendOutcome(): Promise<void> {
    const outcome = this.#outcome;
    this.#outcome = undefined;
    if (outcome) await this.#parts.outbox.send(this.#deliveryOf(outcome, {}), this.#cancelLongWork);
  }

  /** Personal data is never posted into a group, whatever a command returns. */
  #hidePersonalInGroups = (answer: Outcome): Outcome =>
    this.chat.kind === 'group' && 'personal' in answer && answer.personal
      ? reply([this.words.text('errors-private-only')])
      : answer;

  async #notice({ text }: Reply & { kind: 'notice' }): Promise<void> {
    const { answerPress, place, quiet } = this.#request;
    // Without a press that could show it, it is a message.
    if (answerPress) answerPress(text);
    else if (!quiet)
      await this.#parts.outbox.send({
        ...{ place, language: this.words.language },
        steps: [{ do: 'send', message: { text, entities: [] } }],
      });
  }

  /** Sends the outcome, in place of the pressed or progress message if there is one, and ends the update. */
  async #conclude(outcome: Outcome | undefined): Promise<boolean> {
    if (outcome && 'personal' in outcome) await this.#readPrivacy();
    const delivery = this.#deliveryOf(outcome, await this.#shown.finish());
    return await conclude(this.#parts.outbox, this.#update, { delivery, writes: this.#writes }, this.#onSent(delivery));
  }

  /** Remembers the answer to what the person wrote, unless it is several messages. */
  #onSent({ steps, place }: Delivery): ((messageId: number) => void) | undefined {
    const { messageId } = this.#request;
    const shown = steps.filter(({ do: what }) => what === 'send' || what === 'edit');
    if (messageId === undefined || shown.length !== 1) return undefined;
    return (answerId) => this.#parts.answers.set(answerName(place.chatId, messageId), answerId);
  }

  /** Reads the privacy settings; if they can't be read, the strictest apply. */
  async #readPrivacy(): Promise<void> {
    try {
      await this.readUser();
    } catch (error) {
      this.#parts.log.error({ err: error }, 'could not read a person’s privacy settings; using the strictest');
      this.#settings = STRICTEST;
    }
  }

  #deliveryOf(answer: Outcome | undefined, progress: ShownProgress): Delivery {
    const { person, pressedId, messageId } = this.#request;
    const place = this.#place;
    if (!answer) return { place, steps: stepsOf([], progress) };
    if (answer.kind === 'reaction') {
      const reacting = messageId === undefined ? [] : [{ do: 'react' as const, messageId, emoji: answer.emoji }];
      return { place, steps: [...stepsOf([], progress), ...reacting] };
    }
    const to = { person: person.id, settings: this.#settings, words: this.words };
    const replaced = 'replaces' in answer && answer.replaces ? pressedId : undefined;
    const { delivery, writes } = this.#parts.composer.compose(answer, { ...to, place }, progress, replaced);
    this.#writes.push(...writes);
    return delivery;
  }

  /** The outcome after `error`. @throws the error, or why the run was stopped, when nothing may be sent */
  #outcomeAfter(error: unknown, outcome: Outcome | undefined): Outcome {
    const { committed } = this.#update;
    const reason: unknown = this.signal.aborted ? this.signal.reason : undefined;
    const ending = outcomeAfter(this.words, { error, reason, outcome, record: this.#record, committed });
    if (ending) return ending;
    const { command, person } = this.#request;
    this.#parts.log.error({ err: error, command: command.name, person: hashId(person.id) }, 'a command failed');
    return failedAnswer(this.words, this.reference, committed ? this.#record.credits : 0);
  }
}
