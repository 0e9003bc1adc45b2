/** A price is said the same wherever it is said: the menu, /help, buttons and questions hold to the facts of commands. */
import { describe, expect, test } from 'vitest';
import { FREE_COMMANDS, menuLine, PAID_COMMANDS, usualPrice } from '#commands/registry.ts';
import { LANGUAGES, wordsIn } from '#locales/words.ts';
import { TOKEN_EXTENSIONS } from '#service/contract/extensions.ts';
import { jsonSite } from '../support/http-site.ts';
import { labelsOf, openStage, PERSON, SHAPED_TOKEN, wordsOf } from './stage.ts';

const priceIn = (name: string) => {
  const facts = PAID_COMMANDS.find((each) => each.name === name);
  return (facts && usualPrice(facts)) ?? 0;
};

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsIn(language);

  test('the menu and /help say what each command costs, and of free ones nothing', async () => {
    const site = await jsonSite({ items: [] });
    const stage = await openStage({ url: site.url });
    const lines = wordsOf(await stage.ask('help', '', { language })).split('\n');
    for (const facts of PAID_COMMANDS) {
      expect(menuLine(words, facts), facts.name).toMatch(
        new RegExp(`[(（]${words.text('numbers-credits', { amount: priceIn(facts.name) })}[)）]$`),
      );
      const line = lines.find((each) => each.startsWith(`• /${facts.name} `));
      expect(line?.endsWith(menuLine(words, facts)), facts.name).toBe(true);
    }
    for (const facts of FREE_COMMANDS) expect(menuLine(words, facts)).not.toMatch(/[\d٠-٩]/);
  });

  test('plain words and /profile ask with the price of what they would do', async () => {
    const site = await jsonSite({ items: [] });
    const stage = await openStage({ url: site.url });
    await stage.connect(SHAPED_TOKEN, undefined, 'service', TOKEN_EXTENSIONS);
    const offered = labelsOf(await stage.ask('none', 'ferry', { language }));
    for (const [label, name] of [
      [words.text('buttons-search'), 'search'],
      [words.text('buttons-ask'), 'ask'],
    ] as const)
      expect(offered).toContain(words.text('numbers-priced', { label, amount: priceIn(name) }));
    const profile = await stage.ask('profile', '', { language });
    expect(labelsOf(profile)).toContain(
      words.text('numbers-priced', { label: words.text('profile-write'), amount: priceIn('profile') }),
    );
    expect(site.requests).toEqual([]);
    expect(await stage.deps.spending.list(PERSON, 0)).toEqual([]);
  });
});
