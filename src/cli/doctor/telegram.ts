/** Telegram: whether it knows the bot's token, and where it delivers. */

import type { Config } from '#app/config.ts';
import { WEBHOOK_PATH } from '#app/http/webhook.ts';
import { type Clock, withDeadline } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { type BotApi, createBotApi } from '#telegram/api/bot-api.ts';
import { BotApiError } from '#telegram/api/errors.ts';
import { type Finding, trouble, warning, well } from './finding.ts';

const DEADLINE_MS = 10_000;
const RECENT_MS = 60 * 60_000;
const MANY_PENDING = 100;

export async function checkTelegram(
  { telegram }: Config,
  { clock, log }: { clock: Clock; log: Log },
): Promise<Finding[]> {
  if (telegram.mode === 'playground')
    return [well('telegram', 'the playground on this machine, since BOT_TOKEN is not set')];
  const api = createBotApi({ token: telegram.botToken, apiRoot: telegram.apiRoot, clock, log });
  try {
    return await withDeadline(clock, DEADLINE_MS, undefined, async (signal) => {
      const { username } = await api.getMe({ signal });
      return [
        well('telegram', `it knows the token, as @${username}`),
        await checkDelivery(telegram, api, clock.now(), signal),
      ];
    });
  } catch (error) {
    if (error instanceof BotApiError && (error.code === 401 || error.code === 404))
      return [trouble('telegram', 'it knows no bot with this BOT_TOKEN', 'Copy the token from BotFather again.')];
    return [
      trouble(
        'telegram',
        `${new URL(telegram.apiRoot).host} cannot be reached`,
        'Look at the network, a proxy, and TELEGRAM_API_ROOT.',
      ),
    ];
  } finally {
    await api.close();
  }
}

async function checkDelivery(
  telegram: Exclude<Config['telegram'], { mode: 'playground' }>,
  api: BotApi,
  now: number,
  signal: AbortSignal,
): Promise<Finding> {
  const info = await api.getWebhookInfo({ signal });
  const pending = info.pending_update_count;
  if (telegram.mode === 'polling') {
    if (info.url === '') return well('updates', `by long polling, ${pending} wait`);
    const advice = 'Stop that deployment, or set DELETE_WEBHOOK=1 to take over from it.';
    return trouble('updates', `they go to a webhook at ${hostOf(info.url)}, so polling gets none`, advice);
  }
  const wanted = telegram.publicUrl + WEBHOOK_PATH;
  if (info.url.split('?')[0] !== wanted) {
    const where = info.url === '' ? 'no webhook is set' : `they go to a webhook at ${hostOf(info.url)}`;
    return warning('updates', where, `The program sets it at each start; after one it should be at ${hostOf(wanted)}.`);
  }
  const error = info.last_error_date === undefined ? 0 : info.last_error_date * 1000;
  if (now - error < RECENT_MS) {
    const minutes = Math.max(0, Math.round((now - error) / 60_000));
    const says = `Telegram could not deliver ${minutes} min ago: ${info.last_error_message ?? 'no reason given'}; ${pending} wait`;
    return warning(
      'updates',
      says,
      'Is the program up, and PUBLIC_URL reachable from outside with a valid certificate?',
    );
  }
  if (pending > MANY_PENDING)
    return warning('updates', `by webhook, ${pending} wait`, 'Is the program up? /readyz tells.');
  return well('updates', `by webhook, ${pending} wait`);
}

const hostOf = (url: string) => URL.parse(url)?.host ?? 'an address that cannot be read';
