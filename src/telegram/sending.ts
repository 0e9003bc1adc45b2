/**
 * Sends an answer that is known, so that it arrives once. How each window is closed, for an answer that was paid for:
 *
 * - before `next: 0` is recorded: the answer is not known to a later attempt; `interrupted.ts` says so.
 * - first message, over a progress message: an edit. After a crash it is made again, which changes nothing.
 * - first message without one, and every further message: `next: i` is recorded before message i is sent. A later
 *   attempt that finds `next: i` cannot know whether i was sent; neither can this one when the connection breaks. Then
 *   nothing is sent again by itself: the last message known to be there gets a button that shows the rest.
 *
 * An answer that cost nothing is sent again from `next`: at most one message comes twice.
 */
import type { Log } from '../log.ts';
import { AmbiguousSendError, BlockedError } from './call-errors.ts';
import type { Outbox } from './outbox.ts';
import type { OutgoingMessage } from './outgoing.ts';
import type { Place } from './place.ts';
import type { Keyboards } from './render/keyboard.ts';
import type { Answering, TurnRecord } from './turn-record.ts';
import { WORDS } from './words.ts';

export interface SendingDeps {
  outbox: Outbox;
  keyboards: Keyboards;
  log: Log;
}

export interface SendingTurn {
  /** Pseudonym of whom the answer is for. */
  person: string;
  signal: AbortSignal;
  /** Keeps the record; undefined where nothing is kept (free and quick). */
  save: ((record: TurnRecord) => Promise<void>) | undefined;
  /** An earlier attempt began it. */
  resumed: boolean;
}

export async function sendAnswer(
  deps: SendingDeps,
  record: TurnRecord & { answer: Answering },
  turn: SendingTurn,
): Promise<void> {
  const { outbox } = deps;
  const paid = record.credits > 0;
  const save = async (change: Partial<Answering>) => {
    Object.assign(record.answer, change);
    await turn.save?.(record);
  };
  const { messages } = record.answer;
  const first = record.answer.next;
  for (let index = first; index < messages.length; index++) {
    const message = messages[index];
    if (!message) break;
    if (index > first) await save({ next: index });
    if (index === 0 && record.answer.editId !== undefined) {
      const { editId } = record.answer;
      if (await outbox.edit(record.place, editId, message, turn.signal)) {
        record.answer.lastId = editId;
        continue;
      }
      // It is gone: from here on the first message is one that cannot be repeated.
      delete record.answer.editId;
      await save({});
    } else if (turn.resumed && index === first && paid) {
      await offerRest(deps, record, index, turn);
      return;
    }
    const sent = await sendOne(deps, placeOf(record, index), message, paid, turn.signal);
    if (sent === undefined) {
      await offerRest(deps, record, index, turn);
      return;
    }
    record.answer.lastId = sent;
  }
  if (record.answer.removeId !== undefined) await outbox.remove(record.place.chatId, record.answer.removeId);
}

/** Only the first message shows what it answers. */
function placeOf({ place }: TurnRecord, index: number): Place {
  const { replyTo: _, ...rest } = place;
  return index === 0 ? place : rest;
}

/**
 * Sends one message; its id, or undefined when it is paid for and may or may not have arrived. A free one is sent a
 * second time then; if that is doubtful too it counts as sent.
 */
export function sendOne(
  { outbox, log }: SendingDeps,
  place: Place,
  message: OutgoingMessage,
  paid: boolean,
  signal: AbortSignal,
): Promise<number | undefined> {
  return outbox.send(place, message, signal).catch((error: unknown) => {
    if (!(error instanceof AmbiguousSendError)) throw error;
    log.warn({ err: error, paid }, 'a message may or may not have arrived');
    return paid ? undefined : outbox.send(place, message, signal);
  });
}

/** Puts a button that shows the messages from `index` on under the last message known to be there, or under a new one. */
async function offerRest(
  deps: SendingDeps,
  { place, answer }: TurnRecord & { answer: Answering },
  index: number,
  { person, signal }: SendingTurn,
): Promise<void> {
  const label = index === 0 ? WORDS.showAnswer : WORDS.showRest;
  const keyboard = await deps.keyboards.layRest(person, label, { messages: answer.messages.slice(index) });
  if (answer.lastId !== undefined && (await deps.outbox.setKeyboard(place, answer.lastId, keyboard, signal))) return;
  try {
    await deps.outbox.send(place, { text: WORDS.maybeLost, entities: [], keyboard }, signal);
  } catch (error) {
    if (error instanceof BlockedError || !(error instanceof AmbiguousSendError)) throw error;
    deps.log.warn({ err: error }, 'the button for the rest may or may not have arrived');
  }
}
