/** This project's bot, composed and configured as the program is. */
import { startApp } from '#app/app.ts';
import { readConfig } from '#app/config.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { readSettings, reportReady } from './bench-link.ts';
import { environmentOf } from './this-bot-environment.ts';

const settings = readSettings();
const config = readConfig(environmentOf(settings));
const { service } = await startApp(config, { clock: systemClock, log: createLog(config.logLevel) });
reportReady(service?.url);
