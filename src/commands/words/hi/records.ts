/** What records are called, in Hindi. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { plurals } from '../plural.ts';
import { writing } from './writing.ts';

const plural = plurals('hi');
const figures = new Intl.NumberFormat('hi-IN-u-nu-latn');

interface Noun {
  readonly one: string;
  readonly other: string;
  /** With “your” before it: as it stands alone, and as it stands before में. */
  readonly yours: string;
  readonly within: string;
}

const same = (noun: string, your: string): Noun => ({
  one: noun,
  other: noun,
  yours: `${your} ${noun}`,
  within: `${your} ${noun}`,
});

const NOUNS: Readonly<Record<DatastoreName, Noun>> = {
  'social-chat-group': same('चैट', 'आपकी'),
  'social-chat-message': same('मैसेज', 'आपके'),
  'social-email': same('ईमेल', 'आपके'),
  'social-post': same('पोस्ट', 'आपकी'),
  'social-following': {
    one: 'फ़ॉलो किया गया पेज',
    other: 'फ़ॉलो किए गए पेज',
    yours: 'आपके फ़ॉलो किए गए पेज',
    within: 'आपके फ़ॉलो किए गए पेजों',
  },
  'social-calendar': same('कैलेंडर', 'आपके'),
  'social-event': same('इवेंट', 'आपके'),
  favourite: {
    one: 'पसंदीदा चीज़',
    other: 'पसंदीदा चीज़ें',
    yours: 'आपकी पसंदीदा चीज़ें',
    within: 'आपकी पसंदीदा चीज़ों',
  },
  file: { one: 'फ़ाइल', other: 'फ़ाइलें', yours: 'आपकी फ़ाइलें', within: 'आपकी फ़ाइलों' },
};

/** `फ़ाइल`, `फ़ाइलें`. */
export const nounOf = (kind: DatastoreName, amount: number): string => plural(amount, NOUNS[kind]);

/** `आपकी फ़ाइलों में`. */
export const inPlace = (place: PlaceName): string =>
  place === 'all' ? 'आपके सारे डेटा में' : `${place === 'chats' ? 'आपकी चैट' : NOUNS[place].within} में`;

export const records = {
  /** `3 मैसेज`. */
  amount: (kind: DatastoreName, amount: number): string => `${figures.format(amount)} ${nounOf(kind, amount)}`,
  /** Above several of them: `फ़ाइलें`. */
  heading: (kind: DatastoreName): string => NOUNS[kind].other,
  otherHeading: 'बाकी',
  /** In the middle of a sentence: `आपकी फ़ाइलें`. */
  place: (place: PlaceName): string =>
    place === 'all' ? 'आपका सारा डेटा' : place === 'chats' ? 'आपकी चैट' : NOUNS[place].yours,
  /** `मैसेज, ईमेल और फ़ाइलें`. */
  kinds: (kinds: readonly DatastoreName[]): string => writing.list(kinds.map((kind) => NOUNS[kind].other)),
  unnamedChat: 'बिना नाम की चैट',
  noText: '(कोई टेक्स्ट नहीं)',
  noPreview: 'शब्द मिला, पर झलक नहीं है।',
  you: 'आप',
  /** Records that came, but could not be read. */
  unreadable: (amount: number): string =>
    `${figures.format(amount)} ${plural(amount, { one: 'रिकॉर्ड पढ़ा नहीं जा सका', other: 'रिकॉर्ड पढ़े नहीं जा सके' })}`,
  /** `किसे: Ben`. */
  labelled: (label: string, value: string): string => `${label}: ${value}`,
  /** Labels of what a record holds beside its text. */
  to: 'किसे',
  where: 'कहाँ',
  until: 'कब तक',
  address: 'पता',
};
