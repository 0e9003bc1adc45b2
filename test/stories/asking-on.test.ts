/** Going on from an answer, in the chat as it is: replies, the button under it, and what a model does to them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { type ModelDouble, nameOf, openModel, seenBy } from '../support/model.ts';
import { type Program, startProgram } from '../support/program.ts';

let model: ModelDouble;
let program: Program;
let anna: DrivenPerson;
const start = (folder?: string) =>
  startProgram({
    ...(folder === undefined ? {} : { folder }),
    config: { data: { kind: 'embedded', model: { baseUrl: model.baseUrl, model: 'tiny' } }, monthlyCredits: 1000 },
  });
beforeAll(async () => {
  model = await openModel();
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
  it('stands a search of the same words, good for one press', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/leaves at nine/);
    expect(answer.buttons).toEqual([['Search instead (2 credits)']]);
    const before = await balance();
    await anna.presses('Search instead (2 credits)', { on: answer });
    await anna.hears(/2 credits · /);
    await anna.presses('Search instead (2 credits)', { on: answer });
    await program.driver.delivered();
    expect(before - (await balance())).toBe(2);
  });
});

it('a profile cannot be passed on unless one has chosen that', async () => {
  model.behaves(() => ({ say: 'You love boats.' }));
  await anna.says('/profile');
  await anna.hears(/It costs 10 credits/);
  await anna.presses(/Confirm/);
  // The progress message too, whose place the answer may take.
  expect((await anna.hears('You love boats.')).raw.protected).toBe(true);
  await anna.says('/settings protect off');
  await anna.hears(/Protect results: .*off/);
  await anna.says('/profile');
  await anna.hears(/It costs 10 credits/);
  await anna.presses(/Confirm/);
  expect((await anna.hears('You love boats.')).raw.protected ?? false).toBe(false);
});
