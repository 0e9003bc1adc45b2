/**
 * What somebody gives access to, as one object: whose data, which set of permissions, for how long. Buttons carry it in a
 * short written form, so that nothing has to be kept while somebody chooses.
 */
import {
  isLifetime,
  isPreset,
  LIFETIMES,
  type Lifetime,
  PRESETS,
  type Preset,
  presetScopes,
  USUAL_LIFETIME,
} from '#service/contract/access-choices.ts';
import { ALL_SCOPES, missingScopes, type Scope } from '#service/contract/scopes.ts';

/** The person's own archive, or the invented person's. */
export type Whose = 'own' | 'sample';

export interface AccessChoice {
  readonly whose: Whose;
  readonly preset: Preset;
  readonly lasts: Lifetime;
}

/** The choice in three words: `own 90-days answers`. */
export const written = ({ whose, lasts, preset }: AccessChoice) => `${whose} ${lasts} ${preset}`;

/** The choice that was written so; undefined for anything else. */
export function parseChoice(text: string): AccessChoice | undefined {
  const [whose, lasts = '', preset = '', ...rest] = text.split(' ');
  if ((whose !== 'own' && whose !== 'sample') || !isLifetime(lasts) || !isPreset(preset)) return undefined;
  return rest.length === 0 ? { whose, lasts, preset } : undefined;
}

/** What is chosen before anybody chooses: of one's own data all but a profile, of an invented person's everything. */
export function usualChoice(whose: Whose): AccessChoice {
  return { whose, lasts: USUAL_LIFETIME, preset: whose === 'own' ? 'answers' : 'everything' };
}

/** In the order of ALL_SCOPES. */
export const scopesOf = ({ preset }: AccessChoice): readonly Scope[] => presetScopes(preset, ALL_SCOPES);

/** The smallest set of permissions that has all of these. */
export function presetFor(wanted: readonly Scope[]): Preset {
  const has = (preset: Preset) => missingScopes(presetScopes(preset, ALL_SCOPES), wanted).length === 0;
  return PRESETS.find(has) ?? 'everything';
}

/** The choice with the next longer duration; after the longest comes the shortest. */
export function lastingLonger(choice: AccessChoice): AccessChoice {
  const all = Object.keys(LIFETIMES) as Lifetime[];
  return { ...choice, lasts: all[(all.indexOf(choice.lasts) + 1) % all.length] ?? USUAL_LIFETIME };
}

/** When an access that begins at `now` ends, milliseconds since 1970; undefined for one that does not end by itself. */
export function endOf({ lasts }: AccessChoice, now: number): number | undefined {
  const { ms } = LIFETIMES[lasts];
  return ms === undefined ? undefined : now + ms;
}
