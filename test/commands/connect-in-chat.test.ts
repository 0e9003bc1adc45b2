/** Connecting by buttons in the chat, where bot and service share a key; what is chosen rides in the buttons alone. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseChoice, presetFor, usualChoice, written } from '#commands/connection/connect-screens.ts';
import { accessName } from '#commands/connection/tokens.ts';
import { PRESETS } from '#service/contract/access-choices.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { openService, type ServiceDouble } from '../support/service-double.ts';
import { turnableClock } from '../support/turnable-clock.ts';
import {
  buttonsOf,
  invocationOf,
  labelsOf,
  type Outcome,
  openStage,
  ownersAt,
  PERSON,
  type Stage,
  type StageOptions,
  wordsOf,
} from './stage.ts';

const NOW = '2026-11-21T12:00:00.000Z';
/** Telegram id of whoever plays on the stage. */
const OWNER = '424242';

let double: ServiceDouble;
beforeAll(async () => {
  double = await openService();
});
afterAll(() => double?.close());

const about = { botName: 'data_bot', serviceName: 'data.example', sample: true, sampleFirst: true };

async function openDesk(options: Partial<StageOptions> & { deskUrl?: string } = {}): Promise<Stage> {
  const { deskUrl = double.url, ...rest } = options;
  const owners = { service: ownersAt(deskUrl), hasPages: true };
  return openStage({ url: double.url, clock: turnableClock(NOW), owners, about, connectUrl: undefined, ...rest });
}

const call = { signal: new AbortController().signal };
const accesses = (stage: Stage, owner = OWNER) => stage.deps.owners?.service.listTokens(owner, call) ?? [];
const tokenOf = async (stage: Stage) => (await stage.deps.connections.find(PERSON))?.token ?? '';

/** From /connect to the screen of one's own data. */
async function ownScreen(stage: Stage): Promise<Outcome> {
  return stage.press(await stage.ask('connect'), 'Connect my own data');
}

describe('the sample', () => {
  test('is not to be had where it is not offered, by an old button either', async () => {
    const stage = await openDesk({ about: { ...about, sample: false } });
    expect(labelsOf(await stage.ask('connect'))).not.toContain('Look around in sample data');
    const answer = await stage.ask('connect', `go ${written(usualChoice('sample'))}`, { confirmed: true });
    expect(wordsOf(answer)).toContain('no longer valid');
    expect(await tokenOf(stage)).toBe('');
  });

  test('another person’s access to it is neither shown nor ended', async () => {
    const stage = await openDesk();
    const go = invocationOf(await stage.ask('connect'), /Look around/).argument;
    await stage.run('connect', go, { confirmed: true, person: 'person-two' });
    const theirs = accessName(about, 'person-two');
    const before = (await accesses(stage, 'sample')).filter(({ appName }) => appName === theirs);
    await stage.run('connect', go, { confirmed: true });
    await stage.run('connect', go, { confirmed: true });
    const after = await accesses(stage, 'sample');
    expect(before).toHaveLength(1);
    expect(after.filter(({ appName }) => appName === theirs)).toEqual(before);
    expect(after.filter(({ appName }) => appName === accessName(about, PERSON))).toHaveLength(1);
    const account = await stage.ask('account');
    expect(wordsOf(account)).toMatch(/sample data of an invented person: it is not yours[\s\S]*Credits: /);
    expect(labelsOf(account).filter((label) => label.startsWith('End '))).toEqual([]);
  });
});

describe('one’s own data', () => {
  test('a new access ends the one before, and says so', async () => {
    const stage = await openDesk();
    await stage.press(await ownScreen(stage), 'Connect');
    const first = await tokenOf(stage);
    expect(wordsOf(await stage.press(await ownScreen(stage), 'Connect'))).toContain('The access before it has ended');
    await expect(stage.deps.data.credits({ token: first, ...call })).rejects.toMatchObject({ code: 'token-refused' });
    expect(await accesses(stage)).toHaveLength(1);
  });

  test('what a crash left behind before it was kept is ended by the next one, another application’s is not', async () => {
    const stage = await openDesk();
    const desk = stage.deps.owners?.service;
    const scopes = ['api:ds-query', 'ds:r:file'];
    const wanted = { scopes, expiresAt: undefined };
    const mine = await desk?.issueToken(OWNER, { ...wanted, appName: accessName(about, PERSON) }, call);
    const other = await desk?.issueToken(OWNER, { ...wanted, appName: accessName(about, 'person-two') }, call);
    await stage.press(await ownScreen(stage), 'Connect');
    const left = (await accesses(stage)).map(({ tokenId }) => tokenId);
    expect(left).not.toContain(mine?.tokenId);
    expect(left).toContain(other?.tokenId);
    await desk?.revokeToken(OWNER, other?.tokenId ?? '', call);
  });
});

describe('only a kept button of the person connects', () => {
  test('what connects is kept, confirmed and works once; in a group nothing does', async () => {
    const stage = await openDesk();
    for (const screen of [await stage.ask('connect'), await ownScreen(stage)]) {
      const connecting = buttonsOf(screen).filter(
        ({ press }) => press.kind === 'run' && /^go /.test(press.invocation.argument),
      );
      expect(connecting).toHaveLength(1);
      expect(connecting[0]?.press).toMatchObject({ once: true, invocation: { confirmed: true } });
    }
    const answers = await stage.run('connect', `go ${written(usualChoice('own'))}`, { confirmed: true, group: true });
    expect(answers.map(wordsOf).join()).not.toMatch(/connected|archive/);
    expect(await tokenOf(stage)).toBe('');
  });
});

describe('a choice as buttons carry it', () => {
  const choices = fc.record({
    whose: fc.constantFrom('own' as const, 'sample' as const),
    lasts: fc.constantFrom('30-days' as const, '90-days' as const, '1-year' as const, 'until-revoked' as const),
    preset: fc.constantFrom(...PRESETS),
  });

  test('is read as it was written, and fits into a button', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(parseChoice(written(choice))).toEqual(choice);
        expect(Buffer.byteLength(`c:connect browser ${written(choice)}`)).toBeLessThanOrEqual(64);
      }),
    );
  });

  test('is refused whole when a part of it is not right', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseChoice(text);
        if (read) expect(written(read)).toBe(text);
      }),
    );
    for (const text of [
      '',
      'own',
      'own 90-days',
      'own 90-days nothing',
      'own 90-days toString',
      'me 90-days search',
      'own 2-days search',
      'own 90-days search b',
    ])
      expect(parseChoice(text)).toBeUndefined();
  });

  test('is the smallest set that has what is wanted', () => {
    expect(presetFor(['api:ds-query', 'ds:r:file'])).toBe('search');
    expect(presetFor(['api:llm-prompt'])).toBe('answers');
    expect(presetFor(ALL_SCOPES)).toBe('everything');
  });
});
