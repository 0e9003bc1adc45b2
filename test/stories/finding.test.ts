/** Finding things and reading on from them, as the manual tells it: over the program and the chat. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { type FakeClock, runningClock } from '../support/clock.ts';
import { type Program, startProgram } from '../support/program.ts';
import { type WatchedService, watchService } from '../support/service.ts';

describe('somebody who looks around in the sample', () => {
  let program: Program;
  let anna: DrivenPerson;
  beforeAll(async () => {
    program = await startProgram();
  });
  beforeEach(async () => {
    anna = await program.holding('Anna');
  });
  afterAll(() => program.close());

  it('finds what was said, opens it in its conversation below the list, and reads on in place', async () => {
    await anna.says('/search ferry company from:priya');
    const list = await anna.hears(/^\d+ results from priya/);
    expect(list.text).toMatch(/\n1 Priya Nair · general · .*\n.*ferry/);
    await anna.presses('1', { on: list });
    const opened = await anna.hears(/▸ Priya Nair /);
    expect(opened.id).not.toBe(list.id);
    expect(opened.text).toMatch(/^general · Slack\n/);
    await anna.presses('Earlier', { on: opened });
    const earlier = await anna.hears((message) => message.id === opened.id && !message.text.includes('▸'));
    expect(earlier.text).toMatch(/^general · Slack\n/);
    expect(earlier.text.length).toBeLessThan(4096);
  });

  it('opens a chat of a month that was asked for in plain words', async () => {
    await anna.says('October 2026');
    const month = await anna.hears(/^October[\s\S]*messages in/);
    expect(month.buttons.flat()).toEqual(['1', '2', '3', '4', '5', 'Search for these words instead']);
    await anna.presses('1', { on: month });
    await anna.hears(/^Results in “.*”, in October, newest first/);
  });

  it('asks for what messages hold as one does, and is told where there is none', async () => {
    await anna.says('voice messages');
    expect((await anna.hears(/voice message/)).text).toMatch(/^\d+ results with a voice message/);
    await anna.says('stickers from Priya Nair');
    await anna.hears(/^Nothing from Priya Nair, with a sticker/);
  });

  it('is told that an archive of their own is empty, whatever is looked for in it', async () => {
    const ben = await program.driver.person({ name: 'Ben' });
    await ben.says('/connect');
    await ben.presses('Start my own archive', { on: await ben.hears(/Look around in Nina’s archive first/) });
    await ben.hears(/Your archive is ready/);
    for (const command of ['/recent', '/chats', '/search ferry']) {
      await ben.says(command);
      expect((await ben.hears(/./)).text, command).toBe('Your archive is still empty.');
    }
  });

  it('sees foreign text as text: no command of it can be tapped', async () => {
    await anna.says('/search /search');
    const { text, entities = [] } = await anna.hears(/^(\d+ results|Nothing)/);
    const commands = entities.filter(({ type }) => type === 'bot_command');
    expect(commands.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([]);
  });
});

describe('somebody whose service charges', () => {
  let service: WatchedService;
  let program: Program;
  let clock: FakeClock;
  beforeAll(async () => {
    clock = runningClock();
    service = await watchService({ clock });
    program = await startProgram({ service, clock });
  });
  afterAll(async () => {
    await program.close();
    await service.close();
  });

  it('turns pages for nothing, also after a restart of the program', async () => {
    const boris = await program.holding('Boris');
    await boris.says('/search boat');
    const list = await boris.hears(/2 credits · /);
    await program.stop();
    program = await startProgram({ service, clock, folder: program.folder });
    const again = await program.driver.person({ id: boris.id, name: 'Boris' });
    const asked = service.paid().length;
    await again.presses('More', { on: list });
    const second = await again.hears(/^6–10 of /);
    expect(second.id).toBe(list.id);
    expect(second.text).not.toContain('credit');
    expect(service.paid()).toHaveLength(asked);
  });

  it('opens a result for nothing, and pays once for what lies beyond, however often the button is pressed', async () => {
    const gina = await program.holding('Gina');
    await gina.says('/search "ferry company" from:priya');
    const list = await gina.hears(/2 credits · /);
    const asked = service.paid().length;
    await gina.presses('1', { on: list });
    const opened = await gina.hears(/▸ Priya Nair /);
    expect(opened.buttons[0]).toEqual(['Earlier (1 credit)', 'Later (1 credit)']);
    expect(service.paid()).toHaveLength(asked);
    const data = String(opened.keyboard.flat().find(({ text }) => text === 'Earlier (1 credit)')?.callback_data);
    await Promise.all([1, 2].map(() => gina.presses('Earlier (1 credit)', { on: opened, data })));
    expect((await gina.hears(/1 credit · /)).id).not.toBe(opened.id);
    await program.settled();
    expect(service.paid()).toHaveLength(asked + 1);
  });
});
