/** What permissions, sets of them and durations are called, in Russian. */
import type { Lifetime, Preset } from '#service/contract/access-choices.ts';
import type { Scope } from '#service/contract/scopes.ts';

export const access = {
  labels: {
    'api:search-chat-threads': 'Поиск по чатам',
    'api:search-ds': 'Поиск по разделу',
    'api:search-universal': 'Поиск по всему',
    'api:ds-query': 'Списки записей',
    'api:llm-prompt': 'Вопросы без данных',
    'api:llm-agent-prompt': 'Ответы по данным',
    'api:llm-profile-prompt': 'Писать портрет',
    'ds:r:social-chat-group': 'Чаты',
    'ds:r:social-chat-message': 'Сообщения',
    'ds:r:social-email': 'Письма',
    'ds:r:social-post': 'Публикации',
    'ds:r:social-following': 'Подписки',
    'ds:r:social-calendar': 'Календари',
    'ds:r:social-event': 'События',
    'ds:r:favourite': 'Избранное',
    'ds:r:file': 'Файлы',
  } satisfies Record<Scope, string>,
  allows: {
    'api:search-chat-threads': 'Искать слова в ваших чатах',
    'api:search-ds': 'Искать слова в одном разделе ваших данных',
    'api:search-universal': 'Искать слова во всём, что вы разрешили',
    'api:ds-query': 'Показывать списком и отбирать записи, которые вы разрешили',
    'api:llm-prompt': 'Спрашивать языковую модель без ваших данных',
    'api:llm-agent-prompt': 'Давать языковой модели читать разрешённые данные, чтобы ответить на вопрос',
    'api:llm-profile-prompt': 'Давать языковой модели составлять портрет по разрешённым данным',
    'ds:r:social-chat-group': 'Читать ваши чаты',
    'ds:r:social-chat-message': 'Читать ваши сообщения',
    'ds:r:social-email': 'Читать ваши письма',
    'ds:r:social-post': 'Читать ваши публикации',
    'ds:r:social-following': 'Читать ваши подписки',
    'ds:r:social-calendar': 'Читать ваши календари',
    'ds:r:social-event': 'Читать ваши события',
    'ds:r:favourite': 'Читать ваше избранное',
    'ds:r:file': 'Читать ваши файлы',
  } satisfies Record<Scope, string>,
  presets: {
    search: {
      title: 'Искать и читать',
      price: (credits: string): string => `${credits} за поиск`,
      allows: 'Находит слова в данных и показывает записи списком. Никакая модель их не видит.',
    },
    answers: {
      title: '… и ответы модели',
      price: (credits: string): string => `${credits} за вопрос`,
      allows: 'Ещё и отвечает на вопросы. Если у сервиса есть языковая модель, она читает то, что нужно для ответа.',
    },
    everything: {
      title: 'Всё',
      price: (credits: string): string => `${credits} за портрет`,
      allows: 'Ещё и описывает человека по его сообщениям: с кем, когда и о чём он пишет.',
    },
  } satisfies Record<Preset, { title: string; price(credits: string): string; allows: string }>,
  lasts: {
    '30-days': 'Срок: 30 дней',
    '90-days': 'Срок: 90 дней',
    '1-year': 'Срок: 1 год',
    'until-revoked': 'Срок: пока не закрою',
  } satisfies Record<Lifetime, string>,
};
