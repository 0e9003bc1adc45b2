/**
 * One run of a command: hears its answers, shows that it goes on, and says the outcome. Nothing here waits for Telegram.
 *
 * A run has ended when its outcome is durable together with the end of its update (whatever was recorded or paid for), or
 * handed over (the rest): what happens to it then is the outbox's business.
 */
import type { OutgoingMessage } from '../bot-api/message.ts';
import type { Clock } from '../clock.ts';
import type { Answer } from '../commands/answer.ts';
import {
  beginningText,
  failedText,
  inLineText,
  inWords,
  progressLine,
  queuedText,
  WORDS,
} from '../commands/catalogue.ts';
import type { Payment, Turn } from '../commands/command.ts';
import type { Known } from '../commands/known.ts';
import { ProblemError } from '../commands/problem.ts';
import { TooManyWaitingError, type UpdateTurn } from '../inbox/turn.ts';
import { hashId, type Log } from '../log.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { type Saying, saying } from '../outbox/saying.ts';
import type { Database } from '../storage/database.ts';
import type { Reservation } from '../storage/spending.ts';
import { type Write, withWrites, writeOf } from '../storage/write.ts';
import type { AnswerComposer } from './composer.ts';
import { concludeWith } from './conclusion.ts';
import { endingOf } from './ending.ts';
import { type Job, recordOf } from './job.ts';
import { createProgress, type Progress } from './progress.ts';
import type { ShownAnswer } from './render/answer.ts';
import { type Standing, stepsOf } from './steps.ts';
import { readRecord, type TurnRecord } from './turn-record.ts';

export interface RunDeps {
  outbox: Outbox;
  database: Pick<Database, 'write'>;
  composer: AnswerComposer;
  /** What is kept of a person. */
  known(person: string): Promise<Known>;
  clock: Clock;
  log: Log;
}

export class Run implements Turn {
  readonly #deps: RunDeps;
  readonly #job: Job;
  readonly #update: UpdateTurn;
  readonly #record: TurnRecord;
  readonly #kept: Write[] = [];
  #known: Promise<Known> | undefined;
  #protect = false;
  #progress: Progress | undefined;

  constructor(deps: RunDeps, job: Job, update: UpdateTurn, earlier: TurnRecord | undefined) {
    this.#deps = deps;
    this.#job = job;
    this.#update = update;
    this.#record = earlier ? { ...earlier, credits: 0 } : recordOf(job);
  }

  get person() {
    return this.#job.person;
  }
  get chat() {
    const { kind, chatId } = this.#job.place;
    return { kind, id: String(chatId) };
  }
  get signal() {
    return this.#update.signal;
  }
  get reference() {
    return this.#job.reference;
  }
  get pressed() {
    return this.#job.press !== undefined;
  }

