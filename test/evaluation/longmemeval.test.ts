/** Parsing of a handwritten LongMemEval file, and its errors. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolders } from '../support/folders.ts';
import type { ChatSet } from './chats.ts';
import { readLongMemEval } from './longmemeval.ts';

const ENTRIES = [
  {
    question_id: 'q1',
    question_type: 'single-session-user',
    question: 'What breed is my dog?',
    haystack_session_ids: ['s_1', 's.2'],
    haystack_dates: ['2023/05/20 (Sat) 02:21', 'some day'],
    haystack_sessions: [
      [
        { role: 'user', content: 'My dog is a whippet.', has_answer: true },
        { role: 'assistant', content: 'Lovely.', has_answer: false },
      ],
      [{ role: 'user', content: 'Tell me about Lisbon' }],
    ],
  },
  {
    question_id: 'q2_abs',
    question_type: 'single-session-user',
    question: 'What is the name of my parrot?',
    haystack_session_ids: ['s_1'],
    haystack_dates: ['2023/05/20 (Sat) 02:21'],
    haystack_sessions: [[{ role: 'user', content: 'My parrot talks.', has_answer: true }]],
  },
];

const scratchFolder = scratchFolders('longmemeval');
async function read(text: string) {
  const file = join(scratchFolder(), 'entries.json');
  writeFileSync(file, text);
  const sets: ChatSet[] = [];
  for await (const set of readLongMemEval(file, new AbortController().signal)) sets.push(set);
  return sets;
}

it('a file is read question by question, with the turns that contain the answer', async () => {
  const [first, second, ...more] = await read(JSON.stringify(ENTRIES, undefined, 2));
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    questions: [{ kind: 'single-session-user', text: 'What breed is my dog?', evidence: ['s_1.0'] }],
    neverSaid: [],
  });
  expect(first?.messages).toMatchObject([
    { id: 's_1.0', own: true, sentAt: Date.UTC(2023, 4, 20, 2, 21) },
    { id: 's_1.1', own: false, text: 'Lovely.' },
    { id: 's.2.0', sentAt: 0 },
  ]);
  expect(second).toMatchObject({ questions: [], neverSaid: [{ evidence: [] }] });
});

it.each([
  ['a question without sessions', JSON.stringify([{ ...ENTRIES[0], haystack_sessions: undefined }])],
  ['an invalid question', '[1, {"a":'],
  ['a truncated end', JSON.stringify(ENTRIES).slice(0, -40)],
])('a file with %s is rejected', async (_name, text) => {
  await expect(read(text)).rejects.toThrow(/question 1 is not|ends before it should/);
});
