/** Brings the sample in, in a process of its own that can be killed. Arguments: the archive's file, the key in base64, the present. */
import { createLog } from '#platform/log.ts';
import { importSample } from '#service/server/sample/sample.ts';
import { SCHEMA_BASE } from './sample-archive.ts';

const [file = '', key = '', now = ''] = process.argv.slice(2);
await importSample({
  archive: { file, key: Buffer.from(key, 'base64') },
  schemaBase: SCHEMA_BASE,
  now: Number(now),
  log: createLog('silent'),
  signal: new AbortController().signal,
});
