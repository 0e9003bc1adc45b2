/** Answers known by their form: an e-mail address, a phone number, a bank account and a street address seldom stand beside their name. */
import { englishWords } from './concepts.ts';

const EMAIL = /(?<![^\s@<>():;,])[^\s@<>():;,]{1,64}@[^\s@<>():;,]{1,255}\.\p{L}{2,}/u;
/** International, or national as in most of Europe; in North America, Spain, Brazil and Russia. */
const PHONE = new RegExp(
  [
    String.raw`(?<!\p{N} ?|\.)(?:\+|\(?0)\p{N}(?:[\s()/-]{0,2}\p{N}){6,}`,
    String.raw`(?<!\p{N})\(?\p{N}{3}\)?[ .-]\p{N}{3}[ .-]\p{N}{4}(?!\p{N})`,
    String.raw`(?<![\p{N}.,])[6-9]\p{N}{2}(?: \p{N}{3}){2}(?![\p{N} ]\p{N})`,
    String.raw`(?<!\p{N})(?:\(?\p{N}{2}\)? )?9?\p{N}{4}-\p{N}{4}(?!\p{N})`,
    String.raw`(?<!\p{N})[78](?:[ ()-]{0,2}\p{N}){10}(?!\p{N})`,
  ].join('|'),
  'u',
);
const IBAN = /(?<![\p{L}\p{N}])\p{Lu}{2}\p{N}{2}(?: ?[\p{Lu}\p{N}]{4}){3,7}(?: ?[\p{Lu}\p{N}]{1,3})?(?![\p{L}\p{N}])/u;
/** Street and number, as the ten languages write them. */
const STREET = new RegExp(
  [
    String.raw`(?<!\p{L})\p{L}{0,40}(?:stra(?:ß|ss)e|str\.?|weg|platz|allee|gasse|ufer|damm) \p{N}{1,4}(?!\p{N})`,
    String.raw`(?<!\p{N})\p{N}{1,5} (?:\p{L}[\p{L}'’.]* ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|way|court|square|terrace|close|crescent|boulevard|blvd)(?!\p{L})`,
    String.raw`(?<!\p{N})\p{N}{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd|place|chemin|impasse|quai) \p{L}`,
    String.raw`(?<!\p{L})(?:calle|c\/|avenida|av\.|plaza|paseo|rua|travessa|praça|largo) ?\p{L}[^\n\p{N}]{1,24}\p{N}{1,4}`,
    String.raw`(?<!\p{L})(?:ул|улица|вул|вулиця|пр|проспект|просп|пер|переулок|провулок)\.? \p{L}[^\n\p{N}]{1,24}\p{N}`,
    String.raw`\p{sc=Han}[路街道巷]\p{N}{1,5}号`,
  ].join('|'),
  'iu',
);

/** By an English word of the concept that asks for them. */
const FORMS = {
  email: EMAIL,
  'phone number': PHONE,
  phone: PHONE,
  account: IBAN,
  address: STREET,
  live: STREET,
} as const;

/** The form of what a word asks for; undefined for most words. @param language of the word, if known */
export function writtenForm(word: string, language?: string): RegExp | undefined {
  const concepts = englishWords(word, language);
  return Object.entries(FORMS).find(([concept]) => concepts.includes(concept))?.[1];
}
