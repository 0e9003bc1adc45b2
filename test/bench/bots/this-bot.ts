/**
 * This project's bot, composed and configured as the program is; only its pacing is off: it sends no more than Telegram
 * takes (30 messages a second), which would be all that the bench could measure.
 */
import { createServer } from 'node:net';
import { startApp } from '../../../src/app.ts';
import { systemClock } from '../../../src/clock.ts';
import { readConfig } from '../../../src/config.ts';
import { createLog } from '../../../src/log.ts';
import { readSettings, reportReady } from './bench-link.ts';

const settings = readSettings();
const webhook = settings.mode === 'webhook';
const port = await freePort();

const config = readConfig({
  BOT_TOKEN: settings.token,
  TELEGRAM_API_ROOT: settings.apiRoot,
  WEBHOOK_SECRET: settings.webhookSecret,
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: settings.dataDir,
  DATA_API_URL: settings.dataApiUrl,
  ENCRYPTION_KEYS: Buffer.alloc(32, 'bench').toString('base64'),
  LOG_LEVEL: 'warn',
  ...(webhook ? { PUBLIC_URL: `http://127.0.0.1:${port}` } : {}),
});
await startApp(config, { clock: systemClock, log: createLog(config.logLevel), pacing: 'off' });
reportReady();

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
