/** Reading and writing on the page in a real browser. */
import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describePage } from './page-stage.ts';

const PAGE = new URL('../../src/playground/page/', import.meta.url);

describePage('the page', (stage) => {
  it('requests all its files in parallel and needs nothing else; when reopened, it requests none', async () => {
    await stage.begin();
    const asked: string[] = [];
    const held = Promise.withResolvers<void>();
    // Playwright's routes bypass the browser's cache.
    await stage.page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname !== '/') asked.push(pathname.replace(/^\/page\/[\w-]+\//, ''));
      if (pathname !== '/') await held.promise;
      await route.continue();
    });
    await stage.page.reload({ waitUntil: 'commit' });
    const modules = (await readdir(PAGE)).filter((name) => name.endsWith('.js'));
    const styles = (await readdir(new URL('styles/', PAGE))).map((name) => `styles/${name}`);
    await expect.poll(() => asked).toEqual(expect.arrayContaining([...modules, ...styles, 'lit-html/lit-html.js']));
    const atOnce = asked.length;
    held.resolve();
    await stage.bubble('heard: /start').waitFor();
    await expect.poll(() => asked.slice(atOnce).sort()).toEqual(['/control/events', 'icon.svg', 'wallpaper.svg']);
    await stage.page.unroute('**/*');

    // Routed requests aren't cached yet.
    for (let visit = 0; visit < 2; visit++) {
      await stage.page.goto(stage.playground.url);
      await stage.bubble('heard: /start').waitFor();
    }
    const fetched = await stage.page.evaluate(
      "performance.getEntriesByType('resource').filter(({ transferSize }) => transferSize > 0).map(({ name }) => name)",
    );
    expect(fetched).toEqual([]);
  });

  it('greets with the bot’s description and a working START button', async () => {
    await stage.page.getByText('I sail through your own data.').waitFor();
    await stage.page.locator('#composer').waitFor({ state: 'hidden' });
    await stage.begin();
    await expect.poll(() => stage.page.getByRole('heading', { level: 1 }).textContent()).toBe('Paper Boat');
    await expect.poll(() => stage.page.locator('.msg.out').count()).toBe(1);
    await expect.poll(() => stage.page.locator('.day').textContent()).toBe('Today');
  });

  it('renders every kind of formatting as elements', async () => {
    await stage.begin();
    await stage.write('/rich');
    const text = stage.bubble('both').locator('.text');
    await text.waitFor();
    for (const [selector, words] of [
      ['strong', 'bold both'],
      ['strong em', 'both'],
      ['u', 'under'],
      ['s', 'gone'],
      ['code.bit', 'code'],
      ['.block pre', 'let x = 1;'],
      ['.block header span', 'js'],
      ['a[href="https://example.org/a"]', 'named'],
      ['a[href="https://example.org/b"]', 'https://example.org/b'],
      ['a[href="mailto:me@example.org"]', 'me@example.org'],
      ['.mention', '@anna_l'],
      ['.command', '/help'],
    ] as const)
      expect([selector, await text.locator(selector).textContent()]).toEqual([selector, words]);
    await expect.poll(() => text.locator('a').first().getAttribute('rel')).toBe('noopener noreferrer');

    const spoiler = text.locator('.spoiler');
    await expect.poll(() => spoiler.getAttribute('role')).toBe('button');
    await spoiler.click();
    await expect.poll(() => spoiler.getAttribute('class')).toContain('shown');

    const quote = text.locator('blockquote.expandable');
    const height = async () => (await quote.boundingBox())?.height ?? 0;
    const before = await height();
    await quote.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(height).toBeGreaterThan(before + 40);

    await text.locator('.command').click();
    await stage.bubble('heard: /help').waitFor();
  });

  it('shows up to three emoji large, and no other text', async () => {
    await stage.begin();
    const texts = ['👍', '🇩🇪👨‍👩‍👧☝🏽', '1️⃣❤️', '👍👍👍👍', '👍 ok', '12', '©'];
    for (const text of texts) await stage.write(text);
    await stage.bubble('heard: ©').waitFor();
    const large = await stage.page
      .locator('.msg.out.large .text')
      .evaluateAll((nodes) => nodes.map(({ textContent }) => textContent?.replace(/\d\d:\d\d$/, '')));
    expect(large).toEqual(texts.slice(0, 3));
  });

  it('supports buttons: toast, alert, edit in place, busy state, links, copying', async () => {
    await stage.begin();
    await stage.write('/keys');
    const message = stage.bubble('page one');
    const id = await message.getAttribute('data-id');
    await message.getByRole('button', { name: 'Next' }).click();
    await stage.page.locator('.toast', { hasText: 'turned' }).waitFor();
    const edited = stage.page.locator(`.msg[data-id="${id}"]`);
    await expect.poll(() => edited.locator('.text').textContent()).toMatch(/^page two/);
    await expect.poll(() => edited.locator('.meta').textContent()).not.toContain('edited');

    await edited.getByRole('button', { name: 'Warn' }).click();
    await stage.page.getByRole('alertdialog').getByText('Careful!').waitFor();
    await stage.page.getByRole('button', { name: 'OK' }).click();

    const slow = edited.getByRole('button', { name: 'Slow' });
    await slow.click();
    await stage.page.locator('.key[aria-busy="true"]', { hasText: 'Slow' }).waitFor();

    await expect.poll(() => edited.getByRole('button', { name: 'App' }).isDisabled()).toBe(true);
    const link = edited.getByRole('link', { name: 'Open' });
    expect([
      await link.getAttribute('href'),
      await link.getAttribute('target'),
      await link.getAttribute('rel'),
    ]).toEqual(['https://example.org/open', '_blank', 'noopener noreferrer']);
    await stage.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await stage.write('/rich');
    const mark = stage.bubble('both').locator('code.bit').first();
    await mark.click();
    await stage.page.locator('.toast', { hasText: 'Copied' }).waitFor();
    await expect.poll(() => stage.page.evaluate('navigator.clipboard.readText()')).toBe(await mark.textContent());
  });

  it('starts a reply to a ForceReply message, with its placeholder and a quote', async () => {
    await stage.begin();
    await stage.write('/ask');
    await stage.page.locator('#context-bar', { hasText: 'Reply to Paper Boat' }).waitFor();
    await expect.poll(() => stage.page.locator('#field').getAttribute('placeholder')).toBe('Your question');
    await stage.write('why?');
    await expect.poll(() => stage.bubble('why?').first().locator('.quote').innerText()).toBe('Paper Boat\nWhat?');
    await stage.page.locator('#context-bar').waitFor({ state: 'hidden' });
  });

  it('offers commands while typing and by the menu button; keys choose one', async () => {
    await stage.begin();
    const field = stage.page.locator('#field');
    await field.pressSequentially('/s');
    await expect
      .poll(() => stage.page.getByRole('option').allTextContents())
      .toEqual(['/searchabout search', '/settingsabout settings']);
    await field.press('Tab');
    await expect.poll(() => field.inputValue()).toBe('/search ');
    await field.fill('/s');
    for (const key of ['ArrowDown', 'ArrowDown', 'Tab']) await field.press(key);
    await expect.poll(() => field.inputValue()).toBe('/settings ');
    await field.fill('');
    await stage.page.getByRole('button', { name: 'Menu of commands' }).click();
    await expect.poll(() => stage.page.getByRole('option').count()).toBe(3);
    await field.press('ArrowUp');
    await field.press('Enter');
    await stage.bubble('heard: /help').waitFor();
  });

  it('fades the list of commands at its lower edge while there are more', async () => {
    await stage.begin();
    await stage.page.setViewportSize({ width: 1000, height: 200 });
    await stage.page.getByRole('button', { name: 'Menu of commands' }).click();
    const fade = () =>
      stage.page.evaluate("getComputedStyle(document.getElementById('suggestions'), '::after').opacity");
    await expect.poll(fade).toBe('1');
    await stage.page.evaluate("document.getElementById('suggestions').scrollTop = 999");
    await expect.poll(fade).toBe('0');
  });

  it('edits the person’s last message with the up arrow and marks it as edited', async () => {
    await stage.begin();
    await stage.write('hello boatt');
    await stage.bubble('heard: hello boatt').waitFor();
    const field = stage.page.locator('#field');
    await field.press('ArrowUp');
    await expect.poll(() => field.inputValue()).toBe('hello boatt');
    await field.fill('hello boat');
    await field.press('Enter');
    const own = stage.page.locator('.msg.out', { hasText: 'hello boat' });
    await own.locator('.meta', { hasText: 'edited' }).waitFor();
    await expect.poll(() => own.locator('.text').textContent()).toMatch(/^hello boatedited/);
  });

  it('shows chosen files with a caption to write before it sends them', async () => {
    await stage.begin();
    const [field, sheet] = [stage.page.locator('#field'), stage.page.getByRole('dialog')];
    const choose = () => stage.page.locator('#file').setInputFiles(new URL('picture.png', import.meta.url).pathname);
    const caption = sheet.getByRole('textbox', { name: 'Caption' });
    await field.fill('in May');
    await choose();
    await sheet.getByRole('img', { name: 'picture.png' }).waitFor();
    await expect.poll(() => caption.inputValue()).toBe('in May');
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('in May');
    await choose();
    await caption.fill('in June');
    await sheet.getByRole('button', { name: 'Send' }).click();
    await stage.page.locator('.msg.out.with-picture', { hasText: 'in June' }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await expect.poll(() => stage.page.locator('.msg.out').count()).toBe(2);
    const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
    await stage.page.locator('#file').setInputFiles(broken);
    await caption.press('Enter');
    await stage.page.locator('.msg.out .attached', { hasText: 'broken.png' }).waitFor();
  });

  it('sends a file dropped on the conversation, and shows the drop area while it is dragged', async () => {
    await stage.begin();
    const files = await stage.page.evaluateHandle(`(() => {
      const data = new DataTransfer();
      data.items.add(new File(['{"messages":[]}'], 'result.json', { type: 'application/json' }));
      return data;
    })()`);
    const pane = stage.page.locator('.pane');
    await pane.dispatchEvent('dragenter', { dataTransfer: files });
    await stage.page.locator('#drop').waitFor({ state: 'visible' });
    await pane.dispatchEvent('drop', { dataTransfer: files });
    await stage.page.locator('#drop').waitFor({ state: 'hidden' });
    await stage.page.getByRole('textbox', { name: 'Caption' }).press('Enter');
    const attached = stage.page.locator('.msg.out .attached');
    await attached.waitFor();
    await expect.poll(() => attached.textContent()).toContain('result.json');
    await expect.poll(() => attached.textContent()).toContain('15 B');
    await attached.click({ button: 'right' });
    await stage.page.getByRole('menuitem', { name: 'Reply' }).click();
    await stage.page.locator('#context-bar', { hasText: 'result.json' }).waitFor();
  });
});
