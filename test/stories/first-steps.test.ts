import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Program, startProgram } from './program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram();
});
afterAll(() => program.close());

describe('a newcomer', () => {
  it('is welcomed, told the prices, and offered to connect', async () => {
    const anna = await program.driver.person({ name: 'Anna' });
    await anna.says('/start');
    expect((await anna.hears(/Hello, Anna/)).buttons.flat()).toContain('Connect');
    await anna.says('/help');
    await anna.hears(/\/search – .*2 credits/);
  });

  it('who looks around in the sample hears that what is saved is not in there, and how to get to it', async () => {
    const anna = await program.driver.person({ name: 'Nora' });
    await anna.says('/connect');
    await anna.hears(/Connect your data/);
    await anna.presses('Look around in sample data');
    await anna.hears(/You are connected/);
    await anna.says('/save the key is under the mat');
    expect((await anna.hears(/Saved in your own archive/)).buttons.flat()).toEqual(['Connect my own data']);
  });
});
