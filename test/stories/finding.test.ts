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

  it('opens a chat of a month requested in plain text', async () => {
    await anna.says('October 2026');
    const month = await anna.hears(/^October[\s\S]*messages in/);
    expect(month.buttons.flat()).toEqual(['1', '2', '3', '4', '5', 'Search for these words instead']);
    await anna.presses('1', { on: month });
    await anna.hears(/^Results in “.*”, in October, newest first/);
  });

  it('gets one list from a button that is pressed twice quickly', async () => {
    await anna.says('/count ferry');
    const count = await anna.hears(/^[\d,]+ messages with “ferry”/);
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
