/** Answers known by their form: an e-mail address, a phone number, a bank account, a payment card and a street address seldom stand beside their name. */
import { englishWords } from './concepts.ts';

const EMAIL = /(?<![^\s@<>():;,])[^\s@<>():;,]{1,64}@[^\s@<>():;,]{1,255}\.\p{L}{2,}/u;
/** International, or national as in most of Europe; in North America, Spain, Brazil, Russia, India and China. */
const PHONE = new RegExp(
  [
    String.raw`(?<!\p{N} ?|\.)(?:\+|\(?0)\p{N}(?:[\s()/-]{0,2}\p{N}){6,}`,
    String.raw`(?<!\p{N})\(?\p{N}{3}\)?[ .-]\p{N}{3}[ .-]\p{N}{4}(?!\p{N})`,
    String.raw`(?<![\p{N}.,])[6-9]\p{N}(?:\p{N}(?: \p{N}{3}){2}|(?:\p{N} \p{N}{2}| \p{N}{3})(?: \p{N}{2}){2})(?![\p{N} ]\p{N})`,
    String.raw`(?<!\p{N})(?:\(?\p{N}{2}\)? )?9?\p{N}{4}-\p{N}{4}(?!\p{N})`,
    String.raw`(?<!\p{N})[78](?:[ ()-]{0,2}\p{N}){10}(?!\p{N})`,
    String.raw`(?<![\p{N}.,])[6-9]\p{N}{4}[ -]?\p{N}{5}(?!\p{N})`,
    String.raw`(?<!\p{N})1[3-9]\p{N}(?:[ -]?\p{N}{4}){2}(?!\p{N})`,
  ].join('|'),
  'u',
);
const IBAN = /(?<![\p{L}\p{N}])\p{Lu}{2}\p{N}{2}(?: ?[\p{Lu}\p{N}]{4}){3,7}(?: ?[\p{Lu}\p{N}]{1,3})?(?![\p{L}\p{N}])/u;
const CARD = /(?<!\p{N} ?)\p{N}{4}(?:[ -]?\p{N}{4}){3}(?! ?\p{N})/u;
/** Street and number, as the ten languages write them. */
const STREET = new RegExp(
  [
    String.raw`(?<!\p{L})\p{L}{0,40}(?:stra(?:ß|ss)e|str\.?|weg|platz|allee|gasse|ufer|damm) \p{N}{1,4}(?!\p{N})`,
    String.raw`(?<!\p{N})\p{N}{1,5}\p{L}? (?:\p{L}[\p{L}'’.]* ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|way|court|square|terrace|close|crescent|boulevard|blvd)(?!\p{L})`,
    String.raw`(?<!\p{N})\p{N}{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd|place|chemin|impasse|quai) \p{L}`,
    String.raw`(?<!\p{L})(?:calle|c\/|avenida|av\.|plaza|paseo|rua|travessa|praça|largo) ?\p{L}[^\n\p{N}]{1,24}\p{N}{1,4}`,
    String.raw`(?<!\p{L})(?:ул|улица|вул|вулиця|пр|проспект|просп|пер|переулок|провулок)\.? \p{L}[^\n\p{N}]{1,24}\p{N}`,
    String.raw`(?<!\p{L})\p{sc=Cyrillic}{3,} \p{N}{1,4}\p{L}?,? (?:кв|квартира|под[ъ']?[еї]зд|корпус)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:شارع|حي|عمارة|فيلا|شقة) \p{L}`,
    String.raw`(?<!\p{L})(?:सेक्टर|गली|मकान|फ़्लैट|फ्लैट) (?:नंबर )?\p{N}`,
    String.raw`\p{sc=Han}[路街道巷弄]\p{N}{1,5}[号弄]`,
  ].join('|'),
  'iu',
);

/** Things with numbers of their own. */
const NUMBERED = /^(?:seat|room|house|policy|order|booking|reference|invoice|customer|tracking)s?$/iu;
/** The same, by an English word of their concept. */
const NUMBERED_CONCEPTS = ['flight', 'train', 'passport', 'insurance'];

/** A text without its phone numbers. */
export const withoutPhoneNumbers = (text: string): string => text.replace(EVERY_PHONE, ' ');
const EVERY_PHONE = new RegExp(PHONE, 'gu');

/** By an English word of the concept that asks for them. */
const FORMS = {
  email: EMAIL,
  'phone number': PHONE,
  phone: PHONE,
  account: IBAN,
  card: CARD,
  address: STREET,
  live: STREET,
} as const;
type FormName = keyof typeof FORMS;

/** The forms of what words ask for, in their order; undefined for most words. @param words with their language, if known */
export function writtenForms(
  words: readonly { readonly text: string; readonly language?: string | undefined }[],
): (RegExp | undefined)[] {
  const concepts = words.map(({ text, language }) => englishWords(text, language));
  const names = concepts.map((some) => (Object.keys(FORMS) as FormName[]).find((name) => some.includes(name)));
  // A card's number is no phone number, nor is a flight's.
  const isOfThing =
    names.some((name) => name !== undefined && name !== 'phone number') ||
    words.some(({ text }) => NUMBERED.test(text)) ||
    concepts.some((some) => NUMBERED_CONCEPTS.some((thing) => some.includes(thing)));
  return names.map((name) => (name === undefined || (isOfThing && name === 'phone number') ? undefined : FORMS[name]));
}
