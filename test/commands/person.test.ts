/** The free commands: what a person sees of themself, changes and erases. */
import { describe, expect, test } from 'vitest';
import { labelsOf, openStage, PERSON, wordsOf } from './stage.ts';

const nowhere = { url: 'http://127.0.0.1:1' };

describe('/help', () => {
  test('in a group tells nothing of a person', async () => {
    const stage = await openStage(nowhere);
    await stage.connect();
    for (const name of ['help', 'start', 'privacy']) {
      const answer = await stage.ask(name, '', { group: true });
      expect(wordsOf(answer)).not.toMatch(/connected|Welcome back|Mira/);
      expect(labelsOf(answer)).toEqual([]);
    }
  });
});

describe('/settings', () => {
  test('covers, protects and deletes results, each turned on and off in place', async () => {
    const stage = await openStage(nowhere);
    const kept = async () => (await stage.deps.people.read(PERSON, 0)).settings;
    const screen = await stage.ask('settings', 'privacy');
    expect(labelsOf(screen)).toEqual([
      ...['Cover results', 'Protect results'],
      ...['5 minutes', '1 hour', '24 hours', '48 hours', '✓ Keep them', '‹ Settings'],
    ]);
    const covered = await stage.press(screen, 'Cover results');
    expect(covered.place).toBe('replace');
    expect(wordsOf(covered)).toContain('Cover results: on');
    const fading = await stage.press(covered, '1 hour');
    expect(wordsOf(fading)).toContain('Delete results: 1 hour after they were shown');
    expect(labelsOf(fading)).toEqual(expect.arrayContaining(['Stop covering results', '✓ 1 hour', 'Keep them']));
    expect(await kept()).toEqual({ coverResults: true, deleteAfterMinutes: 60 });
    expect(wordsOf(await stage.press(fading, '‹ Settings'))).toMatch(/Daily cap[\s\S]*Delete results: 1 hour/);
    await stage.press(await stage.press(fading, 'Stop covering results'), 'Keep them');
    expect(await kept()).toEqual({ coverResults: false });
  });

  test.each([
    ['90m', 90],
    ['1m', 1],
    ['2d', 2880],
    ['48H', 2880],
  ])('takes a time that is typed: delete %s', async (typed, minutes) => {
    const stage = await openStage(nowhere);
    await stage.ask('settings', `delete ${typed}`);
    expect((await stage.deps.people.read(PERSON, 0)).settings).toEqual({ deleteAfterMinutes: minutes });
  });

  test.each([
    'cap',
    'cap -1',
    'cap 1.5',
    'cap 1000001',
    'cap 99999999',
    'cap 1 2',
    'protect maybe',
    'cover',
    'privacy on',
    'delete',
    'delete 0m',
    'delete 49h',
    'delete 3d',
    'delete 1.5h',
    'delete 99999m',
    'delete 5',
    'delete -5m',
    'x y',
    '__proto__ 1',
    'cap '.repeat(9_000),
  ])('refuses %.20s in words, and changes nothing', async (argument) => {
    const stage = await openStage(nowhere);
    expect(wordsOf(await stage.ask('settings', argument))).toContain('do not know that setting');
    expect((await stage.deps.people.read(PERSON, 0)).settings).toEqual({});
  });

  test('does not say that a change is made which cannot be kept', async () => {
    const refusing = await openStage(nowhere);
    const settings = { ...refusing.deps.settings, save: () => Promise.reject(new Error('the disk is full')) };
    const stage = await openStage({ ...nowhere, database: refusing.database, settings });
    expect(wordsOf(await stage.ask('settings', 'cap 20'))).toContain('Something went wrong');
  });
});

test('/privacy says what is stored, how long, where it goes and how to erase it', async () => {
  const stage = await openStage({
    ...nowhere,
    about: { botName: 'b', serviceName: 'data.example', sample: false, tokenIdleDays: 90 },
  });
  const words = wordsOf(await stage.ask('privacy'));
  for (const fact of [
    'access token',
    '90 days',
    'six hours',
    '30 days',
    '35 days',
    'two days',
    'encrypted',
    'data.example',
    '/disconnect',
    'Revoke',
  ]) {
    expect(words).toContain(fact);
  }
});
