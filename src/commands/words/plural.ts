/**
 * Plurals, typed by language: `plurals('ru')` asks for one, few, many and other, so that a missing form does not compile.
 * The categories are CLDR's, as Intl.PluralRules gives them.
 */

/** Categories that whole and broken numbers fall into. */
interface Categories {
  en: 'one' | 'other';
  es: 'one' | 'many' | 'other';
  de: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  pt: 'one' | 'many' | 'other';
  ru: 'one' | 'few' | 'many' | 'other';
  uk: 'one' | 'few' | 'many' | 'other';
  hi: 'one' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  zh: 'other';
}

/** Languages that the bot can speak, ISO 639-1. */
export type LanguageCode = keyof Categories;

/** Chooses the form for an amount; the forms do not hold the number itself. */
export type Plural<Code extends LanguageCode> = (
  amount: number,
  forms: Readonly<Record<Categories[Code], string>>,
) => string;

export function plurals<Code extends LanguageCode>(language: Code): Plural<Code> {
  const rules = new Intl.PluralRules(language);
  return (amount, forms) => forms[rules.select(amount) as Categories[Code]];
}
