/** The page for those who use no mouse, hear it read, see little contrast, or want little to move. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describePage, type Stage } from './page-stage.ts';

const Tree = z.object({
  nodes: z.array(
    z.object({
      ignored: z.boolean(),
      role: z.object({ value: z.string() }).optional(),
      name: z.object({ value: z.string() }).optional(),
      properties: z.array(z.object({ name: z.string(), value: z.object({ value: z.unknown() }) })).default([]),
    }),
  ),
});

/** What a screen reader meets: each thing's role and name, and whether it can have the focus. */
async function read({ page }: Stage) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = Tree.parse(await session.send('Accessibility.getFullAXTree'));
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: role?.value ?? '',
      name: name?.value.trim() ?? '',
      focusable: properties.some((property) => property.name === 'focusable' && property.value.value === true),
    }));
}

/** Roles of a document's own, which need no name. */
const NAMELESS = new Set(['RootWebArea', 'generic', 'listitem']);

const silent = (nodes: Awaited<ReturnType<typeof read>>) =>
  nodes.filter(({ role, name, focusable }) => focusable && name === '' && !NAMELESS.has(role));

/** Colours that stand on one another: text, and what it is written on. */
const PAIRS = [
  ...['surface', 'hover', 'accent-soft', 'bubble-in', 'paper', 'paper-2'].map((on) => ['ink', on]),
  ...['surface', 'hover', 'accent-soft', 'bubble-in'].map((on) => ['ink-2', on]),
  ...['surface', 'bubble-in'].flatMap((on) => [
    ['accent', on],
    ['link', on],
    ['danger', on],
  ]),
  ...['surface', 'hover', 'accent-soft'].map((on) => ['accent-2', on]),
  ['accent-ink', 'accent'],
  ['bubble-out-ink', 'bubble-out'],
  ['meta-out', 'bubble-out'],
] as const;

/** WCAG 2.2, "relative luminance". @param colour `rgb(r, g, b)` */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describePage('for everybody', (stage) => {
  it('whatever can have the focus says what it is, wherever one is', async () => {
    const seen = new Set<string>();
    const check = async () => {
      const nodes = await read(stage);
      expect(silent(nodes)).toEqual([]);
      for (const { role } of nodes) seen.add(role);
    };
    await check();
    await stage.begin();
    for (const command of ['/rich', '/covered', '/keys']) await stage.write(command);
    await stage.bubble('page one').waitFor();
    await check();
    await stage.page.locator('#field').fill('/');
    await check();
    await stage.page.locator('#field').fill('@personal_data_bot ferry');
    await stage.page.getByRole('option', { name: 'ferry 1' }).waitFor();
    await check();
    await stage.page.locator('#field').fill('');
    await stage.page.locator('#chat-menu').click();
    await check();
    await stage.page.getByRole('menuitem', { name: 'People' }).click();
    await check();
    for (const role of ['log', 'list', 'listitem', 'option', 'menuitem', 'dialog', 'textbox', 'navigation', 'main'])
      expect([...seen]).toContain(role);
  });

  it.each(['light', 'dark'] as const)('words can be read in the %s', async (colorScheme) => {
    await stage.page.emulateMedia({ colorScheme });
    const names = [...new Set(PAIRS.flat())];
    const colours = await stage.page.locator(':root').evaluate((root, wanted) => {
      const page = globalThis as unknown as { getComputedStyle(of: unknown): { color: string } };
      const { style } = root as unknown as { style: { color: string } };
      return wanted.map((name) => {
        style.color = `var(--${name})`;
        return page.getComputedStyle(root).color;
      });
    }, names);
    await stage.page.emulateMedia({ colorScheme: null });
    for (const colour of colours) expect(colour).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
    const of = (name: string) => colours[names.indexOf(name)] ?? '';
    // WCAG 2.2, 1.4.3: text of usual size.
    const faint = PAIRS.map(([text = '', on = '']) => ({ text, on, ratio: contrast(of(text), of(on)) }));
    expect(faint.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });
});

const FOCUSED = '(document.activeElement?.id || document.activeElement?.className || document.activeElement?.tagName)';

describePage('by keyboard and screen reader, the page', (stage) => {
  const focused = () => stage.page.evaluate(FOCUSED);
  /** Presses Tab until the field has the focus; how often. */
  async function tabsToField(): Promise<number> {
    for (let tabs = 1; tabs <= 60; tabs++) {
      await stage.page.keyboard.press('Tab');
      if ((await focused()) === 'field') return tabs;
    }
    return Number.POSITIVE_INFINITY;
  }

  it('leads to the message field in one step, or past one message, however long the chat', async () => {
    await stage.begin();
    for (let round = 0; round < 8; round++) await stage.write('/keys');
    await stage.bubble('page one').nth(7).waitFor();
    await stage.page.reload();
    await stage.bubble('page one').first().waitFor();
    await stage.page.keyboard.press('Tab');
    await expect.poll(focused).toContain('skip');
    await stage.page.keyboard.press('Enter');
    await expect.poll(focused).toBe('field');
    await stage.page.locator('#me').focus();
    expect(await tabsToField()).toBeLessThan(20);
  });

  it('goes from message to message by arrow keys, and into one by Tab', async () => {
    await stage.begin();
    await stage.write('/keys');
    await stage.bubble('page one').waitFor();
    await stage.write('later');
    await stage.bubble('heard: later').waitFor();
    const newest = stage.page.locator('.msg').last();
    await newest.focus();
    for (let up = 0; up < 2; up++) await stage.page.keyboard.press('ArrowUp');
    await expect.poll(() => stage.page.evaluate('document.activeElement.textContent')).toContain('page one');
    let name = '';
    for (let tab = 0; tab < 6 && name !== 'Next'; tab++) {
      await stage.page.keyboard.press('Tab');
      name = String(await stage.page.evaluate('document.activeElement.textContent'));
    }
    expect(name).toBe('Next');
    await stage.page.keyboard.press('Enter');
    await stage.bubble('page two').waitFor();
  });

  it('says how many messages a long text becomes, and sends them', async () => {
    await stage.begin();
    const field = stage.page.locator('#field');
    const note = stage.page.locator('#count');
    await field.fill('x'.repeat(3_990));
    await expect.poll(() => note.textContent()).toBe('Characters left: 106');
    await field.fill(`${'a'.repeat(3_000)}\n${'b'.repeat(3_000)}`);
    await expect.poll(() => note.textContent()).toBe('Sent as messages: 2');
    await field.press('Enter');
    await stage.page.locator('.msg.out', { hasText: /b{9}/ }).waitFor();
    const lengths = await stage.page.evaluate(
      "[...document.querySelectorAll('.msg.out .text')].slice(1).map((node) => node.textContent.replace(/[^ab]/g, '').length)",
    );
    expect(lengths).toEqual([3_000, 3_000]);
    await note.waitFor({ state: 'hidden' });
  });

  it('keeps what was being written: over a reload, for each chat', async () => {
    await stage.begin();
    const field = stage.page.locator('#field');
    await field.fill('half a thought');
    await stage.page.locator('.chat-row', { hasText: 'Sunday sailing' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    await stage.page.locator('.chat-row', { hasText: 'Paper Boat' }).click();
    await expect.poll(() => field.inputValue()).toBe('half a thought');
    await stage.page.reload();
    await expect.poll(() => field.inputValue()).toBe('half a thought');
    await field.press('Enter');
    await stage.bubble('heard: half a thought').waitFor();
    await stage.page.reload();
    await stage.bubble('heard: half a thought').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
  });
});
