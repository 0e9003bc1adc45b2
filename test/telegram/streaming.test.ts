/** An answer while it is written: its words stand in the progress message, edit by edit. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Asking, openAsking } from './asking.ts';

let open: Asking;
beforeEach(async () => {
  open = await openAsking();
});
afterEach(async () => {
  await open.close();
});

const turn = () => {
  const ran = open.commands.ran.at(-1)?.turn;
  if (!ran) throw new Error('nothing ran');
  return ran;
};
const count = (method: string) => open.methods().filter((made) => made === method).length;

describe('an answer that is written', () => {
  it('is shown in the progress message, a little more than once in a second, and takes its place', async () => {
    const progress = await open.asksForLong('boats');
    turn().preview('The **ferry**');
    await open.turn(1_100);
    const shown = await open.anna.hears('The ferry');
    expect(shown).toMatchObject({ id: progress.id, buttons: [['Cancel']] });
    const before = count('editMessageText');
    for (let piece = 1; piece <= 22; piece++) {
      turn().preview(`The ferry ${'word '.repeat(piece)}`);
      await open.turn(100);
    }
    expect(count('editMessageText') - before).toBeLessThanOrEqual(2);
    open.commands.release();
    expect(await open.anna.hears('Answer to boats')).toMatchObject({ id: progress.id });
    await open.rests();
    expect(await open.texts()).toEqual(['Answer to boats']);
  });

  it('that is longer than a message shows its end', async () => {
    await open.asksForLong('boats');
    turn().preview(`${'first words '.repeat(2_000)}\n\nthe end of it`);
    await open.turn(1_200);
    const { text } = await open.anna.hears('the end of it');
    expect(text.length).toBeLessThanOrEqual(4_096);
    expect(text).toMatch(/^…/);
  });
});

describe('of somebody who', () => {
  it('has results covered, no word is shown before the answer', async () => {
    await open.settings.save(open.pseudonym(11), { coverResults: true });
    await open.asks('boats');
    turn().preview('The ferry');
    await open.turn(800);
    await open.turn(1_200);
    await open.turn(1_200);
    expect(await open.texts()).toEqual([expect.stringMatching(/^Asking about boats… \d s · 5 credits$|credits\)$/)]);
  });
});

describe('a change in trouble', () => {
  it.each(['hang', 'refuse_429', 'refuse_500', 'cut_after', 'garbage', 'refuse_400'] as const)(
    '(%s) loses no answer',
    async (kind) => {
      await open.asksForLong('boats');
      await open.driver.fault({ method: 'editMessageText', kind, times: 1 });
      turn().preview('The ferry');
      await open.turn(1_200);
      open.commands.release();
      await open.turnUntil(async () => (await open.texts()).includes('Answer to boats'));
      await open.turnUntil(async () => (await open.texts()).length === 1);
    },
  );
});
