/** Thinks of facts, how they are told, what stands in their way, and how one asks for them. */
import type { Dice } from './dice.ts';
import type { Topic } from './language-pack.ts';
import type { Forms, Person, Phrasing, Slots } from './phrasing.ts';
import { QUESTION_KINDS, type QuestionKind } from './question.ts';

/** Something that has to be said in some session. */
export interface Planted {
  readonly text: string;
  /** Who says it, where that matters. */
  readonly speaker: Person | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isEvidence: boolean;
}

export interface PlannedQuestion {
  readonly kind: QuestionKind;
  readonly text: string;
  readonly answer: readonly string[];
  readonly planted: readonly Planted[];
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

interface Keys {
  readonly slots: Slots;
  readonly person: Person | undefined;
}

export const KINDS = Object.keys(QUESTION_KINDS) as QuestionKind[];

const TALKS = 3;
const STRANGERS = 3;
/** Between a fact and the one that takes its place. */
const CHANGE_AFTER_MS = 40 * 86_400_000;
const MONTHS_TOLD = 3;
const TRIES = 500;

/** Makes questions of a language about one span of time; no fact is told twice unless that is what is asked. */
export function createPlanner(phrasing: Phrasing, span: Span, dice: Dice) {
  const { pack, people } = phrasing;
  const used = new Set<string>();

  /** Values for the keys of a topic about which nothing is said elsewhere; undefined when there are hardly any left. */
  function freshKeys(topic: Topic, person?: Person): Keys | undefined {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const who = topic.keys[0] === 'person' ? (person ?? dice.pick(people)) : undefined;
      const slots = Object.fromEntries(
        topic.keys.map((key): [string, Forms] => [key, key === 'person' && who ? who.forms : phrasing.any(key, dice)]),
      );
      const name = `${topic.name} ${topic.keys.map((key) => slots[key]?.[0]).join(' ')}`;
      if (used.has(name)) continue;
      used.add(name);
      return { slots, person: who };
    }
    return undefined;
  }

  /** A topic that fits, with keys about which nothing is said yet. @throws RangeError when all are used up */
  function fresh(fits: (topic: Topic) => unknown): Keys & { topic: Topic } {
    for (const topic of dice.shuffled(pack.topics.filter(fits))) {
      const keys = freshKeys(topic);
      if (keys) return { topic, ...keys };
    }
    throw new RangeError(`${pack.name} has no names left for so many questions`);
  }

  const moment = ({ from, to }: Span = span) => from + dice.below(to - from);

  function told(
    topic: Topic,
    templates: readonly string[],
    slots: Slots,
    rest: { at: number; isEvidence: boolean; speaker?: Person | undefined },
  ): { planted: Planted; value: string } {
    const value = slots[topic.value] ?? phrasing.any(topic.value, dice);
    const text = phrasing.say(dice.pick(templates), { ...slots, [topic.value]: value }, dice);
    return {
      planted: { text, speaker: rest.speaker, at: rest.at, isEvidence: rest.isEvidence },
      value: value[0] ?? '',
    };
  }

  /** Says the same words about others, and names the same keys without the fact. */
  function distractors(topic: Topic, slots: Slots, person: Person | undefined): Planted[] {
    const list: Planted[] = [];
    const beside = (others: Keys | undefined) => {
      if (others) list.push(told(topic, topic.say, others.slots, { at: moment(), isEvidence: false }).planted);
    };
    for (let index = 0; index < TALKS; index++) {
      const text = phrasing.say(dice.pick(topic.talk), slots, dice);
      list.push({ text, speaker: undefined, at: moment(), isEvidence: false });
    }
    for (let index = 0; index < STRANGERS; index++) beside(freshKeys(topic));
    if (person) {
      const others = people.filter(({ id }) => id !== person.id);
      const sameGiven = dice.pick(others.filter(({ given }) => given === person.given));
      const sameFamily = dice.pick(others.filter(({ family }) => family === person.family));
      for (const other of [sameGiven, sameFamily]) beside(freshKeys(topic, other));
    }
    return list;
  }

