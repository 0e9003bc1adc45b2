/** A process takes the place of another on one Postgres while people go on asking. */
import { afterEach, describe, expect, it } from 'vitest';
import type { ChatMessage } from '../support/playground-driver.ts';
import { FREE_ANSWERS } from './verdict.ts';
import { openWorld, type World } from './world.ts';

const PEOPLE = 5;
/** So often each has been answered before the change, and is answered afterwards. */
const ROUNDS = 1;
const PATIENCE_MS = 30_000;

let world: World | undefined;
afterEach(() => world?.close());

/** Asks one thing after the other, free and paid, until `over`; what was asked for. */
async function goOnAsking({ driver, service }: World, index: number, answered: number[], over: AbortSignal) {
  const person = await driver.person({ name: `Person ${index}` });
  const id = crypto.randomUUID();
  await person.says(`/connect ${id}${Buffer.from(id).toString('base64')}`);
  await person.hears(/You are connected|Token saved|token is stored/, { withinMs: PATIENCE_MS });
  const words: string[] = [];
  let free = 0;
  while (!over.aborted) {
    const word = `w${index}x${words.length}`;
    words.push(word);
    service.treat(word, { kind: 'answers', afterMs: (words.length % 4) * 80 });
    await person.says(`/search ${word}`);
    free += 1;
    await person.says('/privacy');
    await person.hears(new RegExp(`found-${word}\\b`), { withinMs: PATIENCE_MS });
    answered[index] = words.length;
  }
  return { person, words, free };
}

const count = (messages: readonly ChatMessage[], words: RegExp) =>
  messages.filter(({ fromBot, text }) => fromBot && words.test(text)).length;

/** What each person was told too often, or not at all; empty when all is well. */
async function wrongAfter(played: World, roll: () => Promise<void>): Promise<string[]> {
  const over = new AbortController();
  const answered = Array<number>(PEOPLE).fill(0);
  const asking = answered.map((_, index) => goOnAsking(played, index, answered, over.signal));
  const asked = Promise.all(asking);
  asked.catch(() => over.abort());
  const allAre = (answers: number[]) =>
    expect
      .poll(() => over.signal.aborted || answered.every((count, index) => count >= (answers[index] ?? 0)), {
        timeout: PATIENCE_MS,
      })
      .toBe(true);
  await allAre(answered.map(() => ROUNDS));
  await roll();
  await allAre(answered.map((count) => count + ROUNDS));
  over.abort();
  const wrong: string[] = [];
  const people = await asked;
  await played.driver.delivered({ withinMs: PATIENCE_MS });
  for (const { person, words, free } of people) {
    await expect
      .poll(async () => count(await person.chat(), FREE_ANSWERS['/privacy']), { timeout: PATIENCE_MS })
      .toBeGreaterThanOrEqual(free);
    const messages = await person.chat();
    if (count(messages, FREE_ANSWERS['/privacy']) !== free) wrong.push('a free answer came twice');
    for (const word of words) {
      const answers = count(messages, new RegExp(`found-${word}\\b`));
      const calls = played.service.calls(word).length;
      if (answers !== 1 || calls !== 1) wrong.push(`${word}: ${answers} answers, ${calls} calls`);
    }
  }
  wrong.push(...played.bots.flatMap((bot) => bot.takeMisdeeds().map(({ words }) => words)));
  return wrong;
}

describe('a process that is replaced under load', { timeout: 60_000 }, () => {
  it('process by process on one Postgres, loses nothing and answers nothing twice', async () => {
    world = await openWorld({ database: 'postgres', mode: 'webhook', questions: 1 }, process.env.TEST_POSTGRES_URL);
    const { bots } = world;
    const wrong = await wrongAfter(world, async () => {
      for (const bot of bots) {
        // The other one goes on.
        await bot.stop();
        await bot.start();
        await bot.ready();
      }
    });
    expect(wrong).toEqual([]);
  });
});
