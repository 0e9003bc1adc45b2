/** What is said about the bot at each start: told once, and told again whenever something of it is new. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { COMMANDS, type CommandFacts } from '#commands/registry.ts';
import { LANGUAGES } from '#locales/words.ts';
import { createLog } from '#platform/log.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { createRegistration } from '#storage/registration.ts';
import { createBotApi } from '#telegram/api/bot-api.ts';
import { syncBotProfile } from '#telegram/startup/bot-profile.ts';
import { openPlayground } from '../playground/open-playground.ts';
import { fakeClock } from '../support/clock.ts';
import { testVault } from '../support/databases.ts';

/** Three menus and two texts in each language. */
const PARTS = 5 * LANGUAGES.length;

const open = () => openDatabase({ kind: 'sqlite', path: ':memory:' }, testVault());

describe('the bot', () => {
  async function openBot() {
    const { playground, driver } = await openPlayground();
    const [clock, log] = [fakeClock(), createLog('silent')];
    const api = createBotApi({ token: playground.botToken, apiRoot: playground.apiRoot, clock, log });
    const opened: Database[] = [];
    const fresh = async () => {
      const database = await open();
      opened.push(database);
      return database;
    };
    onTestFinished(async () => {
      await api.close();
      for (const database of opened) await database.close();
    });
    let database = await fresh();
    const { id } = await api.call('getMe', {});

    /** How many calls one start makes about the bot. */
    async function starts(by: { commands?: readonly CommandFacts[] } = {}) {
      const before = (await driver.calls()).length;
      const registration = createRegistration(database);
      const { signal } = new AbortController();
      const deps = { api, clock, log, signal, me: { id }, registration };
      await syncBotProfile(deps, by.commands ?? COMMANDS);
      const methods = (await driver.calls()).slice(before).map(({ method }) => method);
      expect(methods.filter((method) => !/^setMy(?:Commands|(?:Short)?Description)$/.test(method))).toEqual([]);
      return methods.length;
    }
    return {
      api,
      driver,
      starts,
      async losesItsDatabase() {
        database = await fresh();
      },
    };
  }

  it('is told of in full at the first start, and nothing is asked or told at the next ones', async () => {
    const { starts } = await openBot();
    expect(await starts()).toBe(PARTS);
    expect(await starts()).toBe(0);
    expect(await starts()).toBe(0);
  });

  it('is told of again where its commands have changed', async () => {
    const { starts } = await openBot();
    await starts();
    const fewer = COMMANDS.filter(({ name }) => name !== 'profile');
    expect(await starts({ commands: fewer })).toBe(PARTS);
    expect(await starts({ commands: fewer })).toBe(0);
  });

  it('is told of again after a start at which one call failed, until none does', async () => {
    const { starts, driver } = await openBot();
    await driver.fault({ method: 'setMyDescription', kind: 'refuse_400', times: 1 });
    expect(await starts()).toBe(PARTS);
    expect(await starts()).toBe(PARTS);
    expect(await starts()).toBe(0);
  });

  it('is told of again when its database is lost', async () => {
    const { starts, losesItsDatabase } = await openBot();
    await starts();
    await losesItsDatabase();
    expect(await starts()).toBe(PARTS);
  });
});
