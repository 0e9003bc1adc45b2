/** What permissions, sets of them and durations are called. */
import type { Lifetime, Preset } from '#service/contract/access-choices.ts';
import type { Scope } from '#service/contract/scopes.ts';

export const access = {
  labels: {
    'api:search-chat-threads': 'Recherche discussions',
    'api:search-ds': 'Recherche par type',
    'api:search-universal': 'Recherche partout',
    'api:ds-query': 'Listes de contenu',
    'api:llm-prompt': 'Question sans données',
    'api:llm-agent-prompt': 'Question sur données',
    'api:llm-profile-prompt': 'Écrire un profil',
    'ds:r:social-chat-group': 'Tes discussions',
    'ds:r:social-chat-message': 'Tes messages',
    'ds:r:social-email': 'Tes e-mails',
    'ds:r:social-post': 'Tes publications',
    'ds:r:social-following': 'Pages que tu suis',
    'ds:r:social-calendar': 'Tes agendas',
    'ds:r:social-event': 'Tes événements',
    'ds:r:favourite': 'Tes favoris',
    'ds:r:file': 'Tes fichiers',
  } satisfies Record<Scope, string>,
  allows: {
    'api:search-chat-threads': 'Chercher des mots dans tes discussions',
    'api:search-ds': 'Chercher des mots dans un seul type de données',
    'api:search-universal': 'Chercher des mots dans tout ce que tu as autorisé',
    'api:ds-query': 'Lister et filtrer ce que tu as autorisé',
    'api:llm-prompt': 'Poser une question à un modèle de langage, sans tes données',
    'api:llm-agent-prompt': 'Laisser un modèle de langage lire ce que tu as autorisé pour répondre à une question',
    'api:llm-profile-prompt': 'Laisser un modèle de langage écrire un profil à partir de ce que tu as autorisé',
    'ds:r:social-chat-group': 'Lire tes discussions',
    'ds:r:social-chat-message': 'Lire tes messages',
    'ds:r:social-email': 'Lire tes e-mails',
    'ds:r:social-post': 'Lire tes publications',
    'ds:r:social-following': 'Lire les pages que tu suis',
    'ds:r:social-calendar': 'Lire tes agendas',
    'ds:r:social-event': 'Lire tes événements',
    'ds:r:favourite': 'Lire tes favoris',
    'ds:r:file': 'Lire tes fichiers',
  } satisfies Record<Scope, string>,
  presets: {
    search: {
      title: 'Chercher et lire',
      price: (credits: string): string => `${credits} par recherche`,
      allows: 'Trouve des mots dans les données et en fait la liste. Aucun modèle n’en voit rien.',
    },
    answers: {
      title: '… et laisser un modèle répondre',
      price: (credits: string): string => `${credits} par question`,
      allows:
        'Répond aussi à des questions. Un modèle de langage, si le service en a un, lit ce qu’il faut pour la réponse.',
    },
    everything: {
      title: 'Tout',
      price: (credits: string): string => `${credits} par profil`,
      allows: 'Décrit aussi une personne d’après ses messages : à qui, quand et de quoi elle écrit.',
    },
  } satisfies Record<Preset, { title: string; price(credits: string): string; allows: string }>,
  lasts: {
    '30-days': 'Durée : 30 jours',
    '90-days': 'Durée : 90 jours',
    '1-year': 'Durée : 1 an',
    'until-revoked': 'Durée : tant que je veux',
  } satisfies Record<Lifetime, string>,
};
