/** `npm run doctor`: looks at everything that the program needs, changes nothing, and says what to do. */
import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { type Config, ConfigError, exampleOf, readConfig } from '#app/config.ts';
import { databaseAddress, dataLossWarnings, keyFile, openVault, servicePlace } from '#app/data-dir.ts';
import { type ProbedService, probeService } from '#app/health.ts';
import { WEBHOOK_PATH } from '#app/http/webhook.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog, errorWords } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { serviceFiles } from '#service/server/service-files.ts';
import { DATABASE_VERSION, inspectDatabase, isReadable } from '#storage/inspection.ts';
import { openPostgresPool } from '#storage/postgres-pool.ts';
import { type BotApi, createBotApi } from '#telegram/api/bot-api.ts';
import { BotApiError } from '#telegram/api/errors.ts';
import { type Command, type Io, readArguments, UsageError } from './command.ts';

const usage = `npm run doctor [-- --json] [--check]
--json prints one line of JSON, --check ends with 1 when something does not work.`;

/** How one thing is: a sentence without secrets and without anything personal, and what to do. */
export interface CheckResult {
  /** `warning`: it works, but will surprise somebody. `trouble`: something does not work. */
  readonly state: 'well' | 'warning' | 'trouble';
  readonly says: string;
  /** Absent where all is well. */
  readonly advice?: string;
}
export interface Finding extends CheckResult {
  /** What was looked at. */
  readonly about: string;
}

const ok = (says: string): CheckResult => ({ state: 'well', says });
const warn = (says: string, advice: string): CheckResult => ({ state: 'warning', says, advice });
const fail = (says: string, advice: string): CheckResult => ({ state: 'trouble', says, advice });

const DEADLINE_MS = 10_000;
const RECENT_MS = 60 * 60_000;
const MANY_PENDING = 100;
const QUIET = { clock: systemClock, log: createLog('silent') };
const hostOf = (url: string) => URL.parse(url)?.host ?? 'an address that cannot be read';
const deadline = () => AbortSignal.timeout(DEADLINE_MS);

/** What was heard of the data service; undefined where it is embedded. */
type Heard = (ProbedService & { readonly error?: undefined }) | { readonly error: unknown } | undefined;
/** Undefined where there is nothing to look at. */
type Check = (config: Config, service: Heard) => CheckResult | undefined | Promise<CheckResult | undefined>;

/** In the order in which they are printed. */
const CHECKS: Readonly<Record<string, Check>> = {
  environment: () => ok('every variable can be read'),
  keys: checkKeys,
  database: checkDatabase,
  telegram: (config) => askTelegram(config, checkToken),
  updates: (config) => askTelegram(config, checkUpdates),
  service: checkService,
  'service key': checkServiceKey,
  model: checkModel,
  backup: checkBackup,
  clock: (_, service) => checkClock(systemClock.now(), service && 'toldTime' in service ? service.toldTime : undefined),
  disk: (config) => checkDisk(config),
};

function version(): Finding {
  const Package = z.object({ version: z.string() });
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const says = `personal-data-bot ${Package.parse(JSON.parse(text)).version} on Node ${process.versions.node}`;
  return { about: 'versions', ...ok(says) };
}

/** Makes every check, or those that are named. */
export async function examine(config: Config, names = Object.keys(CHECKS)): Promise<Finding[]> {
  const service = await hear(config);
  const found = names.map(async (about) => {
    const result = await CHECKS[about]?.(config, service);
    return result ? [{ about, ...result }] : [];
  });
  return (await Promise.all(found)).flat();
}

function checkKeys(config: Config): CheckResult {
  const path = keyFile(config);
  const count = config.encryptionKeys?.length;
  if (count !== undefined)
    return ok(count === 1 ? 'one, from ENCRYPTION_KEYS' : `${count}, from ENCRYPTION_KEYS; the first one is used`);
  if (!existsSync(path)) return ok(`they will be made in ${path} at the first start`);
  if (config.telegram.mode === 'playground') return ok(`in ${path}`);
  return warn(
    `they lie in ${path}, beside what they encrypt`,
    'Set ENCRYPTION_KEYS to them, keep a copy elsewhere, and remove the file.',
  );
}

