/** What is said around a command's answers. `doing` is what a request does, as its command says it: `Searching for “ferry”`. */
import { bold, code, type RichText } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('en');
const { credits, figure } = numbers;

const spent = (amount: number) => (amount === 0 ? 'Nothing was spent.' : `It may have cost ${credits(amount)}.`);
const still = (doing: string) => `Still ${doing.charAt(0).toLowerCase()}${doing.slice(1)}.`;

export const front = {
  /** Above a file with what is too long for messages. */
  overflow: 'The rest of this answer is in the file.',
  nothingVisible: '(This answer has no visible text.)',
  working: 'Working on it',
  unknownButton: 'This button is from an older version. Send /help',
  goneButton: 'This button has been used, has expired, or is not yours.',
  foreignButton: 'That button is for the person who asked.',
  tooFast: 'That was a lot at once. Give me ten seconds, then go on.',
  privateOnly: 'I show personal results only in private. Continue there?',
  notAllowed: 'This bot is for invited people only.',
  /** To somebody who has not been let in. */
  stranger: (userId: string): RichText => [
    'Hello! This bot is for invited people only. To be let in, give its operator your Telegram id: ',
    code(userId),
    '. What is stored about you is yours all the same: /privacy, /disconnect.',
  ],
  /** Under a message that may be there twice. */
  repeatNote: 'Sent again, because Telegram did not confirm it the first time.',
  unsendable: 'I have an answer, but Telegram did not take it. Try a narrower question, or /help.',
  /** Instead of using what looks like one. */
  secrets: {
    token:
      'That looks like an access token, so I did not use it for anything. To connect with it, send it after /connect. If others could see it, make a new one at the service.',
    other:
      'Part of that looks like a password or key, so I sent it nowhere and left your message as it is. You may want to delete it. To connect, send your token after /connect.',
  },
  /** The first thing that is shown of a paid request. */
  beginning: (doing: string, price: number): string => `${doing}… (${credits(price)})`,
  /** The same while it goes on. */
  going: (doing: string, seconds: number, price: number): string =>
    `${doing}… ${figure(seconds)} s · ${credits(price)}`,
  /** `Still searching for “ferry”.` */
  still,
  stillWorking: 'I am still working on an earlier one.',
  /** To a request that waits for the same person's earlier ones. @param before those that wait as well, before it */
  queued: (doing: string, before: number): string =>
    `${still(doing)} ${before === 0 ? 'Yours is next.' : plural(before, { one: 'One more is before yours.', other: `${figure(before)} more are before yours.` })}`,
  /** To long work that waits for the same person's earlier one. @param before those that wait as well, before it */
  behind: (doing: string, before: number): string =>
    before === 0
      ? `${doing}: after the one before it.`
      : `${doing}: after the one before it, and ${plural(before, { one: 'one more', other: `${figure(before)} more` })}.`,
  /** To a request that waits for other people's. */
  inLine: (position: number): RichText => [
    'Many people are asking right now. You are number ',
    bold(figure(position)),
    ' in line.',
  ],
  /** The ending of a request that its person stopped. @param price of what had been asked for by then */
  stopped: (price: number): string =>
    price === 0
      ? 'Stopped. Nothing was spent.'
      : `Stopped. It was already on its way, so ${credits(price)} may still be charged.`,
  timedOut: (price: number): string => `That took too long, so I stopped waiting. ${spent(price)}`,
  interrupted: (price: number): string => `I was restarted before I could answer. ${spent(price)}`,
  /** The last resort, for whatever nobody thought of. */
  failed: (reference: string, price: number): RichText => [
    `Something went wrong on my side. ${spent(price)} If it happens again, tell the operator this reference: `,
    code(reference),
  ],
  nothingRunning: 'Nothing is running.',
  stoppedNow: 'Stopped.',
  /** In place of a question that was taken back. */
  takenBack: {
    profile: 'No profile was made. Nothing was spent.',
    disconnect: 'Nothing was erased.',
    other: 'Nothing was changed.',
  },
};
