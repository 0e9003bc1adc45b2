/** Where somebody has connected the bot to their Telegram account as a chatbot, in German. */
import { bold, time } from '../../answer.ts';
import type { Words } from '../en/en.ts';

const WHERE = 'Einstellungen → Telegram Business → Chatbots';

export const live: Words['live'] = {
  begun: `Du hast mich mit deinem Telegram-Konto verbunden. Von jetzt an landen Nachrichten der Chats, die du ausgewählt hast, sofort in deinem Archiv: neue, bearbeitete, gelöschte. Ich schreibe nie jemandem in deinem Namen. /account zeigt es und hält es an; dein Telegram-Konto von mir trennen kannst nur du, unter ${WHERE}.`,
  ended: 'Ich bin nicht mehr mit deinem Telegram-Konto verbunden. Was gespeichert wurde, bleibt in deinem Archiv.',
  archiveGone:
    'Dein Archiv wurde gelöscht, deshalb nehme ich keine Nachrichten deines Telegram-Kontos mehr auf. /account startet es wieder, mit einem neuen Archiv.',
  start: 'Ich nehme wieder auf, was in deinem Telegram-Konto neu ist.',
  stop: 'Ich nehme nichts mehr aus deinem Telegram-Konto auf.',
  none: 'Ich bin nicht mit deinem Telegram-Konto verbunden.',
  takeOut: `Dein Telegram-Konto von mir trennen kannst nur du, unter ${WHERE}.`,
  stillConnected: `bei Telegram bleibe ich ein Chatbot deines Kontos, bis du mich unter ${WHERE} herausnimmst. Ich nehme nichts mehr auf`,
  flows: (since) => [
    bold('Live'),
    ': Neue Nachrichten deines Telegram-Kontos kommen in dein Archiv, seit ',
    time(since),
    '.',
  ],
  stopped: (since) => [
    bold('Live, angehalten'),
    ': Aus deinem Telegram-Konto nehme ich nichts mehr auf, seit ',
    time(since),
    '.',
  ],
  stopIt: 'Nachrichten nicht mehr aufnehmen',
  startIt: 'Nachrichten wieder aufnehmen',
};
