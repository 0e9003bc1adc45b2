/** What the page shows like Telegram's own apps (reactions, albums, unread marks …), accessibility, and recovery. */
import { readFile } from 'node:fs/promises';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { call } from './open-playground.ts';
import { describePage, type Stage } from './page-stage.ts';

const ANNA = 1001;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** The violations that axe finds on the current page, each with the first element concerned. */
async function violations({ page }: Stage): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations: found } = (await page.evaluate('axe.run(document)')) as { violations: readonly Violation[] };
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

/** The bot's latest updates. */
async function updates({ playground }: Stage): Promise<Record<string, { media_group_id?: string } | undefined>[]> {
  const reply = await fetch(`${playground.url}/control/updates`);
  return ((await reply.json()) as { updates: Record<string, { media_group_id?: string } | undefined>[] }).updates;
}

/** Chooses several pictures at once in the file field. */
async function choosePictures({ page }: Stage, count: number): Promise<void> {
  const buffer = await readFile(new URL('./picture.png', import.meta.url));
  const pictures = Array.from({ length: count }, (_, index) => ({
    name: `picture ${index}.png`,
    mimeType: 'image/png',
    buffer,
  }));
  await page.locator('#file').setInputFiles(pictures);
}

async function sendPictures(stage: Stage, count: number): Promise<void> {
  await choosePictures(stage, count);
  await stage.page.locator('dialog.sheet [type=submit]').click();
}

/** Waits until axe finds nothing, since rendering may still be in progress. */
const isClean = (stage: Stage) => expect.poll(() => violations(stage), { timeout: 20_000 }).toEqual([]);

describePage('axe finds no violations on', (stage) => {
  it.each([
    ['desktop', 'light'],
    ['desktop', 'dark'],
    ['phone', 'light'],
    ['phone', 'dark'],
  ] as const)('the page on a %s in %s mode', async (size, colorScheme) => {
    await stage.page.emulateMedia({ colorScheme });
    await stage.page.setViewportSize(size === 'phone' ? { width: 390, height: 844 } : { width: 1100, height: 760 });
    await isClean(stage);
    await stage.begin();
    for (const command of ['/rich', '/picture', '/covered', '/keys', '/ask']) await stage.write(command);
    await stage.bubble('What?').waitFor();
    await stage.write('a reply');
    await choosePictures(stage, 3);
    await isClean(stage);
    await stage.page.keyboard.press('Enter');
    await stage.page.locator('.album').waitFor();
    await isClean(stage);
    await stage.page.locator('#field').fill('/');
    await isClean(stage);
    await stage.page.locator('#field').fill('@personal_data_bot ferry');
    await stage.page.getByRole('option', { name: 'ferry 1' }).waitFor();
    await isClean(stage);
    await stage.page.locator('#field').fill('');
    await stage.bubble('a reply').first().locator('.bubble').click({ button: 'right' });
    await isClean(stage);
    await stage.page.keyboard.press('Escape');
    await stage.page.locator('#chat-menu').click();
    await stage.page.getByRole('menuitem', { name: 'People' }).click();
    await isClean(stage);
    await stage.page.getByRole('button', { name: 'Close' }).click();
    if (size === 'desktop') return;
    await stage.page.getByRole('button', { name: 'Back to chats' }).click();
    await isClean(stage);
  });
});

