/** What permissions, sets of them and durations are called. */
import type { Lifetime, Preset } from '#service/contract/access-choices.ts';
import type { Scope } from '#service/contract/scopes.ts';

export const access = {
  /** On buttons, at most 20 characters. */
  labels: {
    'api:search-chat-threads': 'Buscar en chats',
    'api:search-ds': 'Buscar por tipo',
    'api:search-universal': 'Buscar en todo',
    'api:ds-query': 'Ver listas',
    'api:llm-prompt': 'Preguntar sin datos',
    'api:llm-agent-prompt': 'Responder con datos',
    'api:llm-profile-prompt': 'Escribir un perfil',
    'ds:r:social-chat-group': 'Tus chats',
    'ds:r:social-chat-message': 'Tus mensajes',
    'ds:r:social-email': 'Tus correos',
    'ds:r:social-post': 'Tus publicaciones',
    'ds:r:social-following': 'Páginas que sigues',
    'ds:r:social-calendar': 'Tus calendarios',
    'ds:r:social-event': 'Tus eventos',
    'ds:r:favourite': 'Tus favoritos',
    'ds:r:file': 'Tus archivos',
  } satisfies Record<Scope, string>,
  /** In lists, without a full stop. */
  allows: {
    'api:search-chat-threads': 'Buscar palabras en tus chats',
    'api:search-ds': 'Buscar palabras en un tipo de tus datos',
    'api:search-universal': 'Buscar palabras en todo lo que permitiste',
    'api:ds-query': 'Ver y filtrar listas de lo que permitiste',
    'api:llm-prompt': 'Preguntar a un modelo de lenguaje sin tus datos',
    'api:llm-agent-prompt': 'Dejar que un modelo de lenguaje lea los datos que permitiste para responder una pregunta',
    'api:llm-profile-prompt': 'Dejar que un modelo de lenguaje haga un perfil con los datos que permitiste',
    'ds:r:social-chat-group': 'Leer tus chats',
    'ds:r:social-chat-message': 'Leer tus mensajes',
    'ds:r:social-email': 'Leer tus correos',
    'ds:r:social-post': 'Leer tus publicaciones',
    'ds:r:social-following': 'Leer las páginas que sigues',
    'ds:r:social-calendar': 'Leer tus calendarios',
    'ds:r:social-event': 'Leer tus eventos',
    'ds:r:favourite': 'Leer tus favoritos',
    'ds:r:file': 'Leer tus archivos',
  } satisfies Record<Scope, string>,
  /** Sets of permissions, each wider than the one before; the price is of what it adds: `1–2 créditos`. */
  presets: {
    search: {
      title: 'Buscar y leer',
      price: (credits: string): string => `${credits} por búsqueda`,
      allows: 'Encuentra palabras en los datos y muestra listas. Ningún modelo ve nada.',
    },
    answers: {
      title: '… y que un modelo responda',
      price: (credits: string): string => `${credits} por pregunta`,
      allows:
        'También responde preguntas. Un modelo de lenguaje, si el servicio tiene uno, lee lo que hace falta para la respuesta.',
    },
    everything: {
      title: 'Todo',
      price: (credits: string): string => `${credits} por perfil`,
      allows: 'También describe a una persona por sus mensajes: con quién, cuándo y de qué escribe.',
    },
  } satisfies Record<Preset, { title: string; price(credits: string): string; allows: string }>,
  /** On a button, in the words of whoever presses it. */
  lasts: {
    '30-days': 'Dura: 30 días',
    '90-days': 'Dura: 90 días',
    '1-year': 'Dura: 1 año',
    'until-revoked': 'Dura: hasta que lo quite',
  } satisfies Record<Lifetime, string>,
};
