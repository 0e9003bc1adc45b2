/** A process of its own that charges one credit at a time until the balance is used up: `node charging-worker.ts DIR KEY OWNER`. */
import { systemClock } from '#platform/clock.ts';
import { createVault } from '#platform/vault.ts';
import { openOwners } from '#service/server/owners/owners.ts';

const [, , dataDir = '', key = '', name = ''] = process.argv;
const vault = createVault([Buffer.from(key, 'base64')]);
const owners = await openOwners({ dataDir, vault, clock: systemClock, monthlyCredits: 0 });
const { id } = await owners.directory.getOrCreate(name);
let charged = 0;
while ((await owners.credits.charge(id, 3, { operation: 'searchUniversal', tokenId: 'none' })).ok) charged += 1;
await owners.close();
process.stdout.write(`${charged}\n`);
