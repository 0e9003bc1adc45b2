/** The bot in a language that somebody chose: all that it says, from the next message on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsIn } from '#locales/words.ts';
import { type Program, startProgram } from './program.ts';
import { type WatchedService, watchService } from './watched-service.ts';

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

describe('a language', () => {
  it('is that of the person’s Telegram, until they choose another', async () => {
    const eva = await program.driver.person({ name: 'Eva', language: 'es-MX' });
    await eva.says('/privacy');
    expect((await eva.hears(/\S/)).text).not.toMatch(/\bWhat\b|\bstored\b/);
    await eva.says('/settings language');
    await eva.presses('Deutsch', { on: await eva.hears(/: Español/) });
    await eva.hears(/Sprache: Deutsch/);
    await eva.says('/privacy');
    expect((await eva.hears(/\S/)).text).toMatch(/gespeichert|verschlüsselt/);
  });

  it('is spoken by screens that ask the service, too', async () => {
    const otto = await program.holding('Otto');
    await otto.says('/settings language');
    await otto.presses('Deutsch', { on: await otto.hears(/Language: English/) });
    await otto.hears(/Sprache: Deutsch/);
    await otto.says('/credits');
    const { text, buttons } = await otto.hears(/Heute/);
    expect(`${text} ${buttons.flat().join(' ')}`).not.toMatch(/credits left|Today|No daily cap|Set a daily cap/);
  });

  it('that nobody speaks here is English', async () => {
    const kor = await program.driver.person({ name: 'Kor', language: 'tlh' });
    await kor.says('/help');
    await kor.hears(/What you can do/);
  });

  it('is spoken by every refusal, too: of a button, of too much at once, and in a group', async () => {
    const words = wordsIn('de');
    const lena = await program.driver.person({ name: 'Lena', language: 'en' });
    await lena.says('/settings language');
    await lena.presses('Deutsch', { on: await lena.hears(/Language: English/) });
    const screen = await lena.hears(/Sprache: Deutsch/);
    const refused = async (data: string) => (await (await lena.presses('x', { on: screen, data })).answer()).text;
    expect(await refused('from another age')).toBe(words.text('front-unknown-button'));
    expect(await refused('k:AAAAAAAAAAAAAAAA.0')).toBe(words.text('front-gone-button'));

    const max = await program.driver.person({ name: 'Max', language: 'en' });
    const group = await program.driver.group({ title: 'Us', members: [lena, max] });
    await group.as(max).says('/help@personal_data_bot');
    const answer = await group.as(max).hears(/\S/);
    const foreign = await group.as(lena).presses('x', { on: answer, data: 'c:help' });
    expect(await foreign.answer()).toMatchObject({ text: words.text('front-foreign-button') });

    for (let asked = 0; asked < 25; asked++) await lena.says('/privacy');
    const texts = async () => (await lena.chat()).map(({ text }) => text);
    await expect.poll(texts, { timeout: 10_000 }).toContain(words.text('front-too-fast'));
  });

  it('is spoken by the refusal of an old button after a restart, when it is read for that', async () => {
    const first = await startProgram({ service });
    const ida = await first.driver.person({ id: 77, name: 'Ida', language: 'en' });
    await ida.says('/settings language de');
    await ida.hears(/Sprache: Deutsch/);
    await first.stop();
    const second = await startProgram({ service, folder: first.folder });
    const again = await second.driver.person({ id: 77, name: 'Ida', language: 'en' });
    const [screen] = await again.chat();
    const pressed = await again.presses('x', { ...(screen && { on: screen }), data: 'k:AAAAAAAAAAAAAAAA.0' });
    expect((await pressed.answer()).text).toBe(wordsIn('de').text('front-gone-button'));
    await second.close();
  });
});
