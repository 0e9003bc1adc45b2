/** The service is away, silent, or not itself: each command says what is the matter and what it may have cost. */
import { describe, expect, it } from 'vitest';
import { runningClock } from '../support/clock.ts';
import { openWatchedProgram, type Program } from '../support/program.ts';
import { replies } from '../support/service.ts';

const clock = runningClock();
const { service, program } = await openWatchedProgram({ service: { clock }, clock });

/** What is typed, what is pressed then, the path it takes, its price and how long the bot waits for it. */
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

const TROUBLE = [
  {
    what: 'an overloaded service',
    answer: replies(503, 'busy', 'text/plain'),
    says: /^Something went wrong at 127[^ ]*, not with your question/,
    doubt: true,
  },
  {
    what: 'garbage',
    answer: replies(200, '}{ not json'),
    says: /^The answer from 127[^ ]* didn’t arrive in one piece/,
    doubt: true,
  },
  {
    what: 'a page of HTML',
    answer: replies(200, '<html><b>Welcome</b></html>', 'text/html'),
    says: /^The answer from 127[^ ]* didn’t arrive in one piece/,
    doubt: true,
  },
  {
    what: 'an empty object',
    answer: replies(200, {}),
    says: /^The answer from 127[^ ]* didn’t arrive in one piece/,
    doubt: true,
  },
  {
    what: 'a request for a pause',
    answer: replies(429, { error: 'slow down' }),
    says: /^127[^ ]* asks for a break/,
    doubt: false,
  },
  {
    what: 'a token that ran out',
    answer: replies(401, { error: 'Invalid token (expired)' }),
    says: /^My access to 127[^ ]* has ended/,
    doubt: false,
  },
  {
    what: 'a token that was revoked',
    answer: replies(401, { error: 'Invalid token (unknown)' }),
    says: /^My access to 127[^ ]* has ended/,
    doubt: false,
  },
];

describe.each(CALLS)('$command', (call) => {
  it.each(TROUBLE)('tells $what from everything else', async ({ answer, says, doubt }) => {
    const anna = await program.holding('Anna');
    const before = service.paid().length;
    service.instead(call.path, answer);
    await asks(anna, call);
    const words = (await anna.hears(says)).text;
    service.asUsual();
    expect(words).toContain(doubt ? `It may have cost ${call.price}.` : 'Nothing was charged.');
    expect(words).not.toMatch(/Nothing for|None\.|Nothing new/);
    expect(words).not.toMatch(/busy|not json|Welcome|slow down|Invalid token|Error:|\n\s+at /);
    expect(service.paid()).toHaveLength(before + 1);
  });

  it('that hangs is given up in time, never repeated, and may have cost', async () => {
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
    await anna.says('/credits');
    await anna.hears(/of these may not have been charged/);
  });
});

describe('a service that is not there', () => {
  it('leaves every command with an answer', async () => {
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
      await anna.says(command);
      expect((await anna.hears(/\S/)).text, command).not.toMatch(/my fault/);
    }
    await boris.says(`/connect ${token}`);
    await boris.hears(/^I can’t reach 127[^ ]* right now\.\nI deleted your message/);
    await anna.says('/account');
    await anna.hears(/^127[\s\S]*Included/);
  });
});
