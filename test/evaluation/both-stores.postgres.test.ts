/** What an archive in Postgres finds is worth what one in a file finds: the same sessions, in the same order. */
import { describe, expect, it } from 'vitest';
import { contenders } from './contender.ts';
import { askOnePile, askOwnPiles, type Findings, findingsTable } from './retrieval.ts';
import { scoresOf } from './scores.ts';

const url = process.env.TEST_POSTGRES_URL ?? '';
/** Never that of the figures that are reported. */
const SEED = 5;
const { signal } = new AbortController();

describe('an archive in a file and one in Postgres', () => {
  function compare(findings: Findings, questions: number): void {
    const [file = [], postgres = []] = ['this search', 'this search in Postgres'].map((name) => findings.get(name));
    expect(file).toHaveLength(questions);
    expect(scoresOf(file).hitAt5).toBeGreaterThan(0.5);
    const found = (asked: typeof file) =>
      asked.map(({ question, sessions }) => [question.id, question.text, ...sessions]);
    expect(found(postgres)).toEqual(found(file));
    expect(scoresOf(postgres)).toEqual(scoresOf(file));
    expect(findingsTable(findings)).toContain('this search in Postgres');
  }

  it('find the same of one pile in six languages', { timeout: 120_000 }, () => {
    compare(askOnePile(7, 400, SEED, signal, contenders(url)), 42);
  });

  it('find the same of piles of their own', { timeout: 120_000 }, () => {
    compare(askOwnPiles(2, SEED, signal, contenders(url)), 12);
  });
});
