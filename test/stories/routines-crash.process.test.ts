/** What the bot does by itself is done once and paid for as agreed although its process is killed. */
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MortalProgram, startMortal } from '../support/mortal-program.ts';
import type { DrivenPerson } from '../support/playground-driver.ts';
import { storedRows } from '../support/stored.ts';
import { replies, type WatchedService, watchService } from '../support/watched-service.ts';

const PATIENCE = { withinMs: 20_000 };
const KEYWORD = 'zanzibarferry';

const threads = (sentAt: string) => ({
  items: [
    {
      id: 'g1',
      schemaUrl: 'x',
      group: { _id: 'g1', name: 'Crew' },
      messages: [{ _id: `m ${sentAt}`, groupId: 'g1', messageText: `the ${KEYWORD} leaves`, sentAt, type: 'receive' }],
    },
  ],
});

async function watches(person: DrivenPerson): Promise<void> {
  await person.says(`/watches ${KEYWORD} in:chats`);
  await person.hears(/Shall I tell you when something new matches/);
  await person.presses('Once a day · 2 credits each · at most 62 a month');
  await person.hears(/Switched on\. The first time is/);
}

const told = async (person: DrivenPerson, words: RegExp) =>
  (await person.chat()).filter(({ fromBot, text }) => fromBot && words.test(text)).map(({ text }) => text);

describe('a process that is killed', () => {
  let service: WatchedService;
  let program: MortalProgram;
  beforeAll(async () => {
    service = await watchService();
    program = await startMortal({ service });
  });
  afterAll(async () => {
    await program.close();
    await service.close();
  });

  /** Everything that is watched is due; nobody has the file open. */
  function makeDue(): void {
    const database = new DatabaseSync(`${program.folder}/bot.sqlite`);
    database.exec('update routines set due_at = 1');
    database.close();
  }

  it('before Telegram has what was found says it after its start, once, without asking again', async () => {
    const person = await program.holding('Fay');
    await watches(person);
    await program.dies();
    makeDue();
    const asked = service.paid().length;
    service.instead('/search/', replies(200, threads(new Date(Date.now() + 60_000).toISOString())));
    await program.driver.fault({ method: 'sendMessage', kind: 'hang' });
    await program.starts();
    await service.reaches(asked + 1);
    await expect
      .poll(() => storedRows(program.folder).filter(({ table }) => table === 'outbox').length, { timeout: 15_000 })
      .toBeGreaterThan(0);
    const before = service.paid().length;
    await program.dies();
    await program.driver.clearFaults();
    await program.starts();
    await person.hears(/New for/, PATIENCE);
    await program.driver.delivered();
    expect(await told(person, /New for/)).toHaveLength(1);
    expect(service.paid().length).toBe(before);
  });
});
