/** Permissions, sets of them and durations, in Portuguese. */
import type { Words } from '../en/en.ts';

export const access: Words['access'] = {
  labels: {
    'api:search-chat-threads': 'Pesquisar conversas',
    'api:search-ds': 'Pesquisar um tipo',
    'api:search-universal': 'Pesquisar em tudo',
    'api:ds-query': 'Listar itens',
    'api:llm-prompt': 'Perguntar sem dados',
    'api:llm-agent-prompt': 'Responder com dados',
    'api:llm-profile-prompt': 'Escrever um perfil',
    'ds:r:social-chat-group': 'Conversas',
    'ds:r:social-chat-message': 'Mensagens',
    'ds:r:social-email': 'E-mails',
    'ds:r:social-post': 'Publicações',
    'ds:r:social-following': 'Páginas seguidas',
    'ds:r:social-calendar': 'Calendários',
    'ds:r:social-event': 'Eventos',
    'ds:r:favourite': 'Favoritos',
    'ds:r:file': 'Arquivos',
  },
  allows: {
    'api:search-chat-threads': 'Pesquisar as suas conversas por palavras',
    'api:search-ds': 'Pesquisar um tipo dos seus dados por palavras',
    'api:search-universal': 'Pesquisar por palavras em tudo o que você autorizou',
    'api:ds-query': 'Listar e filtrar os itens que você autorizou',
    'api:llm-prompt': 'Perguntar a um modelo de linguagem, sem os seus dados',
    'api:llm-agent-prompt': 'Deixar um modelo de linguagem ler os dados autorizados para responder a uma pergunta',
    'api:llm-profile-prompt': 'Deixar um modelo de linguagem montar um perfil a partir dos dados autorizados',
    'ds:r:social-chat-group': 'Ler as suas conversas',
    'ds:r:social-chat-message': 'Ler as suas mensagens',
    'ds:r:social-email': 'Ler os seus e-mails',
    'ds:r:social-post': 'Ler as suas publicações',
    'ds:r:social-following': 'Ler as páginas que você segue',
    'ds:r:social-calendar': 'Ler os seus calendários',
    'ds:r:social-event': 'Ler os seus eventos',
    'ds:r:favourite': 'Ler os seus favoritos',
    'ds:r:file': 'Ler os seus arquivos',
  },
  presets: {
    search: {
      title: 'Pesquisar e ler',
      price: (credits) => `${credits} por pesquisa`,
      allows: 'Encontra palavras nos dados e lista itens. Nenhum modelo vê nada disso.',
    },
    answers: {
      title: '… e deixar um modelo responder',
      price: (credits) => `${credits} por pergunta`,
      allows:
        'Também responde a perguntas. Um modelo de linguagem, se o serviço tiver um, lê o necessário para a resposta.',
    },
    everything: {
      title: 'Tudo',
      price: (credits) => `${credits} por perfil`,
      allows: 'Também descreve uma pessoa a partir das mensagens: com quem, quando e sobre o que escreve.',
    },
  },
  lasts: {
    '30-days': 'Vale por 30 dias',
    '90-days': 'Vale por 90 dias',
    '1-year': 'Vale por 1 ano',
    'until-revoked': 'Vale até eu encerrar',
  },
};
