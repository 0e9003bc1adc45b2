/** Reads the chats of sets/: messages that were written for it, small talk between them, and what is asked about them. */
import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_SCHEMA_BASE, schemaAddress } from '#service/contract/datastores.ts';
import type { DataRecord } from '#service/contract/records.ts';
import { createDice, type Dice } from './dice.ts';
import { readSmallTalk } from './small-talk.ts';

/** The sets to work with, and those whose figures are reported. */
export const HALVES = ['tune', 'report'] as const;
export type Half = (typeof HALVES)[number];
/** In whole sentences; or short, in bursts, with slips and late answers. */
export const STYLES = ['written', 'bursty'] as const;
export type Style = (typeof STYLES)[number];

export const QUESTION_KINDS = {
  fact: 'told in one message, with words of the question',
  reply: 'told in a reply that does not repeat what was asked',
  name: 'of one of several people who tell the like, or of what somebody says of themselves',
  superseded: 'told again later, of another value',
  'other words': 'asked with none or few of the words of the message',
  time: 'asks when',
  several: 'told in several messages, all of which are asked for',
} as const;

export interface SaidMessage {
  /** That of its conversation, a dot and a number. */
  readonly id: string;
  readonly chatId: string;
  readonly chatName: string;
  readonly fromName: string;
  readonly own: boolean;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

export interface Question {
  readonly kind: string;
  readonly text: string;
  /** Ids of the messages that tell the answer; none where it was never said. */
  readonly evidence: readonly string[];
}

/** One archive, and what it is asked. */
export interface ChatSet {
  /** The name of its file in sets/. */
  readonly name: string;
  readonly language: string;
  readonly style: string;
  /** In the order of time. */
  readonly messages: readonly SaidMessage[];
  readonly questions: readonly Question[];
  /** What the other style's set of the same language and half is asked, with the names of these people. */
  readonly neverSaid: readonly Question[];
}

/** A run of messages without a long pause. */
interface Conversation {
  readonly id: string;
  readonly chat: Chat;
  readonly startsAt: number;
  readonly lines: readonly { readonly by: string; readonly text: string; readonly afterMs: number }[];
}

interface Chat {
  readonly name: string;
  readonly members: readonly string[];
}

interface SetFile {
  /** The forms of each name. */
  readonly people: readonly (readonly string[])[];
  readonly conversations: readonly Conversation[];
  readonly questions: readonly Question[];
}

const FOLDER = new URL('./sets/', import.meta.url);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Pauses inside a conversation. */
const PAUSE_MS: Readonly<Record<string, number>> = { written: 3 * MINUTE, bursty: 20_000 };
const SMALL_TALKS_BETWEEN = 3;

export const conversationOf = (messageId: string) => messageId.slice(0, messageId.lastIndexOf('.'));

/** The sets of a half: `language-style`. */
export function readSets(half: Half): ChatSet[] {
  const names = readdirSync(new URL(half, FOLDER))
    .sort()
    .map((file) => file.replace(/\.txt$/, ''));
  const files = new Map(names.map((name) => [name, readSetFile(`${half}/${name}`)]));
  return names.map((name) => {
    const [language = '', style = ''] = name.split('-');
    const file = files.get(name);
    const other = files.get(`${language}-${STYLES.find((one) => one !== style)}`);
    if (!file || !other) throw new Error(`${half}/${name} has no counterpart of the other style`);
    const dice = createDice(seedOf(`${half}/${name}`));
    return {
      name: `${half}/${name}`,
      language,
      style,
      messages: [...file.conversations, ...smallTalk(file.conversations, language, style, dice)]
        .flatMap((conversation) => messagesOf(conversation, style, dice))
        .sort((a, b) => a.sentAt - b.sentAt),
      questions: file.questions,
      neverSaid: other.questions.map(({ kind, text }) => ({
        kind,
        text: renamed(text, other.people, file.people),
        evidence: [],
      })),
    };
  });
}

/**
 * `people: A|of A, B` all names and their forms; `chat: Name | A, B` its members, the first of them the owner; `-- day time`
 * a conversation; `A: text #mark` a message; `+60` a pause of minutes; `? kind: question #mark` what these messages tell.
 * @throws Error that names the line
 */
export function readSetFile(name: string, text = readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8')): SetFile {
  let people: string[][] = [];
  let chat: Chat = { name: '', members: [] };
  const conversations: (Conversation & { lines: { by: string; text: string; afterMs: number }[] })[] = [];
  const questions: Question[] = [];
  const marked = new Map<string, string>();
  let afterMs = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const refuse = (what: string): never => {
      throw new Error(`${name}.txt:${index + 1}: ${what}`);
    };
    const conversation = conversations.at(-1);
    const [, sign = '', rest = ''] = /^(people:|chat:|--|\+|\?|[^:]+:) *(.*)$/.exec(line) ?? [];
    const [said = '', ...marks] = rest.split(/ #(?=[a-z]\w*(?: #[a-z]\w*)*$)/);
    if (line === '' || line.startsWith('#')) continue;
    if (sign === 'people:') people = rest.split(', ').map((forms) => forms.split('|'));
    else if (sign === 'chat:') {
      const [title = '', members = ''] = rest.split(' | ');
      chat = { name: title, members: members.split(', ') };
      for (const member of chat.members)
        if (!people.some(([known]) => known === member)) refuse(`${member} is not among the people`);
    } else if (sign === '--') {
      const startsAt = Date.parse(rest.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/, '$1T$2Z'));
      if (Number.isNaN(startsAt)) refuse('this is no day and time');
      conversations.push({ id: `${name}/${conversations.length}`, chat, startsAt, lines: [] });
    } else if (sign === '+') afterMs = Number(rest) * MINUTE;
    else if (sign === '?') {
      const [, kind = '', question = ''] = /^([^:]+): (.*)$/.exec(said) ?? [];
      if (!Object.hasOwn(QUESTION_KINDS, kind)) refuse('a question is of no such kind');
      const evidence = marks.map((mark) => marked.get(mark) ?? refuse(`#${mark} marks no message before it`));
      if (evidence.length === 0) refuse('a question has no evidence');
      questions.push({ kind, text: question, evidence });
    } else {
      const by = sign.slice(0, -1);
      if (!conversation || !chat.members.includes(by)) return refuse(`${by} is not in this chat`);
      for (const mark of marks) {
        if (marked.has(mark)) refuse(`#${mark} is there already`);
        marked.set(mark, `${conversation.id}.${conversation.lines.length}`);
      }
      conversation.lines.push({ by, text: said, afterMs });
      afterMs = 0;
    }
  }
  return { people, conversations, questions };
}

