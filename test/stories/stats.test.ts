/** Statistics in the chat: a picture, covered and protected like results. */
import { expect, it } from 'vitest';
import { openWatchedProgram } from '../support/program.ts';

const { program } = await openWatchedProgram();

const SENTENCE = /^[\d,]+ messages since \w+ \d{4}, [\d,]+ of them yours\./;

it('/stats sends a picture with a caption, covered and protected if results are', async () => {
  const anna = await program.holding('Anna');
  const picture = await anna.asks('/stats', SENTENCE);
  expect(picture.hasPhoto).toBe(true);
  expect(picture.raw).not.toHaveProperty('covered');
  await anna.asks('/settings', /^Settings/);
  await anna.taps('This chat', /^In this chat/);
  await anna.taps('No forwarding: off', /not forwardable/);
  await anna.taps('Hide until tapped: off', /hidden until tapped, not forwardable/);
  const covered = await anna.asks('/stats', SENTENCE);
  expect(covered.raw).toMatchObject({ protected: true, covered: true });
  expect(covered.entities.some(({ type }) => type === 'spoiler')).toBe(true);
});
