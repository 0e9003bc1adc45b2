/** /start. */
import { code, type RichText } from '../../answer.ts';

export const start = {
  inGroup: (bot: string): string => `नमस्ते। निजी सवालों के जवाब सिर्फ़ निजी चैट में मिलते हैं: ${bot} के साथ चैट खोलें।`,
  /** @param name '' where it is not known */
  hello: (name: string): string => (name === '' ? 'नमस्ते' : `नमस्ते, ${name}`),
  welcomeBack: (name: string): string => (name === '' ? 'फिर से स्वागत है' : `फिर से स्वागत है, ${name}`),
  what: 'अपने मैसेज में खोजें और उनसे अपने सवालों के जवाब पाएँ, यहीं चैट में। जवाब सिर्फ़ आपको दिखते हैं।',
  sampleOrOwn: 'पहले किसी काल्पनिक व्यक्ति का डेटा देखें, या अपना आर्काइव कनेक्ट करें।',
  staysAt: (service: string): string => `आपका डेटा ${service} पर ही रहता है; मुझे क्या पढ़ने देना है, यह आप चुनते हैं।`,
  steps: (): RichText => [
    '1. कनेक्ट करें\n2. आज़माएँ: ',
    code('/search ferry'),
    '\n3. कुछ पूछें: ',
    code('/ask when is the launch?'),
  ],
  connected: (): RichText => [
    'सब कनेक्ट है। जो ढूँढना है, लिख दें, या ',
    code('/search'),
    ', ',
    code('/ask'),
    ' और ',
    code('/recent'),
    ' चलाएँ।',
  ],
  /** What somebody has asked elsewhere. */
  asked: (typed: string): RichText => ['दूसरी चैट में आपने पूछा था: ', code(typed), '। यहाँ जवाब सिर्फ़ आपको दिखेगा।'],
  answerHere: 'यहाँ जवाब दें',
  whatCanYouDo: 'आप क्या-क्या कर सकते हैं?',
};
