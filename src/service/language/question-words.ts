/** What a question asks to look for: its telling words, and the time that it speaks of. */
import type { Clock } from '../../clock.ts';
import { contentWords } from '../archive/stop-words.ts';

const DAY_MS = 86_400_000;

const SPANS: readonly [RegExp, days: number][] = [
  [/\b(today|hoje|heute)\b|сегодня|今日/i, 1],
  [/\b(yesterday|ontem|gestern)\b|вчера|昨日/i, 2],
  [/\b(this|last|past) week\b|\b(esta|última) semana\b|\b(diese|letzte) woche\b|недел[юе]|先週|今週/i, 8],
  [/\b(this|last|past) month\b|\b(este|último) mês\b|\b(diesen|letzten) monat\b|месяц|先月|今月/i, 32],
];

export interface QuestionSearch {
  /** Its telling words, to be shown. */
  readonly keywords: string;
  /** As it was asked. */
  readonly question: string;
  /** ISO 8601; absent where the question names no time that is understood. */
  readonly since?: string;
}

export function searchOf(question: string, clock: Pick<Clock, 'now'>): QuestionSearch {
  const days = SPANS.find(([words]) => words.test(question))?.[1];
  const keywords = contentWords(question);
  const search = { keywords, question };
  return days === undefined ? search : { ...search, since: new Date(clock.now() - days * DAY_MS).toISOString() };
}
