/** The service is unreachable, silent, hostile or broken: the bot reports what is wrong and what it may have cost. */
import { afterEach, describe, expect, it } from 'vitest';
import { runningClock } from '../support/clock.ts';
import { openWatchedProgram, type Program } from '../support/program.ts';
import { type Answerer, replies } from '../support/service.ts';

const clock = runningClock();
const { service, program } = await openWatchedProgram({ service: { clock }, clock });
afterEach(() => service.asUsual());

/** The typed command, its request path, price and deadline, and whether it must be confirmed. */
const CALLS = [
  { command: '/search ferry', path: '/search/universal', price: '2 credits', waits: 60_000 },
  { command: '/ask when?', path: '/llm/agent-prompt', price: '5 credits', waits: 150_000 },
  { command: '/recent', path: '/ds/query/', price: '1 credit', waits: 60_000 },
  { command: '/chats', path: '/ds/query/', price: '1 credit', waits: 60_000 },
  { command: '/profile', path: '/llm/profile-prompt', price: '10 credits', waits: 150_000, confirm: true },
];
const FREE = ['/start', '/help', '/privacy', '/settings', '/credits', '/account', '/connect', '/disconnect', '/cancel'];

async function asks(
  person: Awaited<ReturnType<Program['holding']>>,
  { command, confirm = false }: { command: string; confirm?: boolean },
) {
  await person.says(command);
  if (!confirm) return;
  await person.hears(/A portrait reads through/);
  await person.presses('Write it (10 credits)');
}

const BROKEN = /^The answer from 127[^ ]* didn’t arrive in one piece/;
const FAILED = /^Something went wrong at 127[^ ]*, not with your question/;
const ENDED = /^My access to 127[^ ]* has ended/;
const [MAY_HAVE_COST, FREE_OF_CHARGE] = ['It may have cost 2 credits.', 'Nothing was charged.'];

