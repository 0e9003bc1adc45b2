/** What is left at the service. */
import { type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const balance = {
  /** When there are more again. @param at ISO 8601 */
  refill: (allowance: number, at: string): RichText => [`There are ${figure(allowance)} again from `, time(at), '.'],
  /** Below an answer. */
  low: (left: number): string => `Only ${credits(left)} left.`,
  seeCredits: '/credits says more.',
};
