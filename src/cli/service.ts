/** `npm run service`: the data service alone, for a bot in another process that shares its SERVICE_KEY. */
import { readConfig } from '#app/config.ts';
import { dataLossWarnings, openVault, serviceOptions } from '#app/data-dir.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createService } from '#service/server/service.ts';
import { type Command, type Io, serve, UsageError } from './command.ts';

const DEFAULT_PORT = 3100;
const usage = `npm run service
It takes no arguments; .env.example explains every variable.`;

async function run(args: readonly string[], io: Io): Promise<number> {
  if (args.length > 0) throw new UsageError(usage);
  const config = readConfig(io.environment(), 'service');
  const log = createLog(config.logLevel);
  const { serviceKey, publicUrl, server, trustedProxies } = config;
  return await serve(log, io.signal, async () => {
    const service = await createService({
      ...serviceOptions(config),
      ...{ port: server.port ?? DEFAULT_PORT, host: server.host, vault: openVault(config), clock: systemClock, log },
      ...{ sampleData: config.sampleData ?? false, serviceKey, allowedRedirects: config.redirectOrigins },
      ...{ trustedProxies, ...(publicUrl !== undefined && { publicUrl }) },
    });
    io.stdout.write(`
  The data service answers at ${publicUrl ?? service.url}
  Give the bot this address as DATA_API_URL, and the same SERVICE_KEY.
  npm run tokens issues tokens manually. Stop with Ctrl+C.

`);
    for (const warning of dataLossWarnings(config, 'archives')) log.warn(warning);
    return { stop: () => service.close() };
  });
}

export const command: Command = { usage, failed: 'Nothing was started', run };
