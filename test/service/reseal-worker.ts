/** Reseals the import states in a loop until it's told to end, like rotate-keys beside a running service. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { createVault } from '#platform/vault.ts';
import { resealImports } from '#service/server/imports/import-state.ts';

const { folder, keys } = z.object({ folder: z.string(), keys: z.array(z.string()) }).parse(workerData);
const vault = createVault(keys.map((key) => Buffer.from(key, 'base64')));
let rotated = 0;
let goesOn = true;
parentPort?.once('message', () => {
  goesOn = false;
});
function round(): void {
  rotated += resealImports(folder, vault).rotated;
  if (goesOn) setImmediate(round);
  else parentPort?.postMessage(rotated);
}
round();
