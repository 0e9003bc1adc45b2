/** Statistics in the chat: a picture with a caption, covered and protected like results. */
import { expect, it } from 'vitest';
import { openWatchedProgram } from '../support/program.ts';

const { program } = await openWatchedProgram();

const SENTENCE = /^[\d,]+ messages since \w+ \d{4}, [\d,]+ of them yours\./;
const withinMs = 20_000;

it('/stats sends a picture with a caption, covered and protected if results are', async () => {
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
