// Preloaded into a measured program: prints the process's peak memory in kB on exit.
import { writeSync } from 'node:fs';

process.once('exit', () => writeSync(2, `\npeak memory ${process.resourceUsage().maxRSS} kB\n`));
