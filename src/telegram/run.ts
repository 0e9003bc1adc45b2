/** One run of a command: hears its answers, shows progress, records what must not be forgotten, and says the outcome. */
import type { Answer } from '../commands/answer.ts';
import type { Command, CommandInput, Person, Turn } from '../commands/command.ts';
import { hashId, type Log } from '../log.ts';
import { CancelledError, type UpdateTurn } from '../updates/turn.ts';
import { AmbiguousSendError, BlockedError, UnreachableError } from './call-errors.ts';
import type { Outbox } from './outbox.ts';
import type { Composer } from './outgoing.ts';
import type { Place } from './place.ts';
import type { Press } from './press.ts';
import type { ShownAnswer } from './render/answer.ts';
import type { Keyboards } from './render/keyboard.ts';
import { sendAnswer, sendOne } from './sending.ts';
import type { StatusMessage } from './status-message.ts';
import type { TurnRecord } from './turn-record.ts';
import { failedText, own, stoppedText, WORDS } from './words.ts';

/** A command to run, for whom, and where its answer goes. */
export interface Job {
  command: Command;
  input: CommandInput;
  person: Person;
  place: Place;
  /** Short, in the log and in the words about an error. */
  reference: string;
  press?: Press;
  /** The message whose button was pressed. */
  pressedId?: number;
  /** The button was a kept one, which its press may have used up. */
  kept: boolean;
}

export interface RunDeps {
  outbox: Outbox;
  composer: Composer;
  keyboards: Keyboards;
  log: Log;
}

export interface Run {
  job: Job;
  turn: UpdateTurn;
  record: TurnRecord;
  status: StatusMessage;
  /** Ends with the turn and with the person's cancel. */
  readonly signal: AbortSignal;
  stopTyping(): void;
}

/** Runs the command to its end. Rejects only when nothing more may or can be said: stopped, taken over, unreachable. */
export async function runCommand(deps: RunDeps, run: Run): Promise<void> {
  const { job } = run;
  const life = lifeOf(run);
  let outcome: ShownAnswer | undefined;
  try {
    for await (const answer of job.command.run(job.input, turnOf(run, life, deps))) {
      if (answer.kind === 'notice') await notice(deps, run, answer);
      else {
        job.press?.answer();
        if (answer.kind === 'progress') run.status.show(answer);
        else {
          if (outcome) await post(deps, run, outcome);
          outcome = keptOutOfGroups(run, answer);
        }
      }
    }
  } catch (error) {
    outcome = endingOf(deps, run, life, error, outcome);
  }
  job.press?.answer();
  await conclude(deps, run, outcome);
  await job.press?.settled();
}

/** How long the command may go on: ends with the run's signal, or when the chat turns out to be closed to the bot. */
interface Life {
  readonly signal: AbortSignal;
  /** Why it ended; undefined while it has not. */
  readonly endedBy: unknown;
  end(reason: unknown): void;
}

/** Its signal is made when first asked for: quick commands never look, and it costs more than they do. */
function lifeOf(run: Run): Life {
  let closed: AbortController | undefined;
  let signal: AbortSignal | undefined;
  const controller = () => {
    closed ??= new AbortController();
    return closed;
  };
  return {
    get signal() {
      signal ??= AbortSignal.any([run.signal, controller().signal]);
      return signal;
    },
    get endedBy(): unknown {
      return run.signal.reason ?? closed?.signal.reason;
    },
    end: (reason) => controller().abort(reason),
  };
}

