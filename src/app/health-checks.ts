/** Checks of everything that the program depends on, for /readyz and `npm run doctor`. */
import { type Clock, rejectOnAbort, TimeoutError, withTimeout } from '#platform/clock.ts';
import { errorWords } from '#platform/log.ts';
import { probeService } from '#service/client/data-client.ts';
import type { OwnerClient } from '#service/client/owner-client.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { Database } from '#storage/database.ts';
import { DATABASE_VERSION, versionOf } from '#storage/inspection.ts';
import type { BotApi } from '#telegram/api/bot-api.ts';
import { type Webhook, webhookProblem } from '#telegram/startup/webhook.ts';
import type { Config } from './config.ts';

export interface CheckResult {
  /** `warning`: works, but has unexpected effects. `trouble`: something doesn't work. */
  readonly state: 'well' | 'warning' | 'trouble';
  /** Without secrets, addresses of others and personal data. */
  readonly says: string;
  /** What to do; absent if all is well. */
  readonly advice?: string;
}

export const ok = (says: string): CheckResult => ({ state: 'well', says });
export const warn = (says: string, advice: string): CheckResult => ({ state: 'warning', says, advice });
export const fail = (says: string, advice: string): CheckResult => ({ state: 'trouble', says, advice });

export interface HealthCheck {
  readonly name: string;
  /** Undefined if there is nothing to check; throwing or rejecting counts as trouble. */
  check(signal: AbortSignal): CheckResult | undefined | Promise<CheckResult | undefined>;
  /** What to do if it rejects. */
  readonly advice: string;
}

export interface Finding extends CheckResult {
  /** Name of the check. */
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

/** Name of no owner; describing it doesn't create one. */
const UNKNOWN_OWNER = 'readiness';

interface ServiceParts {
  readonly searchUrl: string;
  readonly dialect: Config['dialect'];
  /** Client with the service key; undefined if there is no key, or service and bot are one process. */
  readonly owners: OwnerClient | undefined;
}

/** Checks of a remote or embedded service, by free calls only. */
export function serviceChecks({ searchUrl, dialect, owners }: ServiceParts): HealthCheck[] {
  async function checkSearch(signal: AbortSignal) {
    const status = await probeService(searchUrl, dialect, signal);
    if (status === 401 || status === 403 || status === 400) return ok(`it answers, ${dialect}`);
    if (status >= 500) return fail(`it answers ${status}`, 'Check the service.');
    if (status === 404 || status === 405)
      return fail(`it has no search at the path of the ${dialect} dialect`, 'Check DATA_API_DIALECT and SEARCH_URL.');
    return warn(`it answers ${status} instead of requiring a token`, 'Check the service.');
  }
  async function checkKey(signal: AbortSignal) {
    try {
      await owners?.describeOwner(UNKNOWN_OWNER, { signal });
      return ok('bot and service have the same key');
    } catch (error) {
      if (!(error instanceof ServiceFailure && error.code === 'not-offered')) throw error;
      return fail('the service has a different key', 'Give both sides the same SERVICE_KEY.');
    }
  }
  return [
    { name: 'service', advice: 'Check DATA_API_URL, SEARCH_URL, DNS and the network.', check: checkSearch },
    ...(owners ? [{ name: 'service key', advice: 'Check DATA_API_URL.', check: checkKey }] : []),
  ];
}

export interface ReadinessParts extends ServiceParts {
  readonly database: Database;
  readonly botApi: BotApi;
  /** Undefined while polling. */
  readonly webhook: Webhook | undefined;
  /** While polling: why updates aren't taken, if so. */
  pollingProblem?(): string | undefined;
}

/** Checks of a running bot. */
export function readinessChecks(parts: ReadinessParts): HealthCheck[] {
  const { database, botApi, webhook, pollingProblem, ...service } = parts;
  async function checkDatabase() {
    if (!database.canWrite()) return fail('it cannot be written', 'Check the disk and the log.');
    if ((await versionOf(database)) === DATABASE_VERSION) return ok('it answers');
    return fail('the tables are from another version', 'Run only one version of the program.');
  }
  async function checkWebhook(signal: AbortSignal) {
    const why = webhook && (await webhookProblem(botApi, webhook, signal));
    return why === undefined ? ok('set') : fail(why, 'Restart the program: it sets the webhook.');
  }
  function checkPolling() {
    const why = pollingProblem?.();
    return why === undefined ? ok('polled') : fail(why, 'See the log.');
  }
  return [
    { name: 'updates', advice: 'See the log.', check: checkPolling },
    { name: 'database', advice: 'Check DATABASE_URL or DATA_DIR.', check: checkDatabase },
    ...(webhook ? [{ name: 'webhook', advice: 'Check the network.', check: checkWebhook }] : []),
    ...serviceChecks(service),
  ];
}
