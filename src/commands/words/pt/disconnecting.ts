/** /disconnect in Portuguese. */
import type { Words } from '../en/en.ts';
import { counted, form, numbers } from './numbers.ts';

const { credits, figure, size } = numbers;
export const records = (amount: number) => counted(amount, 'item', 'itens');
const REST =
  'os resultados guardados, os botões, o que está pendente, o que faço por você automaticamente, as configurações e a lista do que gastou';

export const disconnecting: Words['disconnecting'] = {
  askAccess: `Apagar o seu acesso, ${REST}?`,
  askToken: (masked) => `Apagar o seu token de acesso (${masked}), ${REST}?`,
  askUnconnected:
    'Você não tem uma conexão, mas ainda pode haver configurações ou uma lista do que gastou. Apagar isso?',
  liveStops: 'As mensagens da sua conta do Telegram deixam então de ser recolhidas.',
  cannotBeUndone: 'Isto não pode ser desfeito.',
  eraseAll: 'Apagar tudo',
  eraseNothing: 'Não apagar nada',
  keepIt: 'Manter',
  erasing: 'Apagando…',

  nothingToErase: 'Não havia nada para apagar',
  erased: 'Apagado',
  items: {
    token: 'o seu token de acesso e o que ele permite',
    results: (amount) => counted(amount, 'lista de resultados guardada', 'listas de resultados guardadas'),
    buttons: (amount) => counted(amount, 'conjunto de botões', 'conjuntos de botões'),
    pending: (amount) => counted(amount, 'pedido pendente', 'pedidos pendentes'),
    link: 'um link de conexão aberto',
    live: 'a ligação da sua conta do Telegram comigo',
    settings: 'as suas configurações',
    spending: (amount) => `os detalhes de ${counted(amount, 'chamada paga', 'chamadas pagas')}`,
  },
  endedAt: (service) => `Encerrado (${service})`,
  accessesEnded: (amount) =>
    amount === 1
      ? 'o próprio acesso: já não abre mais nada'
      : `${figure(amount)} ${form(amount, 'acesso: já não abre', 'acessos: já não abrem')} mais nada`,
  notErased: 'Não apagado',
  stays: {
    chat: 'esta conversa no Telegram: você pode limpá-la no app',
    service: (service) => `o que ${service} guarda`,
    serviceAndAccess: (service) =>
      `o que ${service} guarda, e o próprio acesso: não pôde ser encerrado agora, então revogue-o lá`,
    serviceAndToken: (service) => `o que ${service} guarda, e o próprio token: revogue-o lá se ninguém mais for usá-lo`,
    today: (spent) => `o total de hoje (${credits(spent)}), guardado para o limite diário e depois apagado`,
  },

  archive: {
    ask: 'Apagar o acervo também?',
    holds: (amount, bytes) =>
      `Ele guarda ${records(amount)} ${form(amount, 'seu', 'seus')} (${size(bytes)}). Apagar não tem volta e encerra todos os outros acessos a ele. Se você não fizer nada, ele fica.`,
    erase: 'Apagar o acervo também',
    erasing: 'Apagando o seu acervo…',
    isSample: 'Esses são os dados de exemplo, que ficam.',
    erased: 'O seu acervo foi apagado',
    records: (amount, bytes) => `${records(amount)} (${size(bytes)})`,
    accesses: (amount) => counted(amount, 'acesso a ele', 'acessos a ele'),
    nothingLeft: 'Não resta nada dele no serviço.',
    stays: (what) => `O que fica: ${what}.`,
  },
};
