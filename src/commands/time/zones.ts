/** Time zones as people name them: by a city, a country, their IANA name, or how far they are from UTC. */
import { listsIn } from '#locales/lists.ts';
import { clockAt, intlZone, REGIONS, zonesOfRegion } from '#locales/times/today.ts';
import { formsOf } from '#locales/times/vocabulary.ts';
import { perLanguage, type Words, wordsIn } from '#locales/words.ts';
import { fold } from '#platform/text-match.ts';

interface FoundZone {
  readonly zone: string;
  /** Tells it from the others that were found: a city, with what it lies in where there are several of its name. */
  readonly label: string;
}

const MOST_MINUTES_EAST = 14 * 60;
const MOST_MINUTES_WEST = 12 * 60;
const MAX_LENGTH = 60;

/** The zones that a text may mean, named in the person's language or in English; none for what means none. */
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
  const zones = region === undefined ? [ianaZone(text)].filter((zone) => zone !== undefined) : zonesApart(region);
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

/** By a name, and by what stands before its comma: "Portland, Oregon". */
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

/** In winter and in summer. */
const SEASONS = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];

/** One for all that clocks show alike in a country: the one of a listed city, where there is one. */
function zonesApart(region: string): string[] {
  const known = new Map(listed(wordsIn('en')).map(([zone]) => [intlZone(zone), zone]));
  const offsets = (zone: string) => SEASONS.map((at) => clockAt(at, zone).offset).join();
  const alike = Map.groupBy(zonesOfRegion(region), offsets).values();
  return [...alike].flatMap((zones) => {
    const best = zones.find((zone) => known.has(intlZone(zone))) ?? zones[0];
    return best === undefined ? [] : [known.get(intlZone(best)) ?? best];
  });
}

/** `+2`, `UTC-03:30`, `GMT`, as Intl takes it. */
function offsetZone(text: string): string | undefined {
  const [, prefix, sign, hours, minutes = '0'] =
    /^(utc|gmt)?\s*(?:([+\-−])\s*(\d{1,2})(?::?(\d{2}))?)?$/i.exec(text) ?? [];
  if (sign === undefined) return prefix === undefined ? undefined : 'UTC';
  const amount = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || amount > (sign === '+' ? MOST_MINUTES_EAST : MOST_MINUTES_WEST)) return undefined;
  if (amount === 0) return 'UTC';
  const figures = [Math.floor(amount / 60), amount % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${sign === '+' ? '+' : '-'}${figures}`;
}

/** As a list names it, else as Intl does; undefined where Intl knows none. */
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
