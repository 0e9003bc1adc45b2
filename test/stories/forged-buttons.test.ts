/** Buttons with callback data that this version doesn't create. */
import { describe, expect, it } from 'vitest';
import { openWatchedProgram } from '../support/program.ts';
import { items } from '../support/text-table.ts';

const { service, program } = await openWatchedProgram();

describe('a button', () => {
  it.each([
    'v1|search|ferry',
    ...items(`
      k: | k:AAAAAAAAAAAAAAAA | k:../../../etc | c: | c:nonsense | a: | a:page | a:page {"list":1} | a:page null
      a:older {} | a:open {"list":"x","index":1e99} | a:open {"list":"x","index":-1} | a:read {"key":"x"}
      a:chat {} | a:query {"query":{"words":[]}} | a:whole {"from":0.5} | c:page {"key":"x","page":1} | c:chat
      c:dismiss __proto__ | c:__proto__ | c:constructor | \u0000`),
    '🛥️'.repeat(8),
    '"; drop table updates; --',
  ])('with outdated or invalid data (%j) is answered and costs nothing', async (data) => {
    const hana = await program.holding('Hana');
    const message = await hana.asks('/help', /^Just write\./);
    const asked = service.paid().length;
    const press = await hana.presses('old', { on: message, data });
    const answer = await press.answer();
    if (answer.text === '') await hana.hears(/no longer valid|expired|Nothing (was )?changed|forgotten/);
    else expect(answer.text).toBe('That button has expired.');
    expect(service.paid()).toHaveLength(asked);
  });

  it.each(['c:profile  ', 'c:disconnect', 'c:disconnect confirmed', 'c:profile confirmed'])(
    "with forged data (%j) can't skip a confirmation",
    async (data) => {
      const ida = await program.holding('Ida');
      const message = await ida.asks('/help', /^Just write\./);
      const asked = service.paid().length;
      await ida.taps('forged', /^A portrait reads|^Leave\?/, { on: message, data });
      expect(service.paid()).toHaveLength(asked);
      await ida.asks('/account', /^127\.0\.0\.1/);
    },
  );
});
