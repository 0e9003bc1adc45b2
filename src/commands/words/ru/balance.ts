/** What is left at the service, in Russian. */
import { type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const balance = {
  refill: (allowance: number, at: string): RichText => [`Снова ${figure(allowance)} будет с `, time(at), '.'],
  low: (left: number): string => `Осталось всего ${credits(left)}.`,
  seeCredits: 'Подробнее — /credits.',
};
