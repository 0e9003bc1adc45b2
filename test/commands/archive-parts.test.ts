/** /privacy where people cannot open the service's pages: a large archive comes in parts, each of which is whole. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Reply } from '#commands/reply.ts';
import { bringsArchive, LARGE } from '../support/exports.ts';
import { replies, type WatchedService, watchService } from '../support/service.ts';
import { labelsOf, openStage, outcomeOf, ownersAt, type RunOptions, wordsOf } from './stage.ts';

/** Of the stage's person. */
const OWNER = '424242';
const EXPORT = `/owners/${OWNER}/export`;
const MANY = LARGE.messages + 1;

let service: WatchedService;
beforeAll(async () => {
  service = await watchService({ empty: true });
  await bringsArchive(service.double.url, OWNER, LARGE);
}, 90_000);
afterEach(() => service.asUsual());
afterAll(() => service.close());

async function atHome() {
  return await openStage({ url: service.url, owners: { service: ownersAt(service.url), hasPages: false } });
}
const said = (answers: readonly Reply[]) =>
  answers.filter(({ kind }) => kind !== 'progress').map((answer) => wordsOf(answer));

/** Lets something happen when the first part is whole. */
const afterFirst = (happen: () => void): RunOptions => ({
  onLongWork: (place) => {
    if (place.includes('"part":2')) happen();
  },
});

it('a service that fails in the middle is told, and a button goes on from there', { timeout: 60_000 }, async () => {
  const stage = await atHome();
  const answers = await stage.run(
    'own_data',
    '',
    afterFirst(() => service.instead(EXPORT, replies(500, { error: 'no' }))),
  );
  expect(said(answers).at(-1)).toMatch(/could not be read any further just now. What has come stays; part 2 is next/);
  service.asUsual();
  const last = outcomeOf(answers);
  expect(labelsOf(last)).toEqual(['Send the rest']);
  const rest = await stage.press(last, 'Send the rest');
  expect(wordsOf(rest)).toContain(`all of your archive: ${MANY.toLocaleString('en')} records`);
});
