/** Commands under names that are not theirs, in another word or another language, and what is said where none is meant. */
import { describe, expect, test } from 'vitest';
import { otherwiseNamed } from '#commands/front/other-names.ts';
import { invocationOf, labelsOf, openStage, wordsOf } from './stage.ts';

const nowhere = { url: 'http://127.0.0.1:1' };

describe('a command by another name', () => {
  test.each([
    ['/week', '/today (1 credit)', { command: 'today', argument: 'week' }],
    ['/find ferry from:anna', '/search (2 credits)', { command: 'search', argument: 'ferry from:"anna"' }],
    ['/mails', '/recent (1 credit)', { command: 'recent', argument: 'in:social-email' }],
    ['/stop', '/cancel', { command: 'cancel', argument: '' }],
    ['/balance', '/credits', { command: 'credits', argument: '' }],
    ['/LANGUAGE', '/settings', { command: 'settings', argument: 'language' }],
    ['/logout', '/disconnect', { command: 'disconnect', argument: '' }],
    ['/suche Fähre', '/search (2 credits)', { command: 'search', argument: 'Fähre' }],
    ['/buscar ferry', '/search (2 credits)', { command: 'search', argument: 'ferry' }],
    ['/paramètres', '/settings', { command: 'settings', argument: '' }],
    ['/поиск паром', '/search (2 credits)', { command: 'search', argument: 'паром' }],
    ['/сьогодні', '/today (1 credit)', { command: 'today', argument: '' }],
    ['/खोज ferry', '/search (2 credits)', { command: 'search', argument: 'ferry' }],
    ['/بحث ferry', '/search (2 credits)', { command: 'search', argument: 'ferry' }],
    ['/搜索 ferry', '/search (2 credits)', { command: 'search', argument: 'ferry' }],
  ])('%s is offered as the one that is meant, at its price', async (typed, label, invocation) => {
    const stage = await openStage(nowhere);
    await stage.connect();
    const answer = await stage.ask('none', typed);
    expect(wordsOf(answer)).toContain('Did you mean');
    expect(invocationOf(answer, label)).toMatchObject(invocation);
  });

  test('help is offered once', async () => {
    const stage = await openStage(nowhere);
    expect(labelsOf(await stage.ask('none', '/hilfe'))).toEqual(['/help']);
  });

  test.each(['page', 'constructor', '', '!', 'tomatoes'])('there is none for “%s”', (name) => {
    expect(otherwiseNamed(name, 'x')).toBeUndefined();
  });
});
