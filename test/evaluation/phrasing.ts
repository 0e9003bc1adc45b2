/** Makes sentences of a language's templates, and what people say when they say nothing. */
import type { Dice } from './dice.ts';
import type { LanguagePack } from './language-pack.ts';

/** The forms of something that is named in a sentence: the plain one first. */
export type Forms = readonly string[];
export type Slots = Readonly<Record<string, Forms>>;

export interface Person {
  readonly id: string;
  readonly forms: Forms;
  readonly given: number;
  readonly family: number;
}

export interface Phrasing {
  readonly pack: LanguagePack;
  readonly people: readonly Person[];
  /** Everybody who may be a slot's value: people, or a list's entries. */
  any(slot: string, dice: Dice): Forms;
  /** Fills a template; slots without a value get any. */
  say(template: string, slots: Slots, dice: Dice): string;
  /** Something that tells no fact. */
  chatter(dice: Dice): string;
}

const RARE_WORDS = 30_000;
const SLOT = /\{(\w+)(?:\.(\d))?\}/g;
/** Lists that are the same thing in another place of a sentence. */
const SAME_LIST: Readonly<Record<string, string>> = { shop: 'company' };

const formsOf = (entry: string): Forms => entry.split('|');

export function createPhrasing(pack: LanguagePack): Phrasing {
  const people = pack.given.flatMap((givenName, given) =>
    pack.family.map((familyName, family): Person => {
      const [first, last] = [formsOf(givenName), formsOf(familyName)];
      const forms = first.map((form, index) => {
        const other = last[index] ?? last[0] ?? '';
        return pack.order === 'given family' ? `${form}${pack.space}${other}` : `${other}${form}`;
      });
      return { id: `${pack.code}-${given}-${family}`, forms, given, family };
    }),
  );
  const { replies, chatter, common, syllables, space } = pack;

  function any(slot: string, dice: Dice): Forms {
    if (slot === 'person') return dice.pickEarly(people).forms;
    if (slot === 'time') return [`${7 + dice.below(14)}:${String(5 * dice.below(12)).padStart(2, '0')}`];
    if (slot === 'code') return [String(1000 + dice.below(9000))];
    return formsOf(dice.pick(pack.list(SAME_LIST[slot] ?? slot) ?? ['']));
  }

  function say(template: string, slots: Slots, dice: Dice): string {
    return template.replace(SLOT, (_match, slot: string, form: string | undefined) => {
      const forms = slots[slot] ?? any(slot, dice);
      return forms[Number(form ?? 0)] ?? forms[0] ?? '';
    });
  }

  function rareWord(dice: Dice): string {
    let rest = Math.floor(RARE_WORDS ** dice.roll()) * 7919 + 13;
    let word = '';
    for (; rest > 0; rest = Math.floor(rest / syllables.length)) word += syllables[rest % syllables.length] ?? '';
    return word;
  }

  /** Common words as their frequency is, a rare one now and then. */
  function babble(dice: Dice): string {
    const spoken: string[] = [];
    for (let count = 4 + dice.below(12); count > 0; count--) {
      spoken.push(dice.roll() < 0.1 ? rareWord(dice) : dice.pickEarly(common));
    }
    return spoken.join(space);
  }

  return {
    pack,
    people,
    any,
    say,
    chatter(dice) {
      const kind = dice.roll();
      if (kind < 0.15) return dice.pick(replies);
      return kind < 0.6 ? say(dice.pick(chatter), {}, dice) : babble(dice);
    },
  };
}
