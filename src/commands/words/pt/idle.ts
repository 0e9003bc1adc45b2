/** Said to people who have not used their token for long, in Portuguese. */
import { code } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

const { days } = numbers;

export const idle: Words['idle'] = {
  unused: 'Faz tempo que você não usa a sua conexão',
  warning: (idle, left) => [
    `Um token que ninguém usa por ${days(idle)} é esquecido, para que não possa ser mal usado. O seu vai embora daqui a cerca de ${days(left)}. Use qualquer comando nos seus dados, como `,
    code('/recent'),
    ', e ele fica.',
  ],
  forgotten: 'Esqueci o seu token',
  notUsed: (idle) => `Ele não foi usado por ${days(idle)}.`,
  ended: 'Foi encerrado no serviço também, e já não abre mais nada.',
  mayBeValid: 'Talvez ainda valha no serviço: revogue-o lá se não precisa mais dele, ou conecte de novo.',
};
