/**
 * Brings what a command says to the chat, quick or long.
 *
 * What is recorded, and which window it closes (sending.ts has the rest):
 * - the command of a button that is used up by its press: another attempt still knows what to run.
 * - the progress message's id as soon as it is known: another attempt goes on editing it instead of sending one more.
 * - right before a paid request, with `pointOfNoReturn`: the command, its price and the progress message. A crash after
 *   it ends in `interrupted` and never in a second request.
 * - the rendered answer, before its first message is sent.
 * Quick commands that cost nothing record nothing: after a crash they run again.
 */

import type { Clock } from '../clock.ts';
import type { Button } from '../commands/answer.ts';
import { BusyError, CancelledError, type UpdateTurn } from '../updates/turn.ts';
import { CANCEL_BUTTON } from './outgoing.ts';
import { conclude, type Job, type Run, type RunDeps, runCommand } from './run.ts';
import { sendAnswer, sendOne } from './sending.ts';
import { createStatusMessage, type StatusMessage } from './status-message.ts';
import type { TurnRecord } from './turn-record.ts';
import { keepTyping } from './typing.ts';
import { busyNotice, busyText, interruptedText, own, queuedText, runAgainLabel, stoppedText, WORDS } from './words.ts';

export type DeliveryDeps = RunDeps & { clock: Clock };

export interface Delivery {
  /** Runs the command, or goes on where an earlier attempt recorded that it was. */
  deliver(job: Job, turn: UpdateTurn, earlier: TurnRecord | undefined): Promise<void>;
  /** Goes on with what an earlier attempt recorded after its point of no return: the answer if it is known, else the truth. */
  interrupted(record: TurnRecord, person: string, turn: UpdateTurn): Promise<void>;
  /** What of this person's runs or waits in line in this process, and the credits that it may have cost so far. */
  underWay(person: string): { label: string; credits: number } | undefined;
}

export function createDelivery(deps: DeliveryDeps): Delivery {
  const running = new Map<string, TurnRecord>();

  async function deliverLong(job: Job, turn: UpdateTurn, record: TurnRecord): Promise<void> {
    const person = job.person.id;
    const stopTyping = keepTyping(deps, job.place);
    const status = await longStatus(deps, job, turn, record);
    const run = (signal: AbortSignal): Run => ({ job, turn, record, status, signal, stopTyping });
    const work = {
      person,
      label: `/${job.command.name}`,
      async onQueued(position: number) {
        running.set(person, record);
        job.press?.answer();
        status.show({ kind: 'progress', text: queuedText(position), cancellable: true });
      },
    };
    try {
      await turn.longWork(work, async (signal) => {
        job.press?.answer();
        running.set(person, record);
        await runCommand(deps, run(signal));
      });
    } catch (error) {
      if (error instanceof BusyError) await sayBusy(deps, job, turn, error);
      // Cancelled while it waited in line; what is cancelled later says so itself.
      else if (error instanceof CancelledError) await conclude(deps, run(turn.signal), own(stoppedText(0)));
      else throw error;
    } finally {
      if (running.get(person) === record) running.delete(person);
      stopTyping();
      await status.finish();
      await job.press?.settled();
    }
  }

  return {
    deliver(job, turn, earlier) {
      const record = earlier ?? recordOf(job);
      if (job.command.work === 'long') return deliverLong(job, turn, record);
      const status = quickStatus(deps, job, turn, record);
      const run: Run = {
        job,
        turn,
        record,
        status,
        get signal() {
          return turn.signal;
        },
        stopTyping: () => undefined,
      };
      return runCommand(deps, run);
    },
    async interrupted(record, person, turn) {
      const { answer } = record;
      const save = (changed: TurnRecord) => turn.saveProgress(changed);
      const { signal } = turn;
      if (answer) return await sendAnswer(deps, { ...record, answer }, { person, signal, save, resumed: true });
      const again: Button = {
        label: runAgainLabel(record.credits),
        tone: 'primary',
        press: {
          kind: 'run',
          once: true,
          invocation: { command: record.command, argument: record.argument, confirmed: true },
        },
      };
      const apology = own(interruptedText(record.credits), [[again]]);
      const messages = await deps.composer.compose(apology, person, record.command);
      const editId = record.statusId === undefined ? {} : { editId: record.statusId };
      // The apology itself costs nothing: should it be in doubt, it may come twice, but it comes.
      const apologising = { ...record, credits: 0, answer: { messages, next: 0, ...editId } };
      await turn.saveProgress(apologising);
      await sendAnswer(deps, apologising, { person, signal, save, resumed: false });
    },
    underWay(person) {
      const record = running.get(person);
      return record && { label: `/${record.command}`, credits: record.credits };
    },
  };
}

/** The record of a run that has just begun. */
export function recordOf(job: Job): TurnRecord {
  return {
    command: job.command.name,
    argument: job.input.pasted ? '' : job.input.argument,
    confirmed: job.input.confirmed,
    place: job.place,
    reference: job.reference,
    credits: 0,
    ...(job.pressedId === undefined ? {} : { pressedId: job.pressedId }),
  };
}

/** The progress message of long work: protected like the answer that will take its place. */
async function longStatus(deps: DeliveryDeps, job: Job, turn: UpdateTurn, record: TurnRecord): Promise<StatusMessage> {
  const protect = (await deps.composer.protects(job.person.id)) ? { protect: true } : {};
  return statusOf(deps, job, turn, record, protect);
}

/** A quick command has a progress message only if it pays after all. */
function quickStatus(deps: DeliveryDeps, job: Job, turn: UpdateTurn, record: TurnRecord): StatusMessage {
  let status: StatusMessage | undefined;
  return {
    show: () => undefined,
    present(otherwise) {
      status ??= statusOf(deps, job, turn, record, {});
      return status.present(otherwise);
    },
    finish: async () => status?.finish(),
  };
}

function statusOf(deps: DeliveryDeps, job: Job, turn: UpdateTurn, record: TurnRecord, look: { protect?: boolean }) {
  return createStatusMessage({
    ...deps,
    place: job.place,
    signal: turn.signal,
    id: record.statusId,
    async compose(progress) {
      const [message] = await deps.composer.compose(progress, job.person.id, job.command.name);
      return { ...(message ?? { text: WORDS.working, entities: [] }), ...look };
    },
    onSent(id) {
      record.statusId = id;
      // Not waited for: what may follow at once, a point of no return, goes into the same write. Without it a further
      // attempt sends one more; a lease that is lost ends the turn by itself.
      turn.saveProgress(record).catch(() => undefined);
    },
  });
}

/** Another request of this person runs: nothing is started, nothing that the press used up is lost. */
async function sayBusy(deps: DeliveryDeps, job: Job, turn: UpdateTurn, busy: BusyError): Promise<void> {
  const { command, input, press, kept } = job;
  if (press && !kept && press.answer(busyNotice(busy.label))) return;
  const again: Button = {
    label: `Then run /${command.name}`,
    press: {
      kind: 'run',
      once: true,
      invocation: { command: command.name, argument: input.argument, confirmed: input.confirmed },
    },
  };
  const rows = kept ? [[CANCEL_BUTTON], [again]] : [[CANCEL_BUTTON]];
  const messages = await deps.composer.compose(own(busyText(busy.label), rows), job.person.id, command.name);
  for (const message of messages) await sendOne(deps, job.place, message, false, turn.signal);
}
