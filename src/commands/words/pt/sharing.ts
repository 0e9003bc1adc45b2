/** Sharing into another chat, in Portuguese. */
import type { Words } from '../en/en.ts';

export const sharing: Words['sharing'] = {
  button: 'Compartilhar…',
  preview: 'É isto que vão ver:',
  note: 'Nada mais vai junto: nem nomes, nem fontes. Só é enviado quando você escolhe um chat e envia lá. Guardo por uma hora.',
  choose: 'Escolher um chat',
  gone: 'Já esqueci essa resposta, então não há nada para compartilhar. Guardo respostas só por seis horas.',
  protected: 'Suas configurações dizem que os resultados não são passados adiante.',
  notHere: 'Este bot não pode ser usado em outros chats: quem o opera não ativou o modo inline.',
  send: 'Enviar isto',
  goneThere: 'Nada mais para compartilhar: voltar',
};
