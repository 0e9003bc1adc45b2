/** Plain messages, unknown commands, and the book as a whole. */
import { describe, expect, test } from 'vitest';
import { nearest } from '#commands/front/fallback.ts';
import { jsonSite } from '../support/http-site.ts';
import { invocationOf, labelsOf, openStage, wordsOf } from './stage.ts';

const nowhere = { url: 'http://127.0.0.1:1' };

describe('a plain message', () => {
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
      expect(wordsOf(await stage.ask('none', said))).toContain('Nothing’s running.');
    },
  );

  test.each('more|Show me more!|next page|mehr|Más|la suite|próxima página|ещё|далі|और|المزيد|还有吗'.split('|'))(
    'that wants a list to go on is told where: %s',
    async (said) => {
      const stage = await openStage(nowhere);
      await stage.connect();
      const answer = await stage.ask('none', said);
      expect(wordsOf(answer)).toBe('For more of a list, tap Next ▶ under it.');
      expect(labelsOf(answer)).toEqual([]);
    },
  );

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
