/** /profile in English. */
import type { RichText, Span } from '../../answer.ts';
import { numbers } from './numbers.ts';

export const profiles = {
  tooLong: (limit: number) => `That is too long: up to ${numbers.figure(limit)} characters, please. Nothing was spent.`,
  /** @param today what has been spent, such as `7 credits today` */
  costs: (credits: Span, today: string): RichText => [
    'A profile reads through your messages and describes you in a page. It costs ',
    credits,
    ` (${today}). It is kept for 30 days, encrypted, so that a second look is free.`,
  ],
  /** @param focus what to look at, in the person's words */
  costsWithFocus: (focus: Span, credits: Span, today: string): RichText => [
    'A profile reads through your messages and describes you, looking at ',
    focus,
    '. It costs ',
    credits,
    ` (${today}).`,
  ],
  countCosts: (nothing: Span): RichText => [
    'The service has no language model to write a profile. What can be counted costs ',
    nothing,
    ': with whom, where and when you write, and which words come back.',
  ],
  nothing: 'nothing',
  reading: 'Reading your messages for a profile',
  counting: 'Counting your messages for a profile',
  confirm: (credits: number) => `Confirm ${numbers.credits(credits)}`,
  countIt: 'Count it (0 credits)',
  /** What to look at, each as a button and as words for whoever writes the profile. */
  presets: [
    ['My people', 'the people I am close to, how we know each other and how we get on'],
    ['My interests', 'what I care about and come back to, and how that has changed'],
    ['My work', 'my work: what I do, with whom, and what I am good at'],
    ['My plans', 'what I have promised, planned and put off'],
  ] as readonly (readonly [label: string, focus: string])[],
  ownWords: 'In my own words',
  whatToLookAt: (credits: number) =>
    `What shall it look at? You see the price (${numbers.credits(credits)}) before anything is read.`,
  hint: 'My travels',
  showAgain: 'Show it again · free',
  forget: 'Forget it',
  /** @param at when it was made */
  from: (at: Span): RichText => ['Made ', at, ', and shown again for nothing: 0 credits.'],
  gone: 'No profile of you is kept any more. Nothing was spent.',
  forgotten: 'Forgotten: no profile of you is kept by me. What was shown stays in this chat until you delete it.',
};
