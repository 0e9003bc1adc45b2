/** /save. The chat is called “Saved” in every archive, whatever the language. */
export const saving = {
  saved: 'Enregistré dans ton archive, dans la discussion « Saved ».',
  savedAside:
    'Enregistré dans ta propre archive, dans la discussion « Saved ». Tu cherches en ce moment dans les données d’exemple ; connecte les tiennes pour le retrouver.',
  known: 'C’est déjà enregistré.',
  how: 'Réponds /save à un message que tu veux garder, même transféré, ou écris-le après la commande : /save la clé est sous le paillasson',
};
