/** What is left at the service, in Portuguese. */
import { time } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { form, numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const balance: Words['balance'] = {
  refill: (allowance, at) => [`Você volta a ter ${figure(allowance)} em `, time(at), '.'],
  low: (left) => `${form(left, 'Resta', 'Restam')} só ${credits(left)}.`,
  seeCredits: 'Saiba mais em /credits.',
};
