/** What the program cannot do without, looked at one by one: for /readyz and `npm run doctor`. */
import { type Clock, rejectOnAbort, TimeoutError, withTimeout } from '#platform/clock.ts';
import { errorWords } from '#platform/log.ts';
import { probeService } from '#service/client/data-client.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { OwnerService } from '#service/contract/owner-service.ts';
import type { Database } from '#storage/database.ts';
import { DATABASE_VERSION, versionOf } from '#storage/inspection.ts';
import type { BotApi } from '#telegram/api/bot-api.ts';
import { type Webhook, webhookTrouble } from '#telegram/startup/webhook.ts';
import type { Config } from './config.ts';

export interface CheckResult {
  /** `warning`: it works, but will surprise somebody. `trouble`: something does not work. */
  readonly state: 'well' | 'warning' | 'trouble';
  /** Without secrets, addresses of others and anything personal. */
  readonly says: string;
  /** What to do; absent where all is well. */
  readonly advice?: string;
}

export const ok = (says: string): CheckResult => ({ state: 'well', says });
export const warn = (says: string, advice: string): CheckResult => ({ state: 'warning', says, advice });
export const fail = (says: string, advice: string): CheckResult => ({ state: 'trouble', says, advice });

export interface HealthCheck {
  readonly name: string;
  /** Undefined where there is nothing to look at; may throw or reject, which is trouble. */
  check(signal: AbortSignal): CheckResult | undefined | Promise<CheckResult | undefined>;
  /** What to do where it rejects. */
  readonly advice: string;
}

export interface Finding extends CheckResult {
  /** What was looked at. */
  readonly about: string;
}

/** Never rejects; a check that hangs is trouble after `deadlineMs`. */
export async function runCheck(
  { name: about, check, advice }: HealthCheck,
  { clock, stopping, deadlineMs }: { clock: Clock; stopping?: AbortSignal; deadlineMs: number },
): Promise<Finding[]> {
  try {
    const result = await withTimeout(clock, deadlineMs, stopping, (signal) =>
      Promise.race([check(signal), rejectOnAbort(signal)]),
    );
    return result ? [{ about, ...result }] : [];
  } catch (error) {
    const why = error instanceof TimeoutError ? `within ${deadlineMs / 1000} s` : errorWords(error);
    return [{ about, ...fail(`no answer ${why}`, advice) }];
  }
}

/** No owner can be called so; asking about it makes none. */
const NOBODY = 'readiness';

interface ServiceParts {
  readonly searchUrl: string;
  readonly dialect: Config['dialect'];
  /** The service by the key that it shares with the bot; undefined where there is none, or where both are one process. */
  readonly owners: OwnerService | undefined;
}

/** Of a service that runs elsewhere, or beside the bot. They ask what is free. */
export function serviceChecks({ searchUrl, dialect, owners }: ServiceParts): HealthCheck[] {
  async function checkSearch(signal: AbortSignal) {
    const status = await probeService(searchUrl, dialect, signal);
    if (status === 401 || status === 403 || status === 400) return ok(`it answers, ${dialect}`);
    if (status >= 500) return fail(`it answers ${status}`, 'Look at the service.');
    if (status === 404 || status === 405)
      return fail(`it has no search where the ${dialect} dialect has it`, 'Look at DATA_API_DIALECT and SEARCH_URL.');
    return warn(`it answers ${status} where it should ask for a token`, 'Look at the service.');
  }
  async function checkKey(signal: AbortSignal) {
    try {
      await owners?.describeOwner(NOBODY, { signal });
      return ok('bot and service share it');
    } catch (error) {
      if (!(error instanceof ServiceFailure && error.code === 'not-offered')) throw error;
      return fail('the service does not know it', 'Give both sides the same SERVICE_KEY.');
    }
  }
  return [
    { name: 'service', advice: 'Look at DATA_API_URL, SEARCH_URL, DNS and the network.', check: checkSearch },
    ...(owners ? [{ name: 'service key', advice: 'Look at DATA_API_URL.', check: checkKey }] : []),
  ];
}

export interface ReadinessParts extends ServiceParts {
  readonly database: Database;
  readonly botApi: BotApi;
  /** Undefined while polling. */
  readonly webhook: Webhook | undefined;
}

/** Of a bot that runs. */
export function readinessChecks({ database, botApi, webhook, ...service }: ReadinessParts): HealthCheck[] {
  async function checkDatabase() {
    if (!database.canWrite()) return fail('it cannot be written', 'Look at the disk, and at the log.');
    if ((await versionOf(database)) === DATABASE_VERSION) return ok('it answers');
    return fail('the tables are those of another version', 'Run one version of the program only.');
  }
  async function checkWebhook(signal: AbortSignal) {
    const why = webhook && (await webhookTrouble(botApi, webhook, signal));
    return why === undefined ? ok('set') : fail(why, 'Start the program again: it sets the webhook.');
  }
  return [
    { name: 'database', advice: 'Look at DATABASE_URL, or DATA_DIR.', check: checkDatabase },
    ...(webhook ? [{ name: 'webhook', advice: 'Look at the network.', check: checkWebhook }] : []),
    ...serviceChecks(service),
  ];
}
