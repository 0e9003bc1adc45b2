/** /start. */
import { code, type RichText } from '../../answer.ts';

export const start = {
  inGroup: (bot: string): string => `Hola. Solo respondo preguntas personales en privado: abre un chat con ${bot}.`,
  /** @param name '' where it is not known */
  hello: (name: string): string => (name === '' ? 'Hola' : `Hola, ${name}`),
  welcomeBack: (name: string): string => (name === '' ? 'Hola de nuevo' : `Hola de nuevo, ${name}`),
  what: 'Busco y pregunto en tus propios mensajes, aquí mismo en el chat. Solo tú ves las respuestas.',
  sampleOrOwn: 'Explora primero los datos de una persona inventada, o conecta un espacio propio.',
  staysAt: (service: string): string => `Tus datos se quedan en ${service}; tú eliges qué puedo leer.`,
  steps: (): RichText => [
    '1. Conecta tus datos\n2. Prueba ',
    code('/search ferry'),
    '\n3. Pregunta algo: ',
    code('/ask ¿cuándo es el cumpleaños de Joana?'),
  ],
  connected: (): RichText => [
    'Hay conexión. Escribe lo que buscas, o usa ',
    code('/search'),
    ', ',
    code('/ask'),
    ' y ',
    code('/recent'),
    '.',
  ],
  /** What somebody has asked elsewhere. */
  asked: (typed: string): RichText => ['Preguntaste ', code(typed), ' en otro chat. Aquí solo tú ves la respuesta.'],
  answerHere: 'Responder aquí',
  whatCanYouDo: '¿Qué sabes hacer?',
};
