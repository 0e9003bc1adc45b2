/** /account in Portuguese. */
import { bold, code, time } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { counted, numbers } from './numbers.ts';

const { figure } = numbers;

export const account: Words['account'] = {
  looking: 'Vendo o seu acesso… (0 créditos)',
  toSample: () => [bold('Conexão ativa'), ' com os dados de exemplo de uma pessoa inventada: não são seus.'],
  toOwn: () => [bold('Conexão ativa'), ' com o seu próprio acervo.'],
  toService: (service) => [bold('Conexão ativa'), ` com ${service}`],
  since: (at) => ['Desde ', time(at)],
  credits: (left) => `Créditos restantes: ${figure(left)}.`,
  creditsUnknown: 'Créditos: não consegui consultar o serviço agora.',
  commands: 'Comandos',
  moreThanLeft: 'mais do que resta',
  notTried: 'ainda não testado',
  lastUsed: (at) => ['último uso: ', time(at)],
  lastTried: (at) => ['última tentativa: ', time(at)],
  needs: (scopes) => ['precisa de ', code(scopes)],
  permissions: 'Permissões',
  from: {
    service: 'segundo o serviço',
    person: 'como você indicou ao conectar',
    unknown: 'o serviço não informa: vou descobrindo conforme você usa os comandos',
  },
  noScopes: 'nenhuma que este bot possa usar',
  others: (amount) => counted(amount, 'outro acesso ao seu acervo', 'outros acessos ao seu acervo'),
  othersUnknown: 'Não consegui consultar agora quem mais tem acesso.',
  other: (app, since, until, used) => [
    `${app}, desde `,
    time(since),
    ...(until === undefined ? [', até você encerrar'] : [', até ', time(until)]),
    ...(used ? [] : [', nunca usado']),
  ],
  andMore: (amount) => `… e mais ${figure(amount)}`,
  end: (app) => `Encerrar ${app}`,
  ended: 'Esse acesso foi encerrado.',
  hadEnded: 'Esse acesso já tinha sido encerrado.',
  seeAll: 'Ver todos no navegador',
  noPage: 'O serviço não tem uma página para isso.',
  list: 'A lista de quem tem acesso ao seu acervo. O link é só para você e vale por dez minutos.',
  openList: 'Abrir a lista',
  noAccess: 'Ainda não tenho acesso ao seu acervo para pesquisar nele.',
};
