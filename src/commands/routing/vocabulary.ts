/** The lists of the locales made ready for comparing. */
import { type Intent, type Lists, listsIn } from '#locales/lists.ts';
import { LANGUAGES, type LanguageCode } from '#locales/words.ts';
import { foldPhrase, type Phrases, phrases, type Template, template } from './tokens.ts';

export type TemplateName = keyof Lists['templates'];
export type Counting = Readonly<Record<keyof Lists['counting'], Phrases>>;

const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][];
const lengthOf = ({ before, behind }: Template) => before.length + behind.length;

/** What acts: in the person's language, which comes first, and in English. */
function readyFor(language: LanguageCode) {
  const lists = [...new Set([language, 'en'] as const)].map(listsIn);
  const together = (of: (list: Lists) => readonly string[]) => phrases(lists.flatMap(of));
  const intents = lists.toReversed().flatMap((list) => entries(list.intents));
  const templates = lists.flatMap((list) => entries(list.templates));
  return {
    intents: new Map<string, Intent>(
      intents.flatMap(([intent, texts]) => texts.map((text) => [foldPhrase(text), intent] as const)),
    ),
    /** The longest first. */
    templates: templates
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
    /** Of all languages; those in Latin letters of the person's own, and Hindi's beside English. */
    askAnywhere: phrases(
      LANGUAGES.flatMap((other) =>
        listsIn(other).questions.anywhere.filter(
          (word) => other === language || language === 'en' || !/\p{sc=Latin}/u.test(word),
        ),
      ),
    ),
  };
}

const ready = new Map<LanguageCode, ReturnType<typeof readyFor>>();

export function actingIn(language: LanguageCode) {
  const acting = ready.get(language) ?? readyFor(language);
  ready.set(language, acting);
  return acting;
}

let all: Record<'first' | 'requests' | 'followOn', Phrases> | undefined;

/** What only reads: in all ten languages. */
export function reading() {
  if (all) return all;
  const lists = LANGUAGES.map(listsIn);
  all = {
    first: phrases(lists.flatMap(({ questions }) => questions.first)),
    requests: phrases(lists.flatMap(({ questions }) => questions.requests)),
    followOn: phrases(lists.flatMap(({ followOn }) => followOn)),
  };
  return all;
}
