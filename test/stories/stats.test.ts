/** Statistics in the chat: a picture with its sentence, covered as results are, and stopped while it is counted. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Program, startProgram } from '../support/program.ts';
import { type WatchedService, watchService } from '../support/service.ts';

let service: WatchedService;
let program: Program;
beforeAll(async () => {
  service = await watchService();
  program = await startProgram({ service });
});
afterAll(async () => {
  await program.close();
  await service.close();
});

const SENTENCE = /^[\d,]+ messages since \w+ \d{4}, [\d,]+ of them yours\./;
const withinMs = 20_000;

it('/stats comes as a picture with one sentence under it, covered and protected where results are', async () => {
  const anna = await program.holding('Anna');
  await anna.says('/stats');
  const picture = await anna.hears(SENTENCE, { withinMs });
  expect(picture.hasPhoto).toBe(true);
  expect(picture.raw).not.toHaveProperty('covered');
  await anna.says('/settings');
  await anna.presses('This chat', { on: await anna.hears(/^Settings/) });
  await anna.presses('No forwarding: off', { on: await anna.hears(/^In this chat/) });
  await anna.hears(/not forwardable/);
  await anna.presses('Hide until tapped: off');
  await anna.hears(/hidden until tapped, not forwardable/);
  await anna.says('/stats');
  const covered = await anna.hears(SENTENCE, { withinMs });
  expect(covered.raw).toMatchObject({ protected: true, covered: true });
  expect(covered.entities.some(({ type }) => type === 'spoiler')).toBe(true);
});

it('/count of a service that is slow shows that it goes on, and stops when it is told to', async () => {
  const clara = await program.holding('Clara');
  service.instead('/ds/query/');
  const asked = service.paid().length;
  await clara.says('/count');
  await service.reaches(asked + 1);
  const waiting = await clara.hears(/^Counting…/);
  await clara.presses('Stop', { on: waiting });
  await clara.hears(/^Stopped/);
});
