/** Connecting by buttons: in the playground, while polling with the service elsewhere, by the wrong hands, and through a kill. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualChoice, written } from '#commands/connection/connect-screens.ts';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { documentOf, telegramExport } from '../support/exports.ts';
import { type Program, remoteData, startProgram } from '../support/program.ts';
import { replies, SERVICE_KEY, TOKEN_PATH, type WatchedService, watchService } from '../support/service.ts';

let service: WatchedService;
let program: Program;
beforeAll(async () => {
  service = await watchService();
  program = await startProgram({
    service,
    config: { data: remoteData({ url: service.url }), serviceKey: SERVICE_KEY, sampleData: true },
  });
});
afterAll(async () => {
  await program.close();
  await service.close();
});

/** What the service has issued so far, as it was asked for. */
const issued = () => service.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/tokens'));
const expectNotConnected = async (person: DrivenPerson) => {
  await person.says('/account');
  await person.hears(/You are not connected yet/);
};
async function ownScreen(person: DrivenPerson) {
  await person.says('/connect');
  await person.hears(/Connect your data|Connect again/);
  await person.presses('Connect my own data');
  return person.hears(/What may I do with your archive/);
}

describe('two taps', () => {
  it('lead from the welcome into the sample data, and no token is ever in the chat or the log', async () => {
    const anna = await program.driver.person({ name: 'Anna' });
    await anna.says('/start');
    await anna.hears(/Hello, Anna/);
    await anna.presses('Connect');
    const offer = await anna.hears(/Connect your data/);
    expect(offer.buttons[0]).toEqual(['Look around in sample data']);
    await anna.presses('Look around in sample data');
    await anna.hears(/You are Anna at Telegram; the data is .+’s, an invented person/);
    await anna.says('/search ferry');
    await anna.hears(/2 credits · .* left/);
    const token = service.seen.findLast(({ path }) => path.includes(TOKEN_PATH))?.authorization.replace('Bearer ', '');
    expect(token).toHaveLength(84);
    const secret = String(token).slice(36);
    expect(JSON.stringify(await program.driver.calls())).not.toContain(secret);
    expect(program.logLines.join('\n')).not.toContain(secret);
    expect(program.logLines.join('\n')).not.toContain(SERVICE_KEY);
  });
});

describe('an export that is brought in while the sample data is looked through', () => {
  it('is told not to be in it, and is found once one’s own archive is connected', async () => {
    const nia = await program.driver.person({ id: 650_001, name: 'Nia' });
    await nia.says('/connect');
    await nia.presses('Look around in sample data', { on: await nia.hears(/Connect your data/) });
    await nia.hears(/You are Nia at Telegram/);
    await nia.says('', documentOf(telegramExport(nia.id, { firstName: 'Nia' })));
    const receipt = await nia.hears(/^Added|^Nothing new|new message/, { withinMs: 15_000 });
    expect(receipt.buttons.flat()).toEqual(['Switch to my archive']);
    await nia.presses('Switch to my archive', { on: receipt });
    const next = await nia.hears(/Connect your data|Connect again|What may I do with your archive/);
    if (!next.text.includes('What may I do')) await nia.presses('Connect my own data', { on: next });
    await nia.presses('Connect', { on: await nia.hears(/What may I do with your archive/) });
    await nia.hears(/You are connected/);
    await nia.says('/search sandwiches');
    expect((await nia.hears(/2 credits · .* left/)).text).toContain('I bring the sandwiches');
  });
});

describe('the wrong hands', () => {
  it('get nothing by pressing what was shown to somebody else, in private or in a group', async () => {
    const boris = await program.driver.person({ name: 'Boris' });
    const mallory = await program.driver.person({ name: 'Mallory' });
    const screen = await ownScreen(boris);
    const kept = screen.keyboard.flat().find(({ text }) => text === 'Connect')?.callback_data;
    expect(kept).toMatch(/^k:/);
    const before = issued().length;
    await mallory.says('/help');
    const own = await mallory.hears(/What you can do/);
    const pressed = await mallory.presses('', { on: own, data: String(kept) });
    expect((await pressed.answer()).text).toMatch(/is not yours/);
    const group = await program.driver.group({ title: 'Friends', members: [boris, mallory] });
    const theirs = group.as(mallory);
    await theirs.says('/connect@personal_data_bot');
    const refusal = await theirs.hears(/only in private/);
    for (const data of [String(kept), `c:connect go ${written(usualChoice('own'))}`]) {
      const press = await theirs.presses('', { on: refusal, data });
      expect((await press.answer()).text).toMatch(/is not yours|only in private/);
    }
    expect(issued()).toHaveLength(before);
    await expectNotConnected(mallory);
    await expectNotConnected(boris);
  });

  it('of oneself get one token from one button, however often it is pressed', async () => {
    const clara = await program.driver.person({ name: 'Clara' });
    const screen = await ownScreen(clara);
    const data = String(screen.keyboard.flat().find(({ text }) => text === 'Connect')?.callback_data);
    const before = issued().length;
    const presses = await Promise.all([1, 2, 3].map(() => clara.presses('', { on: screen, data })));
    await clara.hears(/You are connected/);
    const answers = await Promise.all(presses.map((press) => press.answer()));
    expect(answers.filter(({ text }) => /has been used/.test(text))).toHaveLength(2);
    await clara.presses('', { on: screen, data });
    await program.driver.delivered();
    expect(issued()).toHaveLength(before + 1);
  });
});

describe('a service in trouble', () => {
  it.each([
    ['garbage', replies(200, '<html>'), /could not be read/],
    ['an error', replies(503, {}), /hit an error/],
  ])('that answers %s connects nobody; the next try does', async (_, answer, words) => {
    const dora = await program.driver.person({ name: 'Dora' });
    await ownScreen(dora);
    service.instead('/v1/owners/', answer);
    await dora.presses('Connect');
    expect((await dora.hears(words)).text).toContain('Nothing was connected');
    await expectNotConnected(dora);
    service.asUsual();
    await dora.presses('Try again');
    await dora.hears(/You are connected to your own archive/);
  });
});
