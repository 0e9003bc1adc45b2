// Loaded before a program that is measured: writes the most memory that the process had, in kB, when it ends.
import { writeSync } from 'node:fs';

process.once('exit', () => writeSync(2, `\npeak memory ${process.resourceUsage().maxRSS} kB\n`));
