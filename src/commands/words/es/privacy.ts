/** /privacy: what is stored, for how long, where data goes, and how to erase it. `service` is the data service's name. */
import { numbers } from './numbers.ts';

export const privacy = {
  stored: 'Qué se guarda, y por cuánto tiempo',
  /** @param days without use after which a token is forgotten, where that is known */
  items: (days: number | undefined): readonly string[] => [
    `Tu token de acceso y lo que permite: hasta que te desconectes, o hasta que lleves ${days === undefined ? 'mucho tiempo' : numbers.days(days)} sin usarlo (te aviso antes).`,
    'Los resultados que vas pasando, y aquello de lo que sigue una respuesta tuya: seis horas. Los botones, y el último perfil tuyo: 30 días; el perfil puedes hacerlo olvidar enseguida. Un enlace de conexión: diez minutos. Lo que estás por compartir: una hora.',
    'Un mensaje tuyo que cuesta créditos o tiene que esperar: hasta que se responde; después solo su número, dos días. La respuesta: hasta que la tiene Telegram.',
    'Tus ajustes: hasta que te desconectes. Cuándo costó cada comando cuántos créditos, sin ninguna palabra: 35 días, o hasta que te desconectes.',
    'Lo que me encargas hacer por mi cuenta (búsquedas de las que te aviso, vistazos a tu día): qué buscar, cuándo, y códigos de lo que ya conté, hasta que lo quites o te desconectes. Entonces leo tus datos como si hubieras escrito el comando, al precio que aceptaste.',
    'Si me conectas a tu cuenta de Telegram: que lo hiciste y desde cuándo, hasta que lo termines allí o te desconectes; después solo un código, que no dice nada de quién es, para no guardar nada más de ella. Sus mensajes van directos a tu espacio; yo no guardo ninguno.',
  ],
  encrypted:
    'Todo está cifrado, la clave se guarda en otro lugar, y tu id de Telegram se sustituye por un código; lo que gastaste son simples números bajo ese código. Los registros técnicos no contienen textos, nombres, preguntas ni tokens.',
  whereTo: 'Adónde van tus datos',
  toService: (service: string): string =>
    `Cuando usas un comando, ${service} recibe tus palabras y preguntas, con tu token; la respuesta vuelve a este chat.`,
  /** Who reads along with /ask and /profile. */
  model: {
    none: 'Ese servicio no tiene modelo de lenguaje: /ask cita tus datos, y nadie más los lee.',
    unknown:
      'Con /ask y /profile, el modelo de lenguaje de ese servicio, si tiene uno, lee los datos que permite tu token.',
    local: (host: string): string =>
      `Con /ask y /profile, un modelo de lenguaje en la propia máquina de ese servicio (${host}) lee los datos que permite tu token.`,
    elsewhere: (host: string): string =>
      `Con /ask y /profile, tu pregunta y lo que se lee de tus datos para ella van al modelo de lenguaje en ${host}; lo que ocurra allí depende de quien lo lleva.`,
  },
  notSold: 'Este bot no vende nada, no comparte nada y no entrena nada con ello.',
  files: 'Un archivo que envías para traer tus datos pasa a ese servicio según llega; yo no me quedo con nada.',
  groups: 'Nunca publico nada personal en un grupo. Lo que compartes allí tú, te lo enseño antes.',
  howToErase: 'Cómo borrarlo',
  erase:
    '/disconnect borra de una vez todo lo anterior, termina tu acceso en el servicio si se puede, y dice qué se borró y qué terminó. Entonces ya no entran los mensajes de tu cuenta de Telegram. Lo que queda: este chat en Telegram (puedes borrarlo tú), y lo que guarda el propio servicio. Si el token no se pudo quitar, anúlalo allí.',
};
