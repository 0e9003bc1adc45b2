/** How an answer becomes messages: made anew for each person, unless it says the same to everybody. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { type Answer, type Button, bold, say } from '../../src/commands/answer.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { createKeepsakes } from '../../src/storage/keepsakes.ts';
import { createSettings } from '../../src/storage/settings.ts';
import { createComposer } from '../../src/telegram/outgoing.ts';
import type { ShownAnswer } from '../../src/telegram/render/answer.ts';
import { createKeyboards } from '../../src/telegram/render/keyboard.ts';
import { testVault } from '../databases.ts';

const run = (label: string, once: boolean): Button => ({
  label,
  press: { kind: 'run', once, invocation: { command: 'echo', argument: label } },
});
const shown = (answer: Answer) => answer as ShownAnswer;

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'sqlite', path: ':memory:' }, testVault());
});
afterAll(() => database.close());

const composer = () =>
  createComposer({
    keyboards: createKeyboards(createKeepsakes(database, 'invocations'), systemClock.now),
    settings: createSettings(database),
    clock: systemClock,
    commandNames: new Set(['echo']),
  });

describe('a standing answer', () => {
  it('is made ready once, and looks as if it were made anew', async () => {
    const { compose } = composer();
    const words = [bold('Welcome'), ' to the bot'];
    const standing = shown(say(words, { standing: true, buttons: [[run('Go', false)]] }));
    const [first] = await compose(standing, 'anna', 'start');
    const [second] = await compose(standing, 'boris', 'start');
    expect(second).toBe(first);
    expect(await compose(shown(say(words, { buttons: [[run('Go', false)]] })), 'anna', 'start')).toEqual([first]);
  });

  it('is not touched by what a caller does to the list of its messages', async () => {
    const { compose } = composer();
    const standing = shown(say(['Welcome'], { standing: true }));
    for (let time = 0; time < 3; time++) {
      const messages = await compose(standing, 'anna', 'start');
      expect(messages.map(({ text }) => text)).toEqual(['Welcome']);
      messages.shift();
    }
  });

  it('gives each person buttons of their own where these are kept, and each command its own question', async () => {
    const { compose } = composer();
    const offering = shown(say(['Only once'], { standing: true, buttons: [[run('Go', true)]] }));
    const keyOf = async (person: string) => (await compose(offering, person, 'start'))[0]?.keyboard?.inline_keyboard;
    expect(await keyOf('anna')).not.toEqual(await keyOf('boris'));
    const asking = shown(say(['What for?'], { standing: true, ask: 'words' }));
    expect((await compose(asking, 'anna', 'search'))[0]?.text).toBe('What for?\n\n↩ /search');
    expect((await compose(asking, 'anna', 'echo'))[0]?.text).toBe('What for?\n\n↩ /echo');
  });
});
