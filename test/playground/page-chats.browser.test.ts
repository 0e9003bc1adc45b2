/** Several people and chats, long chats, small windows and a stopped program, in a real browser. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { call } from './open-playground.ts';
import { describePage } from './page-stage.ts';

const ANNA = 1001;

/** A saved state in which Anna's chat has `count` messages. */
function longChat(count: number): unknown {
  const message = (index: number) => ({
    message_id: index + 1,
    date: 1_790_000_000 + 40 * index,
    sender: index % 3 === 0 ? { kind: 'person', id: ANNA } : { kind: 'bot' },
    text: `number ${index}`,
  });
  const messages = Array.from({ length: count }, (_, index) => message(index));
  return {
    version: 22,
    world: {
      bot: { id: 1, username: 'b' },
      people: [{ id: ANNA, first_name: 'Anna', started: true }],
      chats: [{ id: ANNA, type: 'private', members: [ANNA], next_message_id: count + 1, messages }],
    },
    queue: { next_id: 1, allowed: [], waiting: [] },
    files: [],
  };
}

describePage('with chats, the page', (stage) => {
  it('shows malicious names and texts literally', async () => {
    const eve = await stage.driver.person({ id: 66, name: '<img src=x onerror=alert(1)>', language: 'en' });
    await eve.says('<script>alert(1)</script> "\'&amp;');
    await stage.page.locator('#me').click();
    await stage.page.getByRole('button', { name: /onerror/ }).click();
    await stage.bubble('<script>alert(1)</script> "\'&amp;').first().waitFor();
    await stage.write('/html');
    await stage.bubble('<img src=x onerror=alert(1)>').waitFor();
    await expect.poll(() => stage.page.locator('.timeline img, .timeline script, .side img').count()).toBe(0);
  });

  it('allows switching to another person, and adding one', async () => {
    await stage.begin();
    await stage.page.locator('#me').click();
    await stage.page.getByRole('button', { name: /Борис/ }).click();
    await stage.page.locator('#big', { hasText: 'НАЧАТЬ' }).waitFor();
    await expect.poll(() => stage.page.locator('.msg').count()).toBe(0);
    await stage.page.locator('#me').click();
    await stage.page.getByLabel('Имя').fill('Dora');
    await stage.page.getByLabel('Язык', { exact: true }).selectOption('de');
    await stage.page.getByRole('button', { name: 'Добавить' }).click();
    await stage.page.locator('#me', { hasText: 'Dora' }).waitFor();
    await stage.page.reload();
    await stage.page.locator('#me', { hasText: 'Dora' }).waitFor();
    await stage.begin();
  });

  it('shows a group, where a deep link leads to the private chat', async () => {
    await stage.page.locator('.chat-row', { hasText: 'Sunday sailing' }).click();
    await stage.write('/keys@personal_data_bot');
    await stage.bubble('page one').getByRole('button', { name: 'Private' }).click();
    await stage.bubble('heard: /start from_group').waitFor();
    await expect.poll(() => stage.page.locator('.chat-row[aria-current="true"]').textContent()).toContain('Paper Boat');
  });

  it('keeps the open chat across a reload, and the browser’s Back and Forward move between chats', async () => {
    const title = stage.page.locator('.head h1');
    await stage.page.locator('.chat-row', { hasText: 'Sunday sailing' }).click();
    await stage.write('still here');
    await stage.page.reload();
    await stage.bubble('still here').waitFor();
    await stage.page.goBack();
    await expect.poll(() => title.textContent()).toBe('Paper Boat');
    await stage.page.goForward();
    await stage.bubble('still here').waitFor();
    await stage.page.setViewportSize({ width: 390, height: 700 });
    await stage.page.getByRole('button', { name: 'Back to chats' }).click();
    await stage.page.reload();
    await stage.page.locator('.chat-row', { hasText: 'Paper Boat' }).click();
    await expect.poll(() => title.textContent()).toBe('Paper Boat');
    await stage.page.goBack();
    await stage.page.locator('.pane').waitFor({ state: 'hidden' });
    await stage.page.locator('.side').waitFor();
  });

  it('restarts from scratch after confirmation', async () => {
    await stage.begin();
    await stage.page.locator('#me').click();
    await stage.page.getByRole('button', { name: 'Restart from scratch…' }).click();
    await stage.page.getByRole('button', { name: 'Empty all chats' }).click();
    await stage.page.locator('#big', { hasText: 'START' }).waitFor();
    await expect.poll(() => stage.page.locator('.msg').count()).toBe(0);
  });

  it('stays fast with a thousand messages, and fetches older ones on scrolling up', async () => {
    await stage.begin();
    const folder = await mkdtemp(join(tmpdir(), 'playground-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const statePath = join(folder, 'state.json');
    await writeFile(statePath, JSON.stringify(longChat(1000)));
    await stage.page.goto('about:blank');
    await stage.stop();
    await stage.start({ port: 0, statePath });
    await stage.page.goto(stage.playground.url);
    await stage.page.locator('.msg').first().waitFor();
    const shown = await stage.page.locator('.msg').count();
    expect(shown).toBeLessThan(200);
    const first = await stage.page.locator('.msg').first().getAttribute('data-id');
    const toTop = "document.getElementById('scroller').scrollTop = 0";
    await stage.page.evaluate(toTop);
    await expect.poll(() => stage.page.locator('.msg').count()).toBeGreaterThan(shown);
    // The visible message is still the same element: nothing was re-rendered.
    await expect.poll(() => stage.page.locator(`.msg[data-id="${first}"]`).count()).toBe(1);
    const loaded = async () => {
      await stage.page.evaluate(toTop);
      return await stage.page.locator('.msg').count();
    };
    await expect.poll(loaded, { timeout: 20_000 }).toBe(1000);
    await stage.page.evaluate(`(() => {
      globalThis.changes = 0;
      const watch = new MutationObserver((records) => (changes += records.length));
      const all = { subtree: true, childList: true, characterData: true, attributes: true };
      watch.observe(document.getElementById('log'), all);
      watch.observe(document.documentElement, { attributes: true });
    })()`);
    await stage.page.locator('#field').pressSequentially('typing');
    // The page is rendered with each letter, the messages aren't.
    expect(await stage.page.evaluate('changes')).toBe(0);
    await stage.page.locator('#field').fill('');
    await call(stage.playground, 'sendMessage', { chat_id: ANNA, text: 'while reading' });
    const toEnd = stage.page.getByRole('button', { name: 'Go to the newest message' });
    await toEnd.locator('.badge', { hasText: '1' }).waitFor();
    // Only the new message and the tail of the previous one are rendered, not the thousand others.
    expect(Number(await stage.page.evaluate('changes'))).toBeLessThan(40);
    await toEnd.click();
    await stage.bubble('while reading').waitFor();
    await stage.write('the newest');
    await stage.bubble('heard: the newest').waitFor();
    const box = await stage.bubble('heard: the newest').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(720);
  });

  it('shows the start of an answer that is taller than the window', async () => {
    await stage.begin();
    await stage.write('/long');
    const answer = stage.bubble('line 1\n');
    await answer.waitFor();
    const top = async () => (await answer.boundingBox())?.y ?? 0;
    await expect.poll(async () => Math.abs((await top()) - 110) < 50).toBe(true);
    await stage.write('and then');
    await stage.bubble('heard: and then').waitFor();
    await expect.poll(async () => (await stage.bubble('heard: and then').boundingBox())?.y ?? 0).toBeLessThan(660);
  });

  it('shows that the program has stopped, and recovers when it is back', async () => {
    await stage.begin();
    const port = Number(new URL(stage.playground.url).port);
    await stage.stop();
    await stage.page.locator('#offline').waitFor();
    await stage.write('lost?');
    await stage.page.locator('.toast', { hasText: 'not running' }).waitFor();
    await expect.poll(() => stage.page.locator('#field').inputValue()).toBe('lost?');
    await stage.start({ port });
    await stage.page.locator('#offline').waitFor({ state: 'hidden', timeout: 15_000 });
    await stage.page.locator('#big', { hasText: 'START' }).waitFor();
    for (let at = stage.problems.length - 1; at >= 0; at--)
      if (/ERR_CONNECTION|ERR_INCOMPLETE/.test(stage.problems[at] ?? '')) stage.problems.splice(at, 1);
  });

  it('fits a small phone: one pane at a time, nothing wider than the window', async () => {
    // From wide to narrow: content laid out for a wide window has to shrink.
    await stage.begin();
    await stage.write('/rich');
    await stage.write(`${'a long line '.repeat(20)}${'unbroken'.repeat(40)}`);
    await stage.write('/keys');
    await stage.bubble('page one').waitFor();
    await stage.page.setViewportSize({ width: 360, height: 640 });
    await stage.page.locator('.back').waitFor();
    const tooWide =
      '[...document.querySelectorAll(".pane *")].filter((part) => part.getBoundingClientRect().right > innerWidth + 1).length';
    await expect.poll(() => stage.page.evaluate(tooWide)).toBe(0);
    await expect.poll(() => stage.page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await stage.page.locator('.side').waitFor({ state: 'hidden' });
    await stage.page.getByRole('button', { name: 'Back to chats' }).click();
    await stage.page.locator('.pane').waitFor({ state: 'hidden' });
    await call(stage.playground, 'sendMessage', { chat_id: ANNA, text: 'not seen yet' });
    await stage.page.getByRole('img', { name: '1 unread' }).waitFor();
    await stage.page.locator('.chat-row', { hasText: 'Paper Boat' }).click();
    await stage.bubble('page one').waitFor();
  });
});
