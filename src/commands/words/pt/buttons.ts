/** Labels of buttons that several screens share, in Portuguese. */
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

export const buttons: Words['buttons'] = {
  connect: 'Conectar',
  connectAgain: 'Conectar de novo',
  connectWider: 'Conectar com mais acesso',
  connectOther: 'Conectar com outro token',
  startAgain: 'Recomeçar',
  tryAgain: 'Tentar de novo',
  account: 'A minha conta',
  credits: 'Créditos',
  settings: 'Configurações',
  privacy: 'Privacidade',
  help: 'O que posso fazer?',
  disconnect: 'Desconectar',
  checkToken: 'Verificar o meu token (grátis)',
  stopThem: 'Parar esses',
  continueInPrivate: 'Continuar em particular',
  back: '◂ Voltar',
  more: 'Mais ▸',
  search: 'Pesquisar',
  ask: 'Perguntar',
  chats: 'Conversas',
  cancel: 'Cancelar',
  topUp: (credits) => `Receber mais ${numbers.figure(credits)} (exemplo)`,
  runAgain: 'Repetir',
};
