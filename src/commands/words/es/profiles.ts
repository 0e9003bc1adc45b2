/** /profile in Spanish. */
import type { RichText, Span } from '../../answer.ts';
import { numbers } from './numbers.ts';

export const profiles = {
  tooLong: (limit: number) =>
    `Es demasiado largo: hasta ${numbers.figure(limit)} caracteres, por favor. No se gastó nada.`,
  /** @param today what has been spent, such as `hoy 7 créditos` */
  costs: (credits: Span, today: string): RichText => [
    'Para un perfil leo tus mensajes, y el resultado te describe en una página. Cuesta ',
    credits,
    ` (${today}). Se guarda 30 días, cifrado, así que volver a verlo es gratis.`,
  ],
  /** @param focus what to look at, in the person's words */
  costsWithFocus: (focus: Span, credits: Span, today: string): RichText => [
    'Para un perfil leo tus mensajes, y el resultado te describe fijándose en: ',
    focus,
    '. Cuesta ',
    credits,
    ` (${today}).`,
  ],
  countCosts: (nothing: Span): RichText => [
    'El servicio no tiene modelo de lenguaje para escribir un perfil. Lo que se puede contar no cuesta ',
    nothing,
    ': con quién, dónde y cuándo escribes, y qué palabras se repiten.',
  ],
  nothing: 'nada',
  reading: 'Leyendo tus mensajes para un perfil',
  counting: 'Contando tus mensajes para un perfil',
  confirm: (credits: number) => `Confirmar ${numbers.credits(credits)}`,
  countIt: 'Contar (0 créditos)',
  /** What to look at, each as a button and as words for whoever writes the profile. */
  presets: [
    ['Mi gente', 'las personas cercanas a mí, de qué nos conocemos y cómo nos llevamos'],
    ['Mis intereses', 'lo que me importa y a lo que vuelvo, y cómo ha cambiado'],
    ['Mi trabajo', 'mi trabajo: qué hago, con quién y qué se me da bien'],
    ['Mis planes', 'lo que he prometido, planeado y aplazado'],
  ] as readonly (readonly [label: string, focus: string])[],
  ownWords: 'Con mis palabras',
  whatToLookAt: (credits: number) =>
    `¿En qué debe fijarse? Ves el precio (${numbers.credits(credits)}) antes de que se lea nada.`,
  hint: 'Mis viajes',
  showAgain: 'Verlo otra vez · gratis',
  forget: 'Olvidarlo',
  /** @param at when it was made */
  from: (at: Span): RichText => ['Hecho: ', at, '. Verlo otra vez no cuesta nada: 0 créditos.'],
  gone: 'Ya no se guarda ningún perfil tuyo. No se gastó nada.',
  forgotten: 'Olvidado: no guardo ningún perfil tuyo. Lo que se mostró sigue en este chat hasta que lo borres.',
};
