/** Chromium for the browser tests. */
import { accessSync, constants } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Arguments for a headless browser without background network traffic. */
const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium executable: CHROMIUM_PATH if set, else a usual location; undefined if there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  const places = named === undefined || named === '' ? USUAL_PLACES : [named];
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium found: install one, or set CHROMIUM_PATH');
  return await chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] });
}
