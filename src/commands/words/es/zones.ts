/** Time zones in Spanish. */
import type { ZoneChoice } from '../../time/zones.ts';

/** At most two for a zone, the best known first. */
const cities: Readonly<Record<ZoneChoice, string>> = {
  'Pacific/Honolulu': 'Honolulu',
  'America/Anchorage': 'Anchorage',
  'America/Los_Angeles': 'Los Ángeles, Vancouver',
  'America/Denver': 'Denver, Calgary',
  'America/Chicago': 'Chicago, Winnipeg',
  'America/Mexico_City': 'Ciudad de México',
  'America/New_York': 'Nueva York, Toronto',
  'America/Bogota': 'Bogotá, Lima',
  'America/Caracas': 'Caracas, La Paz',
  'America/Santiago': 'Santiago',
  'America/Sao_Paulo': 'Buenos Aires, São Paulo',
  'Atlantic/Azores': 'Azores',
  'Europe/London': 'Londres, Lisboa',
  'Africa/Lagos': 'Lagos, Argel',
  'Europe/Berlin': 'Madrid, Berlín, París',
  'Europe/Kyiv': 'Kiev, Atenas',
  'Africa/Cairo': 'El Cairo',
  'Africa/Johannesburg': 'Johannesburgo, Harare',
  'Europe/Istanbul': 'Estambul',
  'Europe/Moscow': 'Moscú, Minsk',
  'Asia/Riyadh': 'Riad, Nairobi',
  'Asia/Tehran': 'Teherán',
  'Asia/Dubai': 'Dubái, Bakú',
  'Asia/Karachi': 'Karachi, Taskent',
  'Asia/Kolkata': 'Delhi, Bombay',
  'Asia/Dhaka': 'Daca',
  'Asia/Bangkok': 'Bangkok, Yakarta',
  'Asia/Shanghai': 'Shanghái, Singapur',
  'Asia/Tokyo': 'Tokio, Seúl',
  'Australia/Sydney': 'Sídney, Melbourne',
  'Pacific/Auckland': 'Auckland',
};

export const zones = {
  cities,
  title: 'Zona horaria: ',
  /** @param time what clocks show there, `14:05` */
  here: (zone: string, time: string): string => `${zone}, hora actual ${time}`,
  unknown: 'aún no la sé, así que tus días empiezan y acaban a medianoche UTC',
  /** Above the picker. */
  pick: '¿Qué marca tu reloj? Así tus días empiezan y acaban a tu medianoche, en las búsquedas y en lo que puedes gastar.',
  typing: (examples: readonly [city: string, name: string, offset: string]): string =>
    `¿No está? Escribe tu ciudad, por ejemplo ${examples[0]}, o ${examples[1]}, o ${examples[2]}.`,
  /** A choice: its clock, and where that is. */
  choice: (time: string, where: string): string => `${time} · ${where}`,
  several: (typed: string): string => `«${typed}» tiene más de una zona horaria. ¿Cuál es la tuya?`,
  notFound: (typed: string): string => `No conozco una zona horaria llamada «${typed}».`,
  /** After it was set. */
  set: (zone: string, time: string): string =>
    `Tu zona horaria es ${zone}, hora actual ${time}. Tus días empiezan y acaban a tu medianoche.`,
  /** After a change within a day: the sum of that day goes on. */
  counting: 'Lo que has gastado hoy cuenta hasta: ',
  forgotten: 'He olvidado tu zona horaria: tus días empiezan y acaban a medianoche UTC.',
  change: 'Otra zona horaria',
  tell: 'Mi zona horaria',
  forget: 'Olvidar mi zona horaria',
  back: 'Todos los ajustes',
  /** Where an hour is chosen. */
  hoursInUtc: 'No conozco tu zona horaria, así que estas horas son las de UTC.',
  /** Once, under the first answer that days matter to. */
  ask: 'No conozco tu zona horaria, así que estos días son los de UTC.',
  exportedAt: (offset: string): string =>
    `Esta exportación se hizo donde los relojes marcan ${offset}. ¿Cuál es tu zona horaria? Así tus días empiezan a tu medianoche.`,
};
