/** What permissions, sets of them and durations are called. */
import type { Lifetime, Preset } from '#service/contract/access-choices.ts';
import type { Scope } from '#service/contract/scopes.ts';

export const access = {
  /** On buttons, at most 20 characters. */
  labels: {
    'api:search-chat-threads': 'चैट में खोजना',
    'api:search-ds': 'एक तरह के डेटा में खोज',
    'api:search-universal': 'हर जगह खोजना',
    'api:ds-query': 'सूची दिखाना',
    'api:llm-prompt': 'डेटा बिना पूछना',
    'api:llm-agent-prompt': 'डेटा से जवाब देना',
    'api:llm-profile-prompt': 'प्रोफ़ाइल लिखना',
    'ds:r:social-chat-group': 'चैट',
    'ds:r:social-chat-message': 'मैसेज',
    'ds:r:social-email': 'ईमेल',
    'ds:r:social-post': 'पोस्ट',
    'ds:r:social-following': 'फ़ॉलो किए गए पेज',
    'ds:r:social-calendar': 'कैलेंडर',
    'ds:r:social-event': 'इवेंट',
    'ds:r:favourite': 'पसंदीदा चीज़ें',
    'ds:r:file': 'फ़ाइलें',
  } satisfies Record<Scope, string>,
  /** In lists, without a full stop. */
  allows: {
    'api:search-chat-threads': 'आपकी चैट में शब्द खोजना',
    'api:search-ds': 'आपके किसी एक तरह के डेटा में शब्द खोजना',
    'api:search-universal': 'जितने डेटा की अनुमति दी है, उस सब में शब्द खोजना',
    'api:ds-query': 'जिन रिकॉर्ड की अनुमति दी है, उनकी सूची बनाना और उन्हें छाँटना',
    'api:llm-prompt': 'आपके डेटा के बिना किसी भाषा मॉडल से पूछना',
    'api:llm-agent-prompt': 'जवाब देने के लिए भाषा मॉडल को अनुमति वाला डेटा पढ़ने देना',
    'api:llm-profile-prompt': 'भाषा मॉडल को अनुमति वाले डेटा से प्रोफ़ाइल बनाने देना',
    'ds:r:social-chat-group': 'आपकी चैट पढ़ना',
    'ds:r:social-chat-message': 'आपके मैसेज पढ़ना',
    'ds:r:social-email': 'आपके ईमेल पढ़ना',
    'ds:r:social-post': 'आपकी पोस्ट पढ़ना',
    'ds:r:social-following': 'आपके फ़ॉलो किए गए पेज पढ़ना',
    'ds:r:social-calendar': 'आपके कैलेंडर पढ़ना',
    'ds:r:social-event': 'आपके इवेंट पढ़ना',
    'ds:r:favourite': 'आपकी पसंदीदा चीज़ें पढ़ना',
    'ds:r:file': 'आपकी फ़ाइलें पढ़ना',
  } satisfies Record<Scope, string>,
  /** Sets of permissions, each wider than the one before; the price is of what it adds: `1–2 credits`. */
  presets: {
    search: {
      title: 'खोजना और पढ़ना',
      price: (credits: string): string => `हर खोज के ${credits}`,
      allows: 'डेटा में शब्द खोजता है और रिकॉर्ड की सूची दिखाता है। कोई मॉडल इसे नहीं देखता।',
    },
    answers: {
      title: '… और मॉडल से जवाब',
      price: (credits: string): string => `हर सवाल के ${credits}`,
      allows: 'सवालों के जवाब भी देता है। सेवा में भाषा मॉडल हो, तो वह उतना पढ़ता है जितना जवाब के लिए चाहिए।',
    },
    everything: {
      title: 'सब कुछ',
      price: (credits: string): string => `हर प्रोफ़ाइल के ${credits}`,
      allows: 'मैसेज से किसी व्यक्ति के बारे में भी बताता है: वह किसे, कब और किस बारे में लिखता है।',
    },
  } satisfies Record<Preset, { title: string; price(credits: string): string; allows: string }>,
  /** On a button, in the words of whoever presses it. */
  lasts: {
    '30-days': 'अवधि: 30 दिन',
    '90-days': 'अवधि: 90 दिन',
    '1-year': 'अवधि: 1 साल',
    'until-revoked': 'अवधि: जब तक मैं न हटाऊँ',
  } satisfies Record<Lifetime, string>,
};
