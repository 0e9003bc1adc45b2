/** This project's bot, composed and configured like the program. */
import { startApp } from '#app/app.ts';
import { readConfig } from '#app/config.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { reportReady } from './bench-link.ts';

const config = readConfig(process.env);
const { service } = await startApp(config, { clock: systemClock, log: createLog(config.logLevel) });
reportReady(service?.url);
