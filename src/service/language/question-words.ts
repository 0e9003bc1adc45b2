/** A question as a search of what it asks for, within the time that it speaks of. */
import type { Clock } from '../../clock.ts';
import type { ReaderQuery } from '../archives/reader.ts';

const DAY_MS = 86_400_000;

const SPANS: readonly [RegExp, days: number][] = [
  [/\b(today|hoje|heute)\b|сегодня|今日/i, 1],
  [/\b(yesterday|ontem|gestern)\b|вчера|昨日/i, 2],
  [/\b(this|last|past) week\b|\b(esta|última) semana\b|\b(diese|letzte) woche\b|недел[юе]|先週|今週/i, 8],
  [/\b(this|last|past) month\b|\b(este|último) mês\b|\b(diesen|letzten) monat\b|месяц|先月|今月/i, 32],
];

/** Characters of a question that are looked for. */
const LONGEST = 500;

/** The search itself knows which of its words tell; what it cannot know is what "yesterday" is. */
export function searchOf(
  question: string,
  clock: Pick<Clock, 'now'>,
): Pick<ReaderQuery, 'keywords' | 'narrow' | 'partly'> {
  const days = SPANS.find(([words]) => words.test(question))?.[1];
  const asked = { keywords: question.slice(0, LONGEST), partly: true };
  if (days === undefined) return asked;
  return { ...asked, narrow: { since: new Date(clock.now() - days * DAY_MS).toISOString() } };
}
