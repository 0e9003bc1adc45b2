/** Said to people who have not used their token for long, in Russian. */
import { code, type RichText } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('ru');
const { days, figure } = numbers;
/** `21 дня`: after «около». */
const aboutDays = (amount: number) =>
  `${figure(amount)} ${plural(amount, { one: 'дня', few: 'дней', many: 'дней', other: 'дня' })}`;

export const idle = {
  unused: 'Вы давно не пользовались подключением',
  warning: (idle: number, left: number): RichText => [
    `Токен, которым не пользуются ${days(idle)}, я забываю, чтобы никто не мог им злоупотребить. До этого осталось около ${aboutDays(left)}. Выполните любую команду с вашими данными, например `,
    code('/recent'),
    ', и он останется.',
  ],
  forgotten: 'Ваш токен стёрт',
  notUsed: (idle: number): string => `Им не пользовались ${days(idle)}.`,
  ended: 'В сервисе он тоже закрыт и больше ничего не открывает.',
  mayBeValid: 'В сервисе он может ещё действовать: отзовите его там, если он больше не нужен, или подключитесь снова.',
};
