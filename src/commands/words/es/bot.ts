/** What Telegram shows of the bot before anybody has written to it. */
export const bot = {
  /** At most 512 characters, seen in an empty chat with the bot. */
  description: [
    'Busca, lee y pregunta en tus propios mensajes y otros datos, aquí mismo en el chat.',
    'Conecta tus datos y prueba /search, /ask y /recent. El menú dice cuántos créditos cuesta cada cosa.',
    'Privado: solo tú ves las respuestas, tu token se guarda cifrado, nada se publica en grupos y /disconnect lo borra todo. Más en /privacy.',
  ].join('\n\n'),
  /** At most 120 characters, seen on the bot's profile. */
  shortDescription: 'Busca y pregunta en tus datos, en un chat privado. Tu token queda cifrado; /disconnect lo borra.',
};
