/** Draws a chart as SVG: deterministic, with all text escaped. */
import { readFileSync } from 'node:fs';

export interface Chart {
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly subtitle: string;
  /** From top to bottom; the panels of a row are side by side. */
  readonly rows: readonly (readonly Panel[])[];
}

export type Panel = { readonly title: string } & (ColumnChart | BarList);

/** Columns such as months; each stacks one value per series. */
interface ColumnChart {
  readonly kind: 'columns';
  readonly series: readonly string[];
  /** An empty label leaves room for its neighbour. */
  readonly columns: readonly { readonly label: string; readonly values: readonly number[] }[];
}

/** Horizontal bars with names, longest first; `text` is the formatted value. */
interface BarList {
  readonly kind: 'bars';
  readonly bars: readonly { readonly name: string; readonly value: number; readonly text: string }[];
}

export const FONT_FAMILY = 'Noto Sans Pictures';

const WIDTH = 720;
const MARGIN = 36;
const GAP = 32;
const HEAD = 104;
const PANEL_HEAD = 34;
const PLOT = 120;
const AXIS = 24;
const ROW = 38;

/** Opaque, because Telegram sends photos as JPEG; suits dark chats and looks like a card in light ones. */
const GROUND = '#1f2c3a';
const INK = '#f4f7fa';
const DIM = '#a9b8c6';
const LINE = '#35485b';
const SERIES = ['#7cc0ff', '#4578a6'];

interface Sheet {
  readonly rtl: boolean;
  readonly parts: string[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export function chartSvg(chart: Chart): string {
  const sheet: Sheet = { rtl: chart.direction === 'rtl', parts: [] };
  const inner = WIDTH - 2 * MARGIN;
  drawText(sheet, { x: MARGIN, y: 52, width: inner }, chart.title, { size: 28 });
  drawText(sheet, { x: MARGIN, y: 80, width: inner }, chart.subtitle, { size: 16, colour: DIM });
  let y = HEAD;
  for (const row of chart.rows) {
    const width = (inner - GAP * (row.length - 1)) / row.length;
    for (const [index, panel] of row.entries())
      drawPanel(sheet, { x: MARGIN + index * (width + GAP), y, width }, panel);
    y += Math.max(...row.map(heightOf)) + GAP;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${y}" font-family="${FONT_FAMILY}">`,
    `<rect width="${WIDTH}" height="${y}" fill="${GROUND}"/>`,
    ...sheet.parts,
    '</svg>',
  ].join('\n');
}

const heightOf = (panel: Panel) => PANEL_HEAD + (panel.kind === 'columns' ? PLOT + AXIS : panel.bars.length * ROW);

function drawPanel(sheet: Sheet, box: Box, panel: Panel): void {
  drawText(sheet, { ...box, y: box.y + 18 }, panel.title, { size: 17 });
  const below = { ...box, y: box.y + PANEL_HEAD };
  if (panel.kind === 'columns') drawColumns(sheet, below, panel);
  else drawBars(sheet, below, panel);
}

function drawColumns(sheet: Sheet, box: Box, { columns, series }: ColumnChart): void {
  const most = Math.max(1, ...columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  const step = box.width / Math.max(1, columns.length);
  const width = Math.max(1, Math.min(step * 0.72, 40));
  const floor = box.y + PLOT;
  drawRect(sheet, { ...box, y: floor, height: 1 }, LINE);
  for (const [index, { label, values }] of columns.entries()) {
    const middle = box.x + (index + 0.5) * step;
    let y = floor;
    for (const [at, value] of values.entries()) {
      const height = (value / most) * (PLOT - 6);
      y -= height;
      if (value > 0) drawRect(sheet, { x: middle - width / 2, y, width, height }, SERIES[at] ?? DIM);
    }
    const wide = { x: middle - box.width / 2, y: floor + 18, width: box.width };
    if (label !== '') drawText(sheet, wide, label, { size: 13, colour: DIM, align: 'middle' });
  }
  drawLegend(sheet, { ...box, y: box.y - PANEL_HEAD + 18 }, series);
}

function drawLegend(sheet: Sheet, { x, y, width }: Box, series: readonly string[]): void {
  let end = x + width;
  for (const [index, name] of [...series.entries()].reverse()) {
    const length = widthOf(legible(name), 14);
    drawText(sheet, { x: end - length - 2, y, width: length + 8 }, name, { size: 14, colour: DIM });
    drawRect(sheet, { x: end - length - 20, y: y - 11, width: 12, height: 12 }, SERIES[index] ?? DIM);
    end -= length + 40;
  }
}

function drawBars(sheet: Sheet, box: Box, { bars }: BarList): void {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  for (const [index, { name, value, text }] of bars.entries()) {
    const y = box.y + index * ROW;
    const room = box.width - widthOf(text, 14) - 12;
    drawText(sheet, { ...box, y: y + 15, width: room }, legible(name) || `${index + 1}.`, { size: 15 });
    drawText(sheet, { ...box, y: y + 15 }, text, { size: 14, colour: DIM, align: 'end' });
    drawRect(sheet, { ...box, y: y + 22, height: 6 }, LINE);
    drawRect(sheet, { ...box, y: y + 22, width: Math.max(3, (value / most) * box.width), height: 6 }, SERIES[0] ?? DIM);
  }
}

function drawRect({ rtl, parts }: Sheet, { x, y, width, height }: Box & { height: number }, colour: string): void {
  const left = rtl ? WIDTH - x - width : x;
  parts.push(
    `<rect x="${round(left)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${colour}"/>`,
  );
}

const SHARE = { start: 0, middle: 0.5, end: 1 };

/** Draws text with its baseline at `box.y`, cut to the width of the box. */
function drawText(
  { rtl, parts }: Sheet,
  { x, y, width }: Box,
  text: string,
  { size, colour = INK, align = 'start' }: { size: number; colour?: string; align?: keyof typeof SHARE },
): void {
  const from = x + SHARE[align] * width;
  const at = `x="${round(rtl ? WIDTH - from : from)}" y="${round(y)}"`;
  const anchor = align === 'middle' ? align : rtl === (align === 'end') ? 'start' : 'end';
  // The renderer assumes left-to-right text unless the line contains a direction mark.
  const shown = cutTo(legible(text), width, size).replace(/^.+$/, rtl ? '\u2067$&\u2069' : '$&');
  parts.push(`<text ${at} font-size="${size}" fill="${colour}" text-anchor="${anchor}">${escaped(shown)}</text>`);
}

const round = (value: number) => Number(value.toFixed(2));

/** Code points of the font, in the format of `fc-query`: `20-7e a0-24f 259`. */
const GLYPHS = readFileSync(new URL('./fonts/glyph-ranges.txt', import.meta.url), 'utf8').trim();
const NO_GLYPH = new RegExp(`[^${GLYPHS.replace(/[\da-f]+/g, '\\u{$&}').replaceAll(' ', '')}]`, 'gu');
/** Direction marks in a text; the sheet sets the direction. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const legible = (text: string) =>
  text.normalize('NFC').replace(DIRECTION_MARKS, '').replace(NO_GLYPH, ' ').replace(/\s+/g, ' ').trim();

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u;

/** Estimated width of a text, which isn't measured before it is drawn. */
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
