/** `npm run doctor`: looks at everything that the program needs, changes nothing, and says what to do. */

import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Config, ConfigError, exampleOf, readConfig } from '#app/config.ts';
import {
  databaseAddress,
  dataLossWarnings,
  hasBotData,
  hasKeys,
  keyFile,
  openVault,
  presentFolder,
  serviceStore,
} from '#app/data-dir.ts';
import {
  type CheckResult,
  type Finding,
  fail,
  type HealthCheck,
  ok,
  runCheck,
  serviceChecks,
  warn,
} from '#app/health-checks.ts';
import { WEBHOOK_PATH } from '#app/http/webhook.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { createEmbeddingsClient, EmbeddingsError } from '#service/server/embeddings/embeddings-client.ts';
import { DATABASE_VERSION, inspectDatabase, isReadable } from '#storage/inspection.ts';
import { openPostgresPool } from '#storage/postgres-pool.ts';
import { createBotApi, type WebhookInfo } from '#telegram/api/bot-api.ts';
import { BotApiError } from '#telegram/api/errors.ts';
import program from '../../package.json' with { type: 'json' };
import { type Command, type Io, readArguments, UsageError } from './command.ts';

const usage = `npm run doctor [-- --json] [--check]
--json prints one line of JSON, --check ends with 1 when something does not work.`;

const DEADLINE_MS = 10_000;
const RECENT_MS = 60 * 60_000;
const MANY_PENDING = 100;
const QUIET = { clock: systemClock, log: createLog('silent') };

const version: Finding = {
  about: 'versions',
  ...ok(`personal-data-bot ${program.version} on Node ${process.versions.node}`),
};

/** Makes every check, or those that are named, and tells in the order in which they stand here. */
export async function examine(config: Config, names?: readonly string[]): Promise<Finding[]> {
  await using parts = new AsyncDisposableStack();
  const checks: HealthCheck[] = [
    { name: 'environment', advice: '', check: () => ok('every variable can be read') },
    { name: 'keys', advice: 'See who may read the key file.', check: () => checkKeys(config) },
    databaseCheck(config),
    ...telegramChecks(config, parts),
    ...dataServiceChecks(config, parts),
    { name: 'model', advice: 'Look at LLM_BASE_URL, and whether it runs.', check: (by) => checkModel(config, by) },
    {
      name: 'embeddings',
      advice: 'Look at EMBEDDINGS_URL, and whether it runs.',
      check: (by) => checkEmbeddings(config, by),
    },
    { name: 'disk', advice: 'Look at DATA_DIR.', check: () => checkDisk(config) },
  ];
  const wanted = checks.filter(({ name }) => names?.includes(name) ?? true);
  const options = { clock: systemClock, deadlineMs: DEADLINE_MS };
  return (await Promise.all(wanted.map((check) => runCheck(check, options)))).flat();
}

function checkKeys(config: Config): CheckResult {
  const path = keyFile(config);
  const { encryptionKeys } = config;
  if (encryptionKeys) return ok(`${encryptionKeys.length} from ENCRYPTION_KEYS; the first one is used`);
  if (!hasKeys(config))
    return fail('what is stored is there, but its keys are not', 'Bring the key file back, or set ENCRYPTION_KEYS.');
  if (!existsSync(path)) return ok(`they will be made in ${path} at the first start`);
  if (config.telegram.mode === 'playground') return ok(`in ${path}`);
  return warn(
    `they lie in ${path}, beside what they encrypt`,
    'Set ENCRYPTION_KEYS to them, keep a copy elsewhere, and remove the file.',
  );
}

function databaseCheck(config: Config): HealthCheck {
  const address = databaseAddress(config);
  const isFile = address.kind === 'sqlite';
  const name = isFile ? 'SQLite' : 'Postgres';
  async function check(): Promise<CheckResult | undefined> {
    // The check of the keys says so.
    if (!hasKeys(config)) return undefined;
    const found = hasBotData(config) ? await inspectDatabase(address, openVault(config)) : undefined;
    if (!found) return ok(`${name}; it will be made at the first start`);
    const { version: number, opens, bytes, connections, updates, messages } = found;
    if (!opens)
      return fail(`${name}; none of the keys opens it`, 'Put the key that it was written with into ENCRYPTION_KEYS.');
    if (!isReadable(number))
      return fail(
        `${name}; another version of the program has written it (data version ${number}, this one reads ${DATABASE_VERSION})`,
        `Start that version, or set ${isFile ? 'DATA_DIR' : 'DATABASE_URL'} to another one.`,
      );
    if (number < DATABASE_VERSION) return ok(`${name}; the next start brings it up to date`);
    const size = bytes === undefined ? '' : `, ${(bytes / 1024 ** 2).toFixed(1)} MB`;
    return ok(`${name}${size}; ${connections} connected, ${updates} updates and ${messages} messages under way`);
  }
  const advice = isFile
    ? 'If the file is damaged, restore a backup; else see who may read it.'
    : 'Look at DATABASE_URL: host, name, password, and sslmode.';
  return { name: 'database', advice, check };
}

