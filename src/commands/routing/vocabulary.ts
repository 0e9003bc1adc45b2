/** The lists of the languages made ready for comparing: what acts in the person's language and English, what reads in all. */
import { type Intent, type Lists, listsIn } from '#locales/lists.ts';
import { LANGUAGES, type LanguageCode } from '#locales/words.ts';
import { foldPhrase, type Phrases, phrases, type Template, template } from './tokens.ts';

export type TemplateName = keyof Lists['templates'];
export type Counting = Readonly<Record<keyof Lists['counting'], Phrases>>;

export interface Acting {
  readonly intents: ReadonlyMap<string, Intent>;
  /** The longest first. */
  readonly templates: readonly (Template & { readonly name: TemplateName })[];
  readonly counting: readonly Counting[];
  readonly save: Phrases;
  readonly courtesy: Phrases;
  readonly auxiliaries: Phrases;
  readonly subjects: Phrases;
  readonly ambiguousAlone: Phrases;
  readonly plainWords: Phrases;
}

const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][];

const acting = new Map<LanguageCode, Acting>();

/** Always the same object for a language. */
export function actingIn(language: LanguageCode): Acting {
  const known = acting.get(language) ?? readyFor(language);
  acting.set(language, known);
  return known;
}

/** What is said in the person's own language comes before English. */
function readyFor(language: LanguageCode): Acting {
  const lists = [...new Set([language, 'en'] as const)].map(listsIn);
  const together = (of: (list: Lists) => readonly string[]) => phrases(lists.flatMap(of));
  return {
    intents: new Map(
      lists
        .toReversed()
        .flatMap((list) =>
          entries(list.intents).flatMap(([intent, texts]) => texts.map((text) => [foldPhrase(text), intent] as const)),
        ),
    ),
    templates: lists
      .flatMap((list) => entries(list.templates))
      .flatMap(([name, texts]) => texts.map((text) => ({ name, ...template(text) })))
      .toSorted((one, other) => lengthOf(other) - lengthOf(one)),
    counting: lists.map(
      ({ counting }) =>
        Object.fromEntries(entries(counting).map(([name, texts]) => [name, phrases(texts)])) as Counting,
    ),
    save: together((list) => list.save),
    courtesy: together((list) => list.courtesy),
    auxiliaries: together((list) => list.questions.auxiliaries),
    subjects: together((list) => list.questions.subjects),
    ambiguousAlone: together((list) => list.ambiguousAlone),
    plainWords: phrases(listsIn(language).plainWords),
  };
}

const lengthOf = ({ before, behind }: Template) => before.length + behind.length;

export interface Reading {
  readonly first: Phrases;
  readonly anywhere: Phrases;
  readonly requests: Phrases;
  readonly followOn: Phrases;
}

let all: Reading | undefined;

/** Of all ten languages. */
export function reading(): Reading {
  const lists = all === undefined ? LANGUAGES.map(listsIn) : [];
  all ??= {
    first: phrases(lists.flatMap(({ questions }) => questions.first)),
    anywhere: phrases(lists.flatMap(({ questions }) => questions.anywhere)),
    requests: phrases(lists.flatMap(({ questions }) => questions.requests)),
    followOn: phrases(lists.flatMap(({ followOn }) => followOn)),
  };
  return all;
}
