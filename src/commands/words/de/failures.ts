/** What is said of failures, in German. `service` stands in the dative. */
import { bold, code, time } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const failures: Words['failures'] = {
  titles: {
    'not-connected': 'Du bist noch nicht verbunden',
    'token-refused': 'Dein Zugangstoken wird nicht angenommen',
    'token-expired': 'Dein Zugangstoken ist abgelaufen',
    'scope-missing': 'Dein Token erlaubt das nicht',
    'credits-out': 'Deine Credits beim Dienst sind aufgebraucht',
    'cap-reached': 'Das ginge über das Tageslimit hinaus',
    'rate-limited': 'Der Dienst bittet um eine Pause',
    'bad-request': 'Der Dienst konnte mit dieser Anfrage nichts anfangen',
    'not-offered': 'Das bietet der Dienst nicht an',
    'not-found': 'Das ist nicht mehr da',
    timeout: 'Der Dienst hat zu lange gebraucht',
    unreachable: 'Der Dienst ist nicht erreichbar',
    'connection-lost': 'Die Verbindung ist abgebrochen',
    'service-failed': 'Beim Datendienst ist ein Fehler aufgetreten',
    'unreadable-reply': 'Die Antwort war nicht lesbar',
    'reply-too-large': 'Die Antwort war zu groß',
    cancelled: 'Angehalten',
    'too-many-waiting': 'Zwei weitere von dir warten schon',
    'private-only': 'Persönliche Ergebnisse zeige ich nur privat',
    'stale-button': 'Dieser Button gilt nicht mehr',
    internal: 'Hier ist etwas schiefgegangen',
  },
  notConnected: (service) => `Verbinde zuerst dein Konto bei ${service}; du bestimmst, was der Bot lesen darf.`,
  notConnectedSample:
    'Zweimal tippen genügt: Sieh dich in den Daten einer erfundenen Person um oder verbinde ein eigenes Archiv.',
  tokenRefused: (service) =>
    `Bei ${service} ist das Token nicht bekannt: Es wurde widerrufen oder ist nicht vollständig. Bitte verbinde dich mit einem neuen.`,
  tokenExpired: 'Es galt einmal und ist abgelaufen. Neu verbinden dauert nur einen Moment und gibt dir ein frisches.',
  lacks: 'Es fehlt:',
  needs: 'Der Dienst hat nicht gesagt, welche Berechtigung fehlt; nötig sind:',
  lacksUnknown: 'Der Dienst hat nicht gesagt, welche Berechtigung fehlt.',
  creditsOut: (price, left) => {
    const needed = price === undefined ? 'Das kostet mehr, als noch da ist' : `Das kostet ${credits(price)}`;
    return left === undefined ? `${needed}.` : `${needed}; übrig: ${figure(left)}.`;
  },
  countedBy: (service) => `Gezählt werden sie bei ${service}.`,
  capUsedUp: 'Die Credits für heute sind aufgebraucht.',
  cap: (cap) => [
    `Das Limit liegt bei ${credits(cap.limit)} am Tag, ${cap.mine ? 'von dir selbst eingestellt' : 'vom Betreiber dieses Bots festgelegt'}; heute verbraucht: ${figure(cap.spent)}`,
    cap.price === undefined ? '. ' : `; das hier kostet ${figure(cap.price)}. `,
    'Neu gezählt wird ab ',
    time(cap.resetsAt),
    cap.zone === undefined ? ' (Mitternacht UTC). ' : ' (Mitternacht bei dir). ',
    cap.mine ? 'In /settings kannst du dein Limit erhöhen.' : 'In früheren Ergebnissen zu blättern bleibt gratis.',
  ],
  rateLimited: 'Das waren zu viele Anfragen in kurzer Zeit.',
  waitAMinute: 'Bitte versuch es in ein, zwei Minuten noch einmal.',
  badRequest: 'Versuch es mit weniger oder kürzeren Wörtern und ohne ungewöhnliche Zeichen.',
  notOffered: (service) => `Bei ${service} gibt es das im Moment nicht. Andere Befehle gehen weiterhin.`,
  notFound: 'Beim Dienst gibt es diesen Eintrag nicht mehr. Vielleicht wurde er inzwischen entfernt.',
  timeout:
    'Rechtzeitig kam keine vollständige Antwort. Die erste Anfrage eines Tages kann langsam sein; ein zweiter Versuch geht oft schneller.',
  unreachable: (service) =>
    `Gerade gibt es keine Verbindung zu ${service}. Bitte versuch es in ein paar Minuten noch einmal.`,
  connectionLost: 'Der Dienst hat geantwortet, aber die Antwort kam nicht ganz an.',
  serviceFailed: 'Mit deiner Anfrage ist alles in Ordnung.',
  tryLater: 'Bitte versuch es später noch einmal.',
  tryAfter: (at) => ['Bitte versuch es noch einmal, ab: ', time(at), '.'],
  unreadableReply:
    'Es kam etwas zurück, aber nicht in der vereinbarten Form. Das heißt nicht, dass nichts gefunden wurde.',
  tooLarge: 'Versuch es enger gefasst: mehr Wörter, ein einzelner Chat oder ein kürzerer Zeitraum.',
  cancelled: 'Ich habe die Anfrage angehalten, wie du wolltest.',
  notTakenUp: 'Diese habe ich nicht angenommen; schick sie noch einmal, wenn eine davon fertig ist, oder halte sie an.',
  continueThere: 'Dort weitermachen?',
  forgottenButton: 'Wofür er stand, weiß ich nicht mehr. Bitte fang mit einem Befehl neu an; /help zählt sie auf.',
  internal: 'Der Fehler liegt beim Bot, nicht bei dir. Bitte versuch es später noch einmal.',
  mayHaveCost: (price) => `Vielleicht hat es ${credits(price)} gekostet.`,
  mayHaveCostSome: 'Vielleicht hat es Credits gekostet.',
  reference: (reference) => ['Referenz: ', code(reference)],
  refused: {
    byBot: () => ['Es ging keine Anfrage raus: ', bold('es wurde nichts ausgegeben'), '.'],
    byService: () => ['Der Dienst hat die Anfrage abgelehnt: ', bold('es wurde nichts ausgegeben'), '.'],
    stillWork: (commands) => `Mit diesem Token gehen weiterhin: ${commands}.`,
    noneWorks: 'Mit diesem Token geht keiner der Befehle, die Daten lesen.',
    widen: () => [
      'Für mehr erstelle ein Token, das auch diese Berechtigungen hat, und schick es nach ',
      code('/connect'),
      '.',
    ],
  },
};
