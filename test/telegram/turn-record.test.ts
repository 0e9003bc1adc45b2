import { describe, expect, it } from 'vitest';
import { UnreadableError } from '#telegram/jobs/inbox/turn.ts';
import { readRecord } from '#telegram/run/turn-record.ts';

const kept = {
  command: 'ask',
  argument: 'when does the ferry leave?',
  confirmed: false,
  place: { chatId: 1, kind: 'private' },
  reference: 'r-1',
  credits: 9,
};

describe('what is kept of a run', () => {
  it('is read as it was kept', () => {
    const record = { ...kept, doing: 'Reading your messages', progressId: 7 };
    expect(readRecord(record)).toEqual(record);
    expect(readRecord(undefined)).toBeUndefined();
    expect(readRecord(null)).toBeUndefined();
  });

  it.each([{ ...kept }, { ...kept, doing: '', credits: 'nine' }, 'words', {}])(
    'is left alone when it is %j',
    (record) => expect(() => readRecord(record)).toThrow(UnreadableError),
  );
});
