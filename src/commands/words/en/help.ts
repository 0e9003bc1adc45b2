/** /help. */
import { bold, type RichText } from '../../answer.ts';

export const help = {
  inGroup: (bot: string): string =>
    `I search and question a person’s own data, for that person alone. In groups I post nothing personal: open a private chat with ${bot} to begin.`,
  heading: 'What you can do now',
  headingUnconnected: 'What you can do, once you are connected',
  /** After the line of a command. */
  notWithToken: 'not with your token',
  narrow: (): RichText => [
    bold('Narrow a search'),
    ': from:name, from:me, chat:name, on:telegram, when:"last week", after:7d, before:2026-11-01, has:link, has:file, has:photo, "exact words", -without; in:all, in:emails, in:files. Without a word to find, and after /recent, they list all that fits, newest first.',
  ],
  /** @param commands `/import, /save` */
  free: (commands: string): RichText => [bold('Free'), `: ${commands}`],
  prices:
    'Prices stand in the menu, here and on every button; a command that you type runs at once, and its answer says what it cost. You can also just write something: I ask what to do with it.',
};