/** Conversations about nothing, between those of each chat. */
function smallTalk(conversations: readonly Conversation[], language: string, style: string, dice: Dice) {
  const talk = readSmallTalk(language);
  const chats = [...Map.groupBy(conversations, ({ chat }) => chat.name).values()];
  return chats.flatMap((ofChat) =>
    ofChat.slice(1).flatMap((next, index) => {
      const { chat, startsAt } = ofChat[index] ?? next;
      const share = (next.startsAt - startsAt) / (SMALL_TALKS_BETWEEN + 1);
      return Array.from({ length: SMALL_TALKS_BETWEEN }, (_, place): Conversation => {
        const speakers = Array.from({ length: 6 + dice.below(5) }, () => dice.pick(chat.members));
        return {
          id: `${next.id}-${place}`,
          chat,
          startsAt: Math.round(startsAt + share * (place + 1)) + dice.below(HOUR),
          lines: speakers.flatMap((by) =>
            (style === 'bursty' ? talk.burst(dice) : [talk.sentence(dice)]).map((text) => ({ by, text, afterMs: 0 })),
          ),
        };
      });
    }),
  );
}

function messagesOf({ id, chat, startsAt, lines }: Conversation, style: string, dice: Dice): SaidMessage[] {
  let sentAt = startsAt;
  return lines.map(({ by, text, afterMs }, index) => {
    sentAt += afterMs + (index === 0 ? 0 : 1000 + 1000 * dice.below((PAUSE_MS[style] ?? MINUTE) / 1000));
    const own = by === chat.members[0];
    return { id: `${id}.${index}`, chatId: chat.name, chatName: chat.name, fromName: by, own, text, sentAt };
  });
}

/** Puts people of the same place in the list, and the same form of their name, for others. */
export function renamed(text: string, from: SetFile['people'], to: SetFile['people']): string {
  const pairs = from.flatMap((forms, place) => {
    const others = to[place % to.length] ?? [];
    return forms.map((form, index) => [form, others[index] ?? others[0] ?? ''] as const);
  });
  const names = new Map(pairs);
  // A name may have a prefix in Arabic and a suffix everywhere; in other scripts nothing stands before it.
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length).join('|');
  return text.replace(new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${longestFirst})`, 'gu'), (name) => {
    return names.get(name) ?? name;
  });
}

function seedOf(name: string): number {
  let seed = 7;
  for (const char of name) seed = (Math.imul(seed, 31) + char.charCodeAt(0)) >>> 0;
  return seed;
}

const SCHEMA = schemaAddress(DEFAULT_SCHEMA_BASE, 'social-chat-message');

/** A chat message of the interface document. */
export function toRecord(message: SaidMessage): DataRecord {
  const sentAt = new Date(message.sentAt).toISOString();
  return {
    _id: message.id,
    groupId: message.chatId,
    groupName: message.chatName,
    type: message.own ? 'send' : 'receive',
    fromId: message.fromName,
    fromName: message.fromName,
    messageText: message.text,
    schema: SCHEMA,
    sourceApplication: 'https://telegram.com',
    sourceId: message.id,
    sentAt,
    insertedAt: sentAt,
  };
}