  function plain(kind: 'same words' | 'other words' | 'by the sender'): PlannedQuestion {
    const isOwn = kind === 'by the sender';
    const { topic, slots, person } = fresh(({ own }) => !isOwn || own);
    const fact = told(topic, isOwn ? (topic.own ?? []) : topic.say, slots, {
      at: moment(),
      isEvidence: true,
      speaker: isOwn ? person : undefined,
    });
    const text = phrasing.say(dice.pick(kind === 'other words' ? topic.askOtherwise : topic.ask), slots, dice);
    return { kind, text, answer: [fact.value], planted: [fact.planted, ...distractors(topic, slots, person)] };
  }

  function changed(): PlannedQuestion {
    const { topic, slots, person } = fresh(({ change }) => change);
    const first = moment({ from: span.from, to: span.to - 2 * CHANGE_AFTER_MS });
    const later = moment({ from: first + CHANGE_AFTER_MS, to: span.to });
    const before = told(topic, topic.say, slots, { at: first, isEvidence: false });
    const after = told(topic, topic.change ?? [], slots, { at: later, isEvidence: true });
    const text = phrasing.say(dice.pick(topic.ask), slots, dice);
    const planted = [before.planted, after.planted, ...distractors(topic, slots, person)];
    return { kind: 'changed', text, answer: [after.value], planted };
  }

  function twoAtOnce(): PlannedQuestion {
    const { topic, ...one } = fresh(({ askBoth }) => askBoth);
    const other = freshKeys(topic) ?? one;
    const facts = [one, other].map(({ slots }) => told(topic, topic.say, slots, { at: moment(), isEvidence: true }));
    const names = { a: one.slots.person ?? [], b: other.slots.person ?? [] };
    const text = phrasing.say(dice.pick(topic.askBoth ?? []), names, dice);
    const planted = [...facts.map((fact) => fact.planted), ...distractors(topic, one.slots, one.person)];
    return { kind: 'two at once', text, answer: facts.map(({ value }) => value), planted };
  }

  function inAMonth(): PlannedQuestion {
    const { topic, slots, person } = fresh(({ askWhen }) => askWhen);
    const known = { person: slots.person ?? [] };
    const months = dice.shuffled(monthsOf(span)).slice(0, MONTHS_TOLD);
    const facts = months.map((month, index) =>
      told(topic, topic.say, known, { at: moment(month), isEvidence: index === 0 }),
    );
    const asked = new Date(months[0]?.from ?? 0);
    const when = pack.when
      .replace('{month}', pack.months[asked.getUTCMonth()] ?? '')
      .replace('{year}', String(asked.getUTCFullYear()));
    const text = phrasing.say(dice.pick(topic.askWhen ?? []), { ...known, when: [when] }, dice);
    const planted = [...facts.map((fact) => fact.planted), ...distractors(topic, slots, person)];
    return { kind: 'in a month', text, answer: [facts[0]?.value ?? ''], planted };
  }

  function notThere(): PlannedQuestion {
    const { topic, slots, person } = fresh(() => true);
    const text = phrasing.say(dice.pick(dice.roll() < 0.5 ? topic.ask : topic.askOtherwise), slots, dice);
    return { kind: 'not there', text, answer: [], planted: distractors(topic, slots, person) };
  }

  return {
    plan(kind: QuestionKind): PlannedQuestion {
      if (kind === 'changed') return changed();
      if (kind === 'two at once') return twoAtOnce();
      if (kind === 'in a month') return inAMonth();
      return kind === 'not there' ? notThere() : plain(kind);
    },
  };
}

/** The whole months of a span, in UTC; a day at each end is left out, so that no time zone moves a message. */
function monthsOf({ from, to }: Span): Span[] {
  const months: Span[] = [];
  const day = new Date(from);
  for (let month = 1; ; month++) {
    const [first, next] = [0, 1].map((more) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + month + more, 1));
    if (first === undefined || next === undefined || next > to) return months;
    months.push({ from: first + 86_400_000, to: next - 86_400_000 });
  }
}
