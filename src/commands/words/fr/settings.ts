/** /settings in French. */
import { counted } from './numbers.ts';

export const settings = {
  unknown:
    'Je ne connais pas ce réglage. Tu peux taper, par exemple : /settings cap 20, /settings cap none, /settings zone Lisbon, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.',
  back: '‹ Réglages',
  language: {
    label: 'Langue : ',
    open: 'Langue',
    ask: 'Dans quelle langue veux-tu que je réponde ? Ce que tu cherches peut être dans n’importe laquelle.',
    asTelegram: 'Comme Telegram',
  },
  cap: {
    label: 'Plafond par jour : ',
    none: 'aucun de ta part',
    zero: '0 – rien de ce qui coûte des crédits ne se lance',
    operator: (credits: string): string =>
      `La personne qui gère le bot permet ${credits} par jour ; le plus petit des deux compte.`,
    remove: 'Aucun',
  },
  results: {
    open: 'Confidentialité',
    cover: {
      label: 'Cacher les résultats : ',
      on: 'oui – personne ne lit par-dessus ton épaule avant que tu les touches',
      off: 'non – ils se lisent tout de suite',
      turnOn: 'Cacher les résultats',
      turnOff: 'Ne plus les cacher',
    },
    protect: {
      label: 'Protéger les résultats : ',
      on: 'oui – impossible de les transférer, enregistrer ou copier',
      off: 'non – on peut les transférer et les enregistrer',
      turnOn: 'Protéger les résultats',
      turnOff: 'Ne plus les protéger',
    },
    delete: {
      label: 'Effacer les résultats : ',
      after: (time: string): string => `${time} après leur affichage`,
      never: 'jamais – ils restent dans la discussion',
      keep: 'Les garder',
    },
    time: (amount: number): string =>
      amount % 60 === 0 ? counted(amount / 60, 'heure', 'heures') : counted(amount, 'minute', 'minutes'),
    fromNowOn: 'Ça vaut pour les résultats à partir de maintenant. Un résultat, c’est ce qui vient de tes données.',
    deleted: 'Il y avait ici un résultat qui s’efface tout seul.',
  },
};
