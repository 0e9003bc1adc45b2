/** A process dies at any of its writes, and another goes on: nothing is paid twice, nothing is said twice, nobody is left without a word. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, DrivenPerson } from '../playground-driver.ts';
import { dyingTurn, type Kept } from './dying-turn.ts';
import { type OpenBot, openBot } from './open-bot.ts';

let open: OpenBot;
beforeAll(async () => {
  open = await openBot({ polling: false });
});
afterAll(async () => {
  await open.close();
});

let nextId = 300;
async function newPerson(): Promise<DrivenPerson> {
  const anna = await open.driver.person({ id: nextId++, name: 'Anna' });
  // So that the bot may write to them.
  await anna.says('hello');
  return anna;
}
const asks = (anna: DrivenPerson, text: string) => ({
  update_id: 77,
  message: {
    message_id: 1,
    date: 1,
    chat: { id: anna.id, type: 'private' },
    from: { id: anna.id, is_bot: false, first_name: 'Anna' },
    text,
    entities: [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length }],
  },
});
const presses = (anna: DrivenPerson, message: ChatMessage) => ({
  update_id: 78,
  callback_query: {
    id: '1',
    from: { id: anna.id, is_bot: false, first_name: 'Anna' },
    data: message.keyboard[0]?.[0]?.callback_data,
    message: { message_id: message.id, date: 1, chat: { id: anna.id, type: 'private' } },
  },
});

type Death = { atWrite: number; durable: boolean };
/** One attempt as the pipeline makes it; whether it lived to its end. */
async function attempt(update: ReturnType<typeof asks>, kept: Kept, number: number, death?: Death): Promise<boolean> {
  const { turn, died, bury } = dyingTurn(kept, number, death);
  const handler = kept.committed ? open.bot.interrupted : open.bot.handle;
  const work = handler(update, turn).then(() => true);
  const lived = await Promise.race([work, died.then(() => false)]);
  bury();
  await work.catch(() => undefined);
  return lived;
}
const said = async (anna: DrivenPerson) => (await anna.chat()).filter(({ fromBot }) => fromBot);

const deaths: Death[] = [1, 2, 3, 4, 5].flatMap((atWrite) => [
  { atWrite, durable: false },
  { atWrite, durable: true },
]);

describe('a paid answer of three parts', () => {
  it.each(deaths)('survives a death at write $atWrite (durable: $durable)', async (death) => {
    const anna = await newPerson();
    const paidBefore = open.commands.paid();
    const kept: Kept = { progress: undefined, committed: false };
    const update = asks(anna, '/ask parts 3');
    expect(await attempt(update, kept, 1, death)).toBe(false);
    await attempt(update, kept, 2);

    expect(open.commands.paid()).toBeLessThanOrEqual(paidBefore + 1);
    const messages = await said(anna);
    const parts = messages.flatMap(({ text }) => /^part(\d)/.exec(text)?.[1] ?? []);
    expect(parts).toEqual(['1', '2', '3'].slice(0, parts.length));
    const [button] = messages.flatMap(({ buttons }) => buttons.flat());
    if (parts.length === 3) expect(button).toBeUndefined();
    else if (parts.length > 0) expect(button).toBe('Show the rest again');
    else {
      expect(messages.at(-1)?.text).toBe('I was interrupted before I could answer. It may have cost 5 credits.');
      expect(button).toBe('Run it again (5 credits)');
    }
    expect(messages.some(({ text }) => text === 'Asking…')).toBe(false);
  });

  it('survives dying again while it makes up for the first death', async () => {
    for (const durable of [false, true]) {
      for (const first of deaths.filter(({ atWrite }) => atWrite > 1)) {
        const anna = await newPerson();
        const paidBefore = open.commands.paid();
        const kept: Kept = { progress: undefined, committed: false };
        const update = asks(anna, '/ask parts 3');
        await attempt(update, kept, 1, first);
        await attempt(update, kept, 2, { atWrite: 1, durable });
        await attempt(update, kept, 3);
        expect(open.commands.paid()).toBeLessThanOrEqual(paidBefore + 1);
        const messages = await said(anna);
        const parts = messages.flatMap(({ text }) => /^part(\d)/.exec(text)?.[1] ?? []);
        expect(new Set(parts).size).toBe(parts.length);
        const apologies = messages.filter(({ text }) => text.startsWith('I was interrupted'));
        const restOffers = messages
          .flatMap(({ buttons }) => buttons.flat())
          .filter((label) => label.startsWith('Show the'));
        expect(parts.length === 3 ? 1 : restOffers.length + apologies.length).toBe(1);
      }
    }
  });

  it('is complete after its button for the rest is pressed', async () => {
    const anna = await newPerson();
    const kept: Kept = { progress: undefined, committed: false };
    const update = asks(anna, '/ask parts 3');
    await attempt(update, kept, 1, { atWrite: 4, durable: true });
    await attempt(update, kept, 2);
    const holder = (await said(anna)).at(-1);
    if (!holder) throw new Error('nothing was said');
    await open.bot.handle(presses(anna, holder), dyingTurn({ progress: undefined, committed: false }, 1).turn);
    const parts = (await said(anna)).flatMap(({ text }) => /^part(\d)/.exec(text)?.[1] ?? []);
    expect(parts).toEqual(['1', '2', '3']);
  });

  it('runs once more when the person presses the button under the apology, and then only once', async () => {
    const anna = await newPerson();
    const paidBefore = open.commands.paid();
    const kept: Kept = { progress: undefined, committed: false };
    const update = asks(anna, '/ask parts 2');
    await attempt(update, kept, 1, { atWrite: 2, durable: true });
    await attempt(update, kept, 2);
    const apology = (await said(anna)).at(-1);
    if (!apology) throw new Error('nothing was said');
    for (let count = 0; count < 2; count++) {
      await open.bot.handle(presses(anna, apology), dyingTurn({ progress: undefined, committed: false }, 1).turn);
    }
    expect(open.commands.paid()).toBe(paidBefore + 1);
    expect(open.commands.ran.at(-1)?.input).toEqual({ argument: 'parts 2', confirmed: true });
  });
});

