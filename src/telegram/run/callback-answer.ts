/** The answer to a button press, which ends the button's progress indicator. */
import type { Outbox } from '../jobs/outbox/outbox.ts';

/** Answers with `text` (none: silently), without waiting; false if the press was answered before. Never throws. */
export type CallbackAnswer = (text?: string, alert?: boolean) => boolean;

export function createCallbackAnswer(
  outbox: Pick<Outbox, 'answerCallbackQuery'>,
  callbackQueryId: string,
): CallbackAnswer {
  let answered = false;
  return (text = '', alert = false) => {
    if (answered) return false;
    answered = true;
    outbox.answerCallbackQuery(callbackQueryId, text === '' ? undefined : { text, alert });
    return true;
  };
}
