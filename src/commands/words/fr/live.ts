/** Where somebody has connected the bot to their Telegram account as a chatbot. */
import { bold, type RichText, time } from '../../answer.ts';

const WHERE = 'Paramètres → Telegram Business → Chatbots';

export const live = {
  begun: `Tu m’as relié à ton compte Telegram. À partir de maintenant, les messages des discussions que tu as choisies entrent dans ton archive au fur et à mesure : nouveaux, modifiés, supprimés. Je n’écris jamais à personne en ton nom. /account le montre et l’arrête ; pour détacher ton compte Telegram de moi, retire-moi toi-même : ${WHERE}.`,
  ended: 'Je ne suis plus relié à ton compte Telegram. Ce qui a été enregistré reste dans ton archive.',
  archiveGone:
    'Ton archive a été effacée, alors j’ai cessé d’importer les messages de ton compte Telegram. /account reprend, avec une nouvelle archive.',
  start: 'J’importe de nouveau ce qui arrive sur ton compte Telegram.',
  stop: 'Je n’importe plus rien de ton compte Telegram.',
  none: 'Je ne suis pas relié à ton compte Telegram.',
  takeOut: `Pour détacher ton compte Telegram de moi, retire-moi toi-même : ${WHERE}.`,
  stillConnected: `sur Telegram, je reste un chatbot de ton compte jusqu’à ce que tu m’en retires (${WHERE}). Je n’importe plus rien`,
  flows: (since: string): RichText => [
    bold('En direct'),
    ' : les nouveaux messages de ton compte Telegram entrent dans ton archive depuis : ',
    time(since),
    '.',
  ],
  stopped: (since: string): RichText => [
    bold('En direct, arrêté'),
    ' : je n’importe plus rien de ton compte Telegram depuis : ',
    time(since),
    '.',
  ],
  stopIt: 'Ne plus importer mes messages',
  startIt: 'Reprendre l’import de mes messages',
};
