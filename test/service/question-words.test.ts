/** When a question speaks of: the words of time in it, in the languages of the sample, as they are meant on some day. */
import { describe, expect, it } from 'vitest';
import { searchOf } from '#service/server/language/question-words.ts';
import { namedTime, withYears } from '#service/server/search/date-words.ts';

const NOW = Date.UTC(2026, 10, 22);
const since = (question: string) => searchOf(question, { now: () => NOW }).narrow?.since?.slice(0, 10);

describe('a month without a year', () => {
  it.each([
    ['What did Ana recommend in March?', 'in March 2026?'],
    ['Who came last December?', 'last December 2025?'],
    ['Que restaurante recomendou em março?', 'em março 2026?'],
    ['Wann kam der Zug im Dezember an?', 'im Dezember 2025 an?'],
    ['Что Анна советовала в марте?', 'в марте 2026?'],
    ['3月にどこで食べた？', '2026年3月に'],
    ['أين أكلنا في مارس؟', 'في مارس 2026؟'],
    ['Who moved in November?', 'in November 2026?'],
  ])('%s is the latest such month', (question, expected) => {
    const dated = withYears(question, NOW);
    expect(dated).toContain(expected);
    expect(namedTime(dated)).toBeDefined();
    expect(searchOf(question, { now: () => NOW }).keywords).toBe(dated);
  });

  it.each([
    'What happened in March 2024?',
    'Que disse ela em março de 2024?',
    'Was war im März, 2023?',
    '2024年3月に何を食べた？',
    'May I march in the parade?',
    'Is Paris in France?',
    '13月',
    'the 2026-03-01 meeting',
  ])('%s stays as it is', (text) => {
    expect(withYears(text, NOW)).toBe(text);
  });
});

describe('days up to now', () => {
  it.each([
    ['What did they say today?', '2026-11-21'],
    ['O que disse ela ontem?', '2026-11-20'],
    ['Was war gestern?', '2026-11-20'],
    ['Кто писал вчера?', '2026-11-20'],
    ['昨日は何を話した？', '2026-11-20'],
    ['ماذا قالت أمس؟', '2026-11-20'],
    ['news of last week', '2026-11-14'],
    ['Quem escreveu na última semana?', '2026-11-14'],
    ['na semana passada', '2026-11-14'],
    ['letzte Woche', '2026-11-14'],
    ['на прошлой неделе', '2026-11-14'],
    ['first week', undefined],
    ['no mês passado', '2026-10-21'],
    ['diesen Monat', '2026-10-21'],
    ['yesterdays', undefined],
  ])('%s is since %s', (question, expected) => {
    expect(since(question)).toBe(expected);
  });
});
