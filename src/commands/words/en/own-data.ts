/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { size } = numbers;

export const ownData = {
  button: 'Send me everything kept about me',
  collecting: 'Collecting what is kept about you…',
  /** In two files. */
  whole: (count: number): string =>
    `Everything that is kept about you, in two files: what I keep, without your token, and your archive with its ${records(count)}. They are plain text: whoever has them can read them. If you send me records.jsonl, I bring it in again.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `What I keep about you, without your token. Your archive is not with it: its ${records(count)} are more than ${size(most)} of text. Whoever runs this bot can give you all of it as one file.`,
  empty: 'Everything that I keep about you, without your token. Your archive is empty.',
  elsewhere: (service: string): string =>
    `Everything that I keep about you, without your token. Your data itself is at ${service}: ask for it there.`,
  unreachable:
    'What I keep about you, without your token. Your archive could not be read just now: try again in some minutes.',
};
