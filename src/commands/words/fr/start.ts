/** /start. */
import { code, type RichText } from '../../answer.ts';

export const start = {
  inGroup: (bot: string): string =>
    `Bonjour. Je ne réponds aux questions personnelles qu’en privé : ouvre une discussion avec ${bot}.`,
  hello: (name: string): string => (name === '' ? 'Bonjour' : `Bonjour ${name}`),
  welcomeBack: (name: string): string => (name === '' ? 'Re-bonjour' : `Re-bonjour ${name}`),
  what: 'Je cherche dans tes propres messages et je réponds à tes questions, ici même. Les réponses ne sont visibles que par toi.',
  sampleOrOwn: 'Explore d’abord les données d’une personne inventée, ou connecte ta propre archive.',
  staysAt: (service: string): string => `Tes données restent sur ${service} ; tu choisis ce que je peux lire.`,
  steps: (): RichText => [
    '1. Connecte tes données\n2. Essaie ',
    code('/search ferry'),
    '\n3. Pose une question : ',
    code('/ask à quelle heure part le ferry ?'),
  ],
  connected: (): RichText => [
    'Tes données sont connectées. Écris ce que tu cherches, ou utilise ',
    code('/search'),
    ', ',
    code('/ask'),
    ' et ',
    code('/recent'),
    '.',
  ],
  asked: (typed: string): RichText => [
    'Tu as demandé ',
    code(typed),
    ' dans une autre discussion. Ici, la réponse n’est visible que par toi.',
  ],
  answerHere: 'Répondre ici',
  whatCanYouDo: 'Que sais-tu faire ?',
};
