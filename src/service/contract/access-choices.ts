/** The choices when granting access, on a page or in a chat: useful sets of permissions, and lifetimes. */
import { DATASTORE_NAMES } from './datastores.ts';
import { apiScopeOf, creditsOf, OPERATIONS, type OperationName, scopesFor } from './operations.ts';
import { missingScopes, readScope, type Scope } from './scopes.ts';

const OPERATION_NAMES = Object.keys(OPERATIONS) as OperationName[];

export const PRESETS = ['search', 'answers', 'everything'] as const;
export type Preset = (typeof PRESETS)[number];

const DAY_MS = 86_400_000;
export const LIFETIMES = {
  '30-days': { words: '30 days', ms: 30 * DAY_MS },
  '90-days': { words: '90 days', ms: 90 * DAY_MS },
  '1-year': { words: '1 year', ms: 365 * DAY_MS },
  'until-revoked': { words: 'until I end it', ms: undefined },
} as const;
export type Lifetime = keyof typeof LIFETIMES;
export const DEFAULT_LIFETIME: Lifetime = '90-days';

export function isPreset(text: string | null): text is Preset {
  return PRESETS.some((preset) => preset === text);
}

export function isLifetime(text: string | null): text is Lifetime {
  return text !== null && Object.hasOwn(LIFETIMES, text);
}

/** The scopes of `offered` that a preset allows: all data scopes, and the api scopes that fit its name. */
export function presetScopes(preset: Preset, offered: readonly Scope[]): Scope[] {
  return offered.filter((scope) => {
    if (preset === 'everything' || scope.startsWith('ds:')) return true;
    if (scope.startsWith('api:search-') || scope === 'api:ds-query') return true;
    return preset === 'answers' && scope !== 'api:llm-profile-prompt';
  });
}

/** The presets that allow something and differ from the previous one, narrowest first. */
export function availablePresets(offered: readonly Scope[]): Preset[] {
  let before = 0;
  return PRESETS.filter((preset) => {
    const scopes = presetScopes(preset, offered);
    if (scopes.length === before || !allowsAnything(scopes)) return false;
    before = scopes.length;
    return true;
  });
}

/** Whether a token with these scopes can make any call at all. */
export function allowsAnything(scopes: readonly Scope[]): boolean {
  return OPERATION_NAMES.some((name) => allowsOperation(name, scopes));
}

function allowsOperation(name: OperationName, scopes: readonly Scope[]): boolean {
  if (missingScopes(scopes, scopesFor(name)).length > 0) return false;
  const { reads } = OPERATIONS[name];
  if (reads === 'none' || reads === 'chats') return true;
  return DATASTORE_NAMES.some((datastore) => scopes.includes(readScope(datastore)));
}

/** "1 or 2 credits each", for the calls of these api scopes. */
export function priceRange(scopes: readonly Scope[]): string {
  const named = OPERATION_NAMES.filter((name) => scopes.includes(apiScopeOf(name) ?? 'api:ds-query'));
  const prices = [...new Set(named.map(creditsOf).filter((price) => price !== undefined))].sort((a, b) => a - b);
  const last = prices.pop();
  if (last === undefined) return '';
  const list = prices.length === 0 ? String(last) : `${prices.join(', ')} or ${last}`;
  return `${list} ${list === '1' ? 'credit' : 'credits'} each`;
}
