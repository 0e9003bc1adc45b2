/** What is left at the service, in Ukrainian. */
import { type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const balance = {
  refill: (allowance: number, at: string): RichText => [`Знову ${figure(allowance)} буде з `, time(at), '.'],
  low: (left: number): string => `Лишилося всього ${credits(left)}.`,
  seeCredits: 'Докладніше — /credits.',
};
