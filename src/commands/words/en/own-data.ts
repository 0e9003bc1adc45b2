/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { figure, size } = numbers;

export const ownData = {
  button: 'Send me everything kept about me',
  collecting: 'Collecting what is kept about you…',
  /** The same in a line of what goes on. Without a full stop. */
  doing: 'Collecting what is kept about you',
  /** In two files. */
  whole: (count: number): string =>
    `Everything that is kept about you, in two files: what I keep, without your token, and your archive with its ${records(count)}. They are plain text: whoever has them can read them. If you send me records.jsonl, I bring it in again.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `What I keep about you, without your token. Your archive is not with it: its ${records(count)} are more than ${size(most)} of text. Whoever runs this bot can give you all of it as one file: npm run person.`,
  empty: 'Everything that I keep about you, without your token. Your archive is empty.',
  elsewhere: (service: string): string =>
    `Everything that I keep about you, without your token. Your data itself is at ${service}: ask for it there.`,
  unreachable:
    'What I keep about you, without your token. Your archive could not be read just now: try again in some minutes.',
  /** Above the one file, where the archive comes otherwise. */
  keptOnly: 'What I keep about you, without your token. Your archive comes next.',
  /** A link to a page. */
  pageHeading: 'Your archive',
  pageWhat: (count: number): string =>
    `Your archive with its ${records(count)} is too large for this chat. A page in your browser gives you all of it as one zip file, at no cost. The link is for you alone, opens once, within ten minutes; do not pass it on.`,
  openPage: 'Save my archive',
  /** Where there is no page: files of a chat, one after the other. */
  inParts: (count: number): string =>
    `Your archive with its ${records(count)} is large: it comes here in parts, as zip files. That costs nothing, and you can cancel it at any time.`,
  /** While it goes on. Without a full stop. */
  sendingPart: (part: number): string => `Packing part ${figure(part)} of your archive`,
  part: (part: number, count: number): string => `Part ${figure(part)} of your archive: ${records(count)}.`,
  allParts: (count: number): string =>
    `That was all of your archive: ${records(count)}. It is plain text: whoever has the files can read them. If you send me one of them, I bring it in again.`,
  partsStopped: 'Stopped. The parts that have come are yours; the rest was not sent. Nothing was spent.',
  /** @param part which could not be read */
  partsBroken: (part: number): string =>
    `Your archive could not be read any further just now. What has come stays; part ${figure(part)} is next. Try again in some minutes.`,
  goOn: 'Send the rest',
};
