/** Errors of a thread keep what tells the operator about their cause. */
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { operatorMessage } from '#platform/operator-error.ts';
import { errorToSend, receivedError } from '#platform/thread-requests.ts';
import { rejectionOf } from '../support/rejection.ts';

it('a full disk is reported as one by whoever asked the thread', async () => {
  using database = new DatabaseSync(':memory:');
  database.exec('create table notes (note text); pragma max_page_count = 2');
  const filling = async () => database.exec('insert into notes values (hex(zeroblob(100000)))');
  const full = await rejectionOf(Error, filling());
  const received = receivedError(structuredClone(errorToSend(full)), () => undefined);
  expect(operatorMessage(received)).toBe('the disk is full: free some room');
});
