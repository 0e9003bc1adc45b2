/** What permissions, sets of them and durations are called, in Ukrainian. */
import type { Lifetime, Preset } from '#service/contract/access-choices.ts';
import type { Scope } from '#service/contract/scopes.ts';

export const access = {
  labels: {
    'api:search-chat-threads': 'Пошук у чатах',
    'api:search-ds': 'Пошук у розділі',
    'api:search-universal': 'Пошук усюди',
    'api:ds-query': 'Списки записів',
    'api:llm-prompt': 'Питання без даних',
    'api:llm-agent-prompt': 'Відповіді з даних',
    'api:llm-profile-prompt': 'Писати портрет',
    'ds:r:social-chat-group': 'Чати',
    'ds:r:social-chat-message': 'Повідомлення',
    'ds:r:social-email': 'Листи',
    'ds:r:social-post': 'Дописи',
    'ds:r:social-following': 'Підписки',
    'ds:r:social-calendar': 'Календарі',
    'ds:r:social-event': 'Події',
    'ds:r:favourite': 'Обране',
    'ds:r:file': 'Файли',
  } satisfies Record<Scope, string>,
  allows: {
    'api:search-chat-threads': 'Шукати слова у ваших чатах',
    'api:search-ds': 'Шукати слова в одному розділі ваших даних',
    'api:search-universal': 'Шукати слова в усьому, що ви дозволили',
    'api:ds-query': 'Показувати списком і добирати записи, які ви дозволили',
    'api:llm-prompt': 'Питати мовну модель без ваших даних',
    'api:llm-agent-prompt': 'Давати мовній моделі читати дозволені дані, щоб відповісти на питання',
    'api:llm-profile-prompt': 'Давати мовній моделі складати портрет за дозволеними даними',
    'ds:r:social-chat-group': 'Читати ваші чати',
    'ds:r:social-chat-message': 'Читати ваші повідомлення',
    'ds:r:social-email': 'Читати ваші листи',
    'ds:r:social-post': 'Читати ваші дописи',
    'ds:r:social-following': 'Читати ваші підписки',
    'ds:r:social-calendar': 'Читати ваші календарі',
    'ds:r:social-event': 'Читати ваші події',
    'ds:r:favourite': 'Читати ваше обране',
    'ds:r:file': 'Читати ваші файли',
  } satisfies Record<Scope, string>,
  presets: {
    search: {
      title: 'Шукати й читати',
      price: (credits: string): string => `${credits} за пошук`,
      allows: 'Знаходить слова в даних і показує записи списком. Жодна модель їх не бачить.',
    },
    answers: {
      title: '… і відповіді моделі',
      price: (credits: string): string => `${credits} за питання`,
      allows: 'Ще й відповідає на питання. Якщо сервіс має мовну модель, вона читає те, що потрібно для відповіді.',
    },
    everything: {
      title: 'Усе',
      price: (credits: string): string => `${credits} за портрет`,
      allows: 'Ще й описує людину за її повідомленнями: з ким, коли й про що вона пише.',
    },
  } satisfies Record<Preset, { title: string; price(credits: string): string; allows: string }>,
  lasts: {
    '30-days': 'Термін: 30 днів',
    '90-days': 'Термін: 90 днів',
    '1-year': 'Термін: 1 рік',
    'until-revoked': 'Термін: доки не закрию',
  } satisfies Record<Lifetime, string>,
};
