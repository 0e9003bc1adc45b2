/** The bot replies in the person's chosen language from the next message on. */
import { describe, expect, it } from 'vitest';
import { wordsIn } from '#locales/words.ts';
import { openWatchedProgram } from '../support/program.ts';

const { program } = await openWatchedProgram();

describe('a language', () => {
  it("defaults to the language of the person's Telegram until they choose another", async () => {
    const eva = await program.driver.person({ name: 'Eva', language: 'es-MX' });
    expect((await eva.asks('/privacy', /\S/)).text).not.toMatch(/\bWhat\b|\bkeep\b/);
    await eva.asks('/settings language', ({ buttons }) => buttons.flat().includes('Deutsch'));
    await eva.taps('Deutsch', /Sprache: Deutsch/);
    expect((await eva.asks('/privacy', /\S/)).text).toMatch(/verschlüsselt/);
  });

  it('falls back to English if it is unsupported', async () => {
    const kor = await program.driver.person({ name: 'Kor', language: 'tlh' });
    await kor.asks('/help', /^Just write\./);
  });

  it('applies to refusals too: of buttons, rate limits, and in groups', async () => {
    const words = wordsIn('de');
    const lena = await program.driver.person({ name: 'Lena', language: 'en' });
    await lena.asks('/settings language', ({ buttons }) => buttons.flat().includes('Deutsch'));
    const screen = await lena.taps('Deutsch', /Sprache: Deutsch/);
    const refused = async (data: string) => (await (await lena.presses('x', { on: screen, data })).answer()).text;
    expect(await refused('from another age')).toBe(words.text('errors-stale-button'));
    expect(await refused('k:AAAAAAAAAAAAAAAA.0')).toBe(words.text('errors-stale-button'));

    const max = await program.driver.person({ name: 'Max', language: 'en' });
    const group = await program.driver.group({ title: 'Us', members: [lena, max] });
    const answer = await group.as(max).asks('/help@personal_data_bot', /\S/);
    const foreign = await group.as(lena).presses('x', { on: answer, data: 'c:help' });
    expect(await foreign.answer()).toMatchObject({ text: words.text('errors-private-only') });

    for (let asked = 0; asked < 25; asked++) await lena.says('/privacy');
    const texts = async () => (await lena.chat()).map(({ text }) => text);
    await expect.poll(texts, { timeout: 10_000 }).toContain(words.text('errors-too-fast'));
  });
});
