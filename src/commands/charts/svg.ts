/** A picture as SVG. Equal pictures give equal text; nothing of a name can be taken for markup. */

export const FONT_FAMILY = 'Noto Sans Pictures';

const WIDTH = 720;
const MARGIN = 36;
const GAP = 32;
const HEAD = 104;
const PANEL_HEAD = 34;
const PLOT = 120;
const AXIS = 24;
const ROW = 38;

/** The ground is opaque, so that the picture reads the same in a light and in a dark chat. */
const COLOURS = {
  ground: '#ffffff',
  ink: '#16202a',
  dim: '#66727e',
  line: '#e3e8ed',
  series: ['#2b7cd3', '#a6cbf0'],
} as const;

interface Sheet {
  readonly rtl: boolean;
  /** What of a text can be drawn. */
  readonly legible: (text: string) => string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What turns the direction of a text: the sheet says that itself. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** @param has whether the font has a glyph for a code point */
export function svgOf(picture: Picture, has: (codePoint: number) => boolean): string {
  const sheet: Sheet = {
    rtl: picture.direction === 'rtl',
    legible: (text) =>
      Array.from(text.normalize('NFC').replace(DIRECTIONS, ''), (char) => (has(char.codePointAt(0) ?? 0) ? char : ' '))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
  };
  const { ground, ink, dim } = COLOURS;
  const inner = WIDTH - 2 * MARGIN;
  const parts = [
    textAt(sheet, { x: MARGIN, y: 52, width: inner }, picture.title, { size: 28, colour: ink }),
    textAt(sheet, { x: MARGIN, y: 80, width: inner }, picture.subtitle, { size: 16, colour: dim }),
  ];
  let y = HEAD;
  for (const line of linesOf(picture.panels)) {
    const width = line.length === 1 && line[0]?.width === 'full' ? inner : (inner - GAP) / 2;
    for (const [index, panel] of line.entries())
      parts.push(panelAt(sheet, { x: MARGIN + index * (width + GAP), y, width }, panel));
    y += Math.max(...line.map(heightOf)) + GAP;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${y}" font-family="${FONT_FAMILY}">`,
    `<rect width="${WIDTH}" height="${y}" fill="${ground}"/>`,
    ...parts,
    '</svg>',
  ].join('\n');
}

/** Panels that stand side by side. */
function linesOf(panels: readonly Panel[]): Panel[][] {
  const lines: Panel[][] = [];
  for (const panel of panels) {
    const last = lines.at(-1);
    if (panel.width === 'half' && last?.length === 1 && last[0]?.width === 'half') last.push(panel);
    else lines.push([panel]);
  }
  return lines;
}

const heightOf = (panel: Panel) => PANEL_HEAD + (panel.kind === 'columns' ? PLOT + AXIS : panel.rows.length * ROW);

function panelAt(sheet: Sheet, box: Box, panel: Panel): string {
  const title = textAt(sheet, { ...box, y: box.y + 18 }, panel.title, { size: 17, colour: COLOURS.ink });
  const below = { ...box, y: box.y + PANEL_HEAD };
  return title + (panel.kind === 'columns' ? columnsAt(sheet, below, panel) : rowsAt(sheet, below, panel));
}

function columnsAt(sheet: Sheet, box: Box, { columns, series }: Columns): string {
  const { dim, line, series: colours } = COLOURS;
  const most = Math.max(1, ...columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  const step = box.width / Math.max(1, columns.length);
  const thick = Math.max(1, Math.min(step * 0.72, 40));
  const floor = box.y + PLOT;
  const parts = [rectAt(sheet, { ...box, y: floor, height: 1 }, line)];
  for (const [index, { label, values }] of columns.entries()) {
    const x = box.x + index * step;
    let top = floor;
    for (const [at, value] of values.entries()) {
      const height = (value / most) * (PLOT - 6);
      top -= height;
      if (value > 0)
        parts.push(rectAt(sheet, { x: x + (step - thick) / 2, y: top, width: thick, height }, colours[at] ?? dim));
    }
    if (label !== '') parts.push(centred(sheet, x + step / 2, floor + 18, label));
  }
  return parts.join('') + legendAt(sheet, box, series);
}

/** Opposite of the panel's title. */
function legendAt(sheet: Sheet, box: Box, series: readonly string[]): string {
  let right = box.x + box.width;
  const y = box.y - PANEL_HEAD + 18;
  return series
    .map((name, index) => ({ name, colour: COLOURS.series[index] ?? COLOURS.dim }))
    .reverse()
    .map(({ name, colour }) => {
      const width = widthOf(sheet.legible(name), 14);
      const text = textAt(sheet, { x: right - width - 2, y, width: width + 8 }, name, {
        size: 14,
        colour: COLOURS.dim,
      });
      const mark = rectAt(sheet, { x: right - width - 20, y: y - 11, width: 12, height: 12 }, colour);
      right -= width + 40;
      return text + mark;
    })
    .join('');
}

function rowsAt(sheet: Sheet, box: Box, { rows }: Rows): string {
  const { ink, dim, line, series } = COLOURS;
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return rows
    .map(({ name, value, text }, index) => {
      const y = box.y + index * ROW;
      const room = widthOf(text, 14) + 12;
      const named = sheet.legible(name) === '' ? `${index + 1}.` : name;
      const length = Math.max(3, (value / most) * box.width);
      return [
        textAt(sheet, { ...box, y: y + 15, width: box.width - room }, named, { size: 15, colour: ink }),
        textAt(sheet, { ...box, y: y + 15 }, text, { size: 14, colour: dim, atEnd: true }),
        rectAt(sheet, { ...box, y: y + 22, height: 6 }, line),
        rectAt(sheet, { ...box, y: y + 22, width: length, height: 6 }, series[0]),
      ].join('');
    })
    .join('');
}

function rectAt({ rtl }: Sheet, { x, y, width, height }: Box & { height: number }, colour: string): string {
  const left = rtl ? WIDTH - x - width : x;
  return `<rect x="${round(left)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${colour}"/>\n`;
}

/** On the line `box.y`, from where reading begins, or up to its other end; cut where there is no more room. */
function textAt(
  { rtl, legible }: Sheet,
  { x, y, width }: Box,
  text: string,
  { size, colour, atEnd = false }: { size: number; colour: string; atEnd?: boolean },
): string {
  const from = atEnd ? x + width : x;
  const at = rtl ? WIDTH - from : from;
  const anchor = rtl !== atEnd ? ' text-anchor="end"' : '';
  return `<text x="${round(at)}" y="${round(y)}" font-size="${size}" fill="${colour}"${anchor}>${escaped(directed(rtl, cutTo(legible(text), width, size)))}</text>\n`;
}

function centred({ rtl, legible }: Sheet, x: number, y: number, text: string): string {
  const at = rtl ? WIDTH - x : x;
  return `<text x="${round(at)}" y="${round(y)}" font-size="13" fill="${COLOURS.dim}" text-anchor="middle">${escaped(directed(rtl, legible(text)))}</text>\n`;
}

/** The renderer takes every line to run from left to right, unless a line says otherwise itself. */
const directed = (rtl: boolean, text: string) => (rtl && text !== '' ? `\u2067${text}\u2069` : text);

const round = (value: number) => Number(value.toFixed(2));

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u;

/** About how wide a text is: nobody measures it before it is drawn. */
function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const char of text)
    ems += WIDE.test(char) ? 1 : /\p{M}/u.test(char) ? 0 : /[\p{Lu}mwMW]/u.test(char) ? 0.7 : 0.56;
  return ems * size;
}

function cutTo(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text;
  const chars = [...text];
  while (chars.length > 1 && widthOf(`${chars.join('')}…`, size) > width) chars.pop();
  return `${chars.join('').trim()}…`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

export interface Picture {
  /** Where reading begins. */
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly subtitle: string;
  /** From top to bottom; two halves that follow one another stand side by side. */
  readonly panels: readonly Panel[];
}

export type Panel = Columns | Rows;

/** Columns side by side, such as months; each a stack of values, one of each series. */
export interface Columns {
  readonly kind: 'columns';
  readonly width: 'full' | 'half';
  readonly title: string;
  /** Names of the series, where there are several. */
  readonly series: readonly string[];
  /** An empty label leaves room for its neighbour's. */
  readonly columns: readonly { readonly label: string; readonly values: readonly number[] }[];
}

/** Named bars below one another, longest first. */
export interface Rows {
  readonly kind: 'rows';
  readonly width: 'full' | 'half';
  readonly title: string;
  readonly rows: readonly {
    readonly name: string;
    readonly value: number;
    /** The value as it is read. */
    readonly text: string;
  }[];
}
