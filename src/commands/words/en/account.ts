/** /account: whose data, what the access allows, who else has access. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('en');
const { figure } = numbers;

export const account = {
  looking: 'Looking up your access… (0 credits)',
  toSample: (): RichText => [bold('Connected'), ' to the sample data of an invented person: it is not yours.'],
  toOwn: (): RichText => [bold('Connected'), ' to your own archive.'],
  toService: (service: string): RichText => [bold('Connected'), ` to ${service}`],
  since: (at: string): RichText => ['Since ', time(at)],
  credits: (left: number): string => `Credits: ${figure(left)} left.`,
  creditsUnknown: 'Credits: the service could not be asked just now.',
  commands: 'Commands',
  /** After a command and its price. */
  moreThanLeft: 'more than is left',
  notTried: 'not tried yet',
  /** The moment a command was last paid for, and last asked of the service without success. */
  lastUsed: (at: string): RichText => ['last used ', time(at)],
  lastTried: (at: string): RichText => ['last tried ', time(at)],
  /** @param scopes as they are written */
  needs: (scopes: string): RichText => ['needs ', code(scopes)],
  permissions: 'Permissions',
  /** How the permissions are known. */
  from: {
    service: 'as the service says',
    person: 'as you said when connecting',
    unknown: 'not told by the service: I learn it as you use commands',
  },
  noScopes: 'none that this bot can use',
  others: (amount: number): string =>
    plural(amount, {
      one: '1 other access to your archive',
      other: `${figure(amount)} other accesses to your archive`,
    }),
  othersUnknown: 'Who else has access could not be asked just now.',
  /** @param app with the beginning of its id @param until undefined: until it is ended */
  other: (app: string, since: string, until: string | undefined, used: boolean): RichText => [
    `${app}, since `,
    time(since),
    ...(until === undefined ? [', until you end it'] : [', until ', time(until)]),
    ...(used ? [] : [', never used']),
  ],
  andMore: (amount: number): string => `… and ${figure(amount)} more`,
  end: (app: string): string => `End ${app}`,
  ended: 'That access has ended.',
  hadEnded: 'That access had already ended.',
  seeAll: 'See all in the browser',
  noPage: 'The service has no page for that.',
  list: 'The list of who has access to your archive. The link is for you alone and works for ten minutes.',
  openList: 'Open the list',
  noAccess: 'You have given me no access to search your archive.',
};
