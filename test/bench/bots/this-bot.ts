/** This project's bot, composed and configured as the program is. */
import { startApp } from '../../../src/app.ts';
import { systemClock } from '../../../src/clock.ts';
import { readConfig } from '../../../src/config.ts';
import { createLog } from '../../../src/log.ts';
import { readSettings, reportReady } from './bench-link.ts';
import { environmentOf } from './this-bot-environment.ts';

const settings = readSettings();
const config = readConfig(environmentOf(settings));
const { service } = await startApp(config, { clock: systemClock, log: createLog(config.logLevel) });
reportReady(service?.url);
