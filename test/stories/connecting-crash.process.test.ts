/** Connecting by a button, in a process that is killed between getting an access and keeping it. */
import { expect, it, onTestFinished } from 'vitest';
import { startMortal } from '../support/mortal-program.ts';
import { SERVICE_KEY } from '../support/service-double.ts';
import { TOKEN_PATH, watchService } from '../support/watched-service.ts';

it('the next process goes on with the press, and the access that nobody holds is ended', async () => {
  const service = await watchService();
  onTestFinished(() => service.close());
  const issued = () => service.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/tokens'));
  const mortal = await startMortal({ service, environment: { SERVICE_KEY } });
  onTestFinished(() => mortal.close());
  const fay = await mortal.driver.person({ id: 660_001, name: 'Fay' });
  await fay.says('/connect');
  const screen = await fay.hears(/What may I do with your archive/);
  expect(screen.buttons.flat()).not.toContain('Choose in the browser');
  service.holding(TOKEN_PATH);
  const before = issued().length;
  const seen = service.seen.length;
  await fay.presses('Connect');
  // The token was issued, and is being asked about.
  await service.reaches(seen + 3, true);
  await mortal.dies();
  service.asUsual();
  await mortal.starts();
  await fay.hears(/You are connected to your own archive/, { withinMs: 20_000 });
  expect(issued().length).toBe(before + 2);
  const owner = await fetch(`${service.double.url}/api/rest/v1/owners/660001/tokens`, {
    headers: { authorization: `Bearer ${SERVICE_KEY}` },
  });
  expect(((await owner.json()) as { items: unknown[] }).items).toHaveLength(1);
});
