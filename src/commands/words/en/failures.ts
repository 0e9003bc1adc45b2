/** What is said of failures: a title for each, why, and what to do next. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const failures = {
  /** Short sentences without a full stop. */
  titles: {
    'not-connected': 'You are not connected yet',
    'token-refused': 'Your access token is not accepted',
    'token-expired': 'Your access token has expired',
    'scope-missing': 'Your token does not allow this',
    'credits-out': 'Your credits at the service are used up',
    'cap-reached': 'This would pass the daily cap',
    'rate-limited': 'The service asks for a pause',
    'bad-request': 'The service could not use this request',
    'not-offered': 'The service does not offer this',
    'not-found': 'That is no longer there',
    timeout: 'The service took too long',
    unreachable: 'The service cannot be reached',
    'connection-lost': 'The connection broke off',
    'service-failed': 'The data service hit an error',
    'unreadable-reply': 'The answer could not be read',
    'reply-too-large': 'The answer was too large',
    cancelled: 'Stopped',
    'too-many-waiting': 'Two more of yours are waiting already',
    'private-only': 'I show personal results only in private',
    'stale-button': 'That button is no longer valid',
    internal: 'Something went wrong here',
  },
  notConnected: (service: string): string => `Connect your account at ${service} first; you choose what I may read.`,
  notConnectedSample:
    'It takes two taps: look around in the data of an invented person, or connect an archive of your own.',
  tokenRefused: (service: string): string =>
    `The service (${service}) does not know the token: it was revoked, or is not complete. Please connect again with a new one.`,
  tokenExpired: 'It was valid once and has run out. Connecting again takes a moment and gives you a fresh one.',
  /** Above a list of permissions. */
  lacks: 'It lacks:',
  /** Above a list of permissions. */
  needs: 'The service did not say which permission is missing; needed are:',
  lacksUnknown: 'The service did not say which permission is missing.',
  /** @param price of the call @param left at the service; each undefined where unknown */
  creditsOut: (price: number | undefined, left: number | undefined): string => {
    const needed = price === undefined ? 'This call costs more than is left' : `This call needs ${credits(price)}`;
    return left === undefined ? `${needed}.` : `${needed}; ${figure(left)} left.`;
  },
  countedBy: (service: string): string => `They are counted by ${service}.`,
  capUsedUp: 'Today’s credits are used up.',
  /** `mine`: the person's own setting, not the operator's. `price`: of the call, where known. */
  cap: (cap: {
    limit: number;
    spent: number;
    mine: boolean;
    price: number | undefined;
    resetsAt: string;
    zone: string | undefined;
  }): RichText => [
    `The cap is ${credits(cap.limit)} a day, ${cap.mine ? 'your own setting' : 'set by the operator of this bot'}; ${figure(cap.spent)} used today`,
    cap.price === undefined ? '. ' : `, and this costs ${figure(cap.price)}. `,
    'The count starts again at ',
    time(cap.resetsAt),
    cap.zone === undefined ? ' (midnight UTC). ' : ' (your midnight). ',
    cap.mine ? 'You can raise your cap in /settings.' : 'Pages of earlier results stay free.',
  ],
  rateLimited: 'Too many requests in a short time.',
  waitAMinute: 'Please try again in a minute or two.',
  badRequest: 'Try fewer or shorter words, and leave out unusual characters.',
  notOffered: (service: string): string =>
    `${capital(service)} has no such function at the moment. Other commands still work.`,
  notFound: 'The service has no such record any more. It may have been removed since.',
  timeout: 'No complete answer came in time. The first request of a day can be slow; a second try is often quicker.',
  unreachable: (service: string): string =>
    `There is no connection to ${service} right now. Please try again in a few minutes.`,
  connectionLost: 'The service was answering, but the answer did not arrive in full.',
  serviceFailed: 'Nothing is wrong with your request.',
  tryLater: 'Please try again later.',
  tryAfter: (at: string): RichText => ['Please try again after ', time(at), '.'],
  unreadableReply: 'Something came back, but not in the agreed form. That does not mean that nothing was found.',
  tooLarge: 'Try something narrower: more words, one chat, or a shorter time.',
  cancelled: 'The request was stopped as you asked.',
  notTakenUp: 'This one was not taken up; send it again when one of them is done, or stop them.',
  continueThere: 'Continue there?',
  forgottenButton: 'What it stood for has been forgotten. Please start again with a command; /help lists them.',
  internal: 'The fault is mine, not yours. Please try again later.',
  mayHaveCost: (price: number): string => `It may have cost ${credits(price)}.`,
  mayHaveCostSome: 'It may have cost credits.',
  /** What an operator can look up in the log. */
  reference: (reference: string): RichText => ['Reference: ', code(reference)],
  refused: {
    /** Nothing was sent: the token is known not to allow it. */
    byBot: (): RichText => ['No request was made: ', bold('nothing was spent'), '.'],
    byService: (): RichText => ['The service refused the request: ', bold('nothing was spent'), '.'],
    /** @param commands `/search, /recent` */
    stillWork: (commands: string): string => `With this token you can still use ${commands}.`,
    noneWorks: 'None of the commands that read data work with this token.',
    widen: (): RichText => [
      'To widen it, make a token with these permissions as well and send it after ',
      code('/connect'),
      '.',
    ],
  },
};
