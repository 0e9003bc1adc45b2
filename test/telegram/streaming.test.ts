/** An answer while it is written: a draft of a message where the server has them, the progress message where not. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Asking, openAsking } from './asking.ts';
import { openLives } from './lives.ts';

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
const drafts = async () => (await open.driver.calls('sendMessageDraft')).map(({ params }) => params.text);
const count = (method: string) => open.methods().filter((made) => made === method).length;

describe('an answer that is written', () => {
  it('is seen as a draft, formatted, and then comes as a message, once', async () => {
    await open.asks('boats');
    turn().draft('The **ferry** lea');
    await open.turn(300);
    expect(await open.anna.seesDraft('The ferry lea')).toMatchObject({
      can_stop: true,
      entities: [{ type: 'bold', offset: 4, length: 5 }],
    });
    open.commands.release();
    await open.anna.hears('Answer to boats');
    await open.rests();
    expect(await open.texts()).toEqual(['Answer to boats']);
    expect(await open.anna.draft()).toBeUndefined();
    expect(open.methods()).not.toContain('editMessageText');
  });

  it('is one slot: of what comes faster than it can be shown the newest is', async () => {
    await open.asks('boats');
    for (let piece = 1; piece <= 20; piece++) {
      turn().draft('word '.repeat(piece));
      await open.turn(50);
    }
    await open.turn(250);
    const shown = await drafts();
    expect(shown.length).toBeGreaterThan(2);
    // A second and a half at four in a second.
    expect(shown.length).toBeLessThanOrEqual(6);
    expect(String(shown.at(-1)).trim()).toBe('word '.repeat(20).trim());
  });

  it('needs no progress message beside it, and takes away the one that stands there', async () => {
    await open.asks('boats');
    turn().draft('The ferry');
    await open.turn(300);
    await open.anna.seesDraft('The ferry');
    await open.turn(5_000);
    expect(await open.texts()).toEqual([]);
    open.commands.release();
    await open.anna.hears('Answer to boats');
    const progress = await open.anna.says('/ask cars').then(async () => {
      await open.paid(2);
      await open.turn(800);
      return await open.anna.hears('Asking about cars…');
    });
    turn().draft('A car');
    await open.turn(300);
    await open.anna.seesDraft('A car');
    open.commands.release();
    const answer = await open.anna.hears('Answer to cars');
    expect(answer.id).not.toBe(progress.id);
    await open.anna.losesSight(progress);
    await open.rests();
    expect(await open.texts()).toEqual(['Answer to boats', 'Answer to cars']);
  });

  it('is renewed before it fades while the model is silent', async () => {
    await open.asks('boats');
    turn().draft('The ferry');
    await open.turn(300);
    await open.anna.seesDraft('The ferry');
    await open.turn(21_000);
    await open.turn(1);
    expect((await drafts()).length).toBeGreaterThan(1);
  });

  it('is stopped by its own button, as by /cancel', async () => {
    await open.asks('boats');
    turn().draft('The ferry');
    await open.turn(300);
    await open.anna.seesDraft('The ferry');
    await open.anna.stops();
    const { text } = await open.anna.hears('Stopped.');
    expect(text).toBe('Stopped. It was already on its way, so 5 credits may still be charged.');
    await open.rests();
    expect(await open.texts()).toEqual([text]);
  });

  it('that is stopped too late comes all the same, and nothing is said of the stop', async () => {
    await open.asks('boats');
    turn().draft('The ferry');
    await open.turn(300);
    await open.anna.seesDraft('The ferry');
    open.commands.release();
    await open.inbox.settled();
    await open.anna.stops().catch(() => undefined);
    await open.rests();
    expect(await open.texts()).toEqual(['Answer to boats']);
  });

  it('that is longer than a message shows its end', async () => {
    await open.asks('boats');
    turn().draft(`${'first words '.repeat(2_000)}\n\nthe end of it`);
    await open.turn(300);
    const { text } = await open.anna.seesDraft('the end of it');
    expect(text.length).toBeLessThanOrEqual(4_096);
    expect(text).toMatch(/^…/);
  });

  it('that makes no sense yet is shown as far as it does', async () => {
    await open.asks('boats');
    for (const piece of ['[a](', '```', '| a |\n|--', '> > > **', '\u202e\u2066', '['.repeat(9_000)]) {
      turn().draft(`So: ${piece}`);
      await open.turn(300);
      await open.anna.seesDraft('So');
    }
    open.commands.release();
    await open.anna.hears('Answer to boats');
  });
});

describe('of somebody who', () => {
  it('has results covered, no word is shown before the answer', async () => {
    await open.settings.save(open.pseudonym(11), { coverResults: true });
    await open.asks('boats');
    turn().draft('The ferry');
    await open.turn(800);
    await open.turn(1_200);
    await open.turn(1_200);
    expect(await open.texts()).toEqual([expect.stringMatching(/^Asking about boats… \d s · 5 credits$|credits\)$/)]);
    expect(await drafts()).toEqual([]);
  });

  it('has results protected, it is seen in a message that can be', async () => {
    await open.settings.save(open.pseudonym(11), { protectResults: true });
    await open.asksForLong('boats');
    turn().draft('The ferry');
    await open.turn(1_200);
    await open.anna.hears('The ferry');
    expect(await drafts()).toEqual([]);
    const sent = await open.driver.calls('sendMessage');
    expect(sent.map(({ params }) => String(params.protect_content))).toEqual(['true']);
  });
});

describe('a server without drafts', () => {
  const noDrafts = () =>
    open.driver.fault({
      method: 'sendMessageDraft',
      kind: 'refuse_404',
      description: 'method not found',
      times: 100,
    });

  it('shows it in the progress message, a little more than once in a second, and the answer takes its place', async () => {
    await noDrafts();
    const progress = await open.asksForLong('boats');
    turn().draft('The ferry');
    await open.turn(400);
    await open.turn(1_100);
    const shown = await open.anna.hears('The ferry');
    expect(shown).toMatchObject({ id: progress.id, buttons: [['Cancel']] });
    const before = count('editMessageText');
    for (let piece = 1; piece <= 22; piece++) {
      turn().draft(`The ferry ${'word '.repeat(piece)}`);
      await open.turn(100);
    }
    expect(count('editMessageText') - before).toBeLessThanOrEqual(2);
    open.commands.release();
    expect(await open.anna.hears('Answer to boats')).toMatchObject({ id: progress.id });
    await open.rests();
    expect(await open.texts()).toEqual(['Answer to boats']);
  });

  it('is asked for one but once', async () => {
    await noDrafts();
    for (const words of ['boats', 'cars']) {
      await open.asks(words, words === 'boats' ? 1 : 2);
      turn().draft('The ferry');
      await open.turn(400);
      open.commands.release();
      await open.anna.hears(`Answer to ${words}`);
      await open.rests();
    }
    expect(await open.driver.calls('sendMessageDraft')).toHaveLength(1);
  });
});

describe('a draft in trouble', () => {
  it.each(['hang', 'refuse_429', 'refuse_500', 'cut_after', 'garbage', 'refuse_400'] as const)(
    '(%s) delays no answer',
    async (kind) => {
      await open.asks('boats');
      await open.driver.fault({ method: 'sendMessageDraft', kind, times: 3 });
      turn().draft('The ferry');
      await open.turn(300);
      open.commands.release();
      await open.turnUntil(async () => (await open.texts()).includes('Answer to boats'));
      await open.turnUntil(async () => (await open.texts()).length === 1);
    },
  );
});

it('a crash in the middle of it ends in one word about it, and nothing is asked twice', async () => {
  const lives = await openLives();
  try {
    const anna = await lives.driver.person({ id: 77, name: 'Anna' });
    await anna.says('/ask boats');
    await expect.poll(lives.paid).toBe(1);
    lives.now.commands.ran.at(-1)?.turn.draft('The ferry lea');
    await anna.seesDraft('The ferry lea');
    await lives.kill();
    await lives.restart();
    await anna.hears('I was restarted before I could answer. It may have cost 5 credits.');
    expect((await anna.chat()).filter(({ fromBot }) => fromBot)).toHaveLength(1);
    expect(lives.paid()).toBe(1);
  } finally {
    await lives.close();
  }
});
