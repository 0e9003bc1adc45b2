/** Connecting by buttons in the whole program: no token in the chat or log, and buttons work only for their person. */
import { describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { openWatchedProgram } from '../support/program.ts';
import { SERVICE_KEY, TOKEN_PATH } from '../support/service.ts';

const { service, program } = await openWatchedProgram({ config: { serviceKey: SERVICE_KEY, sampleData: true } });

/** Requests for new tokens so far. */
const issued = () => service.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/tokens'));

describe('two taps', () => {
  it('lead from /connect into the sample, with no token in the chat or log', async () => {
    const anna = await program.driver.person({ name: 'Anna' });
    await anna.says('/connect');
    await anna.presses('Look around', { on: await anna.hears(/Look around in Nina’s archive first/) });
    await anna.presses('ferry', { on: await anna.hears(/You’re in Nina’s archive/) });
    await anna.presses('Search (2 credits)', { on: await anna.hears(/^An answer costs 5 credits here/) });
    await anna.hears(/results, best first/);
    const token = service.seen.findLast(({ path }) => path.includes(TOKEN_PATH))?.authorization.replace('Bearer ', '');
    expect(token).toHaveLength(84);
    const secret = String(token).slice(36);
    expect(JSON.stringify(await program.driver.calls())).not.toContain(secret);
    expect(program.logLines.join('\n')).not.toContain(secret);
    expect(program.logLines.join('\n')).not.toContain(SERVICE_KEY);
  });
});

/** Connects to the person's own archive and opens the access screen. */
async function choosing(person: DrivenPerson) {
  await person.says('/connect');
  await person.presses('Start my own archive', { on: await person.hears(/Look around in Nina’s archive first/) });
  await person.hears(/Your archive is ready/);
  await person.says('/account');
  await person.presses('Change access', { on: await person.hears(/^Your archive, still empty/) });
  return person.hears(/What may I do with your archive/);
}

describe('a button that grants access', () => {
  it('grants none to another person, in private or in a group', async () => {
    const boris = await program.driver.person({ name: 'Boris' });
    const mallory = await program.driver.person({ name: 'Mallory' });
    const screen = await choosing(boris);
    const kept = screen.keyboard.flat().find(({ text }) => text === 'Search')?.callback_data;
    expect(kept).toMatch(/^k:/);
    const before = issued().length;
    await mallory.says('/privacy');
    const own = await mallory.hears(/disconnect/);
    const pressed = await mallory.presses('', { on: own, data: String(kept) });
    expect((await pressed.answer()).text).toBe('That button has expired.');
    const group = await program.driver.group({ title: 'Friends', members: [boris, mallory] });
    const theirs = group.as(mallory);
    await theirs.says('/connect@personal_data_bot');
    const refusal = await theirs.hears(/in private only/);
    for (const data of [String(kept), 'a:own {}']) {
      const press = await theirs.presses('', { on: refusal, data });
      expect((await press.answer()).text).toBe('I answer in private only.');
    }
    expect(issued()).toHaveLength(before);
  });
});
