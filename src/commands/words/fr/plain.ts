/** What is said to words without a command, and to commands that are not known, in French. */
import type { RichText, Span } from '../../answer.ts';

export const plain = {
  smallTalk: {
    thanks: 'Avec plaisir.',
    greeting:
      'Bonjour ! Dis-moi quoi chercher, ou pose-moi une question. Le prix est sur le bouton, avant toute dépense.',
    farewell: 'À bientôt.',
    fine: 'Bien. Écris-moi dès que tu veux retrouver quelque chose.',
  },
  more: (next: Span): RichText => ['Pour voir la suite d’une liste, touche ', next, ' en dessous.'],
  textOnly: 'Je ne lis que du texte : écris quelques mots à chercher, ou une question.',
  notConnected: 'Je pourrai chercher ça dans tes messages, ou y répondre, une fois tes données connectées.',
  neither: 'Ton jeton ne permet ni de chercher ni de demander ça. /account dit ce qu’il permet.',
  searchOrAsk: (words: Span): RichText => ['Chercher ', words, ' dans tes messages, ou poser la question ?'],
  aboutThatOrSearch: (words: Span): RichText => [
    'Demander ',
    words,
    ' à propos du message auquel tu réponds, ou le chercher partout ?',
  ],
  unknown: (command: Span): RichText => ['Je ne connais pas ', command, '. /help liste ce que je sais faire.'],
  changed: 'Tu as modifié ça. Je le lance tel que c’est maintenant ?',
  didYouMean: (command: Span, near: Span): RichText => [
    'Je ne connais pas ',
    command,
    '. Tu voulais dire ',
    near,
    ' ?',
  ],
};
