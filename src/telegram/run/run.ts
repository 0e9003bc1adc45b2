/**
 * One run of a command: hears its answers, shows that it goes on, and says the outcome. Nothing here waits for Telegram.
 *
 * A run has ended when its outcome is durable together with the end of its update (whatever was recorded or paid for), or
 * handed over (the rest): what happens to it then is the outbox's business.
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
import type { BotParts } from '../bot-parts.ts';
import { CancelledError, type JobContext } from '../jobs/inbox/job-context.ts';
import { type Delivery, toDelivery } from '../jobs/outbox/delivery.ts';
import { type ShownProgress, STRICTEST, stepsOf } from '../render/composer.ts';
import { conclude, countRun, failedAnswer, type Outcome, outcomeAfter, throwProblem } from './outcome.ts';
import { createProgressMessage, type ProgressMessage } from './progress-message.ts';
import { type RunRecord, type RunRequest, recordOf } from './run-record.ts';

export class Run implements Context {
  readonly #parts: BotParts;
  readonly #request: RunRequest;
  readonly #update: JobContext;
  readonly #record: RunRecord;
  readonly #kept: Write[] = [];
  /** The answer that came last and has not been said: more may come, or it is said with the end of the update. */
  #outcome: Outcome | undefined;
  /** Ends long work as if the person had stopped it. */
  #leave: (() => void) | undefined;
  signal: AbortSignal;
  readonly receipts: string[] = [];
  readonly reference: string;
  #known: Promise<UserState> | undefined;
  #present: UserState | undefined;
  #settings: Settings = {};
  readonly #shown: ProgressMessage;
  readonly progress: Context['progress'] = (text) => {
    this.#request.answerPress?.();
    this.#shown.show(text, false);
  };
  readonly preview: Context['preview'] = (markdown) => this.#shown.write(markdown);

  constructor(parts: BotParts, request: RunRequest, update: JobContext, earlier: RunRecord | undefined) {
    this.#parts = parts;
    this.#request = request;
    this.#update = update;
    this.signal = update.signal;
    this.reference = requestIdOf(update.updateId);
    const record = earlier ? { ...earlier, credits: 0 } : recordOf(request);
    this.#record = record;
    this.#shown = createProgressMessage({
      ...parts,
      ...request,
      updateId: update.updateId,
      reference: this.reference,
      id: record.progressId,
      onSent(id) {
        record.progressId = id;
        // Without it, whoever comes after a crash shows one more; nothing waits for that.
        update.save(record).catch(() => undefined);
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
  get words(): Words {
    const { language: chosen } = this.#settings;
    if (chosen === undefined && !this.#present) return this.#parts.cachedWords(this.person);
    return wordsIn(chosen ?? this.person.language);
  }
  get #user(): UserState {
    if (!this.#present) throw new Error('what is kept of the person has not been read');
    return this.#present;
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
    if (again) this.#known = undefined;
    this.#known ??= this.#parts.readUser(this.person.id).then((known) => {
      this.#settings = { protectResults: this.#request.command.protects === true, ...known.settings };
      this.#present = known;
      return known;
    });
    return this.#known;
  };

  readonly commitWithReply = (write: Write): void => {
    this.#kept.push(write);
  };

  readonly #waits = (position: number) => this.#shown.show([this.words.text('progress-in-line', { position })], true);

  async pay({ credits, doing, reservation, operation }: Payment): Promise<Reservation> {
    const record = this.#record;
    record.doing = doing;
    record.credits = credits;
    const payment = this.#update.pay({
      person: this.person.id,
      progress: record,
      reservation,
      onPlace: this.#waits,
    });
    const reserved = await payment.catch(throwProblem);
    this.#parts.log.debug({ operation, credits, granted: reserved.granted }, 'a paid call');
    this.#shown.goesOn(doing, operation.startsWith('llm') ? this.words.text('progress-still-reading') : undefined);
    return reserved;
  }

  async longWork({ doing, argument, waiting }: { doing: string; argument: string; waiting?: string }): Promise<void> {
    const record = this.#record;
    record.doing = doing;
    record.invocation.argument = argument;
    const job = this.#update.longWork({
      person: this.person.id,
      progress: record,
      onPlace: (position) => (waiting === undefined ? this.#waits(position) : this.#shown.show([waiting], true)),
    });
    await job.catch(throwProblem);
    const leaving = new AbortController();
    this.signal = AbortSignal.any([this.signal, leaving.signal]);
    this.#leave = () => leaving.abort(new CancelledError('the chat is closed to the bot'));
  }

  /** What is to be said and where it goes on are durable in one write: no piece is left out or made twice. */
  async checkpoint(argument: string): Promise<void> {
    const outcome = this.#outcome;
    this.#outcome = undefined;
    this.#record.invocation.argument = argument;
    if (!outcome) return await this.#update.save(this.#record);
    const { write, start } = this.#parts.outbox.enqueue(
      this.#deliveryOf(outcome, {}),
      this.#update.updateId,
      this.#leave,
    );
    await this.#update.save(this.#record, [write]);
    start();
  }

  /** Runs the command to its end; what `known` had read on the way, if anything. Rejects only when nothing may be said: stopped before it asked for anything, or taken over. */
  async execute(): Promise<UserState | undefined> {
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
          await this.#sayOutcome();
          this.#outcome = this.#keptOutOfGroups(answer);
        }
      }
    } catch (error) {
      this.#outcome = this.#outcomeAfter(error, this.#outcome);
    }
    countRun(this.#parts.metrics, command.name, this.#outcome, this.stopped);
    answerPress?.();
    try {
      await this.#conclude(this.#outcome);
    } catch (error) {
      // There is a last sentence for whatever nobody thought of, without anything that may have been refused.
      this.#kept.length = 0;
      await this.#conclude(this.#outcomeAfter(error, undefined));
    }
    return await this.#known?.catch(() => undefined);
  }

  /** Before more comes. Where nobody can be told any more, nothing more is worked out. */
  async #sayOutcome(): Promise<void> {
    const outcome = this.#outcome;
    this.#outcome = undefined;
    if (outcome) await this.#parts.outbox.send(this.#deliveryOf(outcome, {}), this.#leave);
  }

  /** Personal data is never posted into a group, whatever a command does. */
  #keptOutOfGroups = (answer: Outcome): Outcome =>
    this.chat.kind === 'group' && 'personal' in answer ? reply([this.words.text('errors-private-only')]) : answer;

  async #notice({ text }: Reply & { kind: 'notice' }): Promise<void> {
    const { answerPress, place, quiet } = this.#request;
    if (answerPress?.(text)) return;
    // The press was answered before, or nothing was pressed: it has to be a message.
    if (!answerPress && !quiet)
      await this.#parts.outbox.send(toDelivery(place, [{ text, entities: [] }], this.words.language));
  }

  /** The outcome in place of the pressed or the progress message where there is one; durable, or handed over. */
  async #conclude(outcome: Outcome | undefined): Promise<void> {
    if (outcome && 'personal' in outcome) await this.#readPrivacy();
    const delivery = this.#deliveryOf(outcome, await this.#shown.finish());
    await conclude(this.#parts.outbox, this.#update, { delivery, writes: this.#kept });
  }

  /** What happens to what is personal is one of the person's choices; while they cannot be read, it is kept closest. */
  async #readPrivacy(): Promise<void> {
    try {
      await this.readUser();
    } catch (error) {
      this.#parts.log.error({ err: error }, 'the choices of a person cannot be read');
      this.#settings = STRICTEST;
    }
  }

  #deliveryOf(answer: Outcome | undefined, standing: ShownProgress): Delivery {
    const { place, person, command, pressedId, messageId } = this.#request;
    if (!answer) return { place, steps: stepsOf([], standing) };
    if (answer.kind === 'reaction') {
      const reacting = messageId === undefined ? [] : [{ do: 'react' as const, messageId, emoji: answer.emoji }];
      return { place, steps: [...stepsOf([], standing), ...reacting] };
    }
    const to = { person: person.id, command: command.name, settings: this.#settings, words: this.words };
    const replaced = 'replaces' in answer && answer.replaces ? pressedId : undefined;
    const { delivery, writes } = this.#parts.composer.compose(answer, { ...to, place }, standing, replaced);
    this.#kept.push(...writes);
    return delivery;
  }

  /** What to say after `error`; throws it (or why the run was stopped) when nothing is to be said. */
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
