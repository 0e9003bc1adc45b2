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
    await anna.asks('/connect', /Look around in Nina’s archive first/);
    await anna.taps('Look around', /You’re in Nina’s archive/);
    await anna.taps('ferry', /^An answer costs 5 credits here/);
    await anna.taps('Search (2 credits)', /results, best first/);
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
  await person.asks('/connect', /Look around in Nina’s archive first/);
  await person.taps('Start my own archive', /Your archive is ready/);
  await person.asks('/account', /^Your archive, still empty/);
  return person.taps('Change access', /What may I do with your archive/);
}

describe('a button that grants access', () => {
  it('grants none to another person, in private or in a group', async () => {
    const boris = await program.driver.person({ name: 'Boris' });
    const mallory = await program.driver.person({ name: 'Mallory' });
    const screen = await choosing(boris);
    const kept = screen.keyboard.flat().find(({ text }) => text === 'Search')?.callback_data;
    expect(kept).toMatch(/^k:/);
    const before = issued().length;
    const own = await mallory.asks('/privacy', /disconnect/);
    const pressed = await mallory.presses('', { on: own, data: String(kept) });
    expect((await pressed.answer()).text).toBe('That button has expired.');
    const group = await program.driver.group({ title: 'Friends', members: [boris, mallory] });
    const theirs = group.as(mallory);
    const refusal = await theirs.asks('/connect@personal_data_bot', /in private only/);
    for (const data of [String(kept), 'a:own {}']) {
      const press = await theirs.presses('', { on: refusal, data });
      expect((await press.answer()).text).toBe('I answer in private only.');
    }
    expect(issued()).toHaveLength(before);
  });
});
