/** Said to people who have not used their token for long, in German. */
import { code } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { counted } from './numbers.ts';

/** In the dative: `seit 90 Tagen`. */
const days = (amount: number) => counted(amount, 'Tag', 'Tagen');

export const idle: Words['idle'] = {
  unused: 'Du hast deine Verbindung eine Weile nicht benutzt',
  warning: (idle, left) => [
    `Ein Token, das seit ${days(idle)} niemand benutzt, vergesse ich, damit es nicht missbraucht werden kann. Bei deinem ist es in etwa ${days(left)} so weit. Führ irgendeinen Befehl mit deinen Daten aus, zum Beispiel `,
    code('/recent'),
    ', dann bleibt es.',
  ],
  forgotten: 'Ich habe dein Token vergessen',
  notUsed: (idle) => `Es wurde seit ${days(idle)} nicht benutzt.`,
  ended: 'Auch beim Dienst ist es beendet und öffnet nichts mehr.',
  mayBeValid:
    'Beim Dienst gilt es vielleicht noch: Widerruf es dort, wenn du es nicht mehr brauchst, oder verbinde dich neu.',
};
