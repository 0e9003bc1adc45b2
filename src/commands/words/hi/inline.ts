/** Inline mode in Hindi: what is offered while somebody types the bot's name and words in any chat. */
import { numbers } from './numbers.ts';

export const inline = {
  connect: 'पहले अपना डेटा कनेक्ट करें',
  search: {
    /** Title of the card. @param words shortened */
    title: (words: string, credits: number): string => `खोजें: ${words} (${numbers.credits(credits)})`,
    /** What choosing it posts, in that person's name. */
    posted: (words: string): string => `🔎 मेरे अपने डेटा में खोज: “${words}”`,
    button: (credits: number): string => `मेरे नतीजे देखें (${numbers.credits(credits)})`,
  },
  ask: {
    title: (words: string, credits: number): string => `पूछें: ${words} (${numbers.credits(credits)})`,
    posted: (words: string): string => `💬 मेरे अपने डेटा से सवाल: “${words}”`,
    button: (credits: number): string => `मेरा जवाब देखें (${numbers.credits(credits)})`,
  },
  /** Below a title. */
  inPrivate: 'अभी कुछ खोजा नहीं गया है। जो मिलेगा, वह हमारी निजी चैट में सिर्फ़ आपको दिखेगा।',
  here: 'तुरंत चलेगा, यहीं।',
  tooLong: 'यहाँ के लिए बहुत लंबा: निजी चैट में जाएँ',
  notAllowed: 'आपका एक्सेस इसकी अनुमति नहीं देता',
};