function telegramChecks({ telegram, publicUrl }: Config, parts: AsyncDisposableStack): HealthCheck[] {
  const advice = 'Look at the network, a proxy, and TELEGRAM_API_ROOT.';
  if (telegram.mode === 'playground')
    return [{ name: 'telegram', advice, check: () => ok('the playground here, since BOT_TOKEN is not set') }];
  const api = createBotApi({ token: telegram.botToken, apiRoot: telegram.apiRoot, ...QUIET });
  parts.defer(() => api.close());
  async function checkToken(signal: AbortSignal) {
    try {
      const me = await api.call('getMe', {}, { signal });
      const says = `it knows the token, as @${me.username}`;
      if (!me.supports_inline_queries) return warn(`${says}; inline mode is off`, 'Send /setinline to BotFather.');
      if (me.can_read_all_group_messages)
        return warn(
          `${says}; it is sent everything that is said in its groups`,
          'Send /setprivacy to BotFather: Enable.',
        );
      return ok(says);
    } catch (error) {
      if (!(error instanceof BotApiError) || (error.code !== 401 && error.code !== 404)) throw error;
      return fail('it knows no bot with this BOT_TOKEN', 'Copy the token from BotFather again.');
    }
  }
  async function checkUpdates(signal: AbortSignal) {
    // Where it does not answer, the token's check says so.
    const info = await api.call('getWebhookInfo', {}, { signal }).catch(() => undefined);
    return info && updatesResult(info, publicUrl);
  }
  return [
    { name: 'telegram', advice, check: checkToken },
    { name: 'updates', advice, check: checkUpdates },
  ];
}

/** What to do about the last error that getWebhookInfo tells of. */
const DELIVERY_ADVICE: readonly (readonly [error: RegExp, advice: string])[] = [
  [
    /refused|timed? ?out|can't connect/i,
    'Nothing answers there: is the program up, and do the proxy and the firewall lead to its PORT?',
  ],
  [
    /SSL|certificate/i,
    'Telegram does not trust the certificate: it is self-signed, expired, of another name, or comes without its chain.',
  ],
  [/resolve host/i, 'The name in PUBLIC_URL is not in DNS, or not yet.'],
  [
    /: 401\b/,
    'It was set with another secret: by other ENCRYPTION_KEYS, or another WEBHOOK_SECRET. The program sets it at each start.',
  ],
  [/: [34]\d\d\b/, 'PUBLIC_URL leads to another program, or is redirected, which Telegram does not follow.'],
  [/: 5\d\d\b/, 'The proxy does not reach the program, or the program fails: see its log, and /readyz.'],
];

/** @param publicUrl undefined while polling */
function updatesResult(info: WebhookInfo, publicUrl: string | undefined): CheckResult {
  const { url, pending_update_count: pending, last_error_date = 0, last_error_message = 'no reason given' } = info;
  const where = url === '' ? 'no webhook is set' : `they go to a webhook at ${URL.parse(url)?.host}`;
  if (publicUrl === undefined) {
    const stop = 'Stop that deployment, or set DELETE_WEBHOOK=1 to take over from it.';
    return url === '' ? ok(`by long polling, ${pending} wait`) : fail(`${where}, so polling gets none`, stop);
  }
  if (url.split('?')[0] !== publicUrl + WEBHOOK_PATH)
    return warn(where, 'The program sets it at each start; after one they come to PUBLIC_URL.');
  const advice =
    DELIVERY_ADVICE.find(([error]) => error.test(last_error_message))?.[1] ??
    'Is the program up, and PUBLIC_URL reachable from outside with a valid certificate? /readyz tells.';
  if (systemClock.now() - last_error_date * 1000 < RECENT_MS)
    return warn(`Telegram could not deliver within the last hour: ${last_error_message}; ${pending} wait`, advice);
  const says = `by webhook, ${pending} wait`;
  return pending > MANY_PENDING ? warn(says, advice) : ok(says);
}

