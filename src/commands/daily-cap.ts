/** What a person may spend on a day (UTC): the operator's limit and the person's own, whichever is smaller. */
import type { Settings } from '../storage/settings.ts';
import type { CommandDeps } from './deps.ts';
import { creditsText } from './price.ts';

export const DAY_MS = 86_400_000;

/** The share of a cap from which a person is warned. */
const WARN_AT = 0.8;

export interface Budget {
  /** Credits counted today: charged, running, and those in doubt. */
  spent: number;
  /** Undefined: no cap. */
  cap: number | undefined;
  /** Whose cap it is. */
  setBy: 'operator' | 'person';
}

/** The start of the UTC day of `now`. */
export function dayStart(now: number): number {
  return Math.floor(now / DAY_MS) * DAY_MS;
}

/** ISO 8601 moment at which today's count starts again. */
export function resetsAt(now: number): string {
  return new Date(dayStart(now) + DAY_MS).toISOString();
}

/** The smaller of both caps; 0 counts as a cap. */
function smallerCap(operator: number | undefined, own: number | undefined): Omit<Budget, 'spent'> {
  if (own !== undefined && (operator === undefined || own < operator)) return { cap: own, setBy: 'person' };
  return { cap: operator, setBy: 'operator' };
}

/** Today's budget of a person, as it was when that was read. */
export function budgetOf(
  { dailyCreditLimit }: CommandDeps,
  { settings, spentToday }: { settings: Settings; spentToday: number },
): Budget {
  return { spent: spentToday, ...smallerCap(dailyCreditLimit, settings.dailyCreditCap) };
}

/** Whether spending `credits` takes a person past the share of the cap at which to warn. */
export function crossesWarning({ spent, cap }: Budget, credits: number): boolean {
  if (cap === undefined || credits === 0) return false;
  return spent < cap * WARN_AT && spent + credits >= cap * WARN_AT;
}

/** `7 credits today`, or `7 of 20 credits today`. */
export function todayText({ spent, cap }: Budget): string {
  return cap === undefined ? `${creditsText(spent)} today` : `${spent} of ${creditsText(cap)} today`;
}
