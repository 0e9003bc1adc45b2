/** Plain messages, unknown commands, and the book as a whole. */
import { describe, expect, test } from 'vitest';
import type { Command } from '#commands/command.ts';
import { LISTED_COMMANDS, menuLine } from '#commands/command-facts.ts';
import { nearest } from '#commands/front/fallback.ts';
import { wordsIn } from '#locales/words.ts';
import { jsonSite } from '../service/client/http-double.ts';
import { buttonsOf, invocationOf, labelsOf, openStage, SHAPED_TOKEN, wordsOf } from './stage.ts';

const nowhere = { url: 'http://127.0.0.1:1' };

describe('a plain message', () => {
  test('is not guessed at: searching and asking are offered with their prices', async () => {
    const site = await jsonSite({});
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const answer = await stage.ask('none', 'when does the ferry leave');
    expect(labelsOf(answer)).toEqual(['Search (2 credits)', 'Ask (5 credits)']);
    expect(buttonsOf(answer).every(({ press }) => press.kind === 'run' && press.once)).toBe(true);
    expect(invocationOf(answer, /Ask/)).toEqual({ command: 'ask', argument: 'when does the ferry leave' });
    expect(site.requests).toEqual([]);
  });

  test.each([
    ['thanks!', 'You are welcome.'],
    ['Great, thank you so much 🙏', 'You are welcome.'],
    ['Muchas gracias', 'You are welcome.'],
    ['большое спасибо', 'You are welcome.'],
    ['شكرًا جزيلًا', 'You are welcome.'],
    ['好的，谢谢你！', 'You are welcome.'],
    ['好的谢谢', 'You are welcome.'],
    ['يعطيك العافية', 'You are welcome.'],
    ['辛苦了', 'You are welcome.'],
    ['Bom dia', 'Hello! Tell me what to look for'],
    ['नमस्ते', 'Hello! Tell me what to look for'],
    ['Gute Nacht', 'See you soon.'],
    ['ok', 'whenever you want'],
    ['D’accord.', 'whenever you want'],
    ['так, зрозуміло', 'whenever you want'],
    ['👍🏽', 'whenever you want'],
    ['❤️❤️', 'whenever you want'],
  ])('that wants nothing is answered kindly, and nothing is offered for it: %s', async (said, words) => {
    const site = await jsonSite({});
    const stage = await openStage({ url: site.url });
    await stage.connect();
    for (const replied of [undefined, 'At nine [1].']) {
      const answer = await stage.ask('none', said, replied === undefined ? {} : { replied });
      expect(wordsOf(answer)).toContain(words);
      expect(labelsOf(answer)).toEqual([]);
    }
    expect(site.requests).toEqual([]);
    expect(await stage.spending()).toEqual([]);
  });

  test.each(['hi', 'Danke!', 'ok'])('that wants nothing costs nothing behind /ask either: %s', async (said) => {
    const site = await jsonSite({});
    const stage = await openStage({ url: site.url });
    await stage.connect();
    expect(wordsOf(await stage.ask('ask', said))).toBe(wordsOf(await stage.ask('none', said)));
    expect(site.requests).toEqual([]);
    expect(await stage.spending()).toEqual([]);
  });

  test.each(['thanks for the ferry', 'good ferry', '10', '€', 'okra', 'Nice', 'ok?a', '谢谢信', 'no ferry'])(
    'with anything else in it is looked at as before: %s',
    async (said) => {
      const stage = await openStage(nowhere);
      await stage.connect();
      expect(labelsOf(await stage.ask('none', said)).join()).toContain('Ask (5 credits)');
    },
  );

  test.each([
    'help',
    'Help me!',
    'who are you?',
    'Hilfe',
    'ayuda',
    'que sais-tu faire ?',
    'ajuda',
    'помощь',
    'допомога',
    'मदद',
    'مساعدة',
    '你能做什么？',
    '你有什么功能',
    'ماذا يمكنك فعله؟',
    'हेल्प',
    '?',
    '!!!',
  ])('that asks for help gets it, in any language: %s', async (said) => {
    const stage = await openStage(nowhere);
    await stage.connect();
    const answer = await stage.ask('none', said);
    expect(wordsOf(answer)).toContain('What you can do now');
    expect(labelsOf(answer)).toEqual(['My account', 'Credits']);
    expect(await stage.spending()).toEqual([]);
  });

  test.each(['stop', 'Cancel!', 'Abbrechen', 'отмена', '取消', 'إيقاف', 'रोकें'])(
    'that wants something to stop stops it: %s',
    async (said) => {
      const stage = await openStage(nowhere);
      await stage.connect();
      expect(wordsOf(await stage.ask('none', said))).toContain('Nothing is running.');
    },
  );

  test.each([
    'more',
    'Show me more!',
    'next page',
    'mehr',
    'Más',
    'la suite',
    'próxima página',
    'ещё',
    'далі',
    'और',
    'المزيد',
    '还有吗',
  ])('that wants a list to go on is told where: %s', async (said) => {
    const stage = await openStage(nowhere);
    await stage.connect();
    const answer = await stage.ask('none', said);
    expect(wordsOf(answer)).toBe('For more of a list, tap Next ▶ under it.');
    expect(labelsOf(answer)).toEqual([]);
  });

  test.each(['more ferries', 'next week', 'mehr Licht'])('that says more than that is looked for: %s', async (said) => {
    const stage = await openStage(nowhere);
    await stage.connect();
    expect(invocationOf(await stage.ask('none', said), /^Search \(/)).toMatchObject({ command: 'search' });
  });

  test.each([
    ['find the wifi password', 'the wifi password'],
    ['Can you find the red ferry', 'the red ferry'],
    ['search ferry from:anna', 'ferry from:"anna"'],
    ['such Fähre', 'Fähre'],
    ['Búscame el barco', 'el barco'],
    ['найди лодку', 'лодку'],
    ['ابحث عن قارب', 'قارب'],
    ['帮我找船票', '船票'],
    ['帮我查一下船票', '船票'],
    ['من فضلك ابحث عن قارب', 'قارب'],
    ['хочу найти лодку', 'лодку'],
    ['мені треба знайти човен', 'човен'],
    ['find', 'find'],
    ['stop the ferry', 'stop the ferry'],
    ['findings of May', 'findings of May'],
  ])('is searched for without the words that say so: %s', async (said, sought) => {
    const stage = await openStage(nowhere);
    await stage.connect();
    const answer = await stage.ask('none', said);
    expect(invocationOf(answer, /^Search \(/)).toEqual({ command: 'search', argument: sought });
    expect(invocationOf(answer, /^Ask/)).toEqual({ command: 'ask', argument: said });
  });

  test.each([
    ['recent', '/recent (1 credit)', { command: 'recent', argument: '' }],
    ['Recent telegram', '/recent (1 credit)', { command: 'recent', argument: 'on:telegram' }],
    ['count ferry', '/count (1 credit)', { command: 'count', argument: 'ferry' }],
    ['settings', '/settings', { command: 'settings', argument: '' }],
    ['search', '/search', { command: 'search', argument: '' }],
  ])('that is a command without its slash is offered as one, too: %s', async (said, label, invocation) => {
    const stage = await openStage(nowhere);
    await stage.connect();
    const answer = await stage.ask('none', said);
    expect(labelsOf(answer)[0]).toBe(label);
    expect(invocationOf(answer, label)).toEqual(invocation);
    expect(labelsOf(answer)).toContain('Ask (5 credits)');
  });

  test.each(['today is my birthday', 'settings of the engine', 'count on me to bring the cake'])(
    'that only begins like one is not: %s',
    async (said) => {
      const stage = await openStage(nowhere);
      await stage.connect();
      expect(labelsOf(await stage.ask('none', said))).toEqual(['Search (2 credits)', 'Ask (5 credits)']);
    },
  );

  test('of somebody who is not connected leads to connecting', async () => {
    const stage = await openStage(nowhere);
    expect(labelsOf(await stage.ask('none', 'hello'))).toEqual(['Connect', 'What can I do?']);
  });

  test('without any words gets a hint', async () => {
    const stage = await openStage(nowhere);
    expect(wordsOf(await stage.ask('none', ''))).toContain('I read text only');
  });

  test('with a token in it is not offered to be searched for', async () => {
    const stage = await openStage(nowhere);
    await stage.connect();
    const answer = await stage.ask('none', SHAPED_TOKEN);
    expect(labelsOf(answer)).toEqual([]);
    expect(wordsOf(answer)).toContain('looks like an access token');
  });
});

describe('an unknown command', () => {
  test.each([
    ['/serch ferry', '/search (2 credits)', { command: 'search', argument: 'ferry' }],
    ['/serch', '/search', { command: 'search', argument: '' }],
    ['/recnt', '/recent (1 credit)', { command: 'recent', argument: '' }],
    ['/aks@data_bot why?', '/ask (5 credits)', { command: 'ask', argument: 'why?' }],
    ['/profil', '/profile', { command: 'profile', argument: '' }],
    ['/SETINGS', '/settings', { command: 'settings', argument: '' }],
    ['/disconect', '/disconnect', { command: 'disconnect', argument: '' }],
  ])('%s suggests the nearest one', async (typed, label, invocation) => {
    const stage = await openStage(nowhere);
    await stage.connect();
    const answer = await stage.ask('none', typed);
    expect(wordsOf(answer)).toContain('Did you mean');
    expect(invocationOf(answer, label)).toEqual(invocation);
  });

  test('that is like none leads to /help, and its text is cut', async () => {
    const stage = await openStage(nowhere);
    const words = wordsOf(await stage.ask('none', `/${'q'.repeat(4_000)}`));
    expect(words).toContain('/help lists');
    expect(words.length).toBeLessThan(200);
    expect(nearest('page', ['search', 'ask'])).toBeUndefined();
  });
});

describe('the book', () => {
  test('lists the commands of the menu in the form that a menu needs', async () => {
    const { all, find } = (await openStage(nowhere)).book;
    const listed = all.filter((command) => command.listed);
    expect(listed.map(({ name }) => name).sort()).toEqual(
      'account ask cancel chats connect count credits disconnect help import privacy profile recent save search settings start stats today watches'.split(
        ' ',
      ),
    );
    for (const { name } of all) expect(name).toMatch(/^[a-z0-9_]{1,32}$/);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(find('SEARCH')?.name).toBe('search');
    expect(find('constructor')).toBeUndefined();
  });

  test('lets everybody see what is stored and erase it, and stops things without waiting', async () => {
    const { all } = (await openStage(nowhere)).book;
    const names = (marked: (command: Command) => boolean | undefined) => all.filter(marked).map(({ name }) => name);
    expect(names(({ alwaysAllowed }) => alwaysAllowed)).toEqual(['disconnect', 'privacy', 'own_data', 'dismiss']);
    expect(names(({ control }) => control)).toEqual(['cancel']);
  });

  test('says in the menu what a command costs', () => {
    const lines = LISTED_COMMANDS.map((facts) => menuLine(wordsIn('en'), facts));
    expect(lines).toContain('Search your messages, mails and files (2 credits)');
    expect(lines).toContain('Stop what is running');
  });
});
