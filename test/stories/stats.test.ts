/** Statistics in the chat: a picture or a page, covered and protected like results, in the person's language. */
import { expect, it } from 'vitest';
import { openWatchedProgram, startProgram } from '../support/program.ts';

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

it('/profile without a model is a page in the language of the person', async () => {
  await using embedded = await startProgram();
  const eva = await embedded.connected('Eva');
  await eva.says('/profile');
  const page = await eva.hears(/^[\d,]+ messages since .*\n[\s\S]*\nThe first and the newest:\n1 /, { withinMs });
  expect(page.buttons).toEqual([['1', '2'], ['As a picture']]);
  await eva.says('/profile Wim');
  await eva.hears(/^Wim de Groot\n\d+ messages /);
  await eva.speaks('de');
  await eva.says('/profile');
  await eva.hears(/^[\d.]+ Nachrichten seit .*\n[\s\S]*\nStärkster Monat: [\s\S]*\nDie erste und die neueste:\n1 /);
  await eva.says('/profile Zeppelin');
  await eva.hears(/^Nichts zu »Zeppelin«\.$/);
});
