/** How the program is started where it is deployed, as far as it matters to what it costs. */
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The words after `node` in the Procfile, up to the program itself; paths made absolute. */
export function productionOptions(): string[] {
  const [, line = ''] = /^web: node (.+) src\/main\.ts$/m.exec(readFileSync(new URL('Procfile', root), 'utf8')) ?? [];
  if (line === '') throw new Error('the Procfile does not say how the program is started');
  return line.split(' ').map((word) => (word.startsWith('./') ? new URL(word, root).pathname : word));
}
