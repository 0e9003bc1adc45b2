/** /account in Russian. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('ru');
const { figure } = numbers;

export const account = {
  looking: 'Смотрю ваш доступ… (0 кредитов)',
  toSample: (): RichText => [bold('Подключены'), ' демоданные вымышленного человека: они не ваши.'],
  toOwn: (): RichText => [bold('Подключён'), ' ваш собственный архив.'],
  toService: (service: string): RichText => [bold('Подключено'), ` через ${service}`],
  since: (at: string): RichText => ['С ', time(at)],
  credits: (left: number): string => `Кредиты: осталось ${figure(left)}.`,
  creditsUnknown: 'Кредиты: сейчас не получилось спросить у сервиса.',
  commands: 'Команды',
  moreThanLeft: 'больше, чем осталось',
  notTried: 'ещё не проверено',
  lastUsed: (at: string): RichText => ['последний раз: ', time(at)],
  lastTried: (at: string): RichText => ['последняя попытка: ', time(at)],
  needs: (scopes: string): RichText => ['нужно ', code(scopes)],
  permissions: 'Разрешения',
  from: {
    service: 'по данным сервиса',
    person: 'как вы указали при подключении',
    unknown: 'сервис их не сообщает: узнаю, пока вы пользуетесь командами',
  },
  noScopes: 'ни одного, которое пригодилось бы боту',
  others: (amount: number): string =>
    `Ещё ${figure(amount)} ${plural(amount, {
      one: 'доступ к вашему архиву',
      few: 'доступа к вашему архиву',
      many: 'доступов к вашему архиву',
      other: 'доступа к вашему архиву',
    })}`,
  othersUnknown: 'Сейчас не получилось узнать, у кого ещё есть доступ.',
  other: (app: string, since: string, until: string | undefined, used: boolean): RichText => [
    `${app}, с `,
    time(since),
    ...(until === undefined ? [', пока вы не закроете'] : [', до ', time(until)]),
    ...(used ? [] : [', ещё не использовался']),
  ],
  andMore: (amount: number): string => `… и ещё ${figure(amount)}`,
  end: (app: string): string => `Закрыть ${app}`,
  ended: 'Этот доступ закрыт.',
  hadEnded: 'Этот доступ уже был закрыт.',
  seeAll: 'Все — в браузере',
  noPage: 'У сервиса нет такой страницы.',
  list: 'Список тех, у кого есть доступ к вашему архиву. Ссылка только для вас и работает десять минут.',
  openList: 'Открыть список',
  noAccess: 'Вы не давали мне доступа к поиску по вашему архиву.',
};
