/** Inline mode: cards that cost and tell nothing, and lead whoever posted them, and nobody else, into the private chat. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrivenGroup, DrivenPerson } from '../support/playground-driver.ts';
import { type Program, startProgram } from '../support/program.ts';
import { type WatchedService, watchService } from '../support/watched-service.ts';

let service: WatchedService;
let program: Program;
let anna: DrivenPerson;
let boris: DrivenPerson;
let group: DrivenGroup;
beforeAll(async () => {
  service = await watchService();
  program = await startProgram({ service });
  anna = await program.holding('Anna');
  boris = await program.driver.person({ name: 'Boris' });
  group = await program.driver.group({ title: 'Sailors', members: [anna, boris] });
});
afterAll(async () => {
  await program.close();
  await service.close();
});

const SEE = 'See my results (2 credits)';
const titles = ({ results }: { results: readonly { title: string }[] }) => results.map(({ title }) => title);
const keyOf = (url: string | undefined) => new URL(url ?? '').searchParams.get('start') ?? '';

/** Anna posts a card for these words into the group; its id. */
async function posts(words: string): Promise<number> {
  const typed = await group.as(anna).types(words);
  return (await typed.chooses(/^Search/)).messageId;
}

describe('while somebody types', () => {
  it('cards say what they would search for, and its price; nothing is asked of the service, nothing kept by Telegram', async () => {
    const asked = service.seen.length;
    for (const words of ['f', 'fer', 'ferry']) {
      expect(titles(await (await group.as(anna).types(words)).offers())).toEqual([
        `Search: ${words} (2 credits)`,
        `Ask: ${words} (5 credits)`,
      ]);
    }
    expect(service.seen).toHaveLength(asked);
    const calls = await program.driver.calls('answerInlineQuery');
    expect(calls.length).toBeGreaterThanOrEqual(3);
    for (const { params } of calls) {
      expect([String(params.is_personal), Number(params.cache_time)]).toEqual(['true', 0]);
      expect(JSON.stringify(params)).not.toMatch(/Anna|results?:/);
    }
  });

  it('whoever is not connected is offered to connect, and nothing else', async () => {
    const { results, button } = await (await group.as(boris).types('ferry')).offers();
    expect([results, button]).toEqual([[], { text: 'Connect your data first', start_parameter: 'connect' }]);
    const carla = await program.driver.person({ name: 'Carla' });
    await carla.says('/start connect');
    await carla.hears(/Connect your data/);
  });

  it('a token that allows only searching offers only that', async () => {
    const chats = ['ds:r:social-chat-message', 'ds:r:social-chat-group'];
    const dora = await program.holding('Dora', ['api:search-chat-threads', ...chats]);
    expect(titles(await (await dora.types('ferry')).offers())).toEqual(['Search: ferry (2 credits)']);
    const emma = await program.holding('Emma', ['api:ds-query', 'ds:r:social-chat-group']);
    const { results, button } = await (await emma.types('ferry')).offers();
    expect([results, button?.text]).toEqual([[], 'Your access does not allow this']);
  });

  it('an access token is not made into a card', async () => {
    const { results } = await (await group.as(anna).types(await program.tokenWith())).offers();
    expect(results).toEqual([]);
  });

  it('words that no card can carry lead into the private chat, where they fit', async () => {
    const words = 'a ferry to the island of the seven lighthouses in the north sea';
    const { results, button } = await (await group.as(anna).types(words)).offers();
    expect([results, button?.text]).toEqual([[], 'Too long for here: go on in private']);
    expect(titles(await (await anna.types(words)).offers())[0]).toMatch(/^Search: a ferry/);
  });
});

describe('a card that was posted', () => {
  it('says in the group what is searched for, and shows what is found in private, to its poster, for one price', async () => {
    const asked = service.paid().length;
    const card = await posts('ferry');
    const press = await group.as(anna).presses(SEE, { on: card });
    const { url } = await press.answer();
    expect(url).toMatch(/^https:\/\/t\.me\/personal_data_bot\?start=q_/);
    expect(service.paid()).toHaveLength(asked);
    await anna.says(`/start ${keyOf(url)}`);
    const offer = await anna.hears('You asked /search ferry in another chat. Here only you see the answer.');
    expect(offer.buttons).toEqual([['Answer it here (2 credits)']]);
    expect(service.paid()).toHaveLength(asked);
    await anna.presses('Answer it here (2 credits)');
    await anna.hears(/ferry[\s\S]*2 credits · /);
    expect(service.paid()).toHaveLength(asked + 1);
    const said = (await group.chat()).map(({ text }) => text).filter((text) => text !== '');
    expect(said).toEqual(['🔎 Searching my own data for “ferry”']);
  });

  it('is of no use to anybody else, by its button, by its link, or passed on', async () => {
    const card = await posts('secret garden');
    const foreign = await (await group.as(boris).presses(SEE, { on: card })).answer();
    expect(foreign).toEqual({ text: 'That button is for the person who asked.', alert: true });
    const { url } = await (await group.as(anna).presses(SEE, { on: card })).answer();
    await boris.says(`/start ${keyOf(url)}`);
    expect((await boris.hears(/Hello, Boris/)).text).not.toContain('garden');
    const other = await program.driver.group({ title: 'Others', members: [anna, boris] });
    await group.as(anna).forwards(card, other.chatId);
    const copy = (await other.chat()).at(-1);
    expect(copy?.text).toBe('🔎 Searching my own data for “secret garden”');
    if (copy && copy.buttons.length > 0) {
      const press = await other.as(boris).presses(SEE, { on: copy });
      expect((await press.answer()).text).toMatch(/person who asked|older version/);
    }
  });

  it.each(['i:', 'i:s', 'i:sAAAAAAAAferry', 'i:xAAAAAAAAferry', 'c:search ferry', 'k:AAAAAAAAAAAAAAAA.0', '\u0000'])(
    'with forged data (%j) shows nothing',
    async (data) => {
      const asked = service.paid().length;
      const card = await posts('lantern');
      const press = await group.as(anna).presses('forged', { on: card, data });
      const { text, url } = await press.answer();
      expect([text === '' ? '' : 'refused', url]).toEqual(['refused', undefined]);
      expect(service.paid()).toHaveLength(asked);
    },
  );
});

describe('in the private chat with the bot', () => {
  it('a card is the command, and runs at once', async () => {
    const asked = service.paid().length;
    await (await anna.types('ferry')).chooses('Search: ferry (2 credits)');
    await anna.hears(/ferry[\s\S]*2 credits · /);
    expect(service.paid()).toHaveLength(asked + 1);
  });
});
