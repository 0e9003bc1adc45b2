/** The data service and the language model, where they are elsewhere. */
import { z } from 'zod';
import type { Config } from '#app/config.ts';
import { servicePlace } from '#app/data-dir.ts';
import type { Clock } from '#platform/clock.ts';
import { errorWords, type Log } from '#platform/log.ts';
import { askUnknown } from '#service/client/ask-unknown.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { openPostgresPool } from '#storage/postgres-pool.ts';
import { type Finding, trouble, warning, well } from './finding.ts';

const DEADLINE_MS = 10_000;
/** No owner can be called so; asking about it makes none. */
const NOBODY = 'doctor';
/** Of a list of models only the names matter. */
const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

const patience = () => AbortSignal.timeout(DEADLINE_MS);

export interface ServiceLook {
  readonly findings: readonly Finding[];
  /** The moment that the service's clock showed, ms since 1970. */
  readonly toldTime: number | undefined;
}

/** A remote service: whether it is there, knows the dialect, and shares the key. */
export async function checkService(config: Config, around: { clock: Clock; log: Log }): Promise<ServiceLook> {
  const { data, dialect } = config;
  if (data.kind === 'embedded') return { findings: [await checkEmbedded(config)], toldTime: undefined };
  const host = new URL(data.searchUrl).host;
  try {
    const { status, toldTime } = await askUnknown(data.searchUrl, dialect, patience());
    const findings = [dialectFinding(status, { host, dialect }), ...(await checkKey(config, around))];
    return { findings, toldTime };
  } catch (error) {
    const says = `${host} does not answer ${errorWords(error)}`;
    return {
      findings: [trouble('service', says, 'Look at DATA_API_URL, SEARCH_URL, DNS and the network.')],
      toldTime: undefined,
    };
  }
}

/** What it says to a search without a token. */
function dialectFinding(status: number, { host, dialect }: { host: string; dialect: string }): Finding {
  if (status === 401 || status === 403 || status === 400) return well('service', `${host} answers, ${dialect}`);
  if (status === 404 || status === 405)
    return trouble(
      'service',
      `${host} has no search where the ${dialect} dialect has it`,
      'Look at DATA_API_DIALECT and SEARCH_URL.',
    );
  return warning('service', `${host} answers ${status} where it should ask for a token`, 'Look at the service.');
}

/** The embedded service: where it keeps what is people's, and whether that can be reached. */
async function checkEmbedded(config: Config): Promise<Finding> {
  const { databaseUrl } = servicePlace(config);
  const says = 'embedded in this program, with its archives in';
  if (databaseUrl === undefined) return well('service', `${says} files`);
  const pool = await openPostgresPool(databaseUrl, { max: 1 });
  try {
    await pool.query('select 1');
    return well('service', `${says} Postgres`);
  } catch (error) {
    const advice = 'Look at SERVICE_DATABASE_URL, or DATABASE_URL where it is not set.';
    return trouble('service', `${says} Postgres, which cannot be reached ${errorWords(error)}`, advice);
  } finally {
    await pool.end();
  }
}

async function checkKey({ data, serviceKey }: Config, { clock, log }: { clock: Clock; log: Log }): Promise<Finding[]> {
  if (data.kind === 'embedded' || serviceKey === undefined) return [];
  const owners = createOwnerClient({ apiUrl: data.apiUrl, serviceKey, clock, log });
  try {
    await owners.describeOwner(NOBODY, { signal: patience() });
    return [well('service key', 'bot and service share it')];
  } catch (error) {
    const isRefused = error instanceof ServiceFailure && error.code === 'not-offered';
    return [
      isRefused
        ? trouble('service key', 'the service does not know it', 'Give both sides the same SERVICE_KEY.')
        : trouble('service key', `it could not be tried ${errorWords(error)}`, 'Look at DATA_API_URL.'),
    ];
  } finally {
    await owners.close();
  }
}

/** The embedded service's model: whether it is there and has the model. */
export async function checkModel({ data }: Config): Promise<Finding> {
  if (data.kind === 'remote') return well('model', 'a matter of the service');
  if (!data.model) return well('model', 'none: /ask quotes the passages that fit best');
  const { baseUrl, model, apiKey } = data.model;
  const { host } = new URL(baseUrl);
  try {
    const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
    const reply = await fetch(`${baseUrl}/models`, { headers, signal: patience() });
    if (reply.status === 401 || reply.status === 403)
      return trouble('model', `${host} refuses the key`, 'Look at LLM_API_KEY.');
    const models = Models.safeParse(await reply.json().catch(() => undefined));
    // Some servers answer prompts but list nothing.
    if (!reply.ok || !models.success) return warning('model', `${host} answers, but lists no models`, 'Try /ask once.');
    return models.data.data.some(({ id }) => id === model || id === `${model}:latest`)
      ? well('model', `${model} at ${host}`)
      : trouble('model', `${host} has no model ${model}`, 'Look at LLM_MODEL, or load the model there.');
  } catch (error) {
    return trouble(
      'model',
      `${host} does not answer ${errorWords(error)}`,
      'Look at LLM_BASE_URL, and whether it runs.',
    );
  }
}