function turnOf(run: Run, life: Life, deps: RunDeps): Turn {
  const { job, record } = run;
  return {
    person: job.person,
    chat: { kind: job.place.kind, id: String(job.place.chatId) },
    get signal() {
      return life.signal;
    },
    reference: job.reference,
    pressed: job.press !== undefined,
    async beforePaying({ operation, credits }) {
      try {
        // So that the answer can come as an edit, which may be repeated.
        const statusId = await run.status.present({ kind: 'progress', text: [WORDS.working], cancellable: true });
        if (statusId !== undefined) record.statusId = statusId;
      } catch (error) {
        life.end(error);
        throw error;
      }
      // Cancelled until here, nothing was asked for: neither /cancel nor what is said in the end names a cost. What else
      // ends a run is refused by the point of no return itself.
      if (life.endedBy instanceof CancelledError) throw life.endedBy;
      record.credits += credits;
      deps.log.debug({ reference: job.reference, operation, credits }, 'a paid call is recorded');
      await run.turn.pointOfNoReturn(record);
    },
  };
}

/** Personal data is never posted into a group, whatever a command does. */
function keptOutOfGroups({ job }: Run, answer: ShownAnswer): ShownAnswer {
  return job.place.kind === 'group' && 'personal' in answer ? own([WORDS.privateOnly]) : answer;
}

async function notice(deps: RunDeps, run: Run, { text, alert }: Answer & { kind: 'notice' }): Promise<void> {
  if (run.job.press?.answer(text, alert)) return;
  // The press was answered before the slow work, or nothing was pressed: it has to be a message.
  if (alert || !run.job.press) await post(deps, run, own([text]));
}

/** Sends an answer that is not the outcome. */
async function post(deps: RunDeps, { job, record, turn }: Run, answer: ShownAnswer): Promise<void> {
  const messages = await deps.composer.compose(answer, job.person.id, job.command.name);
  const [first] = messages;
  if (first && isReplacing(answer) && job.pressedId !== undefined && first.ask === undefined) {
    if (await deps.outbox.edit(job.place, job.pressedId, first, turn.signal)) messages.shift();
  }
  for (const message of messages) await sendOne(deps, job.place, message, record.credits > 0, turn.signal);
}

const isReplacing = (answer: ShownAnswer) => 'place' in answer && answer.place === 'replace';

/** Says the outcome, in place of the pressed or the progress message where there is one. */
export async function conclude(deps: RunDeps, run: Run, outcome: ShownAnswer | undefined): Promise<void> {
  const { job, record, turn } = run;
  const statusId = await run.status.finish();
  run.stopTyping();
  if (!outcome) {
    if (statusId !== undefined) await deps.outbox.remove(job.place.chatId, statusId);
    return;
  }
  const messages = await deps.composer.compose(outcome, job.person.id, job.command.name);
  const [first] = messages;
  // A question for a reply cannot be an edit.
  const canEdit = first !== undefined && first.ask === undefined && first.file === undefined;
  const editId = canEdit ? ((isReplacing(outcome) ? job.pressedId : undefined) ?? statusId) : undefined;
  const answer = {
    messages,
    next: 0,
    ...(editId === undefined ? {} : { editId }),
    ...(statusId === undefined || statusId === editId ? {} : { removeId: statusId }),
  };
  const kept = job.command.work === 'long' || record.credits > 0;
  const answering = { ...record, answer };
  if (kept) await turn.saveProgress(answering);
  await sendAnswer(deps, answering, {
    person: job.person.id,
    signal: turn.signal,
    save: kept ? (changed) => turn.saveProgress(changed) : undefined,
    resumed: false,
  });
}

/** What to say after `error`; throws it (or why the run was stopped) when nothing is to be said. */
function endingOf(
  deps: RunDeps,
  { job, record }: Run,
  { endedBy }: Life,
  error: unknown,
  outcome: ShownAnswer | undefined,
): ShownAnswer {
  if (endedBy !== undefined) {
    if (!(endedBy instanceof CancelledError)) throw endedBy;
    return outcome ?? own(stoppedText(record.credits));
  }
  const isOurs =
    error instanceof BlockedError || error instanceof UnreachableError || error instanceof AmbiguousSendError;
  if (isOurs) throw error;
  const line = { err: error, command: job.command.name, reference: job.reference, person: hashId(job.person.id) };
  deps.log.error(line, 'a command failed');
  return own(failedText(job.reference, record.credits));
}
