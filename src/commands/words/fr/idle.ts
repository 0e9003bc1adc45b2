/** Said to people who have not used their token for long, without being asked. */
import { code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { days } = numbers;

export const idle = {
  unused: 'Ton accès n’a pas servi depuis un moment',
  warning: (idle: number, left: number): RichText => [
    `Un jeton qui ne sert pas pendant ${days(idle)} est oublié, pour que personne n’en abuse. Le tien le sera dans ${days(left)} environ. Lance n’importe quelle commande sur tes données, comme `,
    code('/recent'),
    ', et il reste.',
  ],
  forgotten: 'J’ai oublié ton jeton',
  notUsed: (idle: number): string => `Il n’a pas servi pendant ${days(idle)}.`,
  ended: 'Il est coupé aussi sur le service, et n’ouvre plus rien.',
  mayBeValid:
    'Il est peut-être encore valable sur le service : révoque-le là-bas si tu n’en as plus besoin, ou reconnecte-toi.',
};
