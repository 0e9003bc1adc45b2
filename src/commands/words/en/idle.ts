/** Said to people who have not used their token for long, without being asked. */
import { code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { days } = numbers;

export const idle = {
  unused: 'You have not used your connection for a while',
  /** @param idle days after which a token is forgotten @param left until then */
  warning: (idle: number, left: number): RichText => [
    `A token that nobody uses for ${days(idle)} is forgotten, so that it cannot be misused. Yours goes in about ${days(left)}. Run any command on your data, such as `,
    code('/recent'),
    ', and it stays.',
  ],
  forgotten: 'I have forgotten your token',
  notUsed: (idle: number): string => `It was not used for ${days(idle)}.`,
  ended: 'It has ended at the service as well, and opens nothing any more.',
  mayBeValid: 'It may still be valid at the service: revoke it there if you are done with it, or connect again.',
};
