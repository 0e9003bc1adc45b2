/** Labels of buttons that several screens share, in Ukrainian. */
import { numbers } from './numbers.ts';

export const buttons = {
  connect: 'Підключити',
  connectAgain: 'Підключити знову',
  connectWider: 'Розширити доступ',
  connectOther: 'Підключити інший токен',
  startAgain: 'Почати спочатку',
  tryAgain: 'Ще раз',
  account: 'Мій доступ',
  credits: 'Кредити',
  settings: 'Налаштування',
  privacy: 'Приватність',
  help: 'Що можна зробити?',
  disconnect: 'Відключити',
  checkToken: 'Перевірити токен знову (безкоштовно)',
  stopThem: 'Зупинити їх',
  continueInPrivate: 'Перейти в особистий чат',
  back: '◂ Назад',
  more: 'Ще ▸',
  search: 'Знайти',
  ask: 'Запитати',
  chats: 'Чати',
  cancel: 'Скасувати',
  topUp: (credits: number): string => `Узяти ще ${numbers.figure(credits)} (демо)`,
  runAgain: 'Запустити знову',
};