describe('a free answer of three parts', () => {
  it.each(
    [1, 2, 3, 4].flatMap((atWrite) => [
      { atWrite, durable: false },
      { atWrite, durable: true },
    ]),
  )('is complete after a death at write $atWrite (durable: $durable), with at most one part twice', async (death) => {
    const anna = await newPerson();
    const kept: Kept = { progress: undefined, committed: false };
    const update = asks(anna, '/count 3');
    await attempt(update, kept, 1, death);
    await attempt(update, kept, 2);
    const parts = (await said(anna)).flatMap(({ text }) => /^part(\d)/.exec(text)?.[1] ?? []);
    expect(new Set(parts)).toEqual(new Set(['1', '2', '3']));
    expect(parts.length).toBeLessThanOrEqual(4);
  });
});

describe('a button that its press used up', () => {
  it('still runs its command in the next attempt', async () => {
    const anna = await newPerson();
    await attempt(asks(anna, '/offer'), { progress: undefined, committed: false }, 1);
    const offer = (await said(anna)).at(-1);
    if (!offer) throw new Error('nothing was said');
    const kept: Kept = { progress: undefined, committed: false };
    const press = presses(anna, offer) as unknown as ReturnType<typeof asks>;
    expect(await attempt(press, kept, 1, { atWrite: 1, durable: true })).toBe(false);
    await attempt(press, kept, 2);
    expect((await said(anna)).at(-1)?.text).toBe('Answer to now');
  });

  it('whose attempt died before it could note that is explained, not ignored', async () => {
    const anna = await newPerson();
    await attempt(asks(anna, '/offer'), { progress: undefined, committed: false }, 1);
    const offer = (await said(anna)).at(-1);
    if (!offer) throw new Error('nothing was said');
    const kept: Kept = { progress: undefined, committed: false };
    const press = presses(anna, offer) as unknown as ReturnType<typeof asks>;
    await attempt(press, kept, 1, { atWrite: 1, durable: false });
    await attempt(press, kept, 2);
    expect((await said(anna)).at(-1)?.text).toContain('I was interrupted before I could do what that button says');
  });
});

describe('what cannot be read', () => {
  it('of the record is taken for no record', async () => {
    const anna = await newPerson();
    for (const progress of [5, 'x', {}, { answer: {} }, { command: 'ask', place: null }]) {
      await open.bot.interrupted(asks(anna, '/ask now'), dyingTurn({ progress, committed: true }, 2).turn);
      expect((await said(anna)).at(-1)?.text).toContain('I was interrupted');
    }
  });
});
