/** /start. */
import { code, type RichText } from '../../answer.ts';

export const start = {
  inGroup: (bot: string): string => `Hello. I answer personal questions in private only: open a chat with ${bot}.`,
  /** @param name '' where it is not known */
  hello: (name: string): string => (name === '' ? 'Hello' : `Hello, ${name}`),
  welcomeBack: (name: string): string => (name === '' ? 'Welcome back' : `Welcome back, ${name}`),
  what: 'I search and question your own messages, right here in the chat. Only you see the answers.',
  sampleOrOwn: 'Look around in the data of an invented person first, or connect an archive of your own.',
  staysAt: (service: string): string => `Your data stays at ${service}; you choose what I may read.`,
  steps: (): RichText => [
    '1. Connect\n2. Try ',
    code('/search ferry'),
    '\n3. Ask something: ',
    code('/ask when is the launch?'),
  ],
  connected: (): RichText => [
    'You are connected. Write what you are looking for, or use ',
    code('/search'),
    ', ',
    code('/ask'),
    ' and ',
    code('/recent'),
    '.',
  ],
  /** What somebody has asked elsewhere. */
  asked: (typed: string): RichText => ['You asked ', code(typed), ' in another chat. Here only you see the answer.'],
  answerHere: 'Answer it here',
  whatCanYouDo: 'What can you do?',
};
