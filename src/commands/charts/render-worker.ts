/** Worker that renders one chart to PNG at twice its size. */
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { chartSvg, FONT_FAMILY } from './svg.ts';

const FONT_FILE = fileURLToPath(new URL('./fonts/noto-sans-pictures.ttf', import.meta.url));

const font = { loadSystemFonts: false, fontFiles: [FONT_FILE], defaultFontFamily: FONT_FAMILY };
const svg = chartSvg(workerData);
parentPort?.postMessage(new Resvg(svg, { font, fitTo: { mode: 'zoom', value: 2 } }).render().asPng());
