/** Scores of rankings and answers, with examples calculated by hand. */
import { describe, expect, it } from 'vitest';
import { openEvaluated, openPlainFts } from './contenders.ts';
import { fallen } from './figures.ts';
import { answersTable, figuresOf, kindsTable, measure, rankingTable } from './measuring.ts';
import { readOptions } from './options.ts';
import { answerScores, rankingScores } from './scores.ts';

const question = (evidence: string[], kind = 'fact') => ({ kind, text: 'When?', evidence });

it('a ranking is scored by the ranks of its evidence and of the conversations that contain it', () => {
  const scores = rankingScores([
    { question: question(['a.1']), ids: ['a.1', 'b.1'] },
    { question: question(['f.1', 'a.2']), ids: ['b.1', 'c.1', 'd.1', 'e.1', 'a.1', 'a.2'] },
    { question: question(['f.1']), ids: ['a.1', 'a.2', 'a.3', 'a.4', 'b.1', 'b.2', 'f.1'] },
    { question: question(['z.1']), ids: [] },
  ]);
  expect(scores).toEqual({ first: 0.25, in5: 0.25, in10: 0.75, all10: 0.625, conversation5: 0.75 });
});

it('an answer is scored by its quotes, and a missing one by whether there was an answer', () => {
  const scores = answerScores([
    { question: question(['a.1']), quoted: ['a.1', 'b.1', 'b.2'] },
    { question: question(['a.2'], 'time'), quoted: ['b.1'] },
    { question: question(['a.3'], 'time'), quoted: [] },
    { question: question([]), quoted: [] },
    { question: question([], 'time'), quoted: ['a.1'] },
  ]);
  expect(scores).toEqual({ quoted: 1 / 3, precision: 0.25, whenSilent: 0.5, toldSo: 0.5 });
});

describe('a figure', () => {
  const kept = { 'report written': { first: 40, whenSilent: 10 } };

  it('may be at most two points worse, and any better', () => {
    expect(fallen({ 'report written': { first: 38, whenSilent: 12 } }, kept)).toEqual([]);
    expect(fallen({ 'report written': { first: 60, whenSilent: 0 } }, kept)).toEqual([]);
    expect(fallen({ 'report written': { first: 37.9, whenSilent: 12.1 } }, kept)).toEqual([
      'report written, first: 40 before, 37.9 now',
      'report written, whenSilent: 10 before, 12.1 now',
    ]);
  });

  it('is reported if there is no kept one', () => {
    expect(fallen({ 'tune written': { first: 1 } }, kept)).toEqual(['tune written, first: no figure is kept']);
  });
});

it('asks the service and plain FTS5 about the same messages', { timeout: 60_000 }, async () => {
  const texts = ['The code for the bicycle shed is 4711', 'Lovely weather today', 'My sister plays the oboe'];
  const set = {
    name: 'report/tiny-written',
    language: 'tiny',
    style: 'written',
    messages: texts.map((text, index) => {
      const sentAt = Date.UTC(2025, 0, 1 + index);
      return { id: `c${index}.0`, chatId: 'c', chatName: 'Bo', fromName: 'Bo', own: false, text, sentAt };
    }),
    questions: [{ kind: 'fact', text: 'What is the code for the bicycle shed?', evidence: ['c0.0'] }],
    neverSaid: [{ kind: 'fact', text: 'Which wallpaper hung upstairs?', evidence: [] }],
  };
  const evaluated = await openEvaluated();
  try {
    const measured = await measure(set, evaluated, new AbortController().signal);
    const groups = [['report written', [measured]]] as const;
    const all = { first: 100, in5: 100, in10: 100, all10: 100, conversation5: 100 };
    expect(figuresOf(groups)['report written']).toMatchObject({ ...all, quoted: 100, toldSo: 100 });
    for (const table of [rankingTable(groups), kindsTable([measured]), answersTable(groups)])
      expect(table).toMatch(/100\.0/);
    expect(rankingTable(groups)).toContain('FTS5');
  } finally {
    await evaluated.close();
  }
});

it('plain FTS5 finds any of the words, with porter stemming, in text or sender', async () => {
  const message = { chatId: 'c', chatName: 'c', own: false, sentAt: 0 };
  const plain = openPlainFts([
    { ...message, id: 'a', fromName: 'Bo', text: 'two sleeping dogs' },
    { ...message, id: 'b', fromName: 'Dog', text: 'nothing' },
    { ...message, id: 'c', fromName: 'Bo', text: 'nothing' },
  ]);
  expect((await plain.search('does "a dog" sleep?')).toSorted()).toEqual(['a', 'b']);
  expect(await plain.search('?!')).toEqual([]);
  plain.close();
});

describe('options', () => {
  it('have defaults, and a model if the environment sets one', () => {
    expect(readOptions([], {})).toEqual({ quick: false, keep: false, postgres: false });
    const model = { LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'm', LLM_API_KEY: 'k' };
    expect(readOptions(['--quick'], model)).toMatchObject({
      quick: true,
      model: { baseUrl: 'http://127.0.0.1:1/v1', model: 'm', apiKey: 'k' },
    });
    expect(readOptions(['--help'], {})).toBeUndefined();
  });

  it.each([[['--unknown']], [['medium']], [['--keep', '--quick']]])('%j is rejected', (words) =>
    expect(() => readOptions(words, {})).toThrow(),
  );

  it('reject keeping figures of answers by a model', () => {
    expect(() => readOptions(['--keep'], { LLM_BASE_URL: 'http://127.0.0.1:1', LLM_MODEL: 'm' })).toThrow(
      'without a model',
    );
  });
});
