/** Screens have at most three rows of buttons, in every language, with realistic amounts of data. */
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '#commands/registry.ts';
import type { ButtonRows } from '#commands/reply.ts';
import { LANGUAGES, wordsIn } from '#locales/words.ts';
import { TOKEN_EXTENSIONS } from '#service/contract/extensions.ts';
import { jsonSite } from '../support/http-site.ts';
import { openStage, outcomeOf, type Stage } from './stage.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const LONG_NAME = 'Bartholomäus von Hohenstaufen';
const MAX_ROWS = 3;
const MAX_ROW_LENGTH = 8;

function expectFew(rows: ButtonRows | undefined, screen: string) {
  const laid = rows ?? [];
  const shown = laid.map((row) => row.map(({ label }) => label).join(' ~ '));
  expect(laid.length, `${screen}\n${shown.join('\n')}`).toBeLessThanOrEqual(MAX_ROWS);
  for (const row of laid) expect(row.length, screen).toBeLessThanOrEqual(MAX_ROW_LENGTH);
  return shown;
}

/** Messages in several chats, by several people, on several days, in both directions. */
const RECORDS = Array.from({ length: 23 }, (_, index) => ({
  _id: `m${index}`,
  schema: 'https://common.schemas.verida.io/social/chat/message/v0.1.0/schema.json',
  sourceApplication: 'https://whatsapp.com',
  groupId: `g${index % 3}`,
  groupName: `${LONG_NAME} ${index % 3}`,
  messageText: index % 7 === 0 ? 'ferry\n[photo]' : 'ferry at nine',
  sentAt: new Date(NOW - index * 2 * 86_400_000).toISOString(),
  type: index % 4 === 3 ? 'send' : 'receive',
  ...(index % 4 === 3 ? {} : { fromName: `Maximiliana ${index % 5}` }),
}));

async function stageWith(total: number): Promise<Stage> {
  const site = await jsonSite({ items: RECORDS, total });
  const stage = await openStage({ url: site.url });
  await stage.clock.advance(NOW - stage.clock.now());
  await stage.connect({ extensions: TOKEN_EXTENSIONS });
  return stage;
}

describe.each(LANGUAGES)('at most three rows in %s', (language) => {
  test('under a middle page of search results', async () => {
    const stage = await stageWith(400);
    const found = await stage.ask('search', 'ferry in:messages', { language });
    const words = wordsIn(language);
    const next = await stage.press(found, words.text('results-more'), { language });
    for (const page of [found, next]) {
      const shown = expectFew(page.buttons, page === found ? 'first page' : 'a middle page');
      expect(shown).toHaveLength(3);
      expect(shown.at(-1)).toBe(words.text('results-alert-me'));
    }
  });

  test('under every command and the settings screens', async () => {
    const stage = await stageWith(RECORDS.length);
    const names = COMMANDS.map(({ name }) => name).filter((name) => name !== 'disconnect');
    const screens = [...names, 'settings language', 'settings privacy', 'settings zone', 'recent today'];
    for (const screen of screens) {
      const [command = '', ...rest] = screen.split(' ');
      const answer = outcomeOf(await stage.run(command, rest.join(' '), { language }));
      expectFew(answer.buttons, `/${screen}`);
    }
  });
});
