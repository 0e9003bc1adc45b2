/** Finding things and reading on from them, as the manual tells it: over the program and the chat. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { type FakeClock, runningClock } from '../support/clock.ts';
import { type Program, startProgram } from '../support/program.ts';
import { type Answerer, replies, TOKEN_PATH, type WatchedService, watchService } from '../support/service.ts';

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

  it('turns a list forth and back, and into the order of time, in place', async () => {
    await anna.says('/search boat');
    const first = await anna.hears(/^\d+\+? results, best first/);
    await anna.presses('More', { on: first });
    expect((await anna.hears(/^6–10 of /)).id).toBe(first.id);
    await anna.presses('Back');
    expect((await anna.hears(/^\d+\+? results, best first/)).text).toBe(first.text);
    await anna.presses('Newest first');
    expect((await anna.hears(/^\d+\+? results, newest first/)).id).toBe(first.id);
    expect((await anna.chat()).filter(({ fromBot, text }) => fromBot && /first\n/.test(text))).toHaveLength(1);
  });

  it('names a time as people do, in either command', async () => {
    const asks = async (typed: string, words: RegExp) => {
      await anna.says(typed);
      await anna.hears(words);
    };
    await asks('/search ferry last year', /^(\d+ results in \d{4}|Nothing for “ferry” in \d{4})/);
    await asks('/recent yesterday', /yesterday, newest first|^Nothing yesterday/);
    await asks('/search ferry has:cat', /^I don’t know has:cat\. Try link/);
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

  it('is offered a forgotten list at its price', async () => {
    const dora = await program.holding('Dora');
    await dora.says('/search boat');
    const list = await dora.hears(/2 credits · /);
    clock.jump(6 * 3_600_000 + 1000);
    await dora.presses('1', { on: list });
    const gone = await dora.hears('I’ve forgotten that list.');
    expect(gone.buttons).toEqual([['Search again (2 credits)']]);
    await dora.presses('Search again (2 credits)', { on: gone });
    await dora.hears(/2 credits · /);
  });
});

describe('somebody whose service has no such search', () => {
  let service: WatchedService;
  let program: Program;
  let ben: DrivenPerson;

  /** What the real one says of a token, without the name of the extension. */
  const cutShort: Answerer = async (response, { path, authorization }) => {
    const reply = await fetch(service.double.url + path, { headers: { authorization } });
    const body = (await reply.json()) as { extensions: string[] };
    replies(reply.status, { ...body, extensions: body.extensions.filter((name) => name !== 'search') })(response, {
      method: '',
      path,
      authorization: '',
      body: '',
    });
  };

  beforeEach(async () => {
    service = await watchService();
    service.instead(TOKEN_PATH, cutShort);
    program = await startProgram({ service });
    ben = await program.holding('Ben');
  });
  afterEach(async () => {
    await program.close();
    await service.close();
  });

  it('gets what it sends, as far as the filters let it through', async () => {
    await ben.says('/search ferry from:priya');
    const { text } = await ben.hears(/results from priya/);
    expect(text).toMatch(/^\d Priya Nair · /m);
    expect(text).not.toMatch(/^\d You · /m);
    expect(service.paid().map(({ path }) => path)).toEqual(['/search/universal?keywords=ferry']);
  });

  it('pays nothing for what such a service cannot find', async () => {
    await ben.says('/recent has:link');
    await ben.hears('Add a word to look for.');
    expect(service.paid()).toEqual([]);
  });
});
