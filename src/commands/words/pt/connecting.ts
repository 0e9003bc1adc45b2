/** /connect in Portuguese. */
import { bold, code } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

const { figure } = numbers;
const CAREFUL = 'O link é só para você e vale por dez minutos; não passe adiante.';

export const connecting: Words['connecting'] = {
  heading: 'Conecte os seus dados',
  checking: 'Verificando o seu token… (0 créditos)',
  connecting: 'Conectando… (0 créditos)',
  nothingStored: 'Nada foi guardado.',
  nothingConnected: 'Nada foi conectado.',

  sample: () => [
    bold('Dados de exemplo'),
    ': as conversas, os e-mails e os arquivos de uma pessoa inventada. Um toque, tudo permitido, e não há como estragar nada.',
  ],
  own: () => [
    bold('Os seus próprios dados'),
    ': um acervo que o serviço deste bot guarda só para você. Você escolhe o que eu posso fazer com ele.',
  ],
  connectOwn: 'Conectar os meus dados',
  lookAround: 'Explorar dados de exemplo',
  replaces: 'Fica no lugar do acesso que você tem agora, que será encerrado.',

  mayDoOwn: 'O que eu posso fazer com o seu acervo, e por quanto tempo? Você pode encerrar quando quiser, em /account.',
  mayDoSample: 'O que eu posso fazer com os dados de exemplo de uma pessoa inventada, e por quanto tempo?',
  choose: 'Escolher…',
  chooseInBrowser: 'Escolher no navegador',
  chosenByLine: (chosen, all) => [bold('Escolha linha por linha'), ` · ${figure(chosen)} de ${figure(all)} permissões`],
  added: 'Novas:',
  whatIMayDo: 'O que eu posso fazer',
  whatIMayRead: 'O que eu posso ler',
  tapToGive:
    'Toque para dar ou tirar uma permissão. O que eu não posso ler não existe para mim: não encontro nem listo.',
  noneWorks: 'Assim nenhum dos meus comandos funciona: preciso de algo para fazer e de dados para usar.',
  couldUse: (commands) => `Você poderia usar ${commands}.`,
  not: (commands) => `Não: ${commands}.`,
  back: 'Voltar',

  staysAt: (service) => `Quem guarda os seus dados é ${service}; lá você escolhe o que eu posso ler.`,
  newReplaces: 'Um token novo fica no lugar do que você tem agora.',
  tapAndTick: `Toque no botão e marque o que eu posso ler. ${CAREFUL}`,
  orPaste: () => [
    'Ou cole um token: envie ',
    code('/connect'),
    ' seguido dele, aqui na nossa conversa privada. Eu apago a sua mensagem e guardo o token criptografado.',
  ],
  makeAndSend: () => [
    'Crie um token no serviço e envie ',
    code('/connect'),
    ' seguido dele, aqui na nossa conversa privada. Eu apago a sua mensagem e guardo o token criptografado.',
  ],
  whatIsStored: 'O que fica guardado?',
  onThePage: `A página mostra cada permissão e pergunta por quanto tempo. ${CAREFUL}`,
  chooseWhatIMayRead: 'Escolher o que posso ler',

  removed: 'Apaguei desta conversa a mensagem com o token.',
  notRemoved: () => [
    bold('Por favor, apague você a sua mensagem com o token'),
    ': não consegui tirá-la desta conversa.',
  ],
  incomplete: 'Isso não parece um token completo',
  copyAgain: () => [
    'Um token é uma palavra longa, com letras, números e alguns sinais, sem espaços. Copie de novo, por inteiro, e envie depois de ',
    code('/connect'),
    '. Nada foi guardado.',
  ],
  neverInGroups: 'Nunca publique um token em um grupo',
  exposed: (removed) =>
    `Eu não o usei. ${removed ? 'Apaguei a mensagem, mas outras pessoas podem ter lido.' : 'Por favor, apague a mensagem.'} Considere este token exposto: revogue-o no serviço, crie um novo e conecte em uma conversa privada comigo.`,

  goBack: (bot) => `Volte para ${bot} e envie /connect para receber um novo link.`,
  linkIsOver: 'Este link não funciona mais',
  linkWasUsed: 'Já foi usado, tem mais de dez minutos ou não foi criado por este bot.',
  declined: 'A conexão não foi feita',
  declinedWhy: 'Você escolheu não dar acesso, por isso nada foi guardado.',
  failed: 'A conexão não deu certo',
  pageFailed: 'A página de permissões avisou de um problema. Nada foi guardado.',
  noToken: 'A página de permissões não enviou um token que sirva. Nada foi guardado.',
  notStored: (reference) => `Nada foi guardado. Referência: ${reference}`,
  closePage: (bot) => `Você pode fechar esta página e continuar em ${bot}.`,
};
