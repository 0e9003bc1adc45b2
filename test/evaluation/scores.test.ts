/** What rankings and answers are worth, by examples that were worked out by hand. */
import { describe, expect, it } from 'vitest';
import { judge } from './answers.ts';
import { readOptions } from './options.ts';
import type { Question } from './question.ts';
import { askOwnPiles } from './retrieval.ts';
import { scoresOf, sessionsOf } from './scores.ts';

const question = (evidence: string[], answer: string[] = []): Question => ({
  id: 'q',
  group: 'English',
  kind: 'same words',
  text: 'When?',
  evidence,
  messages: evidence.map((id) => `${id}.fact`),
  answer,
});

describe('a ranking', () => {
  it('is scored by the place of its evidence', () => {
    const asked = [
      { question: question(['a']), sessions: ['a', 'b'], ms: 1 },
      { question: question(['a', 'f']), sessions: ['b', 'c', 'd', 'a', 'e', 'f'], ms: 1 },
      { question: question(['z']), sessions: ['a', 'b'], ms: 1 },
      { question: question([]), sessions: ['a'], ms: 1 },
    ];
    const scores = scoresOf(asked);
    expect(scores).toMatchObject({ questions: 3, recallAt5: 2 / 4, recallAt10: 3 / 4 });
    expect(scores.hitAt1).toBeCloseTo(1 / 3);
    expect(scores.hitAt5).toBeCloseTo(2 / 3);
    expect(scores.hitAt10).toBeCloseTo(2 / 3);
    expect(scores.mrr).toBeCloseTo((1 + 1 / 4) / 3);
  });

  it('has each session once, at the place of its best message', () => {
    expect(sessionsOf(['en-1.3', 'en-2.fact', 'en-1.fact', 'a.b.0', 'alone'])).toEqual([
      'en-1',
      'en-2',
      'a.b',
      'alone',
    ]);
  });
});

describe('an answer', () => {
  const asked = question(['s'], ['2.800 €', 'Ærø']);

  it('is right when it names everything, whatever stands around it', () => {
    expect(judge(asked, { completion: '> It was **2.800** €, on ærø.' })).toMatchObject({
      right: true,
      abstained: false,
    });
    expect(judge(asked, { completion: '> It was 2.800 €.' }).right).toBe(false);
    expect(judge(question(['s'], ['12:05']), { completion: '> at 12:05' }).right).toBe(true);
  });

  it('abstains when it says so, or else quotes nothing', () => {
    expect(judge(asked, { completion: 'Nothing was found.' }).abstained).toBe(true);
    expect(judge(asked, { completion: '> 2.800 € Ærø', found: false })).toMatchObject({
      abstained: true,
      right: false,
    });
    expect(judge(asked, { completion: 'words of a model', found: true }).abstained).toBe(false);
    expect(judge(question([]), { completion: '> something' })).toMatchObject({ abstained: false, right: false });
  });

  it('is as precise as what it cites', () => {
    const sources = [{ id: 's.fact', number: 1 }, { id: 's.0', number: 2 }, { id: 's.fact' }, { number: 3 }];
    expect(judge(asked, { completion: '', sources }).cited).toEqual({ all: 2, right: 1 });
    expect(judge(asked, { completion: '' }).cited).toBeUndefined();
    expect(judge(asked, { completion: '', usage: { tokens: { input: 70, output: 5 } } }).tokens).toBe(75);
  });
});

describe('options', () => {
  it('have defaults, and a model where the environment names one', () => {
    expect(readOptions([], {})).toMatchObject({ parts: ['small', 'large', 'answers'], seed: 2026, postgres: false });
    expect(readOptions(['large', '--seed', '3'], {})).toMatchObject({ parts: ['large'], seed: 3 });
    const model = { LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'm', LLM_API_KEY: 'k' };
    expect(readOptions([], model)?.model).toEqual({ baseUrl: 'http://127.0.0.1:1/v1', model: 'm', apiKey: 'k' });
  });

  it.each(['medium', '--questions=0', '--questions=x', '--sessions=100001', '--unknown'])('%s is refused', (word) =>
    expect(() => readOptions([word], {})).toThrow(),
  );
});

it('this search finds nearly every answer among fifty sessions, and more of them than plain FTS5', () => {
  const findings = askOwnPiles(3, 5, new AbortController().signal);
  const [own, plain] = [...findings.values()].map(scoresOf);
  expect(own?.questions).toBe(18);
  expect(own?.hitAt5).toBeGreaterThanOrEqual(0.9);
  expect(own?.mrr).toBeGreaterThan((plain?.mrr ?? 1) + 0.1);
  expect([...findings.keys()]).toEqual(['this search', 'plain FTS5']);
}, 60_000);
