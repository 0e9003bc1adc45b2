/** Finds time zones by city, country, IANA name or UTC offset. */
import { listsIn } from '#locales/lists.ts';
import { clockAt, intlZone, REGIONS, zonesOfRegion } from '#locales/times/today.ts';
import { formsOf } from '#locales/times/vocabulary.ts';
import { perLanguage, type Words, wordsIn } from '#locales/words.ts';
import { fold } from '#platform/text-match.ts';

interface FoundZone {
  readonly zone: string;
  /** Distinguishes it from the others found: a city, with its region if several cities share the name. */
  readonly label: string;
}

const MAX_MINUTES_EAST = 14 * 60;
const MAX_MINUTES_WEST = 12 * 60;
const MAX_LENGTH = 60;

/** The zones that a text may mean, in the person's language or English; empty if none. */
export function findZones(typed: string, words: Words): readonly FoundZone[] {
  const text = typed.trim();
  if (text.length > MAX_LENGTH) return [];
  const exact = offsetZone(text) ?? (text.includes('/') ? ianaZone(text) : undefined);
  if (exact !== undefined) return [{ zone: exact, label: zoneLabel(exact, words) }];
  const name = keyOf(text);
  if (name === '') return [];
  const cities = citiesIn(words).get(name) ?? citiesIn(wordsIn('en')).get(name);
  if (cities !== undefined) return cities;
  const region = regionsIn(words).get(name) ?? regionsIn(wordsIn('en')).get(name);
  const zones = region === undefined ? [ianaZone(text)].filter((zone) => zone !== undefined) : distinctZones(region);
  return zones.map((zone) => ({ zone, label: zoneLabel(zone, words) }));
}

export function zoneLabel(zone: string, words: Words): string {
  if (/^[+-]/.test(zone)) return `UTC${zone}`;
  const id = intlZone(zone);
  return labelsIn(words).get(id) ?? labelsIn(wordsIn('en')).get(id) ?? cityOf(zone);
}

const keyOf = (name: string): string =>
  fold(name)
    .replace(/[\s.,_]+/g, ' ')
    .trim();
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');

const listed = (words: Words) =>
  Object.entries(listsIn(words.language).cities).map(([zone, names]) => [zone, formsOf(names)] as const);

const labelsIn = perLanguage(
  (words): ReadonlyMap<string, string> =>
    new Map(listed(words).map(([zone, [first = zone]]) => [intlZone(zone), first])),
);

/** Cities by their full name, and by the part before the comma: "Portland, Oregon". */
const citiesIn = perLanguage((words): ReadonlyMap<string, readonly FoundZone[]> => {
  const found = new Map<string, FoundZone[]>();
  const add = (name: string, zone: string, label: string) => {
    const known = found.get(keyOf(name)) ?? [];
    if (!known.some((other) => intlZone(other.zone) === intlZone(zone)))
      found.set(keyOf(name), [...known, { zone, label }]);
  };
  for (const [zone, names] of listed(words))
    for (const label of names) for (const name of new Set([label, label.replace(/,.*/, '')])) add(name, zone, label);
  for (const zone of Intl.supportedValuesOf('timeZone'))
    if (!found.has(keyOf(cityOf(zone)))) add(cityOf(zone), zone, zoneLabel(zone, words));
  return found;
});

const regionsIn = perLanguage((words): ReadonlyMap<string, string> => {
  const names = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames([words.language], { type: 'region', fallback: 'none', style }),
  );
  const known = REGIONS.filter((region) => zonesOfRegion(region).length > 0);
  const named = known.flatMap((region) => names.map((name) => [keyOf(name.of(region) ?? ''), region] as const));
  return new Map([['usa', 'US'], ...named]);
});

/** Moments in winter and summer. */
const SEASONS = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];

/** A country's zones that differ in their clocks, one for each group, preferably that of a listed city. */
function distinctZones(region: string): string[] {
  const known = new Map(listed(wordsIn('en')).map(([zone]) => [intlZone(zone), zone]));
  const offsets = (zone: string) => SEASONS.map((at) => clockAt(at, zone).offset).join();
  const alike = Map.groupBy(zonesOfRegion(region), offsets).values();
  return [...alike].flatMap((zones) => {
    const best = zones.find((zone) => known.has(intlZone(zone))) ?? zones[0];
    return best === undefined ? [] : [known.get(intlZone(best)) ?? best];
  });
}

/** Parses `+2`, `UTC-03:30` or `GMT` into the form that Intl accepts. */
function offsetZone(text: string): string | undefined {
  const [, prefix, sign, hours, minutes = '0'] =
    /^(utc|gmt)?\s*(?:([+\-−])\s*(\d{1,2})(?::?(\d{2}))?)?$/i.exec(text) ?? [];
  if (sign === undefined) return prefix === undefined ? undefined : 'UTC';
  const amount = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || amount > (sign === '+' ? MAX_MINUTES_EAST : MAX_MINUTES_WEST)) return undefined;
  if (amount === 0) return 'UTC';
  const figures = [Math.floor(amount / 60), amount % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${sign === '+' ? '+' : '-'}${figures}`;
}

/** The zone's name in the city lists, or else in Intl; undefined if Intl doesn't know it. */
function ianaZone(text: string): string | undefined {
  const name = text.replaceAll(' ', '_');
  if (!/^[A-Za-z][\w+-]+(?:\/[\w+-]+)*$/.test(name)) return undefined;
  try {
    const id = intlZone(name);
    return listed(wordsIn('en')).find(([zone]) => intlZone(zone) === id)?.[0] ?? id;
  } catch {
    return undefined;
  }
}
