/** Time zones as people name them: by a city, a country, their IANA name, or how far they are from UTC. */
import { listsIn } from '#locales/lists.ts';
import { fold } from '#platform/text-match.ts';
import { wallClock, zonesOfCountry } from './calendar.ts';

/** Each for everybody whose clocks have long gone alike. */
const choices = () => Object.keys(listsIn('en').cities);

/** Large cities that no zone is named after. */
const CITIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'America/Los_Angeles': 'san francisco|seattle|san diego|las vegas|portland',
    'America/Chicago': 'houston|dallas|austin',
    'America/New_York': 'boston|washington|miami|atlanta|philadelphia|montreal',
    'America/Sao_Paulo': 'rio|rio de janeiro|brasilia',
    'Europe/London': 'manchester|edinburgh',
    'Europe/Berlin': 'munich|münchen|hamburg|frankfurt|cologne|köln|barcelona|milan|milano|lyon|geneva|genève|krakow',
    'Europe/Moscow': 'saint petersburg|st petersburg|санкт-петербург',
    'Asia/Kolkata': 'mumbai|delhi|new delhi|bangalore|bengaluru|chennai|hyderabad',
    'Asia/Shanghai': 'beijing|peking|shenzhen|guangzhou',
    'Asia/Tokyo': 'osaka|kyoto',
    'Australia/Sydney': 'canberra',
  }).flatMap(([zone, cities]) => cities.split('|').map((city) => [fold(city), zone])),
);

const MOST_MINUTES_EAST = 14 * 60;
const MOST_MINUTES_WEST = 12 * 60;
/** A country with more says nothing of where somebody is. */
const MOST_ZONES = 6;
const MAX_LENGTH = 60;

/**
 * The zones that a text may mean; none for what means none.
 * @param cities what the catalogue calls those of the choices, separated by commas
 * @param language in which countries may be named, beside English
 */
export function zonesNamed(typed: string, cities: (zone: string) => string, language: string): readonly string[] {
  const text = typed.trim();
  if (text === '' || text.length > MAX_LENGTH) return [];
  const exact = offsetZone(text) ?? ianaZone(text.replace(/ /g, '_'));
  if (exact !== undefined) return [exact];
  const name = fold(text.replace(/_/g, ' '));
  const choice = choices().find((zone) =>
    cities(zone)
      .split(/[,،、]/)
      .some((city) => fold(city.trim()) === name),
  );
  const city = cityZone(name) ?? choice ?? (Object.hasOwn(CITIES, name) ? CITIES[name] : undefined);
  return city === undefined ? zonesOfRegion(regionNamed(name, language)) : [city];
}

/** Those of the country in which most people speak as this code says (`pt-br`), a handful at most: a mere guess. */
export function zonesOfLanguage(code: string): readonly string[] {
  try {
    const zones = zonesOfCountry(new Intl.Locale(code).maximize().region ?? '');
    const known = choices().filter((zone) => zones.includes(ianaName(zone)));
    return (known.length > 0 ? known : zones).slice(0, MOST_ZONES);
  } catch {
    return [];
  }
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

/** As Intl writes it: some by names that were changed since (Asia/Calcutta). */
const ianaName = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** The name as Intl writes it, or as a choice; undefined where Intl knows none. */
function ianaZone(name: string): string | undefined {
  if (!/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return undefined;
  const choice = choices().find((zone) => zone.toLowerCase() === name.toLowerCase());
  if (choice !== undefined) return choice;
  try {
    return ianaName(name);
  } catch {
    return undefined;
  }
}

let zonesByCity: ReadonlyMap<string, string> | undefined;

function cityZone(name: string): string | undefined {
  zonesByCity ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [fold((zone.split('/').at(-1) ?? '').replace(/_/g, ' ')), zone]),
  );
  return zonesByCity.get(name);
}

/** The code of a country, by its name in English or the person's language. */
function regionNamed(name: string, language: string): string | undefined {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const spoken of [language, 'en']) {
    const names = new Intl.DisplayNames([spoken, 'en'], { type: 'region', fallback: 'none' });
    for (const first of letters)
      for (const second of letters) {
        const said = names.of(first + second);
        if (said !== undefined && fold(said) === name) return first + second;
      }
  }
  return undefined;
}

function zonesOfRegion(region: string | undefined): readonly string[] {
  if (region === undefined) return [];
  const zones = zonesOfCountry(region);
  return zones.length <= MOST_ZONES ? zones : [];
}

/** `14:05`, as clocks in a zone show it at a moment. */
export function timeOfDay(at: number, zone: string | undefined): string {
  return new Date(wallClock(at, zone)).toISOString().slice(11, 16);
}
