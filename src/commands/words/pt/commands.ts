/** What each command of the menu does, in Portuguese. */
import type { Words } from '../en/en.ts';

export const commands: Words['commands'] = {
  start: 'Comece por aqui',
  help: 'O que dá para fazer e quanto custa',
  search: 'Pesquisar nas suas mensagens, e-mails e arquivos',
  ask: 'Fazer uma pergunta sobre as suas mensagens',
  recent: 'Mostrar as suas mensagens mais novas',
  chats: 'Listar as suas conversas e abrir uma',
  today: 'O que chegou, quem espera por você e o que há para hoje',
  count: 'Contar as suas mensagens, ou as que têm certas palavras',
  stats: 'Ver as suas mensagens em um gráfico',
  profile: 'Deixar um modelo descrever você pelas suas mensagens',
  import: 'Trazer as suas próprias conversas e e-mails',
  save: 'Guardar uma mensagem no seu acervo',
  cancel: 'Parar o que está em andamento',
  credits: 'Ver o que você gastou',
  watches: 'Ver e encerrar o que faço por você automaticamente',
  settings: 'Definir o fuso horário, um limite diário e a privacidade dos resultados',
  account: 'Ver a sua conexão e o que ela permite',
  connect: 'Conectar os seus dados',
  disconnect: 'Esquecer o meu token e tudo sobre mim',
  privacy: 'O que fica guardado sobre você e como apagar',
};
