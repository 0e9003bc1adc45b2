/** What is left at the service. */
import { type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const balance = {
  /** When there are more again. @param at ISO 8601 */
  refill: (allowance: number, at: string): RichText => [time(at), ` 起恢复到 ${figure(allowance)}。`],
  /** Below an answer. */
  low: (left: number): string => `只剩 ${credits(left)}了。`,
  seeCredits: '详情见 /credits。',
};
