/** Alerts are reported once and charged as agreed even if the process is killed. */
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { beginsAlert, threads, told } from '../support/alert.ts';
import { storedRows } from '../support/folders.ts';
import { openWatchedProcess } from '../support/program.ts';
import { replies } from '../support/service.ts';

const { service, program } = await openWatchedProcess();

describe('a killed process', () => {
  /** Makes all alerts due, while no process has the file open. */
  function makeDue(): void {
    const database = new DatabaseSync(`${program.folder}/bot.sqlite`);
    database.exec('update routines set due_at = 1');
    database.close();
  }

  it('sends an alert that Telegram has not received once after its restart, without another request', async () => {
    const person = await program.holding('Fay');
    await beginsAlert(person);
    await program.kill();
    makeDue();
    const asked = service.paid().length;
    service.instead('/search/', replies(200, threads(new Date(Date.now() + 60_000).toISOString())));
    await program.driver.fault({ method: 'sendMessage', kind: 'hang' });
    await program.start();
    await service.reaches(asked + 1);
    await expect
      .poll(() => storedRows(program.folder).filter(({ row }) => row.kind === 'message').length, { timeout: 15_000 })
      .toBeGreaterThan(0);
    const before = service.paid().length;
    await program.kill();
    await program.driver.clearFaults();
    await program.start();
    await person.hears(/New for/);
    await program.settled();
    expect(await told(person, /New for/)).toHaveLength(1);
    expect(service.paid().length).toBe(before);
  });
});
