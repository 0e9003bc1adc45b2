/**
 * A process dies at any of its writes or calls, or is stopped, and another takes over: nothing is paid twice, no paid
 * answer is lost, repeats are marked as such, and everybody gets an answer.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordsIn } from '#locales/words.ts';
import type { ChatMessage, DrivenPerson } from '../support/chat-driver.ts';
import { openJobs } from '../support/databases.ts';
import type { Death } from '../support/killable.ts';
import { openRestartableBot, type RestartableBot } from './restartable-bot.ts';

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
/** The parts that were sent, without duplicates. */
const partsOnce = (messages: readonly ChatMessage[]) => [...new Set(partsIn(messages))];

/** Repeats `doing` in new processes that die at the first write (or call), the second, … until one survives. */
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
      await expectNothingPending();
    }
  }
}

async function expectNothingPending(): Promise<void> {
  // A press is answered before its update ends, so wait.
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
        // An existing answer is never replaced by an apology.
        if (at === 'call') expect(apologies, context).toBe(0);
      },
    );
    // Writes: recorded, paid, ended with its answer. Calls: the three messages.
    expect(deaths).toBeGreaterThanOrEqual(3);
  });

  it('survives a second death at each write of the recovery from the first', { timeout: 60_000 }, async () => {
    // After the payment, and after the end with its answer.
    for (const count of [2, 3]) {
      for (let again = 1, survived = false; !survived; again++) {
        anna = await newPerson();
        const before = bot.paid();
        const first = { at: 'write', count, through: true } as const;
        expect(await bot.diesOf(first, () => anna.says('/ask parts 3'))).toBe(true);
        // Starting up takes a few writes too.
        survived = !(await bot.restart({ at: 'write', count: again, through: again % 2 === 0 }));
        if (!survived) await bot.restart();
        expect(bot.paid()).toBe(before + count - 2);
        const messages = await said();
        const apologies = messages.filter(isApology);
        expect(apologies.filter((message) => !isRepeat(message)).length).toBeLessThanOrEqual(1);
        if (count === 2) expect(apologies.length).toBeGreaterThan(0);
        else expect(partsOnce(messages)).toEqual(['part1', 'part2', 'part3']);
        expect(apologies.length * partsIn(messages).length).toBe(0);
        await expectNothingPending();
      }
    }
  });

  it('runs again, once, by the button under another process’s apology', async () => {
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
  it.each(['write', 'call'] as const)('is complete, with repeats marked, after a death at each %s', async (at) => {
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

describe('a paid request that was stopped by its button', () => {
  it('is paid once, and the person gets an ending, whichever write the process dies at', async () => {
    let progress: ChatMessage;
    let before = 0;
    const deaths = await atEach(
      'write',
      () => anna.presses('Stop', { on: progress }),
      async () => {
        // The last call may still be in flight when everything is written.
        // A press that is repeated after the crash finds nothing to stop.
        const endings = async () => (await said()).map(({ text }) => text).filter((text) => text !== 'Nothing runs');
        await expect
          .poll(endings)
          .toEqual([expect.stringMatching(/^(I was restarted|Stopped)\.\nIt may have cost 5 credits\./)]);
        expect(bot.paid() - before).toBe(1);
      },
      async () => {
        before = bot.paid();
        await anna.says('/ask boats');
        progress = await anna.hears('Asking about boats…');
      },
    );
    expect(deaths).toBeGreaterThanOrEqual(1);
  }, 60_000);
});

describe('long work', () => {
  it.each(['write', 'call'] as const)(
    'sends every piece in order, with repeats marked, after a death at each %s',
    {
      timeout: 60_000,
    },
    async (at) => {
      const deaths = await atEach(
        at,
        () => anna.says('/pieces 1/3'),
        async (death) => {
          const texts = (await said()).map(({ text }) => text);
          const context = JSON.stringify({ death, texts });
          const pieces = texts.flatMap((text) => /^(?:piece\d|All pieces)/.exec(text)?.[0] ?? []);
          expect([...new Set(pieces)], context).toEqual(['piece1', 'piece2', 'piece3', 'All pieces']);
          const unmarked = texts.filter((text) => /^(piece\d|All pieces)$/.test(text));
          expect([...new Set(unmarked)], context).toEqual(unmarked);
        },
      );
      expect(deaths).toBeGreaterThanOrEqual(4);
    },
  );
});

describe('a single-use button', () => {
  it('runs once, whichever write the process dies at, and is never used up without an answer', async () => {
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
    // Writes: recorded, used up together with the run record, paid, ended.
    expect(deaths).toBeGreaterThanOrEqual(4);
  });
});

describe('a process that is stopped', () => {
  it('during long paid work says so with the price, before it ends', async () => {
    await anna.says('/ask boats');
    const progress = await anna.hears('Asking about boats…');
    await bot.now.stop(2_000);
    expect(await said()).toMatchObject([{ id: progress.id, text: RESTARTED, buttons: [['Try again (5 credits)']] }]);
    expect(await openJobs(bot.database)).toEqual([]);
    await bot.restart();
    expect(await said()).toHaveLength(1);
    await anna.presses('Try again (5 credits)');
    await expect.poll(bot.paid).toBe(2);
    bot.now.commands.release();
    await anna.hears('Answer to boats');
  });
});

describe('a person who blocks the bot between two pieces', () => {
  it.each([
    ['immediately', undefined],
    ['when the next piece is already being made', 1_500],
  ])('gets no more pieces, and none is made once Telegram reports it: %s', async (_, slowMs) => {
    await anna.says('/pieces 1/9 wait');
    bot.now.commands.release();
    await anna.hears('piece1');
    await anna.blocks();
    if (slowMs !== undefined) await bot.driver.fault({ method: 'sendMessage', kind: 'slow', ms: slowMs });
    bot.now.commands.release();
    await bot.settled();
    const runs = () => bot.now.commands.ran.filter(({ name }) => name === 'pieces');
    expect(runs()[0]?.job.signal.aborted).toBe(true);
    expect((await bot.driver.calls('sendMessage')).map(({ params }) => params.text)).not.toContain('piece3');
    await anna.unblocks();
    await expectNothingPending();
    expect((await said()).map(({ text }) => text)).toEqual(['piece1', 'and now']);
    expect(runs()).toHaveLength(1);
  });
});
