/** What /account says of a Telegram account that the bot is connected to, and taking its messages in or no longer. */
import type { LiveState } from '../storage/live-connections.ts';
import { type Button, bold, type Span, time } from './answer.ts';
import type { Turn } from './command.ts';
import type { CommandDeps } from './deps.ts';
import { LIVE_WORDS } from './import-words.ts';
import { runButton } from './press.ts';

export function liveSpans(live: LiveState | undefined): Span[] {
  if (!live) return [];
  const since = time(new Date(live.since).toISOString());
  return [
    '\n\n',
    ...(live.isOpen
      ? [bold('Live'), ': new messages of your Telegram account flow into your archive since ', since, '.']
      : [bold('Live, stopped'), ': since ', since, ' I take nothing of your Telegram account in.']),
    ` ${LIVE_WORDS.takeOut}`,
  ];
}

export function liveButtons(live: LiveState | undefined): Button[][] {
  if (!live) return [];
  return [
    [
      live.isOpen
        ? runButton('Stop taking my messages in', 'account', 'live stop', 'danger')
        : runButton('Take my messages in again', 'account', 'live start'),
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
