/** One press of a button: answered exactly once, the earlier the better, because the button shows that it waits. */
import type { Outbox } from './outbox.ts';

export interface Press {
  /** Answers with `text` (none: silently); false when it was answered before. Never rejects, never waits. */
  answer(text?: string, alert?: boolean): boolean;
  /** Resolves when the answer is out; answers silently if nothing else did. */
  settled(): Promise<void>;
}

export function createPress(outbox: Outbox, pressId: string): Press {
  let answered: Promise<void> | undefined;
  const answer = (text?: string, alert?: boolean) => {
    if (answered !== undefined) return false;
    answered = outbox.answerPress(pressId, text, alert);
    return true;
  };
  return {
    answer,
    async settled() {
      answer();
      await answered;
    },
  };
}
