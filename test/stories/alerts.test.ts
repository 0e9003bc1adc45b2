/** Alerts in the whole program: on time, once, charged as agreed, and resilient to a hung service. */
import { afterEach, describe, expect, it } from 'vitest';
import { beginsAlert, KEYWORD, threads, told } from '../support/alert.ts';
import { runningClock } from '../support/clock.ts';
import { foundIn, rawBytes, storedRows } from '../support/folders.ts';
import { openWatchedProgram } from '../support/program.ts';
import { hang, replies } from '../support/service.ts';

const DAY_MS = 86_400_000;
const clock = runningClock();
const { service, program } = await openWatchedProgram({ clock });
afterEach(async () => {
  service.asUsual();
  await program.driver.clearFaults();
});

describe('an alert', () => {
  /** Advances the clock by a day and waits for the service's request number `asked`. */
  async function aDayOn(asked: number): Promise<void> {
    clock.jump(DAY_MS + 1000);
    await service.reaches(asked);
  }

  it('reports new messages once when due, and is silent if there are none', async () => {
    const person = await program.holding('Ann');
    await beginsAlert(person);
    expect(service.paid()).toHaveLength(0);
    service.instead('/search/', (response, request) =>
      replies(200, threads(new Date(clock.now()).toISOString()))(response, request),
    );
    await aDayOn(1);
    const news = await person.hears(/New for/);
    expect(news.text).toContain(`the ${KEYWORD} leaves`);
    expect(news.text).toMatch(/2 credits/);
    service.instead('/search/', replies(200, { items: [] }));
    await aDayOn(2);
    await program.settled();
    expect(await told(person, /New for|Looking/)).toHaveLength(1);
    await person.asks('/disconnect', /^Leave\?/);
    await person.taps('Leave', /^Done\./);
    expect(storedRows(program.folder).filter(({ table }) => table === 'routines')).toEqual([]);
  });

  it('is stored encrypted while it waits', async () => {
    const person = await program.holding('Bea');
    await beginsAlert(person);
    expect(storedRows(program.folder).filter(({ table }) => table === 'routines')).toHaveLength(1);
    expect(foundIn(rawBytes(program.folder, 'bot.sqlite'), [KEYWORD, String(person.id)])).toEqual([]);
    await person.asks('/alerts', /Your alerts and digests/);
    await person.taps(/^Stop “/, /^Stopped\./);
    expect(storedRows(program.folder).filter(({ table }) => table === 'routines')).toEqual([]);
  });

  it("doesn't delay the person's free commands if its search hangs, and can be cancelled", async () => {
    const person = await program.holding('Dora');
    await beginsAlert(person);
    const asked = service.paid().length;
    service.instead('/search/', hang);
    clock.jump(DAY_MS + 1000);
    await service.reaches(asked + 1);
    await person.asks('/help', /^Just write/);
    await person.asks('/cancel', /^Stopped\.\nIt may have cost 2 credits\.$/);
    service.asUsual();
  });
});
