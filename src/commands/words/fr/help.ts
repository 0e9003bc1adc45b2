/** /help. */
import { bold, type RichText } from '../../answer.ts';

export const help = {
  inGroup: (bot: string): string =>
    `Je cherche dans les données d’une personne et j’y réponds, pour elle seule. Dans les groupes, je ne publie rien de personnel : ouvre une discussion privée avec ${bot} pour commencer.`,
  heading: 'Ce que tu peux faire maintenant',
  headingUnconnected: 'Ce que tu pourras faire, une fois tes données connectées',
  notWithToken: 'pas avec ton jeton',
  narrow: (): RichText => [
    bold('Préciser une recherche'),
    ' : from:nom, from:me, chat:nom, on:telegram, when:"last week", after:7d, before:2026-11-01, has:link, has:file, has:photo, "mots exacts", -exclu ; in:all, in:emails, in:files. Sans mot à trouver, et après /recent, ils listent ce qu’ils désignent, le plus récent d’abord.',
  ],
  free: (commands: string): RichText => [bold('Gratuit'), ` : ${commands}`],
  prices:
    'Les prix sont dans le menu, ici et sur chaque bouton ; une commande que tu tapes part tout de suite, et sa réponse dit ce qu’elle a coûté. Tu peux aussi simplement écrire quelque chose : je te demande quoi en faire.',
};
