/** One press of a button: answered exactly once, the earlier the better, because the button shows that it waits. */
import type { PressNotice } from '../api/bot-api.ts';
import type { Outbox } from '../jobs/outbox/outbox.ts';

export interface Press {
  /** Answers with `text` (none: silently); false when it was answered before. Never rejects, never waits. */
  answer(text?: string, alert?: boolean): boolean;
  /** Answers by opening that address of this bot for whoever pressed. */
  open(url: string): boolean;
}

export function createPress(outbox: Pick<Outbox, 'answerPress'>, pressId: string): Press {
  let answered = false;
  function answer(notice: PressNotice | undefined): boolean {
    if (answered) return false;
    answered = true;
    outbox.answerPress(pressId, notice);
    return true;
  }
  return {
    answer: (text = '', alert = false) => answer(text === '' ? undefined : { text, alert }),
    open: (url) => answer({ text: '', alert: false, url }),
  };
}
