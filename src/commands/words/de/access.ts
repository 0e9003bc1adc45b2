/** What permissions, sets of them and durations are called, in German. */
import type { Words } from '../en/en.ts';

export const access: Words['access'] = {
  labels: {
    'api:search-chat-threads': 'Chats durchsuchen',
    'api:search-ds': 'Eine Art durchsuchen',
    'api:search-universal': 'Alles durchsuchen',
    'api:ds-query': 'Einträge auflisten',
    'api:llm-prompt': 'Fragen ohne Daten',
    'api:llm-agent-prompt': 'Antwort aus Daten',
    'api:llm-profile-prompt': 'Profil schreiben',
    'ds:r:social-chat-group': 'Chatliste',
    'ds:r:social-chat-message': 'Nachrichten',
    'ds:r:social-email': 'E-Mails',
    'ds:r:social-post': 'Beiträge',
    'ds:r:social-following': 'Seiten-Abos',
    'ds:r:social-calendar': 'Kalender',
    'ds:r:social-event': 'Termine',
    'ds:r:favourite': 'Favoriten',
    'ds:r:file': 'Dateien',
  },
  allows: {
    'api:search-chat-threads': 'Deine Chats nach Wörtern durchsuchen',
    'api:search-ds': 'Eine Art deiner Daten nach Wörtern durchsuchen',
    'api:search-universal': 'Alles, was du freigegeben hast, nach Wörtern durchsuchen',
    'api:ds-query': 'Einträge, die du freigegeben hast, auflisten und filtern',
    'api:llm-prompt': 'Ein Sprachmodell fragen, ohne deine Daten',
    'api:llm-agent-prompt': 'Ein Sprachmodell freigegebene Daten lesen lassen, damit es eine Frage beantwortet',
    'api:llm-profile-prompt': 'Ein Sprachmodell aus freigegebenen Daten ein Profil schreiben lassen',
    'ds:r:social-chat-group': 'Deine Chats lesen',
    'ds:r:social-chat-message': 'Deine Nachrichten lesen',
    'ds:r:social-email': 'Deine E-Mails lesen',
    'ds:r:social-post': 'Deine Beiträge lesen',
    'ds:r:social-following': 'Lesen, welchen Seiten du folgst',
    'ds:r:social-calendar': 'Deine Kalender lesen',
    'ds:r:social-event': 'Deine Termine lesen',
    'ds:r:favourite': 'Deine Favoriten lesen',
    'ds:r:file': 'Deine Dateien lesen',
  },
  presets: {
    search: {
      title: 'Suchen und lesen',
      price: (credits) => `${credits} pro Suche`,
      allows: 'Findet Wörter in den Daten und listet Einträge auf. Kein Sprachmodell bekommt etwas davon zu sehen.',
    },
    answers: {
      title: '… und ein Sprachmodell antworten lassen',
      price: (credits) => `${credits} pro Frage`,
      allows:
        'Beantwortet auch Fragen. Ein Sprachmodell liest, was für die Antwort nötig ist – wenn der Dienst eines hat.',
    },
    everything: {
      title: 'Alles',
      price: (credits) => `${credits} pro Profil`,
      allows: 'Beschreibt auch einen Menschen anhand seiner Nachrichten: mit wem, wann und worüber er schreibt.',
    },
  },
  lasts: {
    '30-days': 'Gilt: 30 Tage',
    '90-days': 'Gilt: 90 Tage',
    '1-year': 'Gilt: 1 Jahr',
    'until-revoked': 'Gilt: bis ich es beende',
  },
};
