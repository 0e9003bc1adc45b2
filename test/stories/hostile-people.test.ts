/** Malicious names and texts are treated as plain text. */
import { describe, expect, it } from 'vitest';
import { runningClock } from '../support/clock.ts';
import { openWatchedProgram, startProgram } from '../support/program.ts';
import { items } from '../support/text-table.ts';

const { service, program } = await openWatchedProgram();

const RTL = '\u202e';
const hidden = (text: string) =>
  [...text].filter((sign) => (sign < ' ' && sign !== '\n') || /[\u202a-\u202e\u2066-\u2069]/.test(sign));
const NAMES = [
  '<b>Bold</b><script>alert(1)</script>',
  '*_`[Markdown](https://evil.example)',
  `${RTL}gnihsihp\u2066\u2067`,
  'Zero\u200bwidth\u200d\ufeff',
  '&amp;&lt;&quot;',
  '/disconnect',
  '{{7*7}}$' + '{7*7}%s%n',
  '🧜🏽‍♀️'.repeat(9),
  'a'.repeat(64),
  '\u0000\u0007\u001b[31m',
  '\u3164',
];

describe('a name', () => {
  it.each(NAMES)('%j is shown as plain text in the greeting', async (name) => {
    const person = await program.driver.person({ name });
    const hello = await person.asks('/start', /^Hi /);
    expect(hidden(hello.text)).toEqual([]);
    expect(hello.entities.filter(({ type }) => type !== 'url')).toEqual([]);
    expect(hello.text.split('\n')[0]).toMatch(/\. I find things in your own messages/);
  });
});

const TEXTS = [
  '*ferry* _boat_ `rm -rf` [here](tg://user?id=1)',
  `ferry ${RTL}yrref`,
  `${'ferry '.repeat(30)}`,
  ...items(`
    <b>ferry</b> & <a href="https://evil.example">x</a> | fer\u200bry\u200d | ferry'; DROP TABLE updates; --
    ferry" OR "1"="1 | ferry NEAR/2 boat* ^x AND NOT ( | 日本語 フェリー | паром 🛥️ | %00%0d%0aX-Evil: 1 ferry
    ../../../etc/passwd | \ud83d ferry | __proto__ constructor`),
];

describe('a search text', () => {
  it.each(TEXTS)('%j is searched for as typed', async (text) => {
    const anna = await program.holding('Anna');
    const answer = await anna.asks(`/search ${text}`, /\d credits? · /);
    expect(answer.text).not.toMatch(/went wrong|my fault|can’t look that up/);
    // Links to messages in own supergroups, and the one that marks the message's subject.
    for (const entity of answer.entities)
      if (entity.type === 'text_link') expect(entity.url).toMatch(/^https:\/\/t\.me\/(c\/\d+\/\d+|#[a-z_.\w-]+)$/);
    expect(answer.text).not.toContain(RTL);
  });

  it.each(['📎', '\u200b\u200b', '\u3164', '/', '//', '/ search', '/@', '/@personal_data_bot', '/search@', '＃', '0'])(
    'that is almost empty (%j) causes no error and costs nothing',
    async (text) => {
      const clara = await program.holding('Clara');
      const asked = service.paid().length;
      await clara.says(text);
      await program.settled();
      await clara.asks('/cancel', 'Nothing’s running.');
      expect((await clara.chat()).filter(({ text: said }) => /went wrong|my fault/.test(said))).toEqual([]);
      expect(service.paid()).toHaveLength(asked);
    },
  );
});

describe('a stranger', () => {
  it('is told their user ID for the operator, once a minute, and gets nothing else', async () => {
    const clock = runningClock();
    await using closed = await startProgram({ service, clock, config: { allowedUserIds: new Set(['424242']) } });
    const eve = await closed.driver.person({ id: 515_151, name: 'Eve' });
    const seen = service.seen.length;
    await eve.asks('/start', /invite-only[\s\S]*515151/);
    const token = await service.double.tokenWith();
    const { messageId } = await eve.says(`/connect ${token}`);
    await eve.losesSight(messageId);
    await eve.says('/search ferry');
    await closed.settled();
    expect((await eve.chat()).filter(({ fromBot }) => fromBot)).toHaveLength(1);
    expect(service.seen).toHaveLength(seen);
    clock.jump(60_000);
    await eve.asks('/search ferry', /invite-only/);
    expect((await eve.chat()).filter(({ fromBot }) => fromBot)).toHaveLength(2);
    expect(service.seen).toHaveLength(seen);
    const ada = await closed.driver.person({ id: 424_242, name: 'Ada' });
    await ada.asks('/start', /^Hi Ada\./);
  });

  it('who was once invited can still see and erase their data', async () => {
    const open = await startProgram({ service });
    const eve = await open.holding('Eve');
    await open.stop();
    const config = { allowedUserIds: new Set(['424242']) };
    await using closed = await startProgram({ service, folder: open.folder, config });
    const out = await closed.driver.person({ id: eve.id, name: 'Eve' });
    await out.asks('/privacy', /^What I keep/);
    await out.asks('/disconnect', /^Leave\?/);
    await out.taps('Stay', /Nothing changed/);
    await out.asks('/disconnect', /^Leave\?/);
    await out.taps('Leave', /^Done\./);
  });
});
