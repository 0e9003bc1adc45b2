/** Connecting by a button while the process is killed between obtaining a token and storing it. */
import { expect, it } from 'vitest';
import { openWatchedProcess } from '../support/program.ts';
import { SERVICE_KEY, TOKEN_PATH } from '../support/service.ts';

const { service, program } = await openWatchedProcess(() => ({ SERVICE_KEY }));

it('the next process handles the press, and the orphaned token is revoked', async () => {
  const issued = () => service.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/tokens'));
  const fay = await program.driver.person({ id: 660_001, name: 'Fay' });
  await fay.asks('/connect', /Your archive is ready/);
  await fay.asks('/account', /^Your archive, still empty/);
  const screen = await fay.taps('Change access', /What may I do with your archive/);
  service.holding(TOKEN_PATH);
  const before = issued().length;
  const seen = service.seen.length;
  await fay.presses('Search', { on: screen });
  // The token was issued, and its description is being requested.
  await service.reaches(seen + 2, true);
  await program.kill();
  service.asUsual();
  await program.start();
  await fay.hears(/Your archive is ready/);
  expect(issued().length).toBe(before + 2);
  const owner = await fetch(`${service.double.url}/api/rest/v1/owners/660001/tokens`, {
    headers: { authorization: `Bearer ${SERVICE_KEY}` },
  });
  expect(((await owner.json()) as { items: unknown[] }).items).toHaveLength(1);
});
