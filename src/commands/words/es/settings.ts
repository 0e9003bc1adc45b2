/** /settings in Spanish. */

const minutes = new Intl.NumberFormat('es', { style: 'unit', unit: 'minute', unitDisplay: 'long' });
const hours = new Intl.NumberFormat('es', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

export const settings = {
  unknown:
    'No conozco ese ajuste. Puedes escribir, por ejemplo: /settings cap 20, /settings cap none, /settings zone Madrid, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.',
  back: '‹ Ajustes',
  language: {
    label: 'Idioma: ',
    open: 'Idioma',
    ask: '¿En qué idioma respondo? Lo que buscas puede estar en cualquiera.',
    asTelegram: 'El de mi Telegram',
  },
  cap: {
    label: 'Límite diario: ',
    none: 'ninguno tuyo',
    zero: '0 – no se ejecuta nada que cueste créditos',
    operator: (credits: string): string =>
      `Quien lleva el bot permite ${credits} al día; cuenta el menor de los dos límites.`,
    remove: 'Sin límite',
  },
  /** What happens to results in the chat. */
  results: {
    open: 'Privacidad',
    cover: {
      label: 'Tapar resultados: ',
      on: 'sí – nadie puede leerlos hasta que los tocas',
      off: 'no – se leen enseguida',
      turnOn: 'Tapar resultados',
      turnOff: 'No tapar resultados',
    },
    protect: {
      label: 'Proteger resultados: ',
      on: 'sí – no se pueden reenviar, guardar ni copiar',
      off: 'no – se pueden reenviar y guardar',
      turnOn: 'Proteger resultados',
      turnOff: 'No proteger resultados',
    },
    delete: {
      label: 'Borrar resultados: ',
      after: (time: string): string => `${time} después de mostrarlos`,
      never: 'nunca – se quedan en el chat',
      keep: 'Conservarlos',
    },
    /** `30 minutos`, `24 horas`. */
    time: (amount: number): string => (amount % 60 === 0 ? hours.format(amount / 60) : minutes.format(amount)),
    fromNowOn: 'Esto vale para los resultados desde ahora. Resultados son los que salen de tus datos.',
    /** Stands where a result was that Telegram no longer lets me delete. */
    deleted: 'Aquí había un resultado que se borra solo.',
  },
};
