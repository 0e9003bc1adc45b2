/** /save in Portuguese. */
import type { Words } from '../en/en.ts';

export const saving: Words['saving'] = {
  saved: 'Guardado no seu acervo, na conversa “Saved”.',
  savedAside:
    'Guardado no seu próprio acervo, na conversa “Saved”. Agora você pesquisa nos dados de exemplo; conecte os seus para encontrar isso.',
  known: 'Isso já está guardado.',
  how: 'Responda com /save à mensagem que você quer guardar, mesmo encaminhada, ou escreva depois do comando: /save a chave está debaixo do tapete',
};
