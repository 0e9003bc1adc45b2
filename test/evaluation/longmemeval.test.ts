/** A file as LongMemEval has them, written by hand: only its own sha256 opens it, and what is wrong with it is said. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrokenSourceError } from '#service/importers/broken-source.ts';
import {
  demandSha256,
  LONGMEMEVAL_SHA256,
  type LongMemEvalEntry,
  readLongMemEval,
  UnexpectedFileError,
} from './longmemeval.ts';
import { askAll, type Findings } from './retrieval.ts';
import { scoresOf } from './scores.ts';

const session = (...turns: string[]) => turns.map((content, at) => ({ role: at % 2 ? 'assistant' : 'user', content }));
const ENTRIES = [
  {
    question_id: 'q1',
    question_type: 'single-session-user',
    question: 'What breed is my dog?',
    answer: 'A whippet',
    question_date: '2023/05/30 (Tue) 23:40',
    haystack_session_ids: ['s_1', 's.2', 's_3'],
    haystack_dates: ['2023/05/20 (Sat) 02:21', '2023/05/21 (Sun) 03:00', 'some day'],
    haystack_sessions: [
      session('How do I bake bread?', 'Mix flour and water.'),
      session('My dog is a whippet, which breed food fits?', 'Something light for that breed.'),
      session('Tell me about Lisbon', 'It lies by the river.'),
    ],
    answer_session_ids: ['s.2'],
  },
  {
    question_id: 'q2_abs',
    question_type: 'single-session-user',
    question: 'What is the name of my parrot?',
    answer: 7,
    haystack_session_ids: ['s_1'],
    haystack_dates: ['2023/05/20 (Sat) 02:21'],
    haystack_sessions: [session('How do I bake bread?')],
    answer_session_ids: ['s_1'],
  },
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'personal-data-bot-longmemeval-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { signal } = new AbortController();
function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
async function read(text: string): Promise<LongMemEvalEntry[]> {
  const entries: LongMemEvalEntry[] = [];
  for await (const entry of readLongMemEval(write('entries.json', text), signal)) entries.push(entry);
  return entries;
}

describe('a file', () => {
  it('is the one that is meant only when it hashes to what is asked for', async () => {
    const text = JSON.stringify(ENTRIES);
    const file = write('whole.json', text);
    await demandSha256(file, createHash('sha256').update(text).digest('hex'), signal);
    await expect(demandSha256(file, LONGMEMEVAL_SHA256, signal)).rejects.toThrow(UnexpectedFileError);
    await expect(demandSha256(join(folder, 'none.json'), LONGMEMEVAL_SHA256, signal)).rejects.toThrow('ENOENT');
    await expect(demandSha256(file, LONGMEMEVAL_SHA256, AbortSignal.abort())).rejects.toThrow();
  });

  it('is read question by question, with sessions, times and who spoke', async () => {
    const [first, second, ...more] = await read(JSON.stringify(ENTRIES, undefined, 2));
    expect(more).toEqual([]);
    expect(first?.question).toMatchObject({
      id: 'q1',
      kind: 'single-session-user',
      evidence: ['s.2'],
      answer: ['A whippet'],
    });
    expect(first?.sessions.map(({ id }) => id)).toEqual(['s_1', 's.2', 's_3']);
    const [turn, reply] = first?.sessions[1]?.messages ?? [];
    expect(turn).toMatchObject({ id: 's.2.0', own: true, sentAt: Date.UTC(2023, 4, 21, 3, 0) });
    expect(reply).toMatchObject({ id: 's.2.1', own: false, text: 'Something light for that breed.' });
    expect(first?.sessions[2]?.messages[0]?.sentAt).toBe(0);
    // Questions that the sessions do not answer have no evidence.
    expect(second?.question).toMatchObject({ evidence: [], answer: [] });
  });

  it('is scored by its sessions', async () => {
    const findings: Findings = new Map();
    for (const { question, sessions } of await read(JSON.stringify(ENTRIES)))
      askAll([question], () => sessions, findings, signal);
    const own = scoresOf(findings.get('this search') ?? []);
    expect(own).toMatchObject({ questions: 1, hitAt1: 1, mrr: 1, recallAt5: 1 });
  });

  it.each([
    ['a question without sessions', JSON.stringify([{ ...ENTRIES[0], haystack_sessions: undefined }])],
    [
      'a turn of somebody else',
      JSON.stringify([{ ...ENTRIES[0], haystack_sessions: [[{ role: 'dog', content: 'wuff' }]] }]),
    ],
    ['what is no question', '[1, {"a":'],
  ])('with %s is refused', async (_name, text) => {
    await expect(read(text)).rejects.toThrow(/question 1 is not|ends in the middle/);
  });

  it('that ends in the middle is refused', async () => {
    await expect(read(JSON.stringify(ENTRIES).slice(0, -40))).rejects.toThrow(BrokenSourceError);
  });
});
