/** What is said to words without a command, and to commands that are not known, in Spanish. */
import type { RichText, Span } from '../../answer.ts';

export const plain = {
  smallTalk: {
    thanks: 'De nada.',
    greeting: '¡Hola! Dime qué busco, o pregúntame algo. El precio está en el botón, antes de gastar nada.',
    farewell: 'Hasta pronto.',
    fine: 'Bien. Escríbeme cuando quieras encontrar algo.',
  },
  more: (next: Span): RichText => ['Para ver más de una lista, toca ', next, ' debajo de ella.'],
  textOnly: 'Solo leo texto: escribe unas palabras para buscar, o una pregunta.',
  notConnected: 'Puedo buscar esto en tus mensajes, o responderlo a partir de ellos, en cuanto te conectes.',
  neither: 'Tu token no permite ni buscar ni preguntar esto. /account dice qué permite.',
  searchOrAsk: (words: Span): RichText => ['¿Busco ', words, ' en tus mensajes, o quieres preguntarlo?'],
  aboutThatOrSearch: (words: Span): RichText => [
    '¿Pregunto ',
    words,
    ' sobre el mensaje al que respondiste, o lo busco en todo?',
  ],
  unknown: (command: Span): RichText => ['No conozco ', command, '. /help muestra lo que sé hacer.'],
  changed: 'Has cambiado eso. ¿Lo hago tal como está ahora?',
  didYouMean: (command: Span, near: Span): RichText => ['No conozco ', command, '. ¿Querías decir ', near, '?'],
};