async function checkDatabase(config: Config): Promise<CheckResult> {
  const address = databaseAddress(config);
  const name = address.kind === 'sqlite' ? 'SQLite' : 'Postgres';
  const isFresh = ok(`${name}; it will be made at the first start`);
  if (address.kind === 'sqlite' && !existsSync(address.path)) return isFresh;
  if (!config.encryptionKeys && !existsSync(keyFile(config)))
    return fail('it is there, but its keys are not', 'Bring the key file back, or set ENCRYPTION_KEYS.');
  try {
    const found = await inspectDatabase(address, openVault(config));
    if (!found) return isFresh;
    if (!found.opens)
      return fail(`${name}; none of the keys opens it`, 'Put the key that it was written with into ENCRYPTION_KEYS.');
    if (!isReadable(found.version))
      return fail(
        `${name}; another version of the program has written it (data version ${found.version}, this one reads ${DATABASE_VERSION})`,
        `Start that version, or set ${address.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL'} to another one.`,
      );
    if (found.version < DATABASE_VERSION) return ok(`${name}; the next start brings it up to date`);
    const size = found.bytes === undefined ? '' : `, ${(found.bytes / 1024 ** 2).toFixed(1)} MB`;
    const { connections, updates, messages } = found;
    return ok(`${name}${size}; ${connections} connected, ${updates} updates and ${messages} messages under way`);
  } catch (error) {
    const advice =
      address.kind === 'sqlite'
        ? 'If the file is damaged, restore a backup; else see who may read it.'
        : 'Look at DATABASE_URL: host, name, password, and sslmode.';
    return fail(`${name} cannot be read ${errorWords(error)}`, advice);
  }
}

type RealTelegram = Exclude<Config['telegram'], { mode: 'playground' }>;
type TelegramCheck = (api: BotApi, telegram: RealTelegram, signal: AbortSignal) => Promise<CheckResult>;

async function askTelegram({ telegram }: Config, check: TelegramCheck): Promise<CheckResult | undefined> {
  if (telegram.mode === 'playground')
    return check === checkToken ? ok('the playground on this machine, since BOT_TOKEN is not set') : undefined;
  const api = createBotApi({ token: telegram.botToken, apiRoot: telegram.apiRoot, ...QUIET });
  try {
    return await check(api, telegram, deadline());
  } catch (error) {
    if (check !== checkToken) return undefined;
    if (error instanceof BotApiError && (error.code === 401 || error.code === 404))
      return fail('it knows no bot with this BOT_TOKEN', 'Copy the token from BotFather again.');
    const advice = 'Look at the network, a proxy, and TELEGRAM_API_ROOT.';
    return fail(`${hostOf(telegram.apiRoot)} cannot be reached`, advice);
  } finally {
    await api.close();
  }
}

async function checkToken(api: BotApi, _: RealTelegram, signal: AbortSignal): Promise<CheckResult> {
  const { username } = await api.getMe({ signal });
  return ok(`it knows the token, as @${username}`);
}

async function checkUpdates(api: BotApi, telegram: RealTelegram, signal: AbortSignal): Promise<CheckResult> {
  const info = await api.getWebhookInfo({ signal });
  const pending = info.pending_update_count;
  if (telegram.mode === 'polling') {
    if (info.url === '') return ok(`by long polling, ${pending} wait`);
    const advice = 'Stop that deployment, or set DELETE_WEBHOOK=1 to take over from it.';
    return fail(`they go to a webhook at ${hostOf(info.url)}, so polling gets none`, advice);
  }
  const wanted = telegram.publicUrl + WEBHOOK_PATH;
  if (info.url.split('?')[0] !== wanted) {
    const where = info.url === '' ? 'no webhook is set' : `they go to a webhook at ${hostOf(info.url)}`;
    return warn(where, `The program sets it at each start; after one it should be at ${hostOf(wanted)}.`);
  }
  const ago = systemClock.now() - (info.last_error_date ?? 0) * 1000;
  if (ago < RECENT_MS) {
    const minutes = Math.max(0, Math.round(ago / 60_000));
    return warn(
      `Telegram could not deliver ${minutes} min ago: ${info.last_error_message ?? 'no reason given'}; ${pending} wait`,
      'Is the program up, and PUBLIC_URL reachable from outside with a valid certificate?',
    );
  }
  const says = `by webhook, ${pending} wait`;
  return pending > MANY_PENDING ? warn(says, 'Is the program up? /readyz tells.') : ok(says);
}

