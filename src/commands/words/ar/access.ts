/** What permissions, sets of them and durations are called. */
import type { Lifetime, Preset } from '#service/contract/access-choices.ts';
import type { Scope } from '#service/contract/scopes.ts';

export const access = {
  labels: {
    'api:search-chat-threads': 'بحث المحادثات',
    'api:search-ds': 'بحث نوع واحد',
    'api:search-universal': 'بحث كل شيء',
    'api:ds-query': 'سرد العناصر',
    'api:llm-prompt': 'سؤال بلا بيانات',
    'api:llm-agent-prompt': 'إجابة من البيانات',
    'api:llm-profile-prompt': 'كتابة نبذة',
    'ds:r:social-chat-group': 'المحادثات',
    'ds:r:social-chat-message': 'الرسائل',
    'ds:r:social-email': 'البريد',
    'ds:r:social-post': 'المنشورات',
    'ds:r:social-following': 'صفحات متابَعة',
    'ds:r:social-calendar': 'التقويمات',
    'ds:r:social-event': 'المواعيد',
    'ds:r:favourite': 'المفضّلات',
    'ds:r:file': 'الملفات',
  } satisfies Record<Scope, string>,
  allows: {
    'api:search-chat-threads': 'البحث في محادثاتك بالكلمات',
    'api:search-ds': 'البحث بالكلمات في نوع واحد من بياناتك',
    'api:search-universal': 'البحث بالكلمات في كل ما سمحت به',
    'api:ds-query': 'سرد العناصر التي سمحت بها وتصفيتها',
    'api:llm-prompt': 'سؤال نموذج لغوي من دون بياناتك',
    'api:llm-agent-prompt': 'أن يقرأ نموذج لغوي ما سمحت به من بياناتك ليجيب عن سؤال',
    'api:llm-profile-prompt': 'أن يكتب نموذج لغوي نبذة مما سمحت به من بياناتك',
    'ds:r:social-chat-group': 'قراءة محادثاتك',
    'ds:r:social-chat-message': 'قراءة رسائلك',
    'ds:r:social-email': 'قراءة بريدك',
    'ds:r:social-post': 'قراءة منشوراتك',
    'ds:r:social-following': 'قراءة الصفحات التي تتابعها',
    'ds:r:social-calendar': 'قراءة تقويماتك',
    'ds:r:social-event': 'قراءة مواعيدك',
    'ds:r:favourite': 'قراءة مفضّلاتك',
    'ds:r:file': 'قراءة ملفاتك',
  } satisfies Record<Scope, string>,
  presets: {
    search: {
      title: 'البحث والقراءة',
      price: (credits: string): string => `${credits} لكل بحث`,
      allows: 'يجد الكلمات في البيانات ويسرد العناصر. لا يرى أي نموذج شيئًا منها.',
    },
    answers: {
      title: '… مع إجابات من نموذج',
      price: (credits: string): string => `${credits} لكل سؤال`,
      allows: 'ويجيب أيضًا عن الأسئلة. يقرأ نموذج لغوي، إن كان لدى الخدمة نموذج، ما تحتاج إليه الإجابة.',
    },
    everything: {
      title: 'كل شيء',
      price: (credits: string): string => `${credits} لكل نبذة`,
      allows: 'ويصف أيضًا شخصًا من رسائله: مع من يتراسل، ومتى، وعن أي شيء.',
    },
  } satisfies Record<Preset, { title: string; price(credits: string): string; allows: string }>,
  lasts: {
    '30-days': 'المدة: 30 يومًا',
    '90-days': 'المدة: 90 يومًا',
    '1-year': 'المدة: سنة',
    'until-revoked': 'المدة: حتى إنهائه',
  } satisfies Record<Lifetime, string>,
};
