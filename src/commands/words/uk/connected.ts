/** “You are connected”, in Ukrainian. */
import { bold, code, type RichText, time } from '../../answer.ts';

export const connected = {
  title: 'Усе підключено',
  toService: (service: string): RichText => [bold('Усе підключено'), ` через ${service}.`],
  toOwn: (): RichText => [bold('Усе підключено'), ': це ваш власний архів.'],
  toSample: (you: string, owner: string | undefined): RichText => [
    bold('Усе підключено'),
    `: це демодані. У Telegram ви — ${you === '' ? 'це ви' : you}, а дані — вигаданої людини${owner === undefined ? '' : ` на ім’я ${owner}`}.`,
  ],
  saved: (service: string): RichText => [
    bold('Токен збережено'),
    `: ${service}. Безкоштовно перевірити його не вдалося, це зробить ваша перша команда.`,
  ],
  token: (masked: string): RichText => ['Токен: ', code(masked)],
  lastsUntilEnded: 'Доступ діє, доки ви його не закриєте.',
  lastsUntil: (at: string): RichText => ['Доступ діє до ', time(at), '.'],

  before: {
    ended: 'Попередній доступ закрито.',
    failedHere: 'Попередній доступ зараз закрити не вдалося: закрийте його в /account.',
    failedThere: (service: string): string =>
      `Попередній доступ зараз закрити не вдалося. Якщо він більше не потрібен, відкличте його самі через ${service}.`,
    impossibleHere: 'Попередній токен може ще діяти: закрийте його в /account.',
    impossibleThere: (service: string): string =>
      `Попередній токен може ще діяти. Якщо він більше не потрібен, відкличте його самі через ${service}.`,
  },

  notTried: 'Нічого з цього ще не перевірено:',
  canUse: 'Вам доступні:',
  allowsNothing: 'З ним не працює жодна команда, яка читає дані.',
  notWithToken: (commands: string): string => `Із цим токеном не працюють: ${commands} — чого бракує, покаже /account.`,
  notWithAccess: (commands: string): string =>
    `Із цим доступом не працюють: ${commands} — чого бракує, покаже /account.`,

  empty: (): RichText => [bold('Ваш архів поки порожній.'), ' Далі: /import завантажить ваші чати.'],
  justWrite: 'Просто напишіть, що шукаєте.',
  justWriteFerry: (): RichText => ['Просто напишіть, що шукаєте, наприклад ', code('ferry'), '.'],
  bringIn: 'Завантажити мої чати',
};
