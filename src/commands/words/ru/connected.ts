/** “You are connected”, in Russian. */
import { bold, code, type RichText, time } from '../../answer.ts';

export const connected = {
  title: 'Всё подключено',
  toService: (service: string): RichText => [bold('Всё подключено'), ` через ${service}.`],
  toOwn: (): RichText => [bold('Всё подключено'), ': это ваш собственный архив.'],
  toSample: (you: string, owner: string | undefined): RichText => [
    bold('Всё подключено'),
    `: это демоданные. В Telegram вы — ${you === '' ? 'это вы' : you}, а данные — вымышленного человека${owner === undefined ? '' : ` по имени ${owner}`}.`,
  ],
  saved: (service: string): RichText => [
    bold('Токен сохранён'),
    `: ${service}. Бесплатно проверить его не удалось, это сделает ваша первая команда.`,
  ],
  token: (masked: string): RichText => ['Токен: ', code(masked)],
  lastsUntilEnded: 'Доступ действует, пока вы его не закроете.',
  lastsUntil: (at: string): RichText => ['Доступ действует до ', time(at), '.'],

  before: {
    ended: 'Прежний доступ закрыт.',
    failedHere: 'Прежний доступ сейчас закрыть не получилось: закройте его в /account.',
    failedThere: (service: string): string =>
      `Прежний доступ сейчас закрыть не получилось. Если он больше не нужен, отзовите его сами через ${service}.`,
    impossibleHere: 'Прежний токен может ещё действовать: закройте его в /account.',
    impossibleThere: (service: string): string =>
      `Прежний токен может ещё действовать. Если он больше не нужен, отзовите его сами через ${service}.`,
  },

  notTried: 'Ничего из этого ещё не проверено:',
  canUse: 'Вам доступны:',
  allowsNothing: 'Ни одна команда, которая читает данные, с ним не работает.',
  notWithToken: (commands: string): string =>
    `С этим токеном не работают: ${commands} — чего не хватает, покажет /account.`,
  notWithAccess: (commands: string): string =>
    `С этим доступом не работают: ${commands} — чего не хватает, покажет /account.`,

  empty: (): RichText => [bold('Ваш архив пока пуст.'), ' Дальше: /import загрузит ваши чаты.'],
  justWrite: 'Просто напишите, что ищете.',
  justWriteFerry: (): RichText => ['Просто напишите, что ищете, например ', code('ferry'), '.'],
  bringIn: 'Загрузить мои чаты',
};
