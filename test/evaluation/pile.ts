/** Makes an archive: sessions of chats in several languages with facts planted among the chatter, and questions about them. */
import { createDice, type Dice } from './dice.ts';
import { readPack } from './language-pack.ts';
import { createPhrasing, type Person, type Phrasing } from './phrasing.ts';
import { createPlanner, KINDS, type Planted, type Span } from './planting.ts';
import type { Question, QuestionKind, SaidMessage, Session } from './question.ts';

export const PACKS = ['english', 'portuguese', 'german', 'russian', 'japanese', 'arabic'].map(readPack);

export interface PileSize {
  /** Sessions in all; more where the questions need more. */
  readonly sessions: number;
  /** What each language is asked: a question of each of these kinds. */
  readonly kinds: readonly QuestionKind[];
}

export interface Pile {
  readonly questions: readonly Question[];
  /** In the order of time. Made one by one: an archive of 200,000 messages is never held as a whole. */
  sessions(): Iterable<Session>;
}

/** Four and a half years. */
const SPAN: Span = { from: Date.UTC(2022, 0, 10), to: Date.UTC(2026, 6, 20) };
const SESSIONS_PER_CHAT = 20;
const LEAST_CHATS = 6;
const [FEWEST, MORE] = [6, 9];
const MAX_PAUSE_MS = 4 * 60_000;
const OWNER = { id: 'me', name: 'Me' };

interface Chat {
  readonly id: string;
  readonly name: string;
  readonly members: readonly Person[];
}

interface Plan {
  readonly id: string;
  readonly phrasing: Phrasing;
  readonly chat: Chat;
  readonly at: number;
  readonly planted: Planted | undefined;
}

/** So many questions, of all kinds in turn. */
export const kindsInTurn = (count: number): QuestionKind[] =>
  Array.from({ length: count }, (_, index) => KINDS[index % KINDS.length] ?? 'same words');

/**
 * Every language gets the same questions and the same share of the sessions.
 * @param languages of PACKS
 */
export function makePile(size: PileSize, seed: number, languages = PACKS): Pile {
  const dice = createDice(seed);
  const plans: Plan[] = [];
  const questions: Question[] = [];
  for (const pack of languages) {
    const ofPack = planOf(
      pack,
      { ...size, sessions: Math.ceil(size.sessions / languages.length) },
      dice.apart(pack.code),
    );
    plans.push(...ofPack.plans);
    questions.push(...ofPack.questions);
  }
  plans.sort((a, b) => a.at - b.at);
  return {
    questions,
    *sessions() {
      for (const plan of plans) yield holdSession(plan, dice.apart(plan.id));
    },
  };
}

function planOf(pack: (typeof PACKS)[number], size: PileSize, dice: Dice) {
  const phrasing = createPhrasing(pack);
  const chats = makeChats(phrasing, Math.max(LEAST_CHATS, Math.ceil(size.sessions / SESSIONS_PER_CHAT)), dice);
  const planner = createPlanner(phrasing, SPAN, dice.apart('facts'));
  const plans: Plan[] = [];
  const questions: Question[] = [];
  const addSession = (at: number, planted: Planted | undefined): string => {
    const id = `${pack.code}-${plans.length}`;
    plans.push({ id, phrasing, chat: dice.pick(chats), at, planted });
    return id;
  };
  for (const [index, kind] of size.kinds.entries()) {
    const { text, answer, planted } = planner.plan(kind);
    const evidence: string[] = [];
    for (const item of planted) {
      const id = addSession(item.at, item);
      if (item.isEvidence) evidence.push(id);
    }
    questions.push({
      id: `${pack.code}-q${index}`,
      group: pack.name,
      kind,
      text,
      evidence,
      messages: evidence.map((id) => plantedId(id)),
      answer,
    });
  }
  while (plans.length < size.sessions) addSession(SPAN.from + dice.below(SPAN.to - SPAN.from), undefined);
  return { plans, questions };
}

function makeChats({ pack, people }: Phrasing, count: number, dice: Dice): Chat[] {
  return Array.from({ length: count }, (_, index): Chat => {
    const id = `chat-${pack.code}-${index}`;
    if (index % 3 > 0) {
      const other = dice.pick(people);
      return { id, name: other.forms[0] ?? '', members: [other] };
    }
    const name = pack.chats[(index / 3) % pack.chats.length] ?? '';
    return { id, name, members: dice.shuffled(people).slice(0, 3 + dice.below(6)) };
  });
}

/** What is planted stands at the same place of the id in every session. */
const plantedId = (session: string) => `${session}.fact`;

function holdSession({ id, phrasing, chat, at, planted }: Plan, dice: Dice): Session {
  // What somebody says of themselves is said where they are.
  const { speaker } = planted ?? {};
  const members = speaker && !chat.members.includes(speaker) ? [...chat.members, speaker] : chat.members;
  const count = FEWEST + dice.below(MORE);
  const place = 1 + dice.below(count - 1);
  const messages: SaidMessage[] = [];
  const speak = (
    messageId: string,
    text: string,
    sentAt: number,
    by = dice.roll() < 0.4 ? undefined : dice.pick(members),
  ) =>
    messages.push({
      id: messageId,
      chatId: chat.id,
      chatName: chat.name,
      fromId: by?.id ?? OWNER.id,
      fromName: by?.forms[0] ?? OWNER.name,
      own: by === undefined,
      text,
      sentAt,
    });
  let sentAt = at;
  // The fact is told at the moment that its month needs; the rest of the session stands around it.
  for (let index = 0; index < count; index++) {
    if (planted && index === place) {
      const teller = speaker ?? (dice.roll() < 0.4 ? undefined : dice.pick(members));
      speak(plantedId(id), planted.text, sentAt, teller);
    } else if (planted && index === place + 1) speak(`${id}.${index}`, dice.pick(phrasing.pack.replies), sentAt);
    else speak(`${id}.${index}`, phrasing.chatter(dice), sentAt);
    sentAt += 5000 + dice.below(MAX_PAUSE_MS);
  }
  return { id, messages };
}
