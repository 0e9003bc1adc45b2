/** Reads the chats of sets/: handwritten messages with generated small talk in between, and questions about them. */
import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_SCHEMA_BASE, schemaAddress } from '#service/contract/datastores.ts';
import type { DataRecord } from '#service/contract/records.ts';
import { createDice, type Dice } from '../support/dice.ts';
import { readSmallTalk } from './small-talk.ts';

/** The sets for development, and those for the reported figures. */
export const HALVES = ['tune', 'report'] as const;
export type Half = (typeof HALVES)[number];
/** Whole sentences; or short messages in bursts, with typos and late replies. */
export const STYLES = ['written', 'bursty'] as const;
export type Style = (typeof STYLES)[number];

export const QUESTION_KINDS = {
  fact: 'answered in one message with words of the question',
  reply: 'answered in a reply that does not repeat the question',
  name: 'about one of several people who say similar things, or about the sender',
  superseded: 'mentioned again later with another value',
  'other words': 'asked with few or none of the message’s words',
  time: 'asks when',
  several: 'answered in several messages, all of which are needed',
} as const;

export interface SaidMessage {
  /** The id of its conversation, a dot and a number. */
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
  /** Ids of the messages with the answer; empty if it was never said. */
  readonly evidence: readonly string[];
}

/** An archive with questions about it. */
export interface ChatSet {
  /** The name of its file in sets/. */
  readonly name: string;
  readonly language: string;
  readonly style: string;
  readonly messages: readonly SaidMessage[];
  readonly questions: readonly Question[];
  /** The questions of the other style's set of the same language and half, with the names replaced. */
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
  /** The inflected forms of each name. */
  readonly people: readonly (readonly string[])[];
  readonly conversations: readonly Conversation[];
  readonly questions: readonly Question[];
}

const FOLDER = new URL('./sets/', import.meta.url);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Maximum pause between messages of a conversation. */
const PAUSE_MS: Readonly<Record<string, number>> = { written: 3 * MINUTE, bursty: 20_000 };
const SMALL_TALKS_BETWEEN = 3;

export const conversationOf = (messageId: string) => messageId.slice(0, messageId.lastIndexOf('.'));

/** The sets of a half, from files named `language-style`. */
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
 * Parses a set: `people: A|of A, B` names and their forms; `chat: Name | A, B` a chat's members, the owner first;
 * `-- day time` a conversation; `A: text #mark` a message; `+60` a pause in minutes; `? kind: question #mark` a
 * question that the marked messages answer. @throws Error with the line number
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
      if (Number.isNaN(startsAt)) refuse('invalid day and time');
      conversations.push({ id: `${name}/${conversations.length}`, chat, startsAt, lines: [] });
    } else if (sign === '+') afterMs = Number(rest) * MINUTE;
    else if (sign === '?') {
      const [, kind = '', question = ''] = /^([^:]+): (.*)$/.exec(said) ?? [];
      if (!Object.hasOwn(QUESTION_KINDS, kind)) refuse('unknown kind of question');
      const evidence = marks.map((mark) => marked.get(mark) ?? refuse(`#${mark} marks no earlier message`));
      if (evidence.length === 0) refuse('a question has no evidence');
      questions.push({ kind, text: question, evidence });
    } else {
      const by = sign.slice(0, -1);
      if (!conversation || !chat.members.includes(by)) return refuse(`${by} is not in this chat`);
      for (const mark of marks) {
        if (marked.has(mark)) refuse(`#${mark} is used already`);
        marked.set(mark, `${conversation.id}.${conversation.lines.length}`);
      }
      conversation.lines.push({ by, text: said, afterMs });
      afterMs = 0;
    }
  }
  return { people, conversations, questions };
}

/** Small talk conversations between the handwritten ones of each chat. */
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

/** Replaces names by those at the same index in the other list, in the same form. */
export function renamed(text: string, from: SetFile['people'], to: SetFile['people']): string {
  const pairs = from.flatMap((forms, place) => {
    const others = to[place % to.length] ?? [];
    return forms.map((form, index) => [form, others[index] ?? others[0] ?? ''] as const);
  });
  const names = new Map(pairs);
  // A name may have a prefix in Arabic and a suffix anywhere; in Latin and Cyrillic it must start a word.
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

/** A chat message record as in interface.md. */
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
