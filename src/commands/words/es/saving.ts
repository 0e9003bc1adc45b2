/** /save. The chat is called “Saved” in every archive, whatever the language. */
export const saving = {
  saved: 'Guardado en tu espacio, en el chat «Saved».',
  savedAside:
    'Guardado en tu propio espacio, en el chat «Saved». Ahora buscas en los datos de ejemplo; conecta los tuyos para encontrarlo.',
  known: 'Eso ya está guardado.',
  how: 'Responde con /save a un mensaje que quieras conservar, también a uno reenviado, o escríbelo después del comando: /save la llave está debajo del felpudo',
};
