/** Where the messages of an answer go: in place of one that stands in the chat already, or new below it. */

import type { Reply } from '#commands/reply.ts';
import type { OutgoingMessage } from '../api/message.ts';
import type { Step } from '../jobs/outbox/saying.ts';

/** The progress message: `edit` where the answer may take its place, `remove` where it only has to go. */
export interface Standing {
  edit?: number;
  remove?: number;
}

/** @param replaced the message that the answer is a new state of, such as a page that was turned */
export function stepsOf(
  messages: readonly OutgoingMessage[],
  { edit, remove }: Standing,
  replaced: number | undefined,
): Step[] {
  let edited: number | undefined;
  const steps = messages.map((message, index): Step => {
    // A question for a reply, or a file, cannot be an edit.
    const canEdit = index === 0 && message.ask === undefined && message.file === undefined;
    const messageId = canEdit ? (replaced ?? edit) : undefined;
    if (messageId === undefined) return { do: 'send', message };
    edited = messageId;
    return { do: 'edit', messageId, message };
  });
  const left = [edit, remove].find((id) => id !== undefined && id !== edited);
  return left === undefined ? steps : [...steps, { do: 'delete', messageId: left }];
}

/** Whether it takes the place of the message whose button was pressed. */
export const isReplacing = (answer: Reply) => 'place' in answer && answer.place === 'replace';
