/** What is left at the service. */
import { type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits } = numbers;

export const balance = {
  /** When there are more again. @param at ISO 8601 */
  refill: (allowance: number, at: string): RichText => [time(at), ` से फिर ${credits(allowance)} मिलेंगे।`],
  /** Below an answer. */
  low: (left: number): string => `सिर्फ़ ${credits(left)} बाकी।`,
  seeCredits: 'ज़्यादा जानकारी: /credits',
};
