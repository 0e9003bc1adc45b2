/** Two years of everyday dialogues, made from the talk of each chat, at the hours and on the days that fit it. */
import { CHATS, type Chat } from './chats.ts';
import type { PersonKey } from './people.ts';
import type { Random } from './random.ts';
import { DAY_MS, MINUTE_MS, type Said } from './said.ts';
import { TALK, type Talk } from './talk/index.ts';

interface Dialogue {
  /** Speaker: 0 is the sample person, 1 to 3 the others of the chat. */
  readonly lines: readonly { speaker: number; text: string }[];
  readonly slots: Talk['slots'];
}

const HOURS = {
  evening: [8, 9, 12, 13, 17, 18, 18, 19, 19, 20, 20, 20, 21, 21, 21, 22, 22, 23],
  work: [8, 9, 9, 10, 10, 11, 11, 12, 14, 14, 15, 15, 16, 16, 17, 18],
  day: [7, 8, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19],
} as const;

function parseTalk({ text, slots }: Talk): Dialogue[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => ({
      slots,
      lines: block.split('\n').flatMap((line) => {
        const match = /^(>|<{1,3}) (.+)$/.exec(line.trim());
        if (!match?.[1] || !match[2]) return [];
        return [{ speaker: match[1] === '>' ? 0 : match[1].length, text: match[2] }];
      }),
    }));
}

/** Whether a choice is words, which begin a sentence with a capital, and not the name of a file or a number. */
function isWords(choice: string): boolean {
  return /^\p{Ll}/u.test(choice) && !/[._]/.test(choice);
}

/** Fills each blank, differently where it is numbered. */
function fill(dialogue: Dialogue, random: Random): { speaker: number; text: string }[] {
  const chosen = new Map<string, string>();
  return dialogue.lines.map(({ speaker, text }) => ({
    speaker,
    text: text.replace(/\{([^{}]+?)(2?)\}/gu, (whole, slot: string, second: string, offset: number, line: string) => {
      const choices = dialogue.slots[slot]?.split('|');
      if (!choices) return whole;
      const key = slot + second;
      const other = chosen.get(second ? slot : `${slot}2`);
      const left = choices.filter((choice) => choice !== other);
      const choice = chosen.get(key) ?? random.pick(left.length > 0 ? left : choices);
      chosen.set(key, choice);
      return /(^|[.!?] )$/.test(line.slice(0, offset)) && isWords(choice)
        ? choice.charAt(0).toUpperCase() + choice.slice(1)
        : choice;
    }),
  }));
}

/** A moment between `from` and `now` when people of this chat write: more of them of late, work on weekdays. */
function momentFor(chat: Chat, from: number, now: number, random: Random): number {
  for (;;) {
    const share = random.next() ** 0.85;
    const day = Math.floor((from + share * (now - from)) / DAY_MS) * DAY_MS;
    const weekday = new Date(day).getUTCDay();
    const weekend = weekday === 0 || weekday === 6;
    if (chat.rhythm === 'work' && weekend && random.next() < 0.97) continue;
    if (chat.rhythm !== 'work' && !weekend && random.next() < 0.25) continue;
    const at = day + random.pick(HOURS[chat.rhythm]) * 60 * MINUTE_MS + random.whole(0, 3_599) * 1000;
    if (at > from && at < now - 90 * MINUTE_MS) return at;
  }
}

function speakerOf(chat: Chat, speaker: number): PersonKey {
  if (speaker === 0) return 'nina';
  return chat.members[(speaker - 1) % chat.members.length] ?? 'nina';
}

function* sayAll(chat: Chat, dialogue: Dialogue, start: number, now: number, random: Random): Generator<Said> {
  let at = start;
  for (const { speaker, text } of fill(dialogue, random)) {
    if (at < now) yield { chat: chat.key, from: speakerOf(chat, speaker), text, at };
    const pause = random.next() < 0.7 ? random.whole(12, 150) : random.whole(150, 1500);
    at += pause * 1000 + random.whole(0, 999);
  }
}

/** At least `count` things said between `from` and `now`, in no order. */
export function* smallTalk(count: number, from: number, now: number, random: Random): Generator<Said> {
  const lottery = CHATS.filter((chat) => chat.talk.length > 0).flatMap((chat) => Array<Chat>(chat.weight).fill(chat));
  const unused = new Map<string, Dialogue[]>();
  let said = 0;
  while (said < count) {
    const chat = random.pick(lottery);
    // Every dialogue of a chat has its turn before one comes again.
    let pool = unused.get(chat.key) ?? [];
    if (pool.length === 0) pool = chat.talk.flatMap((name) => parseTalk(TALK[name]));
    const dialogue = pool.splice(random.whole(0, pool.length - 1), 1)[0];
    unused.set(chat.key, pool);
    if (!dialogue) continue;
    for (const one of sayAll(chat, dialogue, momentFor(chat, from, now, random), now, random)) {
      said += 1;
      yield one;
    }
  }
}
