/** Time zones in English. */
import type { ZoneChoice } from '../../time/zones.ts';

/** At most two for a zone, the best known first. */
const cities: Readonly<Record<ZoneChoice, string>> = {
  'Pacific/Honolulu': 'Honolulu',
  'America/Anchorage': 'Anchorage',
  'America/Los_Angeles': 'Los Angeles, Vancouver',
  'America/Denver': 'Denver, Calgary',
  'America/Chicago': 'Chicago, Winnipeg',
  'America/Mexico_City': 'Mexico City',
  'America/New_York': 'New York, Toronto',
  'America/Bogota': 'Bogotá, Lima',
  'America/Caracas': 'Caracas, La Paz',
  'America/Santiago': 'Santiago',
  'America/Sao_Paulo': 'São Paulo, Buenos Aires',
  'Atlantic/Azores': 'Azores',
  'Europe/London': 'London, Lisbon',
  'Africa/Lagos': 'Lagos, Algiers',
  'Europe/Berlin': 'Berlin, Paris, Madrid',
  'Europe/Kyiv': 'Kyiv, Athens',
  'Africa/Cairo': 'Cairo',
  'Africa/Johannesburg': 'Johannesburg, Harare',
  'Europe/Istanbul': 'Istanbul',
  'Europe/Moscow': 'Moscow, Minsk',
  'Asia/Riyadh': 'Riyadh, Nairobi',
  'Asia/Tehran': 'Tehran',
  'Asia/Dubai': 'Dubai, Baku',
  'Asia/Karachi': 'Karachi, Tashkent',
  'Asia/Kolkata': 'Delhi, Mumbai',
  'Asia/Dhaka': 'Dhaka',
  'Asia/Bangkok': 'Bangkok, Jakarta',
  'Asia/Shanghai': 'Shanghai, Singapore',
  'Asia/Tokyo': 'Tokyo, Seoul',
  'Australia/Sydney': 'Sydney, Melbourne',
  'Pacific/Auckland': 'Auckland',
};

export const zones = {
  cities,
  title: 'Time zone: ',
  /** @param time what clocks show there, `14:05` */
  here: (zone: string, time: string): string => `${zone}, where it is ${time} now`,
  unknown: 'not known yet, so your days begin and end at midnight UTC',
  /** Above the picker. */
  pick: 'What does your clock show? Your days then begin and end at your own midnight, in searches and in what you may spend.',
  typing: (examples: readonly [city: string, name: string, offset: string]): string =>
    `Not among them? Type your city, for example ${examples[0]}, or ${examples[1]}, or ${examples[2]}.`,
  /** A choice: its clock, and where that is. */
  choice: (time: string, where: string): string => `${time} · ${where}`,
  several: (typed: string): string => `“${typed}” has more than one time zone. Which one is yours?`,
  notFound: (typed: string): string => `I do not know a time zone called “${typed}”.`,
  /** After it was set. */
  set: (zone: string, time: string): string =>
    `Your time zone is ${zone}, where it is ${time} now. Your days begin and end at your midnight.`,
  /** After a change within a day: the sum of that day goes on. */
  counting: 'What you have spent today counts until ',
  forgotten: 'I have forgotten your time zone: your days begin and end at midnight UTC.',
  change: 'Change time zone',
  tell: 'Set my time zone',
  forget: 'Forget my time zone',
  back: 'All settings',
  /** Where an hour is chosen. */
  hoursInUtc: 'I do not know your time zone, so these hours are those of UTC.',
  /** Once, under the first answer that days matter to. */
  ask: 'I do not know your time zone, so these days are those of UTC.',
  /** Under the receipt of an import, above what may be chosen. @param offset `UTC+2` */
  exportedAt: (offset: string): string =>
    `This export was made where clocks show ${offset}. Which is your time zone? Your days then begin at your own midnight.`,
};
