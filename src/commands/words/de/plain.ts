/** What is said to words without a command, and to commands that are not known, in German. */
import type { Words } from '../en/en.ts';

export const plain: Words['plain'] = {
  smallTalk: {
    thanks: 'Gern geschehen.',
    greeting:
      'Hallo! Schreib mir, wonach ich suchen soll, oder frag mich etwas. Der Preis steht auf dem Knopf, bevor etwas ausgegeben wird.',
    farewell: 'Bis bald.',
    fine: 'Gut. Schreib mir, sobald du etwas finden möchtest.',
  },
  more: (next) => ['Mehr von einer Liste bekommst du mit ', next, ' darunter.'],
  textOnly: 'Ich lese nur Text: Schreib ein paar Wörter, nach denen ich suchen soll, oder eine Frage.',
  notConnected: 'Sobald du verbunden bist, kann ich deine Nachrichten danach durchsuchen oder dir daraus antworten.',
  neither: 'Dein Token erlaubt weder, danach zu suchen, noch danach zu fragen. Was es erlaubt, steht in /account.',
  searchOrAsk: (words) => ['Deine Nachrichten nach ', words, ' durchsuchen oder dazu fragen?'],
  aboutThatOrSearch: (words) => ['Zu dem, worauf du geantwortet hast, ', words, ' fragen oder überall danach suchen?'],
  unknown: (command) => ['Den Befehl ', command, ' kenne ich nicht. /help zeigt, was ich kann.'],
  changed: 'Das hast du geändert. Soll ich es so ausführen, wie es jetzt dasteht?',
  didYouMean: (command, near) => ['Den Befehl ', command, ' kenne ich nicht. Meintest du ', near, '?'],
};
