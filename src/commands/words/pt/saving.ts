/** /save in Portuguese. */
import type { Words } from '../en/en.ts';

export const saving: Words['saving'] = {
  saved: 'Guardado no seu acervo, na conversa “Saved”.',
  known: 'Isso já está guardado.',
  how: 'Responda com /save à mensagem que você quer guardar, mesmo encaminhada, ou escreva depois do comando: /save a chave está debaixo do tapete',
};
