/** An owner's archive with messages that no zip makes much shorter. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { account, OWNER, said, written } from '../service/importers/telegram-export.ts';
import { SERVICE_KEY } from './service.ts';

/** Twelve megabytes of text, in which a zip has nine: more than a chat's file holds, and than buffers on the way. */
export const LARGE = { messages: 1_500, size: 8_000 };

const PATIENCE_MS = 60_000;

/** Brings in one chat of so many messages, of some `size` characters each, and waits for it. @param url of the service */
export async function bringsArchive(url: string, owner: string, { messages = 2, size = 30 } = {}): Promise<void> {
  const texts = Array.from({ length: messages }, (_, id) =>
    said(
      id + 1,
      `the ferry ${id} ${randomBytes((size * 3) / 4)
        .toString('base64')
        .replace(/\W/g, 'x')}`,
    ),
  );
  const body = written(account([{ name: `${owner}’s chat`, type: 'personal_chat', id: 2000, messages: texts }]));
  const headers = { authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/octet-stream' };
  const address = `${url}/api/rest/v1/owners/${owner}/imports`;
  const begun = await fetch(`${address}?name=result.json&telegramId=${OWNER.user_id}`, {
    method: 'POST',
    headers,
    body,
  });
  const { importId } = (await begun.json()) as { importId: string };
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    const { state } = (await (await fetch(`${address}/${importId}`, { headers })).json()) as { state: string };
    if (state === 'done') return;
    if (state === 'failed' || Date.now() > until) throw new Error(`the archive of ${owner} is not there: ${state}`);
  }
}
