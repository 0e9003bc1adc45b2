/** Said to people who have not used their token for long, in Ukrainian. */
import { code, type RichText } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('uk');
const { days, figure } = numbers;
/** `21 дня`: after «близько». */
const aboutDays = (amount: number) =>
  `${figure(amount)} ${plural(amount, { one: 'дня', few: 'днів', many: 'днів', other: 'дня' })}`;

export const idle = {
  unused: 'Ви давно не користувалися підключенням',
  warning: (idle: number, left: number): RichText => [
    `Токен, яким не користуються ${days(idle)}, я забуваю, щоб ніхто не міг ним зловжити. До цього лишилося близько ${aboutDays(left)}. Виконайте будь-яку команду з вашими даними, наприклад `,
    code('/recent'),
    ', і він залишиться.',
  ],
  forgotten: 'Ваш токен стерто',
  notUsed: (idle: number): string => `Ним не користувалися ${days(idle)}.`,
  ended: 'У сервісі його теж закрито, і він більше нічого не відкриває.',
  mayBeValid: 'У сервісі він може ще діяти: відкличте його там, якщо він більше не потрібен, або підключіться знову.',
};
