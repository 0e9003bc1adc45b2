/** Labels of buttons that several screens share; at most 40 characters, so that a price fits beside them. */
import { numbers } from './numbers.ts';

export const buttons = {
  connect: 'Conectar',
  connectAgain: 'Conectar de nuevo',
  connectWider: 'Conectar con más permisos',
  connectOther: 'Conectar con otro token',
  startAgain: 'Empezar de nuevo',
  tryAgain: 'Reintentar',
  account: 'Mi cuenta',
  credits: 'Créditos',
  settings: 'Ajustes',
  privacy: 'Privacidad',
  help: '¿Qué puedo hacer?',
  disconnect: 'Desconectar',
  checkToken: 'Comprobar mi token otra vez (gratis)',
  stopThem: 'Detenerlas',
  continueInPrivate: 'Seguir en privado',
  back: '◂ Atrás',
  more: 'Más ▸',
  search: 'Buscar',
  ask: 'Preguntar',
  chats: 'Tus chats',
  cancel: 'Cancelar',
  /** For the sample person, at no cost. */
  topUp: (credits: number): string => `Recibir ${numbers.figure(credits)} más (ejemplo)`,
  runAgain: 'Hacerlo otra vez',
};
