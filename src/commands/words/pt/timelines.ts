/** Lists in the order of time, in Portuguese. */

import { remembered } from '#platform/lru-cache.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Words } from '../en/en.ts';
import { isFeminine, records } from './records.ts';

const many = (kind: DatastoreName) => records.kinds([kind]);
const newest = (kind: DatastoreName) => `${many(kind)} mais ${isFeminine(kind) ? 'novas' : 'novos'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const dayIn = remembered(100, (timeZone: string) => new Intl.DateTimeFormat('pt', { dateStyle: 'full', timeZone }));

export const timelines: Words['timelines'] = {
  newest: (kind) => capital(newest(kind)),
  newestIn: 'Mensagens mais novas em',
  aroundIn: 'Em volta disto em',
  fetching: (kind, filters) =>
    filters === ''
      ? `Buscando ${isFeminine(kind) ? 'as suas' : 'os seus'} ${newest(kind)}`
      : `Buscando ${many(kind)} ${filters}`,
  opening: (chat) => `Abrindo “${chat}”`,
  lookingAround: (chat) => `Olhando em volta em “${chat}”`,
  fetchingEarlier: 'Buscando o que veio antes',
  fetchingLater: 'Buscando o que veio depois',
  none: (kind) => `Ainda não há ${many(kind)}. Talvez não tenham chegado ao seu acervo.`,
  noneFiltered: (kind, filters) =>
    `Não há ${many(kind)} ${filters}. Menos filtros podem mostrar mais; tente: sent, received, telegram, 7d.`,
  noneInChat: 'Não há mensagens nesta conversa.',
  whatToType: 'O que posso digitar?',

  earlier: '▲ Antes',
  later: '▼ Depois',
  moreChats: '▼ Mais conversas',
  beginning: 'aqui é o começo',
  nothingEarlier: 'nada antes',
  nothingLater: 'nada depois',
  laterFailed: 'não consegui buscar o que veio depois',
  free: 'grátis',
  day: (at, zone) => capital(dayIn(zone ?? 'UTC').format(at)),
  gone: 'Esta lista foi esquecida: guardo-a por apenas seis horas.',
  again: 'Buscar de novo',
  sent: 'Enviadas',
  received: 'Recebidas',
  everything: 'Sem filtros',

  chats: 'As suas conversas',
  chatsNamed: 'As suas conversas com o nome',
  listingChats: 'Listando as suas conversas',
  lookingForChats: (name) => `Procurando conversas com “${name}” no nome`,
  noChats: 'Ainda não há conversas. Talvez não tenham chegado ao seu acervo.',
  noChatNamed: (name) => `Nenhuma conversa tem “${name}” no nome.`,
  chatNameTooLong: (most) => `O nome de uma conversa pode ter até ${most} caracteres. Nada foi gasto.`,
  chatNumber: (number, price) => `${number} · ${price}`,
};