function dataServiceChecks(config: Config, parts: AsyncDisposableStack): HealthCheck[] {
  const { data, dialect, serviceKey } = config;
  if (data.kind === 'remote') {
    const { apiUrl, searchUrl } = data;
    const owners = serviceKey === undefined ? undefined : createOwnerClient({ apiUrl, serviceKey, ...QUIET });
    parts.defer(() => owners?.close());
    return serviceChecks({ searchUrl, dialect, owners });
  }
  async function check(): Promise<CheckResult> {
    const { databaseUrl } = serviceStore(config);
    if (databaseUrl === undefined) return ok('embedded in this program, with its archives in files');
    const pool = await openPostgresPool(databaseUrl, { max: 1 });
    parts.defer(() => pool.end());
    await pool.query('select 1');
    return ok('embedded in this program, with its archives in Postgres');
  }
  return [{ name: 'service', advice: 'Look at SERVICE_DATABASE_URL, or DATABASE_URL where it is not set.', check }];
}

/** Of a list of models only the names matter. */
const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Whether the embedded service's model is there. */
async function checkModel({ data }: Config, signal: AbortSignal): Promise<CheckResult> {
  if (data.kind === 'remote') return ok('a matter of the service');
  if (!data.model) return ok('none: /ask quotes the passages that fit best');
  const { baseUrl, model, apiKey } = data.model;
  const { host } = new URL(baseUrl);
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const reply = await fetch(`${baseUrl}/models`, { headers, signal });
  if (reply.status === 401 || reply.status === 403) return fail(`${host} refuses the key`, 'Look at LLM_API_KEY.');
  const models = Models.safeParse(await reply.json().catch(() => undefined));
  // Some servers answer prompts but list nothing.
  if (!reply.ok || !models.success) return warn(`${host} answers, but lists no models`, 'Try /ask once.');
  return models.data.data.some(({ id }) => id === model || id === `${model}:latest`)
    ? ok(`${model} at ${host}`)
    : fail(`${host} has no model ${model}`, 'Look at LLM_MODEL, or load the model there.');
}

/** Whether the embedded service gets vectors. */
async function checkEmbeddings({ data }: Config, signal: AbortSignal): Promise<CheckResult> {
  if (data.kind === 'remote') return ok('a matter of the service');
  if (!data.embeddings) return ok('none: answers find by words');
  const { host } = new URL(data.embeddings.baseUrl);
  const client = createEmbeddingsClient(data.embeddings, systemClock);
  try {
    const [vector] = await client.embed(['ferry'], { deadlineMs: DEADLINE_MS, signal });
    return ok(`${data.embeddings.model} at ${host}, ${vector?.length} dimensions`);
  } catch (error) {
    if (!(error instanceof EmbeddingsError)) throw error;
    return fail(`${host}: ${error.message}`, 'Look at EMBEDDINGS_URL, EMBEDDINGS_MODEL and EMBEDDINGS_KEY.');
  } finally {
    await client.close();
  }
}

/** Where the program writes; `free` in bytes is read from the disk. */
export function checkDisk(config: Config, free = freeBytes): CheckResult {
  const [folder, present] = [resolve(config.dataDir), presentFolder(config)];
  try {
    accessSync(present, constants.W_OK);
  } catch {
    return fail(`${folder} cannot be written to`, 'Let the program’s user write there, or set DATA_DIR.');
  }
  const gigabytes = free(present) / 1024 ** 3;
  const says = `${gigabytes.toFixed(1)} GB are free for ${folder}`;
  if (gigabytes < 0.1) return fail(says, 'Free some room: imports and answers cannot be stored without it.');
  if (gigabytes < 1) return warn(says, 'Free some room before larger imports.');
  const [loss] = present === folder ? dataLossWarnings(config) : [];
  return loss === undefined ? ok(says) : warn(loss, 'See .env.example on DATA_DIR.');
}

function freeBytes(place: string): number {
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize;
}

/** Every check, or what keeps the environment from being read. */
async function findings(environment: Io['environment']): Promise<Finding[]> {
  try {
    return await examine(readConfig(environment()));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map(({ variable, problem }) => ({
      about: 'environment',
      ...fail(`${variable} ${problem}`, `For example: ${variable}=${exampleOf(variable)}`),
    }));
  }
}

const MARKS = { well: '✓', warning: '!', trouble: '✗' } as const;

async function run(args: readonly string[], { environment, stdout }: Io): Promise<number> {
  const flag = { type: 'boolean' } as const;
  const { positionals, values } = readArguments({ usage }, args, { json: flag, check: flag });
  if (positionals.length > 0) throw new UsageError(usage);
  const found = [version, ...(await findings(environment))];
  const lines = found.flatMap(({ about, state, says, advice }) => [
    `${MARKS[state]} ${about}: ${says}`,
    ...(advice === undefined ? [] : [`    ${advice}`]),
  ]);
  stdout.write(`${values.json ? JSON.stringify({ findings: found }) : lines.join('\n')}\n`);
  return values.check && found.some(({ state }) => state === 'trouble') ? 1 : 0;
}

export const command: Command = { usage, failed: 'Nothing was looked at', run };
