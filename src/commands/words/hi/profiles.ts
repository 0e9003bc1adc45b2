/** /profile in Hindi. */
import type { RichText, Span } from '../../answer.ts';
import { numbers } from './numbers.ts';

export const profiles = {
  tooLong: (limit: number) => `यह बहुत लंबा है: कृपया ${numbers.figure(limit)} अक्षरों तक में लिखें। कुछ खर्च नहीं हुआ।`,
  /** @param today what has been spent, such as `7 credits today` */
  costs: (credits: Span, today: string): RichText => [
    'प्रोफ़ाइल के लिए आपके मैसेज पढ़े जाते हैं और एक पेज में आपका परिचय लिखा जाता है। खर्च: ',
    credits,
    ` (${today})। यह 30 दिन एन्क्रिप्ट करके रखी जाती है, ताकि दोबारा देखना मुफ़्त हो।`,
  ],
  /** @param focus what to look at, in the person's words */
  costsWithFocus: (focus: Span, credits: Span, today: string): RichText => [
    'प्रोफ़ाइल के लिए आपके मैसेज पढ़े जाते हैं और आपका परिचय लिखा जाता है, इस पर ध्यान देते हुए: ',
    focus,
    '। खर्च: ',
    credits,
    ` (${today})।`,
  ],
  countCosts: (nothing: Span): RichText => [
    'सेवा में प्रोफ़ाइल लिखने के लिए भाषा मॉडल नहीं है। जो गिना जा सकता है – आप किसे, कहाँ और कब लिखते हैं, और कौन-से शब्द बार-बार आते हैं – उसका खर्च: ',
    nothing,
    '।',
  ],
  nothing: 'कुछ नहीं',
  reading: 'प्रोफ़ाइल के लिए आपके मैसेज पढ़ना',
  counting: 'प्रोफ़ाइल के लिए आपके मैसेज गिनना',
  confirm: (credits: number) => `${numbers.credits(credits)} की पुष्टि करें`,
  countIt: 'गिनें (0 क्रेडिट)',
  /** What to look at, each as a button and as words for whoever writes the profile. */
  presets: [
    ['मेरे करीबी', 'मेरे करीबी लोग: हम एक-दूसरे को कैसे जानते हैं और हमारी आपस में कैसी बनती है'],
    ['मेरी रुचियाँ', 'मुझे किन बातों की परवाह है, किन पर बार-बार लौटना होता है, और यह कैसे बदला है'],
    ['मेरा काम', 'मेरा काम: क्या है, किनके साथ है, और मेरी खूबियाँ क्या हैं'],
    ['मेरी योजनाएँ', 'मेरे वादे, मेरी योजनाएँ, और जो मैंने टाल दिया'],
  ] as readonly (readonly [label: string, focus: string])[],
  ownWords: 'मेरे अपने शब्दों में',
  whatToLookAt: (credits: number) =>
    `किस पर ध्यान दिया जाए? कुछ भी पढ़ने से पहले कीमत (${numbers.credits(credits)}) दिखाई जाएगी।`,
  hint: 'मेरी यात्राएँ',
  showAgain: 'फिर दिखाएँ · मुफ़्त',
  forget: 'इसे मिटा दें',
  /** @param at when it was made */
  from: (at: Span): RichText => ['कब बनी: ', at, '। दोबारा दिखाना मुफ़्त: 0 क्रेडिट।'],
  gone: 'आपकी कोई प्रोफ़ाइल अब नहीं रखी है। कुछ खर्च नहीं हुआ।',
  forgotten: 'मिटा दी: आपकी कोई प्रोफ़ाइल मेरे पास नहीं है। जो दिखाया गया था, वह इस चैट में रहेगा, जब तक आप उसे न मिटाएँ।',
};
