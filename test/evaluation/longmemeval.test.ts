/** A file as LongMemEval has them, written by hand: only its own sha256 opens it, and what is wrong with it is said. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolders } from '../support/folders.ts';
import { demandSha256, LONGMEMEVAL_SHA256, readLongMemEval, UnexpectedFileError } from './longmemeval.ts';

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

const scratchFolder = scratchFolders('longmemeval');
const { signal } = new AbortController();
function write(name: string, text: string): string {
  const file = join(scratchFolder(), name);
  writeFileSync(file, text);
  return file;
}
async function read(text: string) {
  const entries = [];
  for await (const entry of readLongMemEval(write('entries.json', text), signal)) entries.push(entry);
  return entries;
}

describe('a file', () => {
  it('is the one that is meant only when it hashes to what is asked for', async () => {
    const text = JSON.stringify(ENTRIES);
    const file = write('whole.json', text);
    await demandSha256(file, createHash('sha256').update(text).digest('hex'), signal);
    await expect(demandSha256(file, LONGMEMEVAL_SHA256, signal)).rejects.toThrow(UnexpectedFileError);
    await expect(demandSha256(`${file}.none`, LONGMEMEVAL_SHA256, signal)).rejects.toThrow('ENOENT');
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

  it.each([
    ['a question without sessions', JSON.stringify([{ ...ENTRIES[0], haystack_sessions: undefined }])],
    ['what is no question', '[1, {"a":'],
    ['an end in the middle', JSON.stringify(ENTRIES).slice(0, -40)],
  ])('with %s is refused', async (_name, text) => {
    await expect(read(text)).rejects.toThrow(/question 1 is not|ends in the middle/);
  });
});
