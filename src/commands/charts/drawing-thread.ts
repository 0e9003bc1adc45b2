/** The thread that draws: a picture at a time, to PNG in twice its size. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { DrawnPicture, PictureOrder } from './drawing.ts';
import { glyphsOf } from './glyphs.ts';
import { FONT_FAMILY, svgOf } from './svg.ts';

const FONT_FILE = fileURLToPath(new URL('./fonts/noto-sans-pictures.ttf', import.meta.url));
const SCALE = 2;

// What the renderer holds beside the heap is given back only when its object is collected, and nothing here makes V8 hurry
// (resvg-js, issue 216).
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const has = glyphsOf(readFileSync(FONT_FILE));

function draw({ id, picture }: PictureOrder): DrawnPicture {
  try {
    const svg = svgOf(picture, has);
    const font = { loadSystemFonts: false, fontFiles: [FONT_FILE], defaultFontFamily: FONT_FAMILY };
    const png = new Resvg(svg, { font, fitTo: { mode: 'zoom', value: SCALE } }).render().asPng();
    // A copy: what is sent away must not belong to the renderer.
    return { id, png: Uint8Array.from(png) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (order: PictureOrder) => {
  parentPort?.postMessage(draw(order));
  setImmediate(collectGarbage);
});
