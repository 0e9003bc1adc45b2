/** Going on from an answer, in the chat as it is: replies, the numbers under it, and portraits. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { type ModelDouble, nameOf, openModel, seenBy } from '../support/model.ts';
import { type Program, startProgram } from '../support/program.ts';

let model: ModelDouble;
let program: Program;
let anna: DrivenPerson;
beforeAll(async () => {
  model = await openModel();
  program = await startProgram({
    config: { data: { kind: 'embedded', model: { baseUrl: model.baseUrl, model: 'tiny' } } },
  });
});
beforeEach(async () => {
  anna = await program.holding('Anna');
  model.behaves((_, asked) => ({ say: `The ferry leaves at nine [[${nameOf(asked, ': ')}]].` }));
});
afterAll(async () => {
  await program.close();
  await model.close();
});

const lastAsked = () => seenBy(model.asked.at(-1)?.body ?? ({ messages: [] } as never));
const SEARCH = 'Search for these words instead';

describe('a reply to an answer', () => {
  it('goes on from it', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/^The ferry leaves at nine \[1\]\.\n\n1 [^\n]+$/);
    await anna.says('and the next one?', { replyTo: answer });
    await anna.hears(/leaves at nine/);
    expect(lastAsked()).toContain('> Question: when does the ferry leave?');
  });
});

describe('under an answer', () => {
  it('stand what opens its sources, and a search of the same words', async () => {
    await anna.says('/ask when does the ferry leave?');
    const answer = await anna.hears(/leaves at nine/);
    expect(answer.buttons).toEqual([['1'], [SEARCH]]);
    await anna.presses('1', { on: answer });
    await anna.hears(/▸/);
    await anna.presses(SEARCH, { on: answer });
    await anna.hears(/results, best first/);
  });
});

it('a portrait is written in the language of the settings, and cannot be passed on unless one has chosen that', async () => {
  model.behaves(() => ({ say: 'You love boats.' }));
  await anna.says('/settings language en');
  await anna.hears(/English/);
  await anna.speaks('de');
  await anna.says('/profile');
  // The progress message too, whose place the answer may take.
  expect((await anna.hears(/You love boats\./)).raw.protected).toBe(true);
  expect(lastAsked()).toContain('Reply in the language "en"');
});