async function hear({ data, dialect, serviceKey }: Config): Promise<Heard> {
  if (data.kind === 'embedded') return undefined;
  const owners =
    serviceKey === undefined ? undefined : createOwnerClient({ apiUrl: data.apiUrl, serviceKey, ...QUIET });
  try {
    return await probeService({ searchUrl: data.searchUrl, dialect, owners }, deadline());
  } catch (error) {
    return { error };
  } finally {
    await owners?.close();
  }
}

async function checkService(config: Config, service: Heard): Promise<CheckResult> {
  const { data, dialect } = config;
  if (data.kind === 'embedded' || !service) return await checkEmbedded(config);
  const host = hostOf(data.searchUrl);
  if (!('status' in service)) {
    const advice = 'Look at DATA_API_URL, SEARCH_URL, DNS and the network.';
    return fail(`${host} does not answer ${errorWords(service.error)}`, advice);
  }
  const { status } = service;
  if (status === 401 || status === 403 || status === 400) return ok(`${host} answers, ${dialect}`);
  if (status === 404 || status === 405)
    return fail(
      `${host} has no search where the ${dialect} dialect has it`,
      'Look at DATA_API_DIALECT and SEARCH_URL.',
    );
  return warn(`${host} answers ${status} where it should ask for a token`, 'Look at the service.');
}

/** Where the embedded service keeps what is people's, and whether that can be reached. */
async function checkEmbedded(config: Config): Promise<CheckResult> {
  const { databaseUrl } = servicePlace(config);
  const says = 'embedded in this program, with its archives in';
  if (databaseUrl === undefined) return ok(`${says} files`);
  const pool = await openPostgresPool(databaseUrl, { max: 1 });
  try {
    await pool.query('select 1');
    return ok(`${says} Postgres`);
  } catch (error) {
    const advice = 'Look at SERVICE_DATABASE_URL, or DATABASE_URL where it is not set.';
    return fail(`${says} Postgres, which cannot be reached ${errorWords(error)}`, advice);
  } finally {
    await pool.end();
  }
}

function checkServiceKey(_: Config, service: Heard): CheckResult | undefined {
  if (!service || !('status' in service) || service.key === undefined) return undefined;
  if (service.key === 'known') return ok('bot and service share it');
  if (service.key === 'unknown') return fail('the service does not know it', 'Give both sides the same SERVICE_KEY.');
  return fail(`it could not be tried ${errorWords(service.key.error)}`, 'Look at DATA_API_URL.');
}

/** Of a list of models only the names matter. */
const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Whether the embedded service's model is there. */
async function checkModel({ data }: Config): Promise<CheckResult> {
  if (data.kind === 'remote') return ok('a matter of the service');
  if (!data.model) return ok('none: /ask quotes the passages that fit best');
  const { baseUrl, model, apiKey } = data.model;
  const { host } = new URL(baseUrl);
  try {
    const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
    const reply = await fetch(`${baseUrl}/models`, { headers, signal: deadline() });
    if (reply.status === 401 || reply.status === 403) return fail(`${host} refuses the key`, 'Look at LLM_API_KEY.');
    const models = Models.safeParse(await reply.json().catch(() => undefined));
    // Some servers answer prompts but list nothing.
    if (!reply.ok || !models.success) return warn(`${host} answers, but lists no models`, 'Try /ask once.');
    return models.data.data.some(({ id }) => id === model || id === `${model}:latest`)
      ? ok(`${model} at ${host}`)
      : fail(`${host} has no model ${model}`, 'Look at LLM_MODEL, or load the model there.');
  } catch (error) {
    return fail(`${host} does not answer ${errorWords(error)}`, 'Look at LLM_BASE_URL, and whether it runs.');
  }
}

