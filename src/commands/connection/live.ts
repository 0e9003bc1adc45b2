/** What /account says of a Telegram account that the bot is connected to, and taking its messages in or no longer. */

import type { Words } from '#locales/words.ts';
import type { LiveState } from '#storage/live-connections.ts';
import { type Button, type Span, time } from '../answer.ts';
import type { Turn } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import { runButton } from '../press.ts';

export function liveSpans(words: Words, live: LiveState | undefined): Span[] {
  if (!live) return [];
  const since = new Date(live.since).toISOString();
  return [
    '\n\n',
    ...(live.isOpen
      ? words.rich('live-flows', { since: time(since) })
      : words.rich('live-stopped', { since: time(since) })),
    ` ${words.text('live-take-out')}`,
  ];
}

export function liveButtons(words: Words, live: LiveState | undefined): Button[][] {
  if (!live) return [];
  return [
    [
      live.isOpen
        ? runButton(words.text('live-stop-it'), 'account', 'live stop', 'danger')
        : runButton(words.text('live-start-it'), 'account', 'live start'),
    ],
  ];
}

/** Rejects with ServiceFailure when the archive that they go into cannot be made. */
export async function turnLive({ live, importing, clock }: CommandDeps, turn: Turn, isOpen: boolean): Promise<void> {
  const { id, userId } = turn.person;
  if ((await live.of(id)) === undefined) return;
  if (isOpen) await importing?.service.putMessages(userId, { account: userId, messages: [], removed: [] }, turn.signal);
  await live.turn(id, isOpen, clock.now());
}
