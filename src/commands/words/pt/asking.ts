/** /ask in Portuguese: questions, answers, and what they rest on. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Words } from '../en/en.ts';
import { counted, numbers } from './numbers.ts';
import { records } from './records.ts';

const list = new Intl.ListFormat('pt', { style: 'long', type: 'unit' });
const tenths = new Intl.NumberFormat('pt', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const amountOf = (kind: DatastoreName | undefined, many: number) =>
  kind === undefined ? counted(many, 'item', 'itens') : records.amount(kind, many);

export const asking: Words['asking'] = {
  what: (credits) =>
    `O que você quer saber? Uma resposta a partir das suas mensagens custa ${numbers.credits(credits)}.`,
  hint: 'A sua pergunta',
  noQuestion: 'Não há nenhuma pergunta aí. Nada foi gasto.',
  tooLong: (limit) =>
    `É longo demais para uma pergunta: até ${numbers.figure(limit)} caracteres, por favor. Nada foi gasto.`,
  cannotNarrow:
    'Uma pergunta não pode ser filtrada com has:. Todo o resto que /search conhece funciona aqui também. Nada foi gasto.',

  reading: (question) => `Lendo os seus dados para responder a “${question}”`,
  readingMessages: (question) => `Lendo as suas mensagens para responder a “${question}”`,
  readingThese: 'Lendo o que foi encontrado',
  plainly: (question) => `Perguntando ao modelo, sem os seus dados, “${question}”`,
  seconds: (ms) => `${tenths.format(ms / 1000)} s`,
  whatAbout: (words) => (words === '' ? 'O que dizem, em resumo?' : `O que dizem sobre “${words}”?`),
  readNothing: 'não leu nenhum dos seus dados',
  read: (kinds, { chats, chat, days }) => {
    const read = list.format(kinds.map(([kind, many]) => amountOf(kind, many)));
    const where =
      chat !== undefined ? ` de “${chat}”` : chats === 0 ? '' : ` em ${counted(chats, 'conversa', 'conversas')}`;
    return `leu ${read}${where}${days === undefined ? '' : `, ${days}`}`;
  },
  days: (from, to, zone) =>
    new Intl.DateTimeFormat('pt', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).formatRange(
      from,
      to,
    ),
  noLinks: (platforms) => `Sem link: ${platforms}. Só mensagens de supergrupos e canais do Telegram têm um.`,
  tookOut: (many) => `retirou ${counted(many, 'referência inventada', 'referências inventadas')}`,
  lookedOnly: (what) => `limitado a: ${what.join(', ')}`,
  replyToGoOn: (credits) => `\n↩ Responda a esta mensagem para continuar perguntando (${numbers.credits(credits)}).`,

  stages: {
    searched: (words, many) => `pesquisou “${words}”: ${numbers.figure(many)}`,
    listed: (kind, many) => `listou ${amountOf(kind, many)}`,
    read: (many) => `continuou lendo: ${amountOf(undefined, many)}`,
    counted: (many) => `contou ${numbers.figure(many)}`,
    sampled: (many) => `escolheu ${amountOf(undefined, many)} de várias épocas e conversas`,
    writing: 'escrevendo',
    writingPart: (part, parts) => `escrevendo, ${part} de ${parts}`,
  },

  wordless:
    'Nenhuma destas palavras me diz o que procurar. Pergunte com uma que diga: um nome, um lugar, uma coisa. Por exemplo: “onde está o meu passaporte?”',
  nothing: 'Nada nos seus dados tem as palavras desta pergunta. Com outras palavras, talvez apareça.',
  noModel: 'O serviço não tem modelo de linguagem: cita trechos e não redige uma resposta.',
  closest: (question) => ['O mais próximo de ', question],
  onlyNear: (question) => ['Não encontrei resposta nos seus dados. O mais próximo de ', question],
  counted: 'contado',
  kindHeading: (kind, name) => {
    const noun = amountOf(kind, 1).replace(/^1 /, '');
    const heading = noun.charAt(0).toUpperCase() + noun.slice(1);
    return name === undefined ? heading : `${heading}: ${name}`;
  },

  goesToModel: (host) =>
    `\nA sua pergunta, e o que for lido para ela, vai para o modelo de linguagem em ${host}. Saiba mais em /privacy.`,
  wentToModel: (host) =>
    `\nℹ️ A sua pergunta, e o que foi lido para ela, foi para o modelo de linguagem em ${host}. Digo isto só uma vez; está sempre em /privacy.`,

  buttons: {
    shorter: 'Mais curto',
    deeper: 'Mais a fundo',
    more: 'Mais…',
    again: 'Perguntar de novo',
    search: 'Pesquisar',
    withoutData: 'Perguntar sem os dados',
    open: (name) => `Abrir ${name}`,
    chat: 'conversa',
    everywhere: 'Em tudo',
    messages: 'Em mensagens',
    emails: 'Em e-mails',
    files: 'Em arquivos',
    inChat: (name) => `Em ${name}`,
    lastDays: (days) => `Últimos ${numbers.figure(days)} dias`,
    aboutThis: 'Perguntar sobre isto',
    withoutIt: 'Perguntar sem isto',
  },
  elsewhere: (question) => [
    'Perguntar ',
    question,
    ' de novo? Escolha onde procurar, ou escreva: in:emails, chat:família, from:anna, since:2025.',
  ],
  forgotten:
    'Já esqueci a resposta que isto continuaria: guardo respostas e resultados por apenas seis horas. Nada foi gasto.',
  thanks: 'Obrigado. Só a contagem é guardada, nem uma palavra a mais.',
  ratedAlready: 'Já está anotado. Obrigado!',
};
