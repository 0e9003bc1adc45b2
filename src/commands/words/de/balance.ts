/** What is left at the service, in German. */
import { time } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const balance: Words['balance'] = {
  refill: (allowance, at) => [`Wieder ${figure(allowance)} gibt es ab `, time(at), '.'],
  low: (left) => `Nur noch ${credits(left)} übrig.`,
  seeCredits: 'Mehr dazu: /credits.',
};
