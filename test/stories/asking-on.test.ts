/** Going on from an answer, in the chat as it is: replies, buttons, and what a model does to them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/playground-driver.ts';
import { nameOf, openScriptedModel, type ScriptedModel, seenBy } from '../support/scripted-model.ts';
import { type Program, startProgram } from './program.ts';

const TOKEN = 'whoever-looks-after-it';
let model: ScriptedModel;
let program: Program;
let anna: DrivenPerson;
const start = (folder?: string) =>
  startProgram({
    ...(folder === undefined ? {} : { folder }),
    config: { metricsToken: TOKEN, data: { kind: 'embedded', model: { baseUrl: model.baseUrl, model: 'tiny' } } },
  });
beforeAll(async () => {
  model = await openScriptedModel();
  program = await start();
});
beforeEach(async () => {
  anna = await program.holding('Anna');
  model.behaves((_, asked) => ({ say: `The ferry leaves at nine [[${nameOf(asked, ': ')}]].` }));
});
afterAll(async () => {
  await program.close();
  await model.close();
});

const balance = async () => (await program.app.service?.admin.balance()) ?? Number.NaN;
const lastAsked = () => seenBy(model.asked.at(-1)?.body ?? ({ messages: [] } as never));

describe('a reply to an answer', () => {
  it('goes on from it, at the price that the answer says', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/leaves at nine[\s\S]*Reply to this to ask on \(5 credits\)/);
    const before = await balance();
    await anna.says('and the next one?', { replyTo: answer });
    await anna.hears(/leaves at nine/);
    expect(before - (await balance())).toBe(5);
    expect(lastAsked()).toContain('> Question: when does the ferry leave?');
  });

  it('typed as a command goes on as well', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/leaves at nine/);
    await anna.says('/ask and back?', { replyTo: answer });
    await anna.hears(/leaves at nine/);
    expect(lastAsked()).toContain('> Question: when does the ferry leave?');
  });

  it('that is but a sign of applause costs nothing', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/leaves at nine/);
    const before = await balance();
    await anna.says('👍👏', { replyTo: answer });
    await anna.hears('Good. Write to me whenever you want to find something.');
    expect(await balance()).toBe(before);
  });
});

describe('a reply to something else', () => {
  it('is offered as a question about that, at its price', async () => {
    await anna.says('/search ferry');
    const hits = await anna.hears(/All your data/);
    const before = await balance();
    await anna.says('who wrote that?', { replyTo: hits });
    const offer = await anna.hears(/about what you replied to/);
    expect(offer.buttons.flat()).toContain('Ask about this (5 credits)');
    expect(await balance()).toBe(before);
    await anna.presses('Ask about this (5 credits)');
    await anna.hears(/leaves at nine/);
    expect(before - (await balance())).toBe(5);
  });

  it('to a question of the bot answers that question', async () => {
    await anna.says('/ask');
    const question = await anna.hears('What would you like to know?');
    await anna.says('when does the ferry leave?', { replyTo: question });
    await anna.hears(/leaves at nine/);
    expect(lastAsked()).not.toContain('What would you like to know');
  });
});

describe('under an answer', () => {
  it('are two rows: shorter, deeper, more, and what one thinks of it', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/leaves at nine/);
    expect(answer.buttons).toEqual([
      ['Shorter (5 credits)', 'Deeper (5 credits)'],
      ['More…', 'Share…', '👍', '👎'],
    ]);
    const before = await balance();
    await anna.presses('👍');
    await anna.presses('More…');
    await anna.hears(/Choose where to look/);
    expect(await balance()).toBe(before);
    await anna.presses('In e-mails (5 credits)');
    await anna.hears(/looked only at your e-mails/);
    expect(before - (await balance())).toBe(5);
  });

  it('a press that pays is good for one', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/leaves at nine/);
    const before = await balance();
    await anna.presses('Shorter (5 credits)', { on: answer });
    await anna.hears(/leaves at nine/);
    await anna.presses('Shorter (5 credits)', { on: answer });
    await program.driver.delivered();
    expect(before - (await balance())).toBe(5);
  });
});

describe('a thumb on the answer itself', () => {
  async function liked(): Promise<number[]> {
    const address = `http://127.0.0.1:${program.app.web.port}/metrics`;
    const text = await (await fetch(address, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
    return ['liked', 'disliked'].map((verdict) =>
      Number(new RegExp(`^bot_answers_${verdict}\\S* (\\d+)`, 'm').exec(text)?.[1]),
    );
  }

  it('counts as the press of it below, once, without a word', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/leaves at nine/);
    const [up = 0, down = 0] = await liked();
    const before = (await anna.chat()).length;
    await anna.reacts(answer, '👎');
    await expect.poll(liked).toEqual([up, down + 1]);
    for (const emoji of ['👍', undefined, '👎']) await anna.reacts(answer, emoji);
    await anna.presses('👍', { on: answer });
    await program.driver.delivered();
    expect(await liked()).toEqual([up, down + 1]);
    expect((await anna.chat()).length).toBe(before);
  });

  it('counts after a restart, too', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/leaves at nine/);
    await program.driver.delivered();
    await program.stop();
    program = await start(program.folder);
    expect(await liked()).toEqual([0, 0]);
    const again = await program.driver.person({ id: anna.id, name: 'Anna' });
    await again.reacts(answer.id, '👍');
    await expect.poll(liked).toEqual([1, 0]);
    await again.reacts(answer.id, '👎');
    await program.driver.delivered();
    expect(await liked()).toEqual([1, 0]);
  });

  it('that means something else, or is on something else, counts nothing', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/leaves at nine/);
    const before = await liked();
    await anna.reacts(answer, '🔥');
    await anna.says('/privacy');
    await anna.reacts(await anna.hears(/stored/), '👍');
    await program.driver.delivered();
    expect(await liked()).toEqual(before);
  });
});

describe('a model that misbehaves while one watches', () => {
  it.each([
    ['hangs up', { say: 'The ferry', ending: 'hang up' } as const, /may have cost 5 credits|0 credits/],
    ['answers with an error', { status: 500, body: '{}' } as const, /model|credits/],
    ['says nothing', { say: ' ' } as const, /model|credits/],
  ])('(%s) ends in one message in words', async (_, behaviour, words) => {
    model.behaves(() => behaviour);
    await anna.says('/ask when does the ferry leave?');
    const { text } = await anna.hears(words);
    expect(text).not.toMatch(/Error|undefined|\{|at .*\.ts/);
  });

  it('writes what would break a message, hides a link, or spell a command', async () => {
    const nasty =
      '# [Your bank](https://evil.example) /disconnect\n\n> > ```\n\n| a |\n|---|\n| [x](tg://resolve?domain=evil) |';
    model.behaves((_, asked) => ({ say: `${nasty} [[${nameOf(asked, ': ')}]]` }));
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/evil\.example/);
    expect(answer.text).toContain('Your bank (https://evil.example)');
    expect(answer.text).not.toMatch(/\/disconnect/);
    expect((answer.entities ?? []).map(({ type }) => type)).not.toContain('text_link');
  });
});

it('a profile cannot be passed on unless one has chosen that', async () => {
  model.behaves(() => ({ say: 'You love boats.' }));
  await anna.says('/profile');
  await anna.hears(/It costs 10 credits/);
  const asked = (await program.driver.calls('sendMessage')).length;
  await anna.presses(/Confirm/);
  await anna.hears('You love boats.');
  // The progress message too, whose place the answer may take.
  const sent = (await program.driver.calls('sendMessage')).slice(asked);
  expect(sent.map(({ params }) => String(params.protect_content))).toEqual(sent.map(() => 'true'));
  expect(sent.length).toBeGreaterThan(0);
  await anna.says('/settings protect off');
  await anna.hears(/Protect results: .*off/);
  await anna.says('/profile');
  await anna.hears(/It costs 10 credits/);
  await anna.presses('Show it again · free');
  await anna.hears(/shown again for nothing/);
  const again = (await program.driver.calls('sendMessage')).findLast(({ params }) =>
    String(params.text).includes('shown again'),
  );
  expect(again?.params).not.toHaveProperty('protect_content');
});
