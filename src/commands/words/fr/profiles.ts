/** /profile in French. */
import type { RichText, Span } from '../../answer.ts';
import { numbers } from './numbers.ts';

export const profiles = {
  tooLong: (limit: number) =>
    `C’est trop long : ${numbers.figure(limit)} caractères au maximum, s’il te plaît. Rien n’a été dépensé.`,
  costs: (credits: Span, today: string): RichText => [
    'Un profil parcourt tes messages et te décrit en une page. Il coûte ',
    credits,
    ` (${today}). Il est gardé 30 jours, chiffré, pour que le revoir soit gratuit.`,
  ],
  costsWithFocus: (focus: Span, credits: Span, today: string): RichText => [
    'Un profil parcourt tes messages et te décrit, en regardant ceci : ',
    focus,
    '. Il coûte ',
    credits,
    ` (${today}).`,
  ],
  countCosts: (nothing: Span): RichText => [
    'Le service n’a pas de modèle de langage pour écrire un profil. Ce qui peut se compter ne coûte ',
    nothing,
    ' : avec qui, où et quand tu écris, et quels mots reviennent.',
  ],
  nothing: 'rien',
  reading: 'Lecture de tes messages pour un profil',
  counting: 'Comptage de tes messages pour un profil',
  confirm: (credits: number) => `Confirmer ${numbers.credits(credits)}`,
  countIt: 'Compter (0 crédit)',
  presets: [
    ['Mes proches', 'les personnes dont je suis proche, comment on se connaît et comment on s’entend'],
    ['Mes intérêts', 'ce qui compte pour moi, ce à quoi je reviens, et comment ça a changé'],
    ['Mon travail', 'mon travail : ce que je fais, avec qui, et ce que je fais bien'],
    ['Mes projets', 'ce que j’ai promis, prévu et remis à plus tard'],
  ] as readonly (readonly [label: string, focus: string])[],
  ownWords: 'Avec mes mots',
  whatToLookAt: (credits: number) =>
    `Sur quoi doit-il porter ? Tu vois le prix (${numbers.credits(credits)}) avant toute lecture.`,
  hint: 'Mes voyages',
  showAgain: 'Le revoir · gratuit',
  forget: 'L’oublier',
  from: (at: Span): RichText => ['Fait : ', at, '. Le revoir n’a rien coûté : 0 crédit.'],
  gone: 'Il n’y a plus de profil de toi. Rien n’a été dépensé.',
  forgotten:
    'Oublié : je ne garde plus de profil de toi. Ce qui a été montré reste dans cette discussion jusqu’à ce que tu l’effaces.',
};
