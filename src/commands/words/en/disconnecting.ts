/** /disconnect: what is erased, what has ended, what stays. `service` is the data service's name. */
import { plurals } from '../plural.ts';
import { counted, numbers } from './numbers.ts';

const plural = plurals('en');
const { figure, credits, size } = numbers;
export const records = (amount: number) => counted(amount, 'record', 'records');

export const disconnecting = {
  askAccess:
    'Erase your access, kept results, buttons, pending work, what I do for you by myself, settings and the list of what you spent?',
  /** @param masked the token's ends */
  askToken: (masked: string): string =>
    `Erase your access token (${masked}), kept results, buttons, pending work, what I do for you by myself, settings and the list of what you spent?`,
  askUnconnected: 'You are not connected, but there may still be settings or a list of what you spent. Erase them?',
  liveStops: 'Messages of your Telegram account are no longer taken in then.',
  cannotBeUndone: 'This cannot be undone.',
  eraseAll: 'Erase everything',
  eraseNothing: 'Erase nothing',
  keepIt: 'Keep it',
  erasing: 'Erasing…',

  nothingToErase: 'There was nothing to erase',
  erased: 'Erased',
  /** Lines of what was erased. */
  items: {
    token: 'your access token and what it allows',
    results: (amount: number): string =>
      plural(amount, { one: '1 kept list of results', other: `${figure(amount)} kept lists of results` }),
    buttons: (amount: number): string =>
      plural(amount, { one: '1 set of buttons', other: `${figure(amount)} sets of buttons` }),
    pending: (amount: number): string =>
      plural(amount, { one: '1 pending request', other: `${figure(amount)} pending requests` }),
    link: 'an open connect link',
    live: 'that your Telegram account is connected to me',
    settings: 'your settings',
    spending: (amount: number): string =>
      plural(amount, { one: 'the detail of 1 paid call', other: `the detail of ${figure(amount)} paid calls` }),
  },
  endedAt: (service: string): string => `Ended at ${service}`,
  accessesEnded: (amount: number): string =>
    plural(amount, {
      one: 'the access itself: it opens nothing any more',
      other: `${figure(amount)} accesses: they open nothing any more`,
    }),
  notErased: 'Not erased',
  /** Lines of what stays. */
  stays: {
    chat: 'this chat at Telegram: you can clear it in the app',
    service: (service: string): string => `what ${service} keeps`,
    serviceAndAccess: (service: string): string =>
      `what ${service} keeps, and the access itself: it could not be ended now, so revoke it there`,
    serviceAndToken: (service: string): string =>
      `what ${service} keeps, and the token itself there: revoke it there if nobody should use it any more`,
    today: (spent: number): string => `today’s total (${credits(spent)}), kept for the daily limit, then deleted`,
  },

  archive: {
    ask: 'Erase the archive too?',
    holds: (amount: number, bytes: number): string =>
      `It holds ${records(amount)} of yours (${size(bytes)}). Erasing it cannot be undone, and ends every other access to it. It stays if you do nothing.`,
    erase: 'Erase the archive too',
    erasing: 'Erasing your archive…',
    isSample: 'That is the sample data, which stays.',
    erased: 'Your archive is erased',
    records: (amount: number, bytes: number): string => `${records(amount)} (${size(bytes)})`,
    accesses: (amount: number): string =>
      plural(amount, { one: '1 access to it', other: `${figure(amount)} accesses to it` }),
    nothingLeft: 'Nothing of it is left at the service.',
    /** @param what a line of what stays */
    stays: (what: string): string => `What stays: ${what}.`,
  },
};
