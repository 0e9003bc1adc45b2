/** A look at the day, and back at the week, in Portuguese. */
import type { Words } from '../en/en.ts';
import { counted, form } from './numbers.ts';

const DAY = new Intl.DateTimeFormat('pt', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('pt', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** @param day YYYY-MM-DD */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const messages = (amount: number): string => counted(amount, 'mensagem', 'mensagens');

export const today: Words['today'] = {
  title: (day) => `Hoje, ${DAY.format(dateOf(day))}`,
  weekTitle: (from, to) => `A sua semana, de ${SHORT.format(dateOf(from))} a ${SHORT.format(dateOf(to))}`,
  thenTitle: (from, to) =>
    from === to ? capital(DAY.format(dateOf(from))) : `De ${SHORT.format(dateOf(from))} a ${SHORT.format(dateOf(to))}`,
  doing: 'Olhando o seu dia',
  doingWeek: 'Revendo a sua semana',
  doingThen: 'Olhando para trás',
  waiting: 'Esperando a sua resposta',
  named: 'Marcado para hoje',
  namedNext: 'Marcado para os próximos dias',
  namedThen: 'Marcado para esse dia',
  happened: 'O que chegou',
  happenedWeek: 'Onde aconteceu algo',
  messages,
  others: (chats) => `e mais ${counted(chats, 'conversa', 'conversas')}`,
  nothing: 'Nada chegou hoje, e parece que ninguém espera uma resposta.',
  nothingWeek: 'Nada chegou nesta semana, e parece que ninguém espera uma resposta.',
  nothingThen: 'Nada chegou nessa época.',
  whichDay: 'Eu olho um dia ou revejo uma semana: /today ontem, /today sexta-feira, /today semana. Nada foi gasto.',
  notSynced: 'Esperava mais? Talvez ainda não esteja no seu acervo.',
  read: (amount, since) => `${messages(amount)} ${form(amount, 'lida', 'lidas')}, desde ${SHORT.format(dateOf(since))}`,
  readNewest: (amount) =>
    `${form(amount, 'lida a', 'lidas as')} ${messages(amount)} mais ${form(amount, 'nova', 'novas')}`,
  daily: 'Receber isto todos os dias',
  weekly: 'Rever a semana, toda semana',
  inWords: 'Resumir',
  question: 'O que aconteceu nas minhas conversas hoje, quem espera uma resposta minha e o que prometi para hoje?',
  questionWeek:
    'O que foi importante nas minhas conversas nos últimos sete dias, quem espera uma resposta minha e o que vem por aí?',
};
