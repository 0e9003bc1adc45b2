/** How the program is started where it is deployed, as far as it matters to what it costs. */

/** The words after `node`, up to the program itself; what main.ts loads first. */
export function productionOptions(): string[] {
  return ['--import', new URL('../../src/platform/preload.mjs', import.meta.url).pathname];
}
