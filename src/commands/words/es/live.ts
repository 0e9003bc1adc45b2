/** Where somebody has connected the bot to their Telegram account as a chatbot. */
import { bold, type RichText, time } from '../../answer.ts';

const THERE = 'allí: Ajustes → Telegram Business → Chatbots';

export const live = {
  begun: `Me conectaste a tu cuenta de Telegram. Desde ahora, los mensajes de los chats que elegiste van a tu espacio según pasan: nuevos, editados, borrados. Nunca escribo a nadie en tu nombre. /account lo muestra y lo detiene; desconectarme de tu cuenta de Telegram solo puedes hacerlo tú, quitándome ${THERE}.`,
  ended: 'Ya no estoy conectado a tu cuenta de Telegram. Lo que se guardó se queda en tu espacio.',
  /** The archive was erased by somebody else than this bot. */
  archiveGone:
    'Tu espacio se borró, así que dejé de guardar los mensajes de tu cuenta de Telegram. /account lo pone en marcha otra vez, con un espacio nuevo.',
  start: 'Vuelvo a guardar lo nuevo de tu cuenta de Telegram.',
  stop: 'Ya no guardo nada de tu cuenta de Telegram.',
  none: 'No estoy conectado a tu cuenta de Telegram.',
  takeOut: `Solo tú puedes desconectarme de tu cuenta de Telegram: quítame ${THERE}.`,
  /** What /disconnect leaves: a line of a list, without a full stop. */
  stillConnected: `en Telegram sigo siendo un chatbot de tu cuenta hasta que me quites ${THERE}. Ya no guardo nada`,
  flows: (since: string): RichText => [
    bold('En vivo'),
    ': los mensajes nuevos de tu cuenta de Telegram llegan a tu espacio desde: ',
    time(since),
    '.',
  ],
  stopped: (since: string): RichText => [
    bold('En vivo, detenido'),
    ': no guardo nada de tu cuenta de Telegram desde: ',
    time(since),
    '.',
  ],
  stopIt: 'Dejar de guardar mis mensajes',
  startIt: 'Volver a guardar mis mensajes',
};
