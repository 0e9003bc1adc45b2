/** What was asked for, and what is wrong with it, in Hindi. */
import { numbers } from './numbers.ts';

const utc = (isUtc: boolean): string => (isUtc ? ' (UTC)' : '');

export const queries = {
  /** Filters, as they stand in a list: `Anna के भेजे हुए, 2026-11-01 से (UTC)`. */
  filters: {
    sent: 'आपके भेजे हुए',
    received: 'आपको मिले हुए',
    on: (platform: string): string => `${platform} पर`,
    from: (name: string): string => `${name} के भेजे हुए`,
    chat: (name: string): string => `“${name}” नाम वाली चैट में`,
    holding: {
      link: 'लिंक वाले',
      file: 'फ़ाइल वाले',
      photo: 'फ़ोटो वाले',
      video: 'वीडियो वाले',
      voice: 'वॉइस मैसेज वाले',
      audio: 'ऑडियो वाले',
      sticker: 'स्टिकर वाले',
    },
    exactly: (phrase: string): string => `हूबहू “${phrase}”`,
    without: (word: string): string => `“${word}” के बिना`,
    before: (day: string, isUtc: boolean): string => `${day} से पहले${utc(isUtc)}`,
    since: (day: string, isUtc: boolean): string => `${day} से${utc(isUtc)}`,
    onDay: (day: string, isUtc: boolean): string => `${day} को${utc(isUtc)}`,
    days: (first: string, last: string, isUtc: boolean): string => `${first} से ${last} तक${utc(isUtc)}`,
  },
  /** Why something was found whose marked text does not say so. */
  reasons: {
    sender: 'भेजने वाले का नाम मेल खाता है',
    chat: 'चैट का नाम मेल खाता है',
    /** @param more there are further words */
    missing: (words: readonly string[], more: boolean): string =>
      `${words.map((word) => `“${word}”`).join(', ')}${more ? ' …' : ''} के बिना`,
    times: (amount: number): string => `${numbers.figure(amount)} बार`,
  },
  /** What was typed and cannot be looked for. */
  problems: {
    noWord: 'कृपया खोजने के लिए कम से कम एक शब्द जोड़ें, या कोई फ़िल्टर, जैसे from:anna।',
    onlyExcluded: 'इसमें सिर्फ़ यह है कि क्या छोड़ना है। कृपया खोजने के लिए कोई शब्द जोड़ें, या कोई फ़िल्टर, जैसे from:anna।',
    onlyPunctuation: 'इसमें कोई शब्द नहीं, सिर्फ़ विराम-चिह्न हैं।',
    tooLong: (most: number): string => `खोजने के लिए यह बहुत लंबा है: कृपया ${most} अक्षरों तक में लिखें।`,
    excludedKey: (key: string): string => `माइनस से सिर्फ़ शब्द छोड़े जा सकते हैं: “-${key}:” नहीं।`,
    nothingAfter: (key: string): string => `${key}: के बाद कुछ छूट गया है – उसे कोलन के ठीक बाद लिखें।`,
    has: (value: string): string =>
      `has: के बाद link, file, photo, video, voice, audio या sticker लिख सकते हैं। “${value}” है या नहीं, यह पता नहीं चल सकता।`,
    platform: (known: string): string => `ये प्लैटफ़ॉर्म चलते हैं: ${known}; वहाँ कोई दिन भी लिख सकते हैं।`,
    place: (value: string, known: string): string => `“${value}” कहाँ है, मुझे नहीं पता। in: के बाद ये लिख सकते हैं: ${known}।`,
    limit: (most: number, value: string): string => `एक बार में 1 से ${most} तक लाए जा सकते हैं, ${value} नहीं।`,
    filter: (value: string): string =>
      `“${value}” फ़िल्टर मुझे नहीं पता। ये हैं: from:, chat:, on:, when:, after:, before: और has:।`,
    toCome: (day: string): string => `${day} अभी आना बाकी है: आज से नया कुछ नहीं हो सकता।`,
    noDay: (after: string, before: string): string => `${after} के बाद और ${before} से पहले कोई दिन नहीं है।`,
    date: (value: string): string =>
      `“${value}” कौन-सी तारीख है, समझ नहीं आया। 2026-11-01, 7d, कल या "पिछले हफ़्ते" लिखकर देखें।`,
    senderTooLong: (most: number): string => `कृपया भेजने वाले का नाम ${most} अक्षरों तक में लिखें।`,
    chatTooLong: (most: number): string => `कृपया चैट का नाम ${most} अक्षरों तक में लिखें।`,
  },
};
