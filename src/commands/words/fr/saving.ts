/** /save. The chat is called “Saved” in every archive, whatever the language. */
export const saving = {
  saved: 'Enregistré dans ton archive, dans la discussion « Saved ».',
  known: 'C’est déjà enregistré.',
  how: 'Réponds /save à un message que tu veux garder, même transféré, ou écris-le après la commande : /save la clé est sous le paillasson',
};
