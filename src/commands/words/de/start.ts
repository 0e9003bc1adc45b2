/** /start in German. */
import { code } from '../../answer.ts';
import type { Words } from '../en/en.ts';

export const start: Words['start'] = {
  inGroup: (bot) => `Hallo! Persönliche Fragen beantworte ich nur privat: Öffne einen Chat mit ${bot}.`,
  hello: (name) => (name === '' ? 'Hallo' : `Hallo, ${name}`),
  welcomeBack: (name) => (name === '' ? 'Schön, dass du wieder da bist' : `Schön, dass du wieder da bist, ${name}`),
  what: 'Ich durchsuche und befrage deine eigenen Nachrichten, direkt hier im Chat. Die Antworten siehst nur du.',
  sampleOrOwn: 'Sieh dich erst in den Daten einer erfundenen Person um oder verbinde ein eigenes Archiv.',
  staysAt: (service) => `Deine Daten bleiben bei ${service}; du bestimmst, was ich lesen darf.`,
  steps: () => [
    '1. Verbinde dich\n2. Probier ',
    code('/search Fähre'),
    '\n3. Frag etwas: ',
    code('/ask wann ist der Launch?'),
  ],
  connected: () => [
    'Du bist verbunden. Schreib, was du suchst, oder nimm ',
    code('/search'),
    ', ',
    code('/ask'),
    ' und ',
    code('/recent'),
    '.',
  ],
  asked: (typed) => ['In einem anderen Chat hast du gefragt: ', code(typed), '. Hier siehst nur du die Antwort.'],
  answerHere: 'Hier beantworten',
  whatCanYouDo: 'Was kannst du?',
};
