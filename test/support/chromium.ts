/** Finds a Chromium for the browser tests, and says why there is none. */
import { accessSync, constants } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Arguments for a quiet browser that talks to nobody but the page under test. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Printed as the name of what is skipped. */
export const NO_CHROMIUM = 'skipped: no Chromium found (install one, or set CHROMIUM_PATH)';

/** The path of an executable Chromium: CHROMIUM_PATH if set, else the usual places; undefined when there is none. */
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
