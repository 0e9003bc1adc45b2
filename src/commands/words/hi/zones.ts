/** Time zones in Hindi. */
import type { ZoneChoice } from '../../time/zones.ts';

/** At most two for a zone, the best known first. */
const cities: Readonly<Record<ZoneChoice, string>> = {
  'Pacific/Honolulu': 'होनोलूलू',
  'America/Anchorage': 'एंकरेज',
  'America/Los_Angeles': 'लॉस एंजिल्स, वैंकूवर',
  'America/Denver': 'डेनवर, कैलगरी',
  'America/Chicago': 'शिकागो, विनिपेग',
  'America/Mexico_City': 'मेक्सिको सिटी',
  'America/New_York': 'न्यूयॉर्क, टोरंटो',
  'America/Bogota': 'बोगोटा, लीमा',
  'America/Caracas': 'काराकस, ला पाज़',
  'America/Santiago': 'सैंटियागो',
  'America/Sao_Paulo': 'साओ पाउलो, ब्यूनस आयर्स',
  'Atlantic/Azores': 'अज़ोरेस',
  'Europe/London': 'लंदन, लिस्बन',
  'Africa/Lagos': 'लागोस, अल्जीयर्स',
  'Europe/Berlin': 'बर्लिन, पेरिस, मैड्रिड',
  'Europe/Kyiv': 'कीव, एथेंस',
  'Africa/Cairo': 'काहिरा',
  'Africa/Johannesburg': 'जोहानसबर्ग, हरारे',
  'Europe/Istanbul': 'इस्तांबुल',
  'Europe/Moscow': 'मॉस्को, मिंस्क',
  'Asia/Riyadh': 'रियाद, नैरोबी',
  'Asia/Tehran': 'तेहरान',
  'Asia/Dubai': 'दुबई, बाकू',
  'Asia/Karachi': 'कराची, ताशकंद',
  'Asia/Kolkata': 'दिल्ली, मुंबई',
  'Asia/Dhaka': 'ढाका',
  'Asia/Bangkok': 'बैंकॉक, जकार्ता',
  'Asia/Shanghai': 'शंघाई, सिंगापुर',
  'Asia/Tokyo': 'टोक्यो, सियोल',
  'Australia/Sydney': 'सिडनी, मेलबर्न',
  'Pacific/Auckland': 'ऑकलैंड',
};

export const zones = {
  cities,
  title: 'टाइम ज़ोन: ',
  /** @param time what clocks show there, `14:05` */
  here: (zone: string, time: string): string => `${zone}, जहाँ अभी ${time} बजे हैं`,
  unknown: 'अभी पता नहीं, इसलिए आपके दिन UTC की आधी रात से गिने जाते हैं',
  /** Above the picker. */
  pick: 'आपकी घड़ी में अभी क्या समय है? फिर खोज और खर्च दोनों में आपके दिन आपकी अपनी आधी रात से शुरू और खत्म होंगे।',
  typing: (examples: readonly [city: string, name: string, offset: string]): string =>
    `इनमें नहीं है? अपना शहर लिखें, जैसे ${examples[0]}, या ${examples[1]}, या ${examples[2]}।`,
  /** A choice: its clock, and where that is. */
  choice: (time: string, where: string): string => `${time} · ${where}`,
  several: (typed: string): string => `“${typed}” में एक से ज़्यादा टाइम ज़ोन हैं। आपका कौन-सा है?`,
  notFound: (typed: string): string => `“${typed}” नाम का टाइम ज़ोन मुझे नहीं पता।`,
  /** After it was set. */
  set: (zone: string, time: string): string =>
    `आपका टाइम ज़ोन ${zone} है, जहाँ अभी ${time} बजे हैं। आपके दिन आपकी आधी रात से शुरू और खत्म होते हैं।`,
  /** After a change within a day: the sum of that day goes on. */
  counting: 'आज का खर्च इस समय तक गिना जाएगा: ',
  forgotten: 'मैंने आपका टाइम ज़ोन मिटा दिया है: आपके दिन अब UTC की आधी रात से गिने जाते हैं।',
  change: 'टाइम ज़ोन बदलें',
  tell: 'मेरा टाइम ज़ोन चुनें',
  forget: 'मेरा टाइम ज़ोन मिटाएँ',
  back: 'सारी सेटिंग',
  /** Where an hour is chosen. */
  hoursInUtc: 'आपका टाइम ज़ोन मुझे नहीं पता, इसलिए ये घंटे UTC के हैं।',
  /** Once, under the first answer that days matter to. */
  ask: 'आपका टाइम ज़ोन मुझे नहीं पता, इसलिए ये दिन UTC के हैं।',
  exportedAt: (offset: string): string =>
    `यह एक्सपोर्ट वहाँ बना जहाँ घड़ियाँ ${offset} दिखाती हैं। आपका टाइम ज़ोन कौन-सा है? तब आपके दिन आपकी अपनी आधी रात से शुरू होंगे।`,
};
