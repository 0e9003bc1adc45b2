/** The same reference appears in the logs of the bot and the data service. */
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { documentOf, telegramExport } from '../support/exports.ts';
import { openWatchedProgram } from '../support/program.ts';
import { SERVICE_KEY } from '../support/service.ts';

const lines: Record<string, unknown>[] = [];
const log = createLog('trace', { write: (line: string) => void lines.push(JSON.parse(line)) });
const { service, program } = await openWatchedProgram({ service: { log }, config: { serviceKey: SERVICE_KEY } });

/** Drops the vocabulary, so that every search fails. */
function breakArchives(): void {
  const folder = join(service.double.dataDir, 'archives');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sqlite'))) {
    using database = new DatabaseSync(join(folder, file), { timeout: 5000 });
    database.exec('drop table vocabulary');
  }
}
const failures = () => lines.filter(({ msg }) => msg === 'a request to the data service failed');

/** The status of a search with these raw request ids, which no HTTP library would send. */
async function searches(ids: readonly string[]): Promise<number> {
  const { hostname, port } = new URL(service.double.url);
  const about = [
    'host: localhost',
    'connection: close',
    `authorization: Bearer ${await program.tokenWith()}`,
    ...ids.map((id) => `x-request-id: ${id}`),
  ];
  const head = `GET /search/universal?keywords=ferry HTTP/1.1\r\n${about.join('\r\n')}\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(head, 'latin1'));
    let reply = '';
    socket.on('data', (piece) => (reply += piece));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(reply)?.[1])));
  });
}

describe('an export sent to the bot', () => {
  it('is imported under the reference of its message', async () => {
    const bea = await program.driver.person({ id: 700_001, name: 'Bea' });
    const { updateId } = await bea.says('', documentOf(telegramExport(bea.id)));
    await bea.hears(/^Added|^Nothing new|new message/);
    const about = lines.filter(({ msg }) => msg === 'export imported');
    expect(about.map(({ reference }) => reference)).toEqual([Number(updateId).toString(36).toUpperCase()]);
  });
});

describe('a search that fails at the data service', () => {
  it("has the same reference in the bot's and the service's log", async () => {
    const anna = await program.holding('Anna');
    breakArchives();
    await anna.asks('/search ferry', /went wrong/);
    const refused = program.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'command refused');
    expect(refused).toHaveLength(1);
    expect(failures()).toMatchObject([{ reference: refused[0].reference, operation: 'searchUniversal' }]);
  });

  it.each([
    ['none', []],
    ['an empty one', ['']],
    ['a log injection', ['K1","level":60,"msg":"stolen']],
    ['non-ASCII bytes', ['\u00ff\u00fe\u0080']],
    ['several', ['personal-data-bot-update-K1', 'personal-data-bot-update-K2']],
    ['only the prefix', ['personal-data-bot-update-']],
    ['one that is too long', ['K'.repeat(65)]],
    ['a huge one', ['K'.repeat(15_000)]],
  ])('has no reference if the request id is %s, and is answered like any other', async (_, ids) => {
    const before = lines.length;
    expect(await searches(ids)).toBe(500);
    const said = lines.slice(before);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ msg: 'a request to the data service failed', level: 50 });
    expect(said[0]).not.toHaveProperty('reference');
    expect(JSON.stringify(said)).not.toMatch(/K1|KKKK|stolen|update-/);
  });

  it("is logged under a router's request id, or a reference made up by a client, with no further effect", async () => {
    const token = await program.tokenWith();
    const given = ['0b8b4d0c-3a0f-4c86-9d43-2f1d1f3f1f11', 'personal-data-bot-update-K1'];
    for (const id of given) {
      const headers = { authorization: `Bearer ${token}`, 'x-request-id': id };
      const reply = await fetch(`${service.double.url}/search/universal?keywords=ferry`, { headers });
      expect([reply.status, await reply.json()]).toEqual([
        500,
        { error: 'The service failed to answer this request.' },
      ]);
    }
    expect(failures().slice(-2)).toMatchObject([{ reference: given[0] }, { reference: 'K1' }]);
  });
});