describePage('as in Telegram', (stage) => {
  it('a person and the bot react to one message, and each removes their own reaction', async () => {
    await stage.begin();
    await stage.write('well?');
    const own = stage.bubble('well?').first();
    await stage.bubble('heard: well?').waitFor();
    const id = Number(await own.getAttribute('data-id'));
    await call(stage.playground, 'setMessageReaction', {
      chat_id: ANNA,
      message_id: id,
      reaction: [{ type: 'emoji', emoji: '👍' }],
    });
    const thumb = own.getByRole('button', { name: 'Reaction: 👍' });
    await thumb.waitFor();
    await expect.poll(() => thumb.getAttribute('aria-label')).toBe('Reaction: 👍, Paper Boat');
    await thumb.click();
    await own.getByRole('button', { name: 'Reaction: 👍, Paper Boat, Anna Lindqvist', pressed: true }).waitFor();
    await own.locator('.bubble').click({ button: 'right', position: { x: 5, y: 5 } });
    await stage.page.getByRole('menuitemcheckbox', { name: 'React with 🔥' }).click();
    await own.getByRole('button', { name: 'Reaction: 🔥, Anna Lindqvist' }).click();
    await expect.poll(() => own.locator('.reaction').allTextContents()).toEqual(['👍']);
  });

  it('a forwarded message shows its original sender', async () => {
    await stage.begin();
    await stage.write('for everybody');
    await stage
      .bubble('heard: for everybody')
      .locator('.bubble')
      .click({ button: 'right', position: { x: 5, y: 5 } });
    await stage.page.getByRole('menuitem', { name: 'Forward…' }).click();
    await stage.page.getByRole('menuitem', { name: 'Sunday sailing' }).click();
    const passed = stage.bubble('heard: for everybody').first();
    await expect.poll(() => passed.locator('.via').textContent()).toBe('Forwarded from Paper Boat');
    await expect.poll(() => stage.page.getByRole('heading', { level: 1 }).textContent()).toBe('Sunday sailing');
  });

  it('pictures sent together form one album with one caption', async () => {
    await stage.begin();
    await stage.page.locator('#field').fill('three of them');
    await sendPictures(stage, 3);
    const album = stage.page.locator('.msg.out', { has: stage.page.locator('.album') });
    await expect.poll(() => album.locator('.picture img').count()).toBe(3);
    await expect.poll(() => album.count()).toBe(1);
    await expect.poll(() => album.locator('.text').textContent()).toMatch(/^three of them/);
    await expect.poll(() => stage.page.locator('#field').inputValue()).toBe('');
    const heard = await updates(stage);
    const albums = heard.flatMap(({ message }) => message?.media_group_id ?? []);
    expect([albums.length, new Set(albums).size]).toEqual([3, 1]);
    const [first, second] = [album.locator('.picture').nth(1), album.locator('.picture').nth(2)];
    const height = async (picture: typeof first) => (await picture.boundingBox())?.y;
    await expect.poll(async () => (await height(first)) === (await height(second))).toBe(true);
    await first.click();
    await stage.page.locator('dialog.viewer p', { hasText: '2 / 3' }).waitFor();
    await stage.page.keyboard.press('ArrowRight');
    await stage.page.locator('dialog.viewer p', { hasText: '3 / 3' }).waitFor();
  });

  it('unread messages of another chat are counted in the list and marked at the first one', async () => {
    await stage.begin();
    await stage.page.locator('.chat-row', { hasText: 'Sunday sailing' }).click();
    await expect.poll(() => stage.page.getByRole('heading', { level: 1 }).textContent()).toBe('Sunday sailing');
    for (const text of ['one', 'two']) await call(stage.playground, 'sendMessage', { chat_id: ANNA, text });
    const row = stage.page.locator('.chat-row', { hasText: 'Paper Boat' });
    await row.getByRole('img', { name: '2 unread' }).waitFor();
    await expect.poll(() => stage.page.title()).toBe('(2) Sunday sailing');
    await row.click();
    await stage.page.locator('.unread + .msg', { hasText: 'one' }).waitFor();
    await expect.poll(() => row.getByRole('img').count()).toBe(0);
    await call(stage.playground, 'sendChatAction', { chat_id: ANNA, action: 'typing' });
    await stage.page.getByRole('status').filter({ hasText: 'typing…' }).waitFor();
    const bottom = async (selector: string) => {
      const box = await stage.page.locator(selector).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(async () => (await bottom('.scroller .dots')) <= (await bottom('.scroller'))).toBe(true);
  });

  it('a channel shows no senders, and a reply goes to the topic of its message', async () => {
    await stage.begin();
    const put = (path: string, body: object) =>
      fetch(`${stage.playground.url}/control/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await put('groups', { id: -71, type: 'channel', title: 'Harbour', members: [ANNA] });
    await put('messages', { chat_id: -71, from_id: ANNA, text: 'The crane is free' });
    const row = stage.page.locator('.chat-row', { hasText: 'Harbour' });
    await expect.poll(() => row.locator('.last').textContent()).toBe('The crane is free');
    await row.click();
    await stage.bubble('The crane is free').waitFor();
    await expect.poll(() => stage.page.locator('.msg .avatar').count()).toBe(0);

    await put('groups', { id: -72, title: 'Forum', members: [ANNA, 1002], topics: [{ name: 'Sails' }] });
    await put('messages', { chat_id: -72, from_id: 1002, text: 'It is torn', thread_id: 2 });
    await stage.page.locator('.chat-row', { hasText: 'Forum' }).click();
    await stage.bubble('It is torn').locator('.bubble').click({ button: 'right' });
    await stage.page.getByRole('menuitem', { name: 'Reply' }).click();
    await stage.page.locator('#context-bar', { hasText: 'It is torn' }).waitFor();
    await stage.write('I mend it');
    await expect.poll(() => stage.bubble('I mend it').locator('.via').textContent()).toBe('# Sails');
  });

  it('typing anywhere writes into the field', async () => {
    await stage.begin();
    await stage.write('/keys');
    await stage.bubble('page one').getByRole('button', { name: 'Slow' }).click();
    await stage.page.keyboard.type('hello');
    await expect.poll(() => stage.page.locator('#field').inputValue()).toBe('hello');
  });

  it('a connected account has chats with other people, which the bot receives until it is stopped', async () => {
    await stage.begin();
    await stage.page.locator('#chat-menu').click();
    await stage.page.getByRole('menuitem', { name: 'Connect to my account' }).click();
    await stage.page.locator('.chat-row', { hasText: 'Chloé' }).click();
    await stage.page.getByText('reads this chat for you').waitFor();
    await stage.write('See you at the quay');
    const own = stage.page.locator('.msg.out', { hasText: 'See you at the quay' });
    await own.waitFor();
    const heard = async () => (await updates(stage)).map(({ business_message: message }) => message).find(Boolean);
    await expect.poll(heard).toMatchObject({
      business_connection_id: `business${ANNA}`,
      text: 'See you at the quay',
      chat: { type: 'private', first_name: 'Chloé' },
      from: { id: ANNA },
    });
    await stage.page.getByRole('button', { name: 'Stop' }).click();
    await stage.page.getByText('reads this chat for you').waitFor({ state: 'detached' });
    await stage.page.locator('#me').click();
    await stage.page.getByRole('button', { name: 'Chloé Marchand', exact: true }).click();
    await stage.page.locator('.chat-row', { hasText: 'Anna' }).click();
    await stage.page.locator('.msg.in', { hasText: 'See you at the quay' }).waitFor();
  });

  it('the page is in the person’s language, and mirrored for right-to-left ones', async () => {
    await stage.begin();
    await stage.page.locator('#me').click();
    await stage.page.getByLabel('Language of Anna Lindqvist').selectOption('ar');
    await stage.page.keyboard.press('Escape');
    await expect.poll(() => stage.page.evaluate('document.documentElement.dir')).toBe('rtl');
    await expect.poll(() => stage.page.locator('#field').getAttribute('placeholder')).toBe('رسالة');
    await expect.poll(() => stage.page.evaluate('document.documentElement.lang')).toBe('ar');
    await sendPictures(stage, 1);
    await stage.page.locator('.msg.out .picture').click({ button: 'right' });
    await stage.page.getByRole('menuitem', { name: 'رد' }).click();
    await stage.write('what is it?');
    await expect.poll(() => stage.page.locator('.msg.out .quote span').textContent()).toBe('صورة');
    const left = async (selector: string) => (await stage.page.locator(selector).first().boundingBox())?.x ?? 0;
    await expect.poll(async () => (await left('.side')) > (await left('.pane'))).toBe(true);
    await expect.poll(async () => (await left('.msg.out .bubble')) < (await left('.msg.in .bubble'))).toBe(true);
  });
});

describePage('a page that has to reload its state', (stage) => {
  it('retries after a failure, and is up to date afterwards', async () => {
    await stage.begin();
    let isAway = true;
    await stage.page.route('**/control/state?*', (route) =>
      isAway ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await stage.driver.reset();
    await stage.page.locator('#offline').waitFor();
    isAway = false;
    await stage.page.locator('#big', { hasText: 'START' }).waitFor();
    await stage.page.locator('#offline').waitFor({ state: 'hidden' });
    await stage.page.unroute('**/control/state?*');
    stage.problems.length = 0;
    await stage.begin();
  });
});
