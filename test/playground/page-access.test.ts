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
  ...['surface', 'surface-2', 'hover', 'accent-soft', 'bubble-in', 'paper', 'paper-2'].map((on) => ['ink', on]),
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

/** WCAG 2.2, "relative luminance". @param colour `#rrggbb` */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
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
    for (const command of ['/rich', '/keys', '/covered', '/more']) await stage.write(command);
    await stage.bubble('more keys').waitFor();
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
    for (const role of ['log', 'list', 'listitem', 'option', 'menuitem', 'dialog', 'combobox', 'navigation', 'main'])
      expect([...seen]).toContain(role);
  });

  it('nothing is without a name while the page does not know yet who one is', async () => {
    const known = Promise.withResolvers<void>();
    await stage.page.route('**/control/state', async (route) => {
      await known.promise;
      await route.continue();
    });
    await stage.page.reload();
    expect(silent(await read(stage))).toEqual([]);
    known.resolve();
    await stage.begin();
    await stage.page.unroute('**/control/state');
    await stage.page.getByRole('button', { name: 'You are this person' }).waitFor();
  });

  it('the field says which list is open above it, and which line is meant', async () => {
    await stage.begin();
    const field = stage.page.locator('#field');
    const told = async () => [
      await field.getAttribute('aria-expanded'),
      await field.getAttribute('aria-controls'),
      await field.getAttribute('aria-activedescendant'),
    ];
    await field.fill('/');
    await field.press('ArrowDown');
    expect(await told()).toEqual(['true', 'commands', 'commands-0']);
    await field.press('ArrowUp');
    expect((await told())[2]).toBe(await stage.page.locator('#commands [role=option]').last().getAttribute('id'));
    await field.fill('@personal_data_bot ferry');
    await stage.page.getByRole('option', { name: 'ferry 1' }).waitFor();
    await field.press('ArrowDown');
    expect(await told()).toEqual(['true', 'inline', 'inline-0']);
    await field.press('Escape');
    expect(await told()).toEqual(['false', 'inline', null]);
  });

  it('the Tab key goes everywhere, and one sees where one is', async () => {
    await stage.begin();
    await stage.page.reload();
    await stage.bubble('heard: /start').waitFor();
    const stops: string[] = [];
    for (let step = 0; step < 40 && !stops.includes('field'); step++) {
      await stage.page.keyboard.press('Tab');
      const stop = await stage.page.locator(':focus').evaluate((node) => {
        const { id, className } = node as unknown as { id: string; className: string };
        const { outlineStyle } = (
          globalThis as unknown as { getComputedStyle(of: unknown): { outlineStyle: string } }
        ).getComputedStyle(node);
        return { name: id || className.split(' ')[0] || '', isMarked: outlineStyle !== 'none' };
      });
      // The field's form is marked in its place.
      if (stop.name !== 'field' && stop.name !== 'scroller') expect(stop).toMatchObject({ isMarked: true });
      stops.push(stop.name);
    }
    for (const part of ['skip', 'me', 'chat-row', 'chat-menu', 'msg', 'more', 'field']) expect(stops).toContain(part);
    // One message of all: arrows lead to the others.
    expect(stops.filter((name) => name === 'msg')).toHaveLength(1);
  });

  it.each(['light', 'dark'] as const)('words can be read in the %s', async (colorScheme) => {
    await stage.page.emulateMedia({ colorScheme });
    const names = [...new Set(PAIRS.flat())];
    const colours = await stage.page.locator(':root').evaluate((root, wanted) => {
      const style = (
        globalThis as unknown as { getComputedStyle(of: unknown): { getPropertyValue(name: string): string } }
      ).getComputedStyle(root);
      return wanted.map((name) => style.getPropertyValue(`--${name}`).trim());
    }, names);
    await stage.page.emulateMedia({ colorScheme: null });
    for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    const of = (name: string) => colours[names.indexOf(name)] ?? '';
    // WCAG 2.2, 1.4.3: text of usual size.
    const faint = PAIRS.map(([text = '', on = '']) => ({ text, on, ratio: contrast(of(text), of(on)) }));
    expect(faint.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });

  it('nothing goes on moving for those who want little of it', async () => {
    await stage.begin();
    await stage.write('/help');
    await stage.bubble('heard: /help').waitFor();
    const moving = () =>
      stage.page.evaluate(() =>
        (
          globalThis as unknown as { document: { getAnimations(): { playState: string; animationName?: string }[] } }
        ).document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ animationName }) => animationName ?? ''),
      );
    await expect.poll(moving).toEqual([]);
  });
});