/** What `npm run backup` puts into its file, and archives that it does not because nobody uses them. */
function checkBackup(config: Config): CheckResult {
  if (config.data.kind === 'remote')
    return ok('npm run backup has what the bot keeps, without the keys; the data service makes its own');
  const unused = servicePlace(config).databaseUrl === undefined ? [] : serviceFiles(config.dataDir);
  if (unused.length === 0) return ok('npm run backup has what the bot and its data service keep, without the keys');
  return warn(
    `it has the archives in Postgres; there are files of archives in ${config.dataDir}, too, which are neither used nor in it`,
    'docs/operator.md#backup says how archives go from files into Postgres. Else remove the files.',
  );
}

/** Signatures, tokens' lives and days go wrong before this does. */
const FAR_OFF_MS = 30_000;

/** @param elsewhere the moment (ms since 1970) that a server told when this clock showed `here`; undefined when none did */
export function checkClock(here: number, elsewhere: number | undefined): CheckResult {
  const shown = new Date(here).toISOString();
  if (elsewhere === undefined) return ok(`${shown}; nobody was there to compare with`);
  const off = Math.round((here - elsewhere) / 1000);
  if (Math.abs(here - elsewhere) < FAR_OFF_MS) return ok(`${shown}, as others have it`);
  return warn(
    `it is ${Math.abs(off)} s ${off > 0 ? 'ahead' : 'behind'}`,
    'Set the machine’s clock by the network (NTP).',
  );
}

const GIGABYTE = 1024 ** 3;

/** Where the program writes; `free` in bytes is read from the disk. */
export function checkDisk(config: Config, free = freeBytes): CheckResult {
  const folder = resolve(config.dataDir);
  let present = folder;
  while (!existsSync(present)) present = dirname(present);
  try {
    accessSync(present, constants.W_OK);
  } catch {
    return fail(`${folder} cannot be written to`, 'Let the program’s user write there, or set DATA_DIR.');
  }
  const gigabytes = free(present) / GIGABYTE;
  const says = `${gigabytes.toFixed(1)} GB are free for ${folder}`;
  if (gigabytes < 0.1) return fail(says, 'Free some room: imports and answers cannot be stored without it.');
  if (gigabytes < 1) return warn(says, 'Free some room before larger imports.');
  const [loss] = existsSync(folder) ? dataLossWarnings(config) : [];
  return loss === undefined ? ok(says) : warn(loss, 'See .env.example on DATA_DIR.');
}

function freeBytes(place: string): number {
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize;
}

/** Every check, or what keeps the environment from being read. */
async function findings(environment: Io['environment']): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(environment());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map(({ variable, problem }) => ({
      about: 'environment',
      ...fail(`${variable} ${problem}`, `For example: ${variable}=${exampleOf(variable)}`),
    }));
  }
  return await examine(config);
}

const MARKS = { well: '✓', warning: '!', trouble: '✗' } as const;

async function run(args: readonly string[], { environment, stdout }: Io): Promise<number> {
  const flag = { type: 'boolean' } as const;
  const { positionals, values } = readArguments({ usage }, args, { json: flag, check: flag });
  if (positionals.length > 0) throw new UsageError(usage);
  const found = [version(), ...(await findings(environment))];
  const lines = found.flatMap(({ about, state, says, advice }) => [
    `${MARKS[state]} ${about}: ${says}`,
    ...(advice === undefined ? [] : [`    ${advice}`]),
  ]);
  stdout.write(`${values.json ? JSON.stringify({ findings: found }) : lines.join('\n')}\n`);
  return values.check && found.some(({ state }) => state === 'trouble') ? 1 : 0;
}

export const command: Command = { usage, failed: 'Nothing was looked at', run };
