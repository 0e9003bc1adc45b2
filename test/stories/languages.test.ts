/** The bot in a language that somebody chose: all that it says, from the next message on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
