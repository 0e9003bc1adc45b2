/** `npm run service`: the data service alone, for a bot that runs elsewhere and shares SERVICE_KEY with it. */

import { lossesOf, onlyInDataDir, openVault, servicePlace } from '#app/data-dir.ts';
import { configure, refuse } from '#app/environment.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { createService, type EmbeddedService } from '#service/server/service.ts';
import { outsideReason } from './operator-error.ts';

const DEFAULT_PORT = 3100;

const config = configure('service');
const log = createLog(config.logLevel);
let service: EmbeddedService | undefined;
let stopping = false;

async function end(exitCode: number): Promise<void> {
  // A second signal means now.
  if (stopping) process.exit(exitCode || 1);
  stopping = true;
  await service?.close();
  process.exit(exitCode);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    log.info({ signal }, 'stopping');
    void end(0);
  });
}
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log.fatal({ err: error, event }, 'something failed that nobody caught; stopping');
    void end(1);
  });
}

const port = config.server.port ?? DEFAULT_PORT;
const { serviceKey, publicUrl, data } = config;
try {
  service = await createService({
    port,
    host: config.server.host,
    ...servicePlace(config),
    schemaBase: config.schemaBase ?? DEFAULT_SCHEMA_BASE,
    vault: openVault(config),
    clock: systemClock,
    log,
    sampleData: config.sampleData ?? false,
    dialect: config.dialect,
    monthlyCredits: config.monthlyCredits,
    maxImportMegabytes: config.maxImportMegabytes,
    allowedRedirects: config.redirectOrigins,
    ...(data.kind === 'embedded' && data.model ? { model: data.model } : {}),
    ...(publicUrl === undefined ? {} : { publicUrl, behindRouter: true }),
    ...(serviceKey === undefined ? {} : { serviceKey }),
  });
  const lines = [
    '',
    `  The data service answers at ${publicUrl ?? service.url}`,
    '  Give the bot this address as DATA_API_URL, and the same SERVICE_KEY.',
    '  npm run tokens makes tokens by hand. Stop with Ctrl+C.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const loss of lossesOf(config, { ...onlyInDataDir(config), connections: false })) log.warn(loss);
} catch (error) {
  const reason = outsideReason(error);
  if (reason !== undefined) refuse(`Nothing was started: ${reason}.`);
  log.fatal({ err: error }, 'the data service could not start');
  refuse('Nothing was started, for a reason that nobody foresaw: the log has it (LOG_LEVEL=info).');
}
