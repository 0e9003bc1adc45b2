/** For rooms that are not rebuilt yet. */
import type { Words } from '#locales/words.ts';
import type { Settings } from '#storage/settings.ts';
import { type Budget, budgetOf as budgetNow } from '../billing/budget.ts';
import type { CommandDeps } from '../deps.ts';
import type { Zone } from '../time/today.ts';
import type { UserState } from '../user-state.ts';

export type { Budget };

export const budgetOf = (deps: CommandDeps, user: UserState): Budget => budgetNow(deps, user, true);

export const todayText = (words: Words, { spent, limit }: Budget): string =>
  words.text(limit === undefined ? 'money-receipt-today-no-cap' : 'money-receipt-today', { spent, cap: limit });

export function inZone(settings: Settings, zone: Zone, _: number): Settings & { longDay?: { until: number } } {
  const { zone: __, ...others } = settings;
  return { ...others, ...(zone === undefined ? {} : { zone }) };
}
