/** What a person's messages of some days come to: where something happened, who waits, and what was named for a day. */

import type { Entry } from '../records/entries.ts';
import { dayOf, type Zone } from '../time/calendar.ts';
import { namesDay } from '../time/day-words.ts';

export interface ChatDigest {
  readonly name: string;
  readonly messages: number;
  readonly newest: Entry;
}

export interface Digest {
  /** Chats with messages since the beginning, those with the newest ones first. */
  readonly chats: readonly ChatDigest[];
  /** The newest of each chat whose last word is another's, asks something or is meant for the person alone; newest first. */
  readonly waiting: readonly Entry[];
  /** Messages that name one of the days; in the order of the days, the newest first. */
  readonly named: readonly Entry[];
}

export interface Asked {
  /** From when on something counts as having happened, ISO 8601. */
  readonly since: string;
  /** Days that may have been named, YYYY-MM-DD. */
  readonly days: readonly string[];
  readonly zone: Zone;
}

/** @param entries of messages, with what came before `since`, as far as that matters */
export function digestOf(entries: readonly Entry[], { since, days, zone }: Asked): Digest {
  const dated = entries.filter((entry): entry is Entry & { at: string } => entry.at !== undefined);
  const newestFirst = dated.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  const byChat = [...Map.groupBy(newestFirst, ({ chatId, place }) => chatId ?? place).values()];
  const chats = byChat.flatMap((messages): ChatDigest[] => {
    const recent = messages.filter(({ at }) => at >= since);
    const [newest] = recent;
    return newest ? [{ name: newest.place, messages: recent.length, newest }] : [];
  });
  const waiting = byChat.flatMap((messages) => waitsForAnswer(messages) ?? []);
  const named = days.flatMap((day) =>
    newestFirst.filter(
      ({ text, at }) => dayOf(Date.parse(at), zone) <= day && namesDay(text, dayOf(Date.parse(at), zone), day),
    ),
  );
  return { chats, waiting, named: [...new Set(named)] };
}

/** `?` in the scripts that have their own. */
const QUESTION = /[?？؟;](?:\s|$|\p{Extended_Pictographic})/u;
const ASKS = (text: string): boolean => QUESTION.test(text.replaceAll(';', ''));

/** The message that waits for an answer of the person, if the last word of a chat is not theirs. Newest first. */
function waitsForAnswer(messages: readonly Entry[]): Entry | undefined {
  const answered = messages.findIndex(({ outgoing }) => outgoing);
  const unanswered = answered < 0 ? messages : messages.slice(0, answered);
  const asking = unanswered.find(({ text }) => ASKS(text));
  if (asking) return asking;
  // In a chat of two, with whom the person has been talking, any last word may wait.
  const isOfTwo = answered >= 0 && messages.every(({ who, outgoing, place }) => outgoing || who === place);
  return isOfTwo ? unanswered[0] : undefined;
}
