/** What Telegram shows of the bot before anybody has written to it. */
export const bot = {
  description: [
    'Cherche, lis et questionne tes propres messages et autres données, ici même.',
    'Connecte tes données, puis essaie /search, /ask et /recent. Le menu dit ce que coûte chaque commande en crédits.',
    'Privé : tes réponses ne sont visibles que par toi, ton jeton d’accès est chiffré, rien n’est publié dans les groupes, et /disconnect efface tout. Plus de détails : /privacy.',
  ].join('\n\n'),
  shortDescription:
    'Cherche et questionne tes propres données, en privé. Ton jeton reste chiffré ; /disconnect efface tout.',
};
