/**
 * Reads hand-written stories. A scene begins with `@ chat 42 19:30` (42 days ago, UTC) or `@ chat 3h` (three hours ago);
 * `person: text` is said; a line `+ 20m`, `+ 3h` or `+ 1d 09:15` lets time pass. `{d+20}` is the day twenty days from now
 * in English words, and `{de+20}`, `{pt+20}`, `{ru+20}`, `{ja+20}` in other languages; `⏎` is a line break.
 */
import { isPersonKey } from './people.ts';
import type { Random } from './random.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Said } from './said.ts';

const LOCALES: Readonly<Record<string, string>> = { d: 'en-GB', de: 'de-DE', pt: 'pt-PT', ru: 'ru-RU', ja: 'ja-JP' };

/** Replaces the dates that are relative to `now`. */
export function fillDates(text: string, now: number): string {
  return text.replace(/\{(d|de|pt|ru|ja)([+-]\d+)\}/g, (_whole, language: string, days: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      now + Number(days) * DAY_MS,
    ),
  );
}

function timeOfDay(day: number, clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return Math.floor(day / DAY_MS) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;
}

/** What is said in a story, in its order; things that would lie in the future are left out. */
export function* tellStory(script: string, now: number, random: Random): Generator<Said> {
  let chat = '';
  let at = 0;
  for (const line of script.split('\n').map((raw) => raw.trim())) {
    const scene = /^@ (\S+) (?:(\d+) (\d{1,2}:\d{2})|(\d+(?:\.\d+)?)h)$/.exec(line);
    const pause = /^\+ (?:(\d+)([mh])|(\d+)d (\d{1,2}:\d{2}))$/.exec(line);
    const speech = /^(\w+): (.+)$/u.exec(line);
    if (scene) {
      chat = scene[1] ?? '';
      at = scene[3] ? timeOfDay(now - Number(scene[2]) * DAY_MS, scene[3]) : now - Number(scene[4]) * HOUR_MS;
    } else if (pause) {
      if (pause[4]) at = timeOfDay(at + Number(pause[3]) * DAY_MS, pause[4]);
      else at += Number(pause[1]) * (pause[2] === 'h' ? HOUR_MS : MINUTE_MS);
    } else if (speech) {
      const from = speech[1] ?? '';
      if (!isPersonKey(from)) throw new RangeError(`a story lets an unknown person speak: ${from}`);
      at += random.whole(9_000, 110_000);
      if (at >= now) continue;
      yield { chat, from, text: fillDates(speech[2] ?? '', now).replaceAll('⏎', '\n'), at };
    } else if (line !== '') throw new RangeError(`a story holds a line that cannot be read: ${line}`);
  }
}