  known(): Promise<Known> {
    this.#known ??= this.#deps.known(this.person.id).then((known) => {
      this.#protect = known.settings.protectResults === true;
      return known;
    });
    return this.#known;
  }

  keep(write: Write): void {
    this.#kept.push(write);
  }

  async pay({ credits, doing, reservation, operation }: Payment): Promise<Reservation> {
    const record = this.#record;
    record.doing = doing;
    record.credits = credits;
    try {
      const reserved = await this.#update.pay({
        person: this.person.id,
        progress: record,
        reservation,
        onQueued: (ahead, first) => this.#show(queuedText(readRecord(first)?.doing || WORDS.working, ahead), true),
        onLine: (position) => this.#show(inLineText(position), false),
      });
      this.#deps.log.debug({ reference: this.reference, operation, credits, granted: reserved.granted }, 'a paid call');
      this.#moves(doing, credits);
      return reserved;
    } catch (error) {
      if (!(error instanceof TooManyWaitingError)) throw error;
      const doing = readRecord(error.first)?.doing;
      throw new ProblemError({ code: 'too-many-waiting', mayHaveCost: false, ...(doing ? { doing } : {}) });
    }
  }

  /** Runs the command to its end. Rejects only when nothing may be said: stopped before it asked for anything, or taken over. */
  async go(): Promise<void> {
    const { command, input, press } = this.#job;
    let outcome: ShownAnswer | undefined;
    try {
      this.signal.throwIfAborted();
      for await (const answer of command.run(input, this)) {
        if (answer.kind === 'notice') await this.#notice(answer);
        else {
          press?.answer();
          if (answer.kind === 'progress') this.#show(answer.text, false);
          else {
            if (outcome) await this.#deps.outbox.say(this.#sayingOf(outcome, {}));
            outcome = this.#keptOutOfGroups(answer);
          }
        }
      }
    } catch (error) {
      outcome = this.#endingOf(error, outcome);
    }
    press?.answer();
    try {
      await this.#conclude(outcome);
    } catch (error) {
      // There is a last sentence for whatever nobody thought of.
      await this.#conclude(this.#endingOf(error, undefined));
    }
  }

  #show(text: (Answer & { kind: 'progress' })['text'], atOnce: boolean): void {
    this.#progressOf().show(() => this.#progressMessage(inWords(text)), atOnce);
  }

  /** Once it is paid for, the message says for how long it has been going on. */
  #moves(doing: string, credits: number): void {
    const begunAt = this.#deps.clock.elapsed();
    this.#progressOf().show(() => {
      const seconds = Math.round((this.#deps.clock.elapsed() - begunAt) / 1000);
      const line = seconds < 2 ? beginningText(doing, credits) : progressLine(doing, seconds, credits);
      return this.#progressMessage(inWords([line]));
    });
  }

  #progressMessage(words: ShownAnswer): OutgoingMessage {
    return this.#deps.composer.progress(words, this.reference, this.#protect);
  }

  #progressOf(): Progress {
    this.#progress ??= createProgress({
      ...this.#deps,
      place: this.#job.place,
      id: this.#record.progressId,
      onSent: (id) => {
        this.#record.progressId = id;
        // Without it, whoever comes after a crash shows one more; nothing waits for that.
        if (this.#update.durable) this.#update.save(this.#record).catch(() => undefined);
      },
    });
    return this.#progress;
  }

  /** Personal data is never posted into a group, whatever a command does. */
  #keptOutOfGroups(answer: ShownAnswer): ShownAnswer {
    return this.#job.place.kind === 'group' && 'personal' in answer ? inWords([WORDS.privateOnly]) : answer;
  }

  async #notice({ text, alert }: Answer & { kind: 'notice' }): Promise<void> {
    const { press, place } = this.#job;
    if (press?.answer(text, alert)) return;
    // The press was answered before, or nothing was pressed: it has to be a message.
    if (alert || !press) await this.#deps.outbox.say(saying(place, [{ text, entities: [] }]));
  }

  /** The outcome in place of the pressed or the progress message where there is one; durable, or handed over. */
  async #conclude(outcome: ShownAnswer | undefined): Promise<void> {
    if (outcome && 'personal' in outcome) await this.#readProtection();
    const { database, outbox } = this.#deps;
    const shown = await (this.#progress?.finish() ?? this.#leftProgress());
    const said = this.#sayingOf(outcome, shown);
    if (this.#update.durable && said.steps.length > 0) {
      await concludeWith(outbox, this.#update, said, this.#kept);
      return;
    }
    if (this.#kept.length > 0) await database.write(withWrites(writeOf(), this.#kept));
    if (said.steps.length > 0) await outbox.say(said);
  }

  /** Whether what is personal may be passed on is one of the person's choices; while they cannot be read, it may not. */
  async #readProtection(): Promise<void> {
    try {
      await this.known();
    } catch (error) {
      this.#deps.log.error({ err: error }, 'the choices of a person cannot be read');
      this.#protect = true;
    }
  }

  /** What an earlier attempt has left in the chat. */
  #leftProgress(): Standing {
    const { progressId } = this.#record;
    return progressId === undefined ? {} : { edit: progressId };
  }

  #sayingOf(answer: ShownAnswer | undefined, standing: Standing): Saying {
    const { place, person, command, pressedId } = this.#job;
    if (!answer) return { place, steps: stepsOf([], standing, undefined) };
    const to = { person: person.id, command: command.name, protect: this.#protect };
    const { messages, write } = this.#deps.composer.compose(answer, to);
    if (write) this.keep(write);
    return { place, steps: stepsOf(messages, standing, isReplacing(answer) ? pressedId : undefined) };
  }

  /** What to say after `error`; throws it (or why the run was stopped) when nothing is to be said. */
  #endingOf(error: unknown, outcome: ShownAnswer | undefined): ShownAnswer {
    const { committed } = this.#update;
    const reason: unknown = this.signal.aborted ? this.signal.reason : undefined;
    const ending = endingOf({ error, reason, outcome, record: this.#record, committed });
    if (ending) return ending;
    const { command, reference, person } = this.#job;
    this.#deps.log.error(
      { err: error, command: command.name, reference, person: hashId(person.id) },
      'a command failed',
    );
    return inWords(failedText(reference, committed ? this.#record.credits : 0));
  }
}

const isReplacing = (answer: ShownAnswer) => 'place' in answer && answer.place === 'replace';
