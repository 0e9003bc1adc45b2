/** `npm run doctor`: checks everything that the program needs, changes nothing, and says what to do. */

import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Config, ConfigError, exampleOf, type Program, readConfig } from '#app/config.ts';
import {
  databaseAddress,
  dataLossWarnings,
  existingFolder,
  hasBotData,
  hasKeys,
  keyFile,
  openVault,
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
import { isUnknownBot } from '#telegram/api/errors.ts';
import program from '../../package.json' with { type: 'json' };
import { type Command, type Io, readArguments, UsageError } from './command.ts';

const usage = `npm run doctor [-- --json] [--check]
--json prints one line of JSON; --check exits with 1 when something does not work.`;

const DEADLINE_MS = 10_000;
const RECENT_MS = 60 * 60_000;
const MANY_PENDING = 100;
const QUIET = { clock: systemClock, log: createLog('silent') };

const version: Finding = {
  about: 'versions',
  ...ok(`personal-data-bot ${program.version} on Node ${process.versions.node}`),
};

/** Runs every check that `program` needs, or those in `names`; the findings are in the order of the list below. */
export async function examine(config: Config, names?: readonly string[], program: Program = 'bot'): Promise<Finding[]> {
  const isBot = program === 'bot';
  await using parts = new AsyncDisposableStack();
  const checks: HealthCheck[] = [
    { name: 'environment', advice: '', check: () => ok('every variable is valid') },
    { name: 'keys', advice: 'Check who may read the key file.', check: () => checkKeys(config, isBot) },
    ...(isBot ? [databaseCheck(config), ...telegramChecks(config, parts)] : []),
    ...dataServiceChecks(config, isBot, parts),
    { name: 'model', advice: 'Check LLM_BASE_URL, and that it runs.', check: (by) => checkModel(config, by) },
    {
      name: 'embeddings',
      advice: 'Check EMBEDDINGS_URL, and that it runs.',
      check: (by) => checkEmbeddings(config, by),
    },
    { name: 'disk', advice: 'Check DATA_DIR.', check: () => checkDisk(config) },
  ];
  const wanted = checks.filter(({ name }) => names?.includes(name) ?? true);
  const options = { clock: systemClock, deadlineMs: DEADLINE_MS };
  return (await Promise.all(wanted.map((check) => runCheck(check, options)))).flat();
}

function checkKeys(config: Config, isBot: boolean): CheckResult {
  const path = keyFile(config);
  const { encryptionKeys } = config;
  if (encryptionKeys) return ok(`${encryptionKeys.length} from ENCRYPTION_KEYS; the first one is used`);
  if (!hasKeys(config))
    return fail('there is stored data, but its keys are missing', 'Restore the key file, or set ENCRYPTION_KEYS.');
  if (!existsSync(path)) return ok(`they will be created in ${path} at the first start`);
  if (isBot && config.telegram.mode === 'playground') return ok(`in ${path}`);
  return warn(
    `they are in ${path}, next to the data that they encrypt`,
    'Set ENCRYPTION_KEYS to them, keep a copy elsewhere, and delete the file.',
  );
}

function databaseCheck(config: Config): HealthCheck {
  const address = databaseAddress(config);
  const isFile = address.kind === 'sqlite';
  const name = isFile ? 'SQLite' : 'Postgres';
  async function check(): Promise<CheckResult | undefined> {
    // The check of the keys reports it.
    if (!hasKeys(config)) return undefined;
    const found = hasBotData(config) ? await inspectDatabase(address, openVault(config)) : undefined;
    if (!found || found.version === 0) return ok(`${name}; it will be created at the first start`);
    const { version: number, opens, bytes, connections, updates, messages } = found;
    if (!opens)
      return fail(
        `${name}; none of the keys decrypts it`,
        'Add the key that it was encrypted with to ENCRYPTION_KEYS.',
      );
    if (!isReadable(number))
      return fail(
        `${name}; another version of the program wrote it (data version ${number}, this one reads ${DATABASE_VERSION})`,
        `Run that version, or set ${isFile ? 'DATA_DIR' : 'DATABASE_URL'} to another one.`,
      );
    if (number < DATABASE_VERSION) return ok(`${name}; the next start updates it`);
    const size = bytes === undefined ? '' : `, ${(bytes / 1024 ** 2).toFixed(1)} MB`;
    return ok(`${name}${size}; ${connections} connected, ${updates} updates and ${messages} messages pending`);
  }
  const advice = isFile
    ? 'If the file is damaged, restore a backup; otherwise check who may read it.'
    : 'Check DATABASE_URL: host, name, password and sslmode.';
  return { name: 'database', advice, check };
}

function telegramChecks({ telegram, publicUrl }: Config, parts: AsyncDisposableStack): HealthCheck[] {
  const advice = 'Check the network, any proxy, and TELEGRAM_API_ROOT.';
  if (telegram.mode === 'playground')
    return [{ name: 'telegram', advice, check: () => ok('the local playground, since BOT_TOKEN is not set') }];
  const api = createBotApi({ token: telegram.botToken, apiRoot: telegram.apiRoot, ...QUIET });
  parts.defer(() => api.close());
  async function checkToken(signal: AbortSignal) {
    try {
      const me = await api.call('getMe', {}, { signal });
      const says = `it knows the token, as @${me.username}`;
      if (!me.supports_inline_queries) return warn(`${says}; inline mode is off`, 'Send /setinline to BotFather.');
      if (me.can_read_all_group_messages)
        return warn(`${says}; it receives all messages of its groups`, 'Send /setprivacy to BotFather: Enable.');
      return ok(says);
    } catch (error) {
      if (!isUnknownBot(error)) throw error;
      return fail('it knows no bot with this BOT_TOKEN', 'Copy the token from BotFather again.');
    }
  }
  async function checkUpdates(signal: AbortSignal) {
    // If it doesn't answer, the token check reports it.
    const info = await api.call('getWebhookInfo', {}, { signal }).catch(() => undefined);
    return info && updatesResult(info, publicUrl);
  }
  return [
    { name: 'telegram', advice, check: checkToken },
    { name: 'updates', advice, check: checkUpdates },
  ];
}

/** Advice by `last_error_message` of getWebhookInfo. */
const DELIVERY_ADVICE: readonly (readonly [error: RegExp, advice: string])[] = [
  [
    /refused|timed? ?out|can't connect/i,
    'Nothing answers there: is the program running, and do the proxy and the firewall lead to its PORT?',
  ],
  [
    /SSL|certificate/i,
    'Telegram does not trust the certificate: it is self-signed, expired, for another name, or lacks its chain.',
  ],
  [/resolve host/i, 'The name in PUBLIC_URL is not in DNS, or not yet.'],
  [
    /: 401\b/,
    'It was set with another secret: other ENCRYPTION_KEYS, or another WEBHOOK_SECRET. The program sets it at each start.',
  ],
  [/: [34]\d\d\b/, 'PUBLIC_URL leads to another program, or redirects, which Telegram does not follow.'],
  [/: 5\d\d\b/, 'The proxy does not reach the program, or the program fails: see its log, and /readyz.'],
];

/** @param publicUrl undefined while polling */
function updatesResult(info: WebhookInfo, publicUrl: string | undefined): CheckResult {
  const { url, pending_update_count: pending, last_error_date = 0, last_error_message = 'no reason given' } = info;
  const where = url === '' ? 'no webhook is set' : `they go to a webhook at ${URL.parse(url)?.host}`;
  if (publicUrl === undefined) {
    const stop = 'Stop that deployment, or set DELETE_WEBHOOK=1 to take over from it.';
    return url === '' ? ok(`by long polling, ${pending} pending`) : fail(`${where}, so polling gets none`, stop);
  }
  if (url.split('?')[0] !== publicUrl + WEBHOOK_PATH)
    return warn(
      where,
      'The program sets it to PUBLIC_URL when it starts; if it is running, its log says why it could not.',
    );
  const advice =
    DELIVERY_ADVICE.find(([error]) => error.test(last_error_message))?.[1] ??
    'Is the program running, and PUBLIC_URL reachable from outside with a valid certificate? See /readyz.';
  if (systemClock.now() - last_error_date * 1000 < RECENT_MS)
    return warn(`Telegram could not deliver within the last hour: ${last_error_message}; ${pending} pending`, advice);
  const says = `by webhook, ${pending} pending`;
  return pending > MANY_PENDING ? warn(says, advice) : ok(says);
}

function dataServiceChecks(config: Config, isBot: boolean, parts: AsyncDisposableStack): HealthCheck[] {
  const { data, dialect, serviceKey } = config;
  if (data.kind === 'remote') {
    const { apiUrl, searchUrl } = data;
    const owners = serviceKey === undefined ? undefined : createOwnerClient({ apiUrl, serviceKey, ...QUIET });
    parts.defer(() => owners?.close());
    return serviceChecks({ searchUrl, dialect, owners });
  }
  async function check(): Promise<CheckResult> {
    const { databaseUrl } = serviceStore(config);
    const what = isBot ? 'embedded in this program' : 'separate, for bots that have its SERVICE_KEY';
    if (databaseUrl === undefined) return ok(`${what}, with its archives in files`);
    const pool = await openPostgresPool(databaseUrl, { max: 1 });
    parts.defer(() => pool.end());
    await pool.query('select 1');
    return ok(`${what}, with its archives in Postgres`);
  }
  return [{ name: 'service', advice: 'Check SERVICE_DATABASE_URL, or DATABASE_URL if it is not set.', check }];
}

/** A list of models, of which only the names are read. */
const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Checks that the embedded service's model is available. */
async function checkModel({ data }: Config, signal: AbortSignal): Promise<CheckResult> {
  if (data.kind === 'remote') return ok('configured at the service');
  if (!data.model) return ok('none: /ask quotes the most relevant passages');
  const { baseUrl, model, apiKey } = data.model;
  const { host } = new URL(baseUrl);
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const reply = await fetch(`${baseUrl}/models`, { headers, signal });
  if (reply.status === 401 || reply.status === 403) return fail(`${host} refuses the key`, 'Check LLM_API_KEY.');
  if (reply.status === 429 || reply.status >= 500)
    return fail(`${host} answers HTTP ${reply.status}`, 'Check its log, and your quota there.');
  const models = Models.safeParse(await reply.json().catch(() => undefined));
  // Some servers answer prompts but list nothing.
  if (!reply.ok || !models.success) return warn(`${host} answers, but lists no models`, 'Try /ask once.');
  return models.data.data.some(({ id }) => id === model || id === `${model}:latest`)
    ? ok(`${model} at ${host}`)
    : fail(`${host} has no model ${model}`, 'Check LLM_MODEL, or load the model there.');
}

/** Checks that the embedded service gets vectors. */
async function checkEmbeddings({ data }: Config, signal: AbortSignal): Promise<CheckResult> {
  if (data.kind === 'remote') return ok('configured at the service');
  if (!data.embeddings) return ok('none: answers search by keywords only');
  const { host } = new URL(data.embeddings.baseUrl);
  const client = createEmbeddingsClient(data.embeddings, systemClock);
  try {
    const [vector] = await client.embed(['ferry'], { deadlineMs: DEADLINE_MS, signal });
    return ok(`${data.embeddings.model} at ${host}, ${vector?.length} dimensions`);
  } catch (error) {
    if (!(error instanceof EmbeddingsError)) throw error;
    return fail(`${host}: ${error.message}`, 'Check EMBEDDINGS_URL, EMBEDDINGS_MODEL and EMBEDDINGS_KEY.');
  } finally {
    await client.close();
  }
}

/** Checks the disk of DATA_DIR. @param free reads the free bytes of a folder's disk */
export function checkDisk(config: Config, free = freeBytes): CheckResult {
  const [folder, existing] = [resolve(config.dataDir), existingFolder(config)];
  try {
    accessSync(existing, constants.W_OK);
  } catch {
    return fail(`${folder} cannot be written to`, 'Let the program’s user write there, or set DATA_DIR.');
  }
  const gigabytes = free(existing) / 1024 ** 3;
  const says = `${gigabytes.toFixed(1)} GB are free for ${folder}`;
  if (gigabytes < 0.1) return fail(says, 'Free some space: imports and answers cannot be stored without it.');
  if (gigabytes < 1) return warn(says, 'Free some space before larger imports.');
  const [loss] = existing === folder ? dataLossWarnings(config) : [];
  return loss === undefined ? ok(says) : warn(loss, 'See DATA_DIR in .env.example.');
}

function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/** Whether this is the environment of a separate data service: it has the key of one, and nothing of a bot. */
const isServiceAlone = ({ SERVICE_KEY, BOT_TOKEN, DATA_API_URL }: ReturnType<Io['environment']>): boolean =>
  Boolean(SERVICE_KEY?.trim()) && !BOT_TOKEN?.trim() && !DATA_API_URL?.trim();

/** The findings of every check, or the problems of an invalid environment. */
async function findings(environment: Io['environment']): Promise<Finding[]> {
  try {
    const variables = environment();
    const program = isServiceAlone(variables) ? 'service' : 'bot';
    return await examine(readConfig(variables, program), undefined, program);
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

export const command: Command = { usage, failed: 'Nothing was checked', run };
