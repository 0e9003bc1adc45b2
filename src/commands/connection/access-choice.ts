/**
 * What somebody gives access to, as one object: whose data, which permissions, for how long. Buttons carry it in a short
 * written form, so that nothing has to be kept while somebody chooses.
 */
import {
  isLifetime,
  LIFETIMES,
  type Lifetime,
  PRESETS,
  type Preset,
  presetScopes,
  USUAL_LIFETIME,
} from '#service/contract/access-choices.ts';
import { ALL_SCOPES, type Scope } from '#service/contract/scopes.ts';
import { lackingFor, PAID_COMMANDS } from '../command-facts.ts';

/** The person's own archive, or the invented person's. */
export type Whose = 'own' | 'sample';

export interface AccessChoice {
  readonly whose: Whose;
  /** In the order of ALL_SCOPES. */
  readonly scopes: readonly Scope[];
  readonly lasts: Lifetime;
}

/** A letter for each permission. Buttons in old messages carry them: one that was given never changes its meaning. */
const LETTERS: Readonly<Record<Scope, string>> = {
  'api:search-chat-threads': 'a',
  'api:search-ds': 'b',
  'api:search-universal': 'c',
  'api:llm-prompt': 'd',
  'api:llm-agent-prompt': 'e',
  'api:llm-profile-prompt': 'f',
  'api:ds-query': 'g',
  'ds:r:social-chat-group': 'h',
  'ds:r:social-chat-message': 'i',
  'ds:r:social-email': 'j',
  'ds:r:social-post': 'k',
  'ds:r:social-following': 'l',
  'ds:r:social-calendar': 'm',
  'ds:r:social-event': 'n',
  'ds:r:favourite': 'o',
  'ds:r:file': 'p',
};
const NOTHING = '-';

/** The choice in three words without spaces in them: `own 90-days abc`. */
export function written({ whose, lasts, scopes }: AccessChoice): string {
  return `${whose} ${lasts} ${scopes.map((scope) => LETTERS[scope]).join('') || NOTHING}`;
}

/** The choice that was written so; undefined for anything else. */
export function parseChoice(text: string): AccessChoice | undefined {
  const [whose, lasts = '', letters = '', ...rest] = text.split(' ');
  if ((whose !== 'own' && whose !== 'sample') || !isLifetime(lasts) || rest.length > 0) return undefined;
  const scopes = ALL_SCOPES.filter((scope) => letters.includes(LETTERS[scope]));
  const isWhole = letters === NOTHING || (scopes.length > 0 && scopes.length === letters.length);
  return isWhole ? { whose, lasts, scopes } : undefined;
}

/** What is chosen before anybody chooses: of one's own data all but a profile, of an invented person's everything. */
export function usualChoice(whose: Whose): AccessChoice {
  const preset = whose === 'own' ? 'answers' : 'everything';
  return { whose, lasts: USUAL_LIFETIME, scopes: presetScopes(preset, ALL_SCOPES) };
}

export function withPreset(choice: AccessChoice, preset: Preset): AccessChoice {
  return { ...choice, scopes: presetScopes(preset, ALL_SCOPES) };
}

/** The preset that allows exactly what is chosen. */
export function presetOf({ scopes }: AccessChoice): Preset | undefined {
  return PRESETS.find((preset) => String(presetScopes(preset, ALL_SCOPES)) === String(scopes));
}

/** The choice with one permission given or taken away. */
export function toggled(choice: AccessChoice, scope: Scope): AccessChoice {
  const has = choice.scopes.includes(scope);
  return { ...choice, scopes: ALL_SCOPES.filter((other) => (other === scope ? !has : choice.scopes.includes(other))) };
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

/** The commands of the menu that a choice would allow. */
export function allowedBy({ scopes }: AccessChoice) {
  return PAID_COMMANDS.filter((command) => lackingFor(scopes, command).length === 0);
}
