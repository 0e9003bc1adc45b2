/** The answer to a pressed button, which ends its waiting sign. */
import type { Outbox } from '../jobs/outbox/outbox.ts';

/** Answers with `text` (none: silently); false when it was answered before. Never rejects, never waits. */
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
