/** What is due by itself: handed over once under one number, by however many processes, and never forgotten. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import type { Database } from '#storage/database.ts';
import { createRoutines, type Routine, type Routines } from '#storage/routines.ts';
import { createTimetable } from '#telegram/jobs/inbox/timetable.ts';
import type { IncomingUpdate } from '#telegram/jobs/inbox/update.ts';
import { DATABASES } from '../../support/databases.ts';
import { type TurnableClock, turnableClock } from '../../support/turnable-clock.ts';

const HOUR_MS = 3_600_000;
const ROUTINE: Routine = {
  kind: 'watch',
  userId: '7',
  chatId: '7',
  language: 'en',
  firstName: 'Anna',
  argument: 'ferry',
  every: 'day',
  at: { hour: 8, minute: 0 },
  mostCredits: 62,
  month: '2026-11',
  spent: 0,
  since: 0,
  told: [],
  failures: 0,
};

describe.each(DATABASES)('the timetable on $name', ({ open }) => {
  let database: Database;
  let clock: TurnableClock;
  let routines: Routines;
  let received: IncomingUpdate[];
  let refuses: boolean;
  let timetable: ReturnType<typeof createTimetable>;
  let keep: (id: string, dueAt: number | undefined) => Promise<void>;

  beforeAll(async () => {
    database = await open();
    routines = createRoutines(database);
    return () => database.close();
  });

  beforeEach(async () => {
    clock = turnableClock();
    received = [];
    refuses = false;
    await routines.erase('anna');
    keep = (id, dueAt) => database.write(routines.keeping(id, 'anna', ROUTINE, dueAt));
    timetable = another();
  });

  const another = () =>
    createTimetable({
      routines,
      receive: async (update) => {
        if (refuses) throw new Error('too many updates wait');
        received.push(update);
      },
      clock,
      log: createLog('silent'),
    });

  it('gives it the same number in every process and at every try, and another at another time', async () => {
    await keep('one', clock.now());
    await Promise.all([timetable.look(), another().look()]);
    await vi.waitFor(async () => expect((await routines.list('anna'))[0]?.dueAt).toBe(clock.now() + 24 * HOUR_MS));
    expect(new Set(received.map(({ update_id }) => update_id)).size).toBe(1);
    await keep('one', clock.now() - 1);
    await timetable.look();
    await vi.waitFor(() => expect(new Set(received.map(({ update_id }) => update_id)).size).toBe(2));
  });

  it('tries again what could not be handed over', async () => {
    await keep('one', clock.now());
    refuses = true;
    await timetable.look();
    refuses = false;
    await vi.waitFor(async () => {
      await timetable.look();
      expect(received).toHaveLength(1);
    });
  });

  it('comes back a day later to what nobody has put off', async () => {
    await keep('one', clock.now());
    await timetable.look();
    await vi.waitFor(async () => expect((await routines.list('anna'))[0]?.dueAt).toBe(clock.now() + 24 * HOUR_MS));
    await timetable.look();
    expect(received).toHaveLength(1);
    await clock.turn(24 * HOUR_MS);
    await timetable.look();
    await vi.waitFor(() => expect(received).toHaveLength(2));
  });

  it('leaves alone what cannot be read, and does not look at it all the time', async () => {
    await keep('one', clock.now());
    await routines.save('one', 'anna', { ...ROUTINE, kind: 'unheard of' } as never, clock.now());
    await timetable.look();
    await vi.waitFor(async () => expect(await routines.due(clock.now(), clock.now() + HOUR_MS * 200, 9)).toEqual([]));
    expect(received).toEqual([]);
  });
});
