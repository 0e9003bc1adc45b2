/** Watched searches and looks back by themselves, in Portuguese. */
import type { Words } from '../en/en.ts';
import { counted, numbers } from './numbers.ts';

/** From 0, Monday: alone, and as in “todas as segundas-feiras”. */
const WEEKDAYS: readonly (readonly [name: string, every: string])[] = [
  ['segunda-feira', 'todas as segundas-feiras'],
  ['terça-feira', 'todas as terças-feiras'],
  ['quarta-feira', 'todas as quartas-feiras'],
  ['quinta-feira', 'todas as quintas-feiras'],
  ['sexta-feira', 'todas as sextas-feiras'],
  ['sábado', 'todos os sábados'],
  ['domingo', 'todos os domingos'],
];
const often = (each: number, most: number) =>
  `${numbers.credits(each)} por vez · no máximo ${numbers.figure(most)} por mês`;

export const routines: Words['routines'] = {
  watch: 'Acompanhar',
  list: 'O que acompanho',
  none: 'Não acompanho nada para você, e não envio nada por conta própria. Embaixo de uma pesquisa você pode tocar em “Acompanhar”; /today oferece uma olhada em cada dia ou semana.',
  listed: 'O que faço por você automaticamente',
  watching: (query) => `Novidades sobre ${query}`,
  today: 'O seu dia',
  week: 'A sua semana',
  when: (time, day) => `${day === undefined ? 'todos os dias' : (WEEKDAYS[day]?.[1] ?? '')} às ${time}`,
  inUtc: ' (UTC)',
  price: (each, most) => `${numbers.credits(each)} por vez, no máximo ${numbers.figure(most)} por mês`,
  spent: (credits) => `gasto neste mês: ${numbers.figure(credits)}`,
  offerWatch: (query) => `Quer que eu avise quando houver algo novo sobre ${query}?`,
  offerWatchHow: 'Procuro automaticamente, conto cada novidade uma vez e fico em silêncio quando não há nada.',
  offerToday:
    'Quer receber isto todos os dias? O que chegou, quem espera uma resposta e o que está marcado para o dia.',
  offerWeek: 'Quer rever a semana, toda semana? Quem mais escreveu, quem espera uma resposta e o que vem por aí.',
  stopsByItself: 'Para sozinho quando o seu acesso, os créditos ou o limite diário não permitirem, e avisa.',
  everyDay: (each, most) => `Diário · ${often(each, most)}`,
  everyWeek: (each, most) => `Semanal · ${often(each, most)}`,
  at: (time, day) => (day === undefined ? time : `${WEEKDAYS[day]?.[0] ?? ''} ${time}`),
  notNow: 'Agora não',
  begun: 'Ativado. A primeira vez será em ',
  tooMany: (most) => `Faço automaticamente até ${numbers.figure(most)} coisas por pessoa. Encerre uma antes.`,
  already: 'Já faço isso.',
  cannotWatch:
    'Este serviço de dados não consegue procurar isso sem uma palavra para pesquisar. Acrescente uma, ou tire has: e as palavras com menos.',
  end: (what) => `Encerrar: ${what}`,
  goOn: (what, each) => `Continuar: ${what} (${numbers.credits(each)} por vez)`,
  ended: 'Encerrado. Não chega mais nada disso sozinho.',
  gone: 'Isso já tinha sido encerrado.',
  found: (query) => `Novidades sobre ${query}`,
  more: (amount) => `e mais ${numbers.figure(amount)}: pesquise para ver tudo`,
  searchAll: 'Pesquisar tudo',
  looking: (query) => `Procurando novidades sobre ${query}`,
  stopped: (what) => `Parado: ${what}`,
  why: {
    'not-connected': 'Já não há uma conexão.',
    token: 'O seu acesso não vale mais.',
    'scope-missing': 'O seu acesso não permite mais isso.',
    'credits-out': 'Os seus créditos no serviço acabaram.',
    'cap-reached': 'Teria passado do seu limite diário.',
    dearer: 'Agora custa mais do que você aceitou.',
    unreadable: 'Já não consigo ler o que devo procurar.',
    trouble: 'O serviço não conseguiu responder muitas vezes seguidas.',
  },
  erased: (amount) =>
    counted(amount, 'coisa que eu fazia por você automaticamente', 'coisas que eu fazia por você automaticamente'),
  lost: (doing, credits) =>
    `${doing}: fui reiniciado antes de poder contar o resultado. Pode ter custado ${numbers.credits(credits)}.`,
};
