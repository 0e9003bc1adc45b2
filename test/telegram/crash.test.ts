/**
 * A process dies at any of its writes or calls, and another goes on: nothing is paid twice, nothing that was paid for is
 * lost, nothing is said twice but what says so, nobody is left without a word.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordsIn } from '#locales/words.ts';
import { openRestartableBot, type RestartableBot } from '../support/bot.ts';
import type { ChatMessage, DrivenPerson } from '../support/chat-driver.ts';
import { openJobs } from '../support/databases.ts';
import type { Death } from '../support/killable.ts';

const words = wordsIn('en');

let bot: RestartableBot;
let anna: DrivenPerson;
let nextId = 300;
beforeEach(async () => {
  bot = await openRestartableBot();
  anna = await newPerson();
});
afterEach(async () => {
  await bot.close();
});

const newPerson = () => bot.driver.person({ id: nextId++, name: 'Anna' });
const said = async () => (await anna.chat()).filter(({ fromBot }) => fromBot);
const NOTE = `\n\n${words.text('errors-sent-again')}`;
const RESTARTED = 'I was restarted.\nIt may have cost 5 credits.';
const isRepeat = ({ text }: ChatMessage) => text.endsWith(NOTE);
const isApology = ({ text }: ChatMessage) => text.startsWith('I was restarted');
const partsIn = (messages: readonly ChatMessage[]) => messages.flatMap(({ text }) => /^part\d/.exec(text)?.[0] ?? []);
/** Each part that was said, once. */
const partsOnce = (messages: readonly ChatMessage[]) => [...new Set(partsIn(messages))];

/** Does it in one process after the other, dying at the first write (call), the second, … until one survives it. */
async function atEach(
  at: Death['at'],
  doing: () => Promise<unknown>,
  afterwards: (death: Death) => Promise<void>,
  before: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  for (let count = 1; ; count++) {
    for (const through of [false, true]) {
      anna = await newPerson();
      await before();
      const death = { at, count, through };
      if (!(await bot.diesOf({ ...death }, doing))) return count - 1;
      await bot.restart();
      await afterwards(death);
      await nothingIsLeft();
    }
  }
}

async function nothingIsLeft(): Promise<void> {
  // A press is answered before its update ends.
  await bot.settled();
  expect(await openJobs(bot.database)).toEqual([]);
  await anna.says('/echo and now');
  await anna.hears('and now');
}

describe('a paid answer of three parts', () => {
  it.each(['write', 'call'] as const)('survives a death at each %s', async (at) => {
    let before = 0;
    const deaths = await atEach(
      at,
      async () => {
        before = bot.paid();
        await anna.says('/ask parts 3');
      },
      async (death) => {
        const messages = await said();
        const [paid, apologies] = [bot.paid() - before, messages.filter(isApology).length];
        const context = JSON.stringify({ death, messages: messages.map(({ text }) => text.slice(0, 60)) });
        expect(paid, context).toBeLessThanOrEqual(1);
        if (apologies > 0) {
          expect(partsIn(messages), context).toEqual([]);
          expect(messages.filter(isApology), context).toMatchObject([
            { text: RESTARTED, buttons: [['Try again (5 credits)']] },
          ]);
        } else expect(partsOnce(messages), context).toEqual(['part1', 'part2', 'part3']);
        const unmarked = partsIn(messages.filter((message) => !isRepeat(message)));
        expect(new Set(unmarked).size, context).toBe(unmarked.length);
        // Once there is an answer, it is never replaced by words of regret.
        if (at === 'call') expect(apologies, context).toBe(0);
      },
    );
    // It is recorded, paid for, ended with its answer; the first, second and third message.
    expect(deaths).toBeGreaterThanOrEqual(3);
  });

  it('survives dying again at each write of making up for the first death', { timeout: 60_000 }, async () => {
    // After it was paid for, and after the end with its answer.
    for (const count of [2, 3]) {
      for (let again = 1, survived = false; !survived; again++) {
        anna = await newPerson();
        const before = bot.paid();
        const first = { at: 'write', count, through: true } as const;
        expect(await bot.diesOf(first, () => anna.says('/ask parts 3'))).toBe(true);
        // Its start takes a few writes as well.
        survived = !(await bot.restart({ at: 'write', count: again, through: again % 2 === 0 }));
        if (!survived) await bot.restart();
        expect(bot.paid()).toBe(before + count - 2);
        const messages = await said();
        const apologies = messages.filter(isApology);
        expect(apologies.filter((message) => !isRepeat(message)).length).toBeLessThanOrEqual(1);
        if (count === 2) expect(apologies.length).toBeGreaterThan(0);
        else expect(partsOnce(messages)).toEqual(['part1', 'part2', 'part3']);
        expect(apologies.length * partsIn(messages).length).toBe(0);
        await nothingIsLeft();
      }
    }
  });

  it('whose last words are of another process is run again by the button under them, once', async () => {
    await bot.diesOf({ at: 'write', count: 2, through: true }, () => anna.says('/ask parts 2'));
    await bot.restart();
    const apology = await anna.hears(RESTARTED);
    expect(bot.paid()).toBe(0);
    for (let times = 0; times < 2; times++) {
      const pressed = await anna.presses('x', { on: apology, data: String(apology.keyboard[0]?.[0]?.callback_data) });
      expect((await pressed.answer()).text).toBe(times === 0 ? '' : words.text('errors-used-button'));
    }
    await anna.hears('end2');
    expect(bot.paid()).toBe(1);
    expect(bot.now.commands.ran.at(-1)?.input).toEqual({ argument: 'parts 2' });
  });
});

describe('a free answer of three parts', () => {
  it.each(['write', 'call'] as const)('is complete, and unmarked only once, after a death at each %s', async (at) => {
    const deaths = await atEach(
      at,
      () => anna.says('/count 3'),
      async (death) => {
        const messages = await said();
        const context = JSON.stringify({ death, messages: messages.map(({ text }) => text.slice(0, 60)) });
        expect(partsOnce(messages), context).toEqual(['part1', 'part2', 'part3']);
        const unmarked = partsIn(messages.filter((message) => !isRepeat(message)));
        expect(new Set(unmarked).size, context).toBe(unmarked.length);
      },
    );
    expect(deaths).toBeGreaterThanOrEqual(at === 'write' ? 2 : 3);
  });
});

describe('a button that may run once', () => {
  it('runs once, whatever write the process dies at, and is never used up in vain', async () => {
    let before = 0;
    const deaths = await atEach(
      'write',
      () => anna.presses('Buy'),
      async (death) => {
        const context = JSON.stringify(death);
        const messages = await said();
        expect(bot.paid() - before, context).toBeLessThanOrEqual(1);
        const answers = messages.filter(({ text }) => text.startsWith('Answer to now'));
        expect(answers.filter((message) => !isRepeat(message)).length, context).toBeLessThanOrEqual(1);
        const apologies = messages.filter(isApology).length;
        expect(answers.length > 0 ? 1 : 0, context).toBe(1 - apologies);
        const again = await anna.presses('Buy');
        expect((await again.answer()).text, context).toBe(words.text('errors-used-button'));
      },
      async () => {
        await anna.says('/offer');
        await anna.hears('An offer');
        await bot.settled();
        before = bot.paid();
      },
    );
    // It is recorded, used up and noted in one, committed, ended.
    expect(deaths).toBeGreaterThanOrEqual(4);
  });
});
