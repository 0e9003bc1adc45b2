/** /account in German. `service` stands in the dative. */
import { bold, code, time } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('de');
const { figure } = numbers;

export const account: Words['account'] = {
  looking: 'Sehe nach, was dein Zugang erlaubt… (0 Credits)',
  toSample: () => [bold('Verbunden'), ' mit den Beispieldaten einer erfundenen Person: Es sind nicht deine.'],
  toOwn: () => [bold('Verbunden'), ' mit deinem eigenen Archiv.'],
  toService: (service) => [bold('Verbunden'), ` mit ${service}`],
  since: (at) => ['Seit ', time(at)],
  credits: (left) => `Credits: noch ${figure(left)} übrig.`,
  creditsUnknown: 'Credits: Der Dienst war gerade nicht zu erreichen.',
  commands: 'Befehle',
  moreThanLeft: 'mehr, als du noch hast',
  notTried: 'noch nicht ausprobiert',
  lastUsed: (at) => ['zuletzt benutzt: ', time(at)],
  lastTried: (at) => ['zuletzt versucht: ', time(at)],
  needs: (scopes) => ['braucht ', code(scopes)],
  permissions: 'Berechtigungen',
  from: {
    service: 'laut dem Dienst',
    person: 'wie du beim Verbinden gesagt hast',
    unknown: 'vom Dienst nicht genannt; ich lerne sie, während du Befehle nutzt',
  },
  noScopes: 'keine, die dieser Bot nutzen kann',
  others: (amount) =>
    plural(amount, {
      one: '1 weiterer Zugang zu deinem Archiv',
      other: `${figure(amount)} weitere Zugänge zu deinem Archiv`,
    }),
  othersUnknown: 'Wer sonst noch Zugang hat, ließ sich gerade nicht erfragen.',
  other: (app, since, until, used) => [
    `${app}, seit `,
    time(since),
    ...(until === undefined ? [', bis du es beendest'] : [', bis ', time(until)]),
    ...(used ? [] : [', nie benutzt']),
  ],
  andMore: (amount) => `… und ${figure(amount)} weitere`,
  end: (app) => `${app} beenden`,
  ended: 'Dieser Zugang ist beendet.',
  hadEnded: 'Dieser Zugang war schon beendet.',
  seeAll: 'Alle im Browser ansehen',
  noPage: 'Der Dienst hat dafür keine Seite.',
  list: 'Die Liste, wer Zugang zu deinem Archiv hat. Der Link ist nur für dich und gilt zehn Minuten.',
  openList: 'Liste öffnen',
  noAccess: 'Du hast mir keinen Zugang gegeben, mit dem ich dein Archiv durchsuchen kann.',
};
