/** The machine: its Node, its disk, its clock. */
import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import type { Config } from '#app/config.ts';
import { lossesOf, onlyInDataDir } from '#app/data-dir.ts';
import { type Finding, trouble, warning, well } from './finding.ts';

const Package = z.object({ version: z.string(), engines: z.object({ node: z.string().regex(/^>=\d+\.\d+$/) }) });

/** The program and the Node that it runs on. */
export function checkVersions(node = process.versions.node): Finding {
  const { version, engines } = Package.parse(
    JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
  );
  const [needed = [], present = []] = [engines.node.slice(2), node].map((text) => text.split('.').map(Number));
  const [major = 0, minor = 0] = needed;
  const isNewEnough = (present[0] ?? 0) > major || (present[0] === major && (present[1] ?? 0) >= minor);
  const says = `personal-data-bot ${version} on Node ${node}`;
  return isNewEnough ? well('versions', says) : trouble('versions', says, `Install Node ${major}.${minor} or newer.`);
}

const GIGABYTE = 1024 ** 3;
const LOW = { trouble: 0.1 * GIGABYTE, warning: GIGABYTE } as const;

/** Where the program writes; `free` in bytes is read from the disk. */
export function checkDisk(config: Config, free = freeBytes): Finding {
  const folder = resolve(config.dataDir);
  const place = nearest(folder);
  try {
    accessSync(place, constants.W_OK);
  } catch {
    return trouble('disk', `${folder} cannot be written to`, 'Let the program’s user write there, or set DATA_DIR.');
  }
  const bytes = free(place);
  const says = `${(bytes / GIGABYTE).toFixed(1)} GB are free for ${folder}`;
  if (bytes < LOW.trouble)
    return trouble('disk', says, 'Free some room: imports and answers cannot be stored without it.');
  if (bytes < LOW.warning) return warning('disk', says, 'Free some room before larger imports.');
  const [loss] = existsSync(folder) ? lossesOf(config, onlyInDataDir(config)) : [];
  return loss === undefined ? well('disk', says) : warning('disk', loss, 'See .env.example on DATA_DIR.');
}

function freeBytes(place: string): number {
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize;
}

/** The folder itself, or what of its way is there already. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

/** Signatures, tokens' lives and days go wrong before this does. */
const FAR_OFF_MS = 30_000;

/** @param elsewhere the moment (ms since 1970) that a server told when this clock showed `here`; undefined when none did */
export function checkClock(here: number, elsewhere: number | undefined): Finding {
  if (elsewhere === undefined)
    return well('clock', `${new Date(here).toISOString()}; nobody was there to compare with`);
  const off = Math.round((here - elsewhere) / 1000);
  if (Math.abs(here - elsewhere) < FAR_OFF_MS)
    return well('clock', `${new Date(here).toISOString()}, as others have it`);
  const way = off > 0 ? 'ahead' : 'behind';
  return warning('clock', `it is ${Math.abs(off)} s ${way}`, 'Set the machine’s clock by the network (NTP).');
}
