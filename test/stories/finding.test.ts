/** Searching, and reading around the results, as documented. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { openProgram, startProgram } from '../support/program.ts';
import { watchService } from '../support/service.ts';

const program = await openProgram();

describe('somebody in the sample', () => {
  let anna: DrivenPerson;
  beforeEach(async () => {
    anna = await program.holding('Anna');
  });

  it('finds a message, opens it in its conversation below the list, and pages in place', async () => {
    const list = await anna.asks('/search ferry company from:priya', /^\d+ results from priya/);
    expect(list.text).toMatch(/\n1 Priya Nair · general · .*\n.*ferry/);
    const opened = await anna.taps('1', /▸ Priya Nair /, { on: list });
    expect(opened.id).not.toBe(list.id);
    expect(opened.text).toMatch(/^general · Slack\n/);
    const earlier = await anna.taps('Earlier', (message) => message.id === opened.id && !message.text.includes('▸'), {
      on: opened,
    });
    expect(earlier.text).toMatch(/^general · Slack\n/);
    expect(earlier.text.length).toBeLessThan(4096);
  });

  it('gets one list from a button that is pressed twice quickly', async () => {
    const count = await anna.asks('/count ferry', /^[\d,]+ messages with “ferry”/);
    await Promise.all([anna.presses('Show them', { on: count }), anna.presses('Show them', { on: count })]);
    await anna.hears(/^\d+ results in messages/);
    await program.settled();
    expect((await anna.chat()).filter(({ text }) => /^\d+ results in messages/.test(text))).toHaveLength(1);
  });

  it('sees the answer to an edited message in place of the earlier answer', async () => {
    const { messageId } = await anna.says('zebraq');
    const nothing = await anna.hears('Nothing for “zebraq”.');
    await program.settled();
    for (const [edited, answer] of [
      ['ferry', /results, best first/],
      ['zebraq again', /^Nothing for “zebraq again”/],
    ] as const) {
      await anna.edits(messageId, edited);
      expect((await anna.hears(answer)).id).toBe(nothing.id);
    }
    expect((await anna.chat()).at(-1)?.id).toBe(nothing.id);
  });
});

describe('somebody whose service charges', () => {
  it('keeps a paid answer when they edit the message', async () => {
    await using service = await watchService();
    await using program = await startProgram({ service });
    const boris = await program.holding('Boris');
    const { messageId } = await boris.says('/search boat');
    const list = await boris.hears(/2 credits · /);
    await program.settled();
    await boris.edits(messageId, '/search ferry');
    expect((await boris.hears('You changed that. Run it again?')).id).not.toBe(list.id);
  });
});
