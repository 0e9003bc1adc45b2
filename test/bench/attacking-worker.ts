/**
 * An owner who keeps eight requests to a service open: queries that are rejected late, and imports. Arguments: the
 * service's URL, its key, the owner, their token, an export. Runs until killed.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_SCHEMA_BASE, encodeSchemaAddress, schemaAddress } from '#service/contract/datastores.ts';

const [apiUrl = '', serviceKey = '', owner = '', token = '', path = ''] = process.argv.slice(2);
const schema = encodeSchemaAddress(schemaAddress(DEFAULT_SCHEMA_BASE, 'social-chat-message'));
const text = (pattern: string) => ({ messageText: { $regex: pattern } });
const QUERIES = [
  text('(a|e|i)+nowhere.*(b|c)+$'),
  { nothing: 'at all' },
  Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`size${index}`, { $ne: index }])),
  text(`nowhere (${Array.from({ length: 15 }, (_, index) => `${index}`).join('|')})`),
];
const IMPORTING = 2;
/** Pause after a rejected import. */
const REFUSED_MS = 200;

async function sendQuery(query: unknown): Promise<void> {
  const reply = await fetch(`${apiUrl}/api/rest/v1/ds/query/${schema}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  await reply.arrayBuffer();
}

async function sendImport(file: Uint8Array<ArrayBuffer>): Promise<void> {
  const reply = await fetch(
    `${apiUrl}/api/rest/v1/owners/${owner}/imports/${randomUUID()}?name=result.json&telegramId=${owner}`,
    {
      method: 'PUT',
      headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/octet-stream' },
      body: file,
    },
  );
  await reply.arrayBuffer();
  if (!reply.ok) await sleep(REFUSED_MS);
}

async function repeat(work: () => Promise<void>): Promise<never> {
  for (;;) await work();
}

const file = new Uint8Array(readFileSync(path));
let next = 0;
const querying = () => sendQuery(QUERIES[next++ % QUERIES.length]);
await Promise.all(Array.from({ length: 8 }, (_, one) => repeat(one < IMPORTING ? () => sendImport(file) : querying)));
