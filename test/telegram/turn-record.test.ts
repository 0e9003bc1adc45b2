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
    const record = { ...kept, form: 1, doing: 'Reading your messages', progressId: 7 };
    expect(readRecord(record)).toEqual(record);
    expect(readRecord(undefined)).toBeUndefined();
    expect(readRecord(null)).toBeUndefined();
  });

  it('is read as the version before kept it, with what it cost and its progress message', () => {
    const answer = { messages: [], next: 0 };
    const record = { ...kept, form: 1, doing: '', progressId: 7 };
    expect(readRecord({ ...kept, statusId: 7, pressedId: 6, answer })).toEqual(record);
    expect(readRecord(kept)).toEqual({ ...kept, form: 1, doing: '' });
  });

  it.each([{ ...kept, form: 2 }, { ...kept, form: 2, statusId: 7 }, { ...kept, credits: 'nine' }, 'words', {}])(
    'is left to a newer version when it is %j',
    (record) => expect(() => readRecord(record)).toThrow(UnreadableError),
  );
});
