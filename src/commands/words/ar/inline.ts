/** Inline mode in Arabic: what is offered while somebody types the bot's name and words in any chat. */
import { numbers } from './numbers.ts';

export const inline = {
  connect: 'يلزم ربط بياناتك أولًا',
  search: {
    title: (words: string, credits: number): string => `بحث: \u2068${words}\u2069 (${numbers.credits(credits)})`,
    posted: (words: string): string => `🔎 أبحث في بياناتي عن «\u2068${words}\u2069»`,
    button: (credits: number): string => `رؤية نتائجي (${numbers.credits(credits)})`,
  },
  ask: {
    title: (words: string, credits: number): string => `سؤال: \u2068${words}\u2069 (${numbers.credits(credits)})`,
    posted: (words: string): string => `💬 أسأل بياناتي: «\u2068${words}\u2069»`,
    button: (credits: number): string => `رؤية إجابتي (${numbers.credits(credits)})`,
  },
  inPrivate: 'لم يبدأ أي بحث بعد. أنت وحدك سترى ما يُعثر عليه، في محادثتنا الخاصة.',
  here: 'يعمل فورًا، هنا.',
  tooLong: 'طويل على هذا المكان: المتابعة على الخاص',
  notAllowed: 'صلاحياتك لا تسمح بهذا',
};
