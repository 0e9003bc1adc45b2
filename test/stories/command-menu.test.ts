/** The command menu of a private chat matches the person's token, and is sent to Telegram only when it changes. */
import { describe, expect, it } from 'vitest';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { openProgram, openWatchedProgram } from '../support/program.ts';

const { program } = await openWatchedProgram();
const free = await openProgram();

const SEARCH_ONLY = [
  ...['api:search-chat-threads', 'api:ds-query'],
  ...['ds:r:social-chat-message', 'ds:r:social-chat-group'],
];
const PAID = ['ask', 'search', 'chats', 'recent', 'profile'];
const menuOf = async (person: DrivenPerson) => (await person.menu()).map(({ command }) => command);
const paidIn = async (person: DrivenPerson) => (await menuOf(person)).filter((name) => PAID.includes(name));
/** Calls that set or delete the menu of the person's chat. */
async function told(person: DrivenPerson): Promise<string[]> {
  const calls = [...(await program.driver.calls('setMyCommands')), ...(await program.driver.calls('deleteMyCommands'))];
  return calls.filter(({ params }) => JSON.stringify(params).includes(String(person.id))).map(({ method }) => method);
}
const connects = async (person: DrivenPerson, scopes: readonly string[]) =>
  await person.asks(`/connect ${await program.tokenWith(scopes)}`, /^Connected to/);

describe('the command menu', () => {
  it('is the default for a token with full access, without any call', async () => {
    const anna = await program.holding('Anna');
    await anna.asks('/account', /Included/);
    expect(await paidIn(anna)).toEqual(PAID);
    expect(await told(anna)).toEqual([]);
  });

  it("omits what the token doesn't allow, and includes it again with a wider one", async () => {
    const boris = await program.driver.person({ name: 'Boris' });
    const everything = await menuOf(boris);
    await connects(boris, SEARCH_ONLY);
    await expect.poll(() => paidIn(boris)).toEqual(['search', 'chats', 'recent']);
    expect(await menuOf(boris)).toEqual(everything.filter((name) => name !== 'ask' && name !== 'profile'));
    await connects(boris, ALL_SCOPES);
    await expect.poll(() => menuOf(boris)).toEqual(everything);
    expect(await told(boris)).toEqual(['setMyCommands', 'deleteMyCommands']);
  });

  it('stays unchanged, without a call, on other commands and an equivalent token', async () => {
    const carla = await program.holding('Carla', SEARCH_ONLY);
    await program.driver.called('setMyCommands', (params) => JSON.stringify(params).includes(String(carla.id)));
    for (const [said, heard] of [
      ['/account', /Included/],
      ['/settings 20', /^Limit: 20 credits/],
      ['/chats', /^1 .+\n2 /],
      ['/help', /^Just write/],
    ] as const)
      await carla.asks(said, heard);
    await connects(carla, SEARCH_ONLY);
    await carla.asks('/ask when?', /not allowed to answer/);
    await program.settled();
    expect(await told(carla)).toEqual(['setMyCommands']);
  });

  it('is the default again after /disconnect', async () => {
    const dora = await program.holding('Dora', SEARCH_ONLY);
    await expect.poll(() => paidIn(dora)).toEqual(['search', 'chats', 'recent']);
    await dora.asks('/disconnect', /^Leave\?/);
    await dora.taps('Leave', /^Done\./);
    await expect.poll(() => paidIn(dora)).toEqual(PAID);
    expect(await told(dora)).toEqual(['setMyCommands', 'deleteMyCommands']);
  });
});

it('has no /credits where nothing is charged', async () => {
  const eva = await free.driver.person({ name: 'Eva' });
  await expect.poll(() => menuOf(eva)).toContain('help');
  expect(await menuOf(eva)).not.toContain('credits');
});
