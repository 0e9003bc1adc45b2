/** What a search found, and what can be done with it, in Portuguese. */

import type { RichText, Span } from '../../answer.ts';
import type { PlaceName } from '../../query/query-words.ts';
import type { Words } from '../en/en.ts';
import { counted, form, numbers } from './numbers.ts';
import { inPlace, records } from './records.ts';

const { figure } = numbers;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const hits = (amount: number, ofChats: boolean) =>
  ofChats ? counted(amount, 'mensagem', 'mensagens') : counted(amount, 'resultado', 'resultados');
/** `os 5 melhores de pelo menos 50 resultados`. */
const first = (word: 'melhor' | 'novo', shown: number, total: number, atLeast: boolean, ofChats: boolean) => {
  const article = ofChats ? form(shown, 'a', 'as') : form(shown, 'o', 'os');
  const chosen =
    word === 'melhor'
      ? form(shown, 'melhor', 'melhores')
      : `mais ${ofChats ? form(shown, 'nova', 'novas') : form(shown, 'novo', 'novos')}`;
  return `${article} ${figure(shown)} ${chosen} de ${atLeast ? 'pelo menos ' : ''}${hits(total, ofChats)}`;
};

const ended = (filters: string) => (filters === '' ? '.' : ` (${filters}).`);
const LIST = new Intl.ListFormat('pt', { type: 'conjunction' });
const named = (words: readonly string[]) => LIST.format(words.map((word) => `“${word}”`));
const sifted = (received: number, filters: string, hidden: number): string =>
  `Filtrado aqui, ${received === 1 ? 'do único resultado' : `dos ${figure(received)} resultados`} que o serviço enviou: ${filters} · ${counted(hidden, 'oculto', 'ocultos')}`;

export const results: Words['results'] = {
  question: (price) => `O que devo pesquisar? Uma pesquisa custa ${price}.\n\nVocê pode filtrar: `,
  questionPlaces: '\nou dizer onde procurar: ',
  hint: 'Palavras para pesquisar',
  searching: (place, subject) => `Pesquisando “${subject}” ${inPlace(place)}`,
  listing: (place, filters) => `Pesquisando ${inPlace(place)}: ${filters}`,
  title: (place) => `${capital(records.place(place))}:`,
  newestIn: (place) => `O mais novo ${inPlace(place)}`,
  cannotList:
    'Este serviço de dados não consegue encontrar isso sem uma palavra para pesquisar. Acrescente uma, ou tire has:, as palavras com menos e in:all.\n\nNada foi gasto.',

  facts: {
    chats: (amount) => counted(amount, 'conversa', 'conversas'),
    all: hits,
    shown: (amount, ofChats) =>
      `${hits(amount, ofChats)} ${ofChats ? form(amount, 'mostrada', 'mostradas') : form(amount, 'mostrado', 'mostrados')}`,
    best: (shown, total, atLeast, ofChats) => first('melhor', shown, total, atLeast, ofChats),
    newest: (shown, total, atLeast, ofChats) => first('novo', shown, total, atLeast, ofChats),
    none: '0 resultados',
  },
  filtered: (filters) => `Filtrado: ${filters}`,
  sifted,
  nowhere: (missing: readonly string[], present: readonly string[]): string =>
    `Não encontrei nada com ${named(missing)}. Estes têm ${named(present)}.`,

  page: (page, pages) => `página ${page} de ${pages}`,
  turningIsFree: 'mudar de página é grátis',
  free: 'grátis',
  next: 'Próx. ▶',
  previous: '◀ Ant.',
  only: (chips, shown, all) => `Só ${chips.join(', ')}: ${figure(shown)} de ${figure(all)}`,
  noneOfThese: 'Nenhum destes. Toque em um ✓ para voltar atrás.',
  chips: { mine: 'Meus', week: '7 dias', month: '30 dias', file: 'Arquivos' },
  chip: (name, amount) => `${name} · ${figure(amount)}`,
  chosenChip: (name) => `✓ ${name}`,
  askAboutThese: 'Perguntar sobre estes',
  everywhere: 'Pesquisar em tudo',
  gone: 'Estes resultados foram esquecidos: guardo-os por apenas seis horas.',
  again: 'Pesquisar de novo',

  none: (place: PlaceName, what: Span, filters: string): RichText => [
    `Nada ${inPlace(place)} combina com `,
    what,
    ended(filters),
  ],
  noneReadable: (place: PlaceName, what: Span, filters: string): RichText => [
    `O que consegui ler ${inPlace(place)} não combina com `,
    what,
    ended(filters),
  ],
  lookedThrough: (kinds: string): string =>
    `Procurei em ${kinds}: tudo o que o seu acesso permite. Até onde vai cada app, não consigo dizer de graça; /recent mostra a mensagem mais nova de todas, e as recentes ainda podem estar a caminho.`,
  reaching: (kinds: string, lines: string): string =>
    `Procurei em ${kinds}: tudo o que o seu acesso permite. Vai até aqui:\n${lines}\nO que é mais novo ainda pode estar a caminho.`,
  nothingThere: (kinds: string): string => `Procurei em ${kinds}: ainda não há nada ali. /import traz os seus dados.`,
  /** What was sifted, where that left nothing. */
  siftedAway: (received: number, filters: string, hidden: number): string =>
    `${sifted(received, filters, hidden)}. Tente sem isso.`,
  fewerFilters: 'Com menos filtros, talvez apareça mais.',
  fewerWords: 'Menos palavras encontram mais; outras formas delas também.',
  otherForm: 'Tente outra forma da palavra, ou um nome ligado a ela.',
  justThis: (word) => `Só “${word}”`,
  messagesOnly: 'Pesquisar só mensagens',
  yourChats: 'Pesquisar nas conversas',
  withoutFilters: 'Pesquisar sem filtros',
  withoutQuotes: 'Pesquisar sem aspas',
  askInstead: 'Perguntar',

  around: 'O que se disse em volta',
  openChat: 'Abrir a conversa',
  wholeText: 'Texto inteiro',
  fetching: 'Buscando o texto inteiro',
  onlyPart: 'Isto é só uma parte: é longo demais para ficar guardado aqui.',
  noLonger: 'Já não está mais lá.',
  openInTelegram: 'Abrir no Telegram',
  copyText: 'Copiar o texto',
  copyId: 'Copiar o id',
  noLink: {
    telegram:
      'Sem link: o Telegram só tem links para mensagens de supergrupos e canais, e este item não diz que é de um deles.',
    other: (platform) => `Sem link: ${platform} não tem links para uma única mensagem.`,
  },
};