describe('a search answered with', () => {
  it.each([
    ['an overload', replies(503, 'busy', 'text/plain'), FAILED, MAY_HAVE_COST],
    ['a page of HTML', replies(200, '<html><b>Welcome</b></html>', 'text/html'), BROKEN, MAY_HAVE_COST],
    ['a request for a pause', replies(429, { error: 'slow down' }), /^127[^ ]* asks for a break/, FREE_OF_CHARGE],
    ['an expired token', replies(401, { error: 'Invalid token (expired)' }), ENDED, FREE_OF_CHARGE],
    ['50 MB', replies(200, Buffer.alloc(50 * 1024 * 1024, 0x20)), /^That’s too much at once/, MAY_HAVE_COST],
    ['an error inside a success', replies(200, { success: false, error: 'model: secret' }), FAILED, MAY_HAVE_COST],
    ['nothing at all', (response) => void response.socket?.destroy(), /in one piece|can’t reach/, ''],
  ] as [string, Answerer, RegExp, string][])('%s is reported as such', async (_, answer, says, cost) => {
    const anna = await program.holding('Anna');
    const asked = service.paid().length;
    service.instead('/search/', answer);
    const { text } = await anna.asks('/search ferry', says);
    expect(text).toContain(cost);
    expect(text).toMatch(/It may have cost|Nothing was charged/);
    expect(text).not.toMatch(/busy|Welcome|slow down|Invalid token|secret|ECONN|undici|JSON|\{|\n\s+at /);
    expect(service.paid()).toHaveLength(asked + 1);
  });
});

describe.each(CALLS)('$command', (call) => {
  it('is given up at its deadline if it hangs, never repeated, and may have cost', async () => {
    const anna = await program.holding('Anna');
    service.instead(call.path);
    const before = service.paid().length;
    await asks(anna, call);
    await service.reaches(before + 1);
    clock.jump(call.waits);
    const answer = await anna.hears(/^That took too long, so I stopped/);
    service.asUsual();
    expect(answer.text).toContain(`It may have cost ${call.price}.`);
    expect(answer.buttons.flat()).toContain(`Try again (${call.price})`);
    expect(service.paid()).toHaveLength(before + 1);
    await anna.asks('/credits', /of these may not have been charged/);
  });
});

const oddities = [
  ...[{}, null, 7, 'text', [], { _id: '' }, { _id: 'a' }, { _id: 'e', messageText: { toString: 'x' }, sentAt: 12 }],
  { _id: 'b', messageText: null, sentAt: null, fromName: null, groupId: null },
  {
    ...{ _id: '../../etc/passwd?x=#&', groupId: '../..', groupName: '<b>\u202eevil</b>', sentAt: 'the day before' },
    messageText: 'ferry [x](https://evil.example)',
  },
  { _id: 'c', messageText: 'ferry /disconnect /help', fromName: '/disconnect', sentAt: '2026-11-01T10:00:00.000Z' },
  {
    ...{ _id: 'd', messageText: `${'A'.repeat(100_000)} ferry`, groupName: 'G'.repeat(10_000) },
    sentAt: '9999-99-99T99:99:99Z',
  },
  {
    ...{ _id: 'f', name: 'ferry', sourceApplication: 'javascript:alert(1)', insertedAt: 5, icon: 'ICON-ADDRESS' },
    ...{ sourceData: { secret: 'NATIVE-OBJECT' }, signatures: { did: 'SIGNATURE' } },
  },
];

describe('records with missing and odd fields', () => {
  const threads = oddities.map((odd, index) => ({ id: `t${index}`, group: odd, messages: [odd, ...oddities] }));
  const mails = oddities.map((odd) => ({ name: 'ferry', fromEmail: odd, ...Object(odd) }));
  const event = { _id: 'h', name: 'ferry', start: { dateTime: {} }, schema: 7 };
  it.each([
    ['/search ferry', '/search/', { items: [...oddities, ...threads] }],
    ['/search ferry in:all', '/search/', { items: oddities }],
    ['/search ferry in:messages', '/search/', { items: oddities, total: -5 }],
    ['/search ferry in:emails', '/search/', { items: mails }],
    ['/search ferry in:events', '/search/', { items: [...oddities, event] }],
    ['/recent', '/ds/query/', { items: oddities, limit: 'x' }],
    ['/chats', '/ds/query/', { results: oddities }],
  ])('after %s are shown as far as possible, and the rest is harmless', async (command, path, reply) => {
    const boris = await program.holding('Boris');
    service.instead(path, replies(200, reply));
    const answer = await boris.asks(command, /\d credits?/);
    for (const { type, url, offset, length } of answer.entities) {
      if (type === 'text_link') expect(url).toMatch(/^https:\/\/t\.me\/#/);
      if (type === 'bot_command') expect(answer.text.slice(offset, offset + length)).not.toBe('/disconnect');
    }
    expect(answer.text).not.toMatch(/\u202e|NATIVE-OBJECT|SIGNATURE|ICON-ADDRESS|\[object|undefined|null|NaN|Invalid/);
    for (const button of answer.keyboard.flat()) {
      expect(Buffer.byteLength(String(button.callback_data))).toBeLessThanOrEqual(64);
      expect(String(button.text).length).toBeLessThanOrEqual(64);
      expect(String(button.text)).not.toContain('\u202e');
    }
  });
});

describe('a token description that is', () => {
  it.each([
    ['garbage', replies(200, '}{')],
    ['a failure', replies(500, { error: 'boom' })],
  ] as [string, Answerer][])('%s stores nothing, and "connected" is not shown', async (_, answer) => {
    const emma = await program.driver.person({ name: 'Emma' });
    service.instead('/auth/token', answer);
    const { text } = await emma.asks(`/connect ${await program.tokenWith()}`, /I deleted your message/);
    expect(text).not.toMatch(/Connected|boom/);
    await emma.asks('/account', /as soon as you’re connected/);
  });
});

describe('an unreachable service', () => {
  it('leaves no command unanswered', async () => {
    const anna = await program.holding('Anna');
    const boris = await program.driver.person({ name: 'Boris' });
    const token = await program.tokenWith();
    await service.shut();
    for (const call of CALLS) {
      await asks(anna, call);
      const words = (await anna.hears(/^I can’t reach 127[^ ]* right now/)).text;
      expect(words, call.command).toContain('Nothing was charged.');
      expect(words).not.toMatch(/ECONNREFUSED/);
    }
    for (const command of FREE) {
      expect((await anna.asks(command, /\S/)).text, command).not.toMatch(/my fault/);
    }
    await boris.asks(`/connect ${token}`, /^I can’t reach 127[^ ]* right now\.\nI deleted your message/);
    await anna.asks('/account', /^127[\s\S]*Included/);
  });
});
