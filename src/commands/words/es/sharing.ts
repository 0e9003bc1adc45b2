/** Sharing into another chat, in Spanish. */
import type { Words } from '../en/en.ts';

export const sharing: Words['sharing'] = {
  button: 'Compartir…',
  preview: 'Esto es lo que verán:',
  note: 'No va nada más: ni nombres ni fuentes. Solo se envía cuando eliges un chat y lo mandas allí. Lo guardo una hora.',
  choose: 'Elegir un chat',
  gone: 'Ya olvidé esa respuesta, así que no hay nada que compartir. Guardo las respuestas solo seis horas.',
  protected: 'Tus ajustes dicen que los resultados no se reenvían.',
  notHere: 'Este bot no se puede usar en otros chats: quien lo opera no ha activado el modo inline.',
  send: 'Enviar esto',
  goneThere: 'Ya no hay nada que compartir: volver',
};
