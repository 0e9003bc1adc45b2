/** /disconnect: asks once, then erases everything of the person and gives a receipt. */
import { type Answer, bold, say } from './answer.ts';
import type { Command, Turn } from './command.ts';
import { ERASED_DETAIL } from './credits.ts';
import { dayStart } from './daily-cap.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { connectButton, runButton } from './press.ts';
import { count } from './price.ts';
import { maskToken } from './token-shape.ts';

/** How long a request that was stopped may take to end its progress message. */
const LAST_WORDS_MS = 5_000;
const DOUBT = ': it had been sent already, so the service may still charge for it';

export function createDisconnectCommand(deps: CommandDeps): Command {
  return defineCommand(deps, {
    name: 'disconnect',
    usage: '',
    summary: 'Forget my token and everything about me',
    listed: true,
    inGroups: false,
    operations: [],
    work: 'quick',
    async *run({ confirmed }, turn) {
      yield confirmed ? await eraseAll(deps, turn) : await question(deps, turn);
    },
  });
}

async function question(deps: CommandDeps, turn: Turn): Promise<Answer> {
  const connection = await deps.connections.find(turn.person.id);
  return say(
    [
      connection === undefined
        ? 'You are not connected, but there may still be settings or a list of what you spent. Erase them?'
        : `Erase your access token (${maskToken(connection.token)}), kept results, buttons, pending work, settings and the list of what you spent?`,
      ' This cannot be undone.',
    ],
    {
      buttons: [
        [
          {
            label: 'Erase everything',
            tone: 'danger',
            press: { kind: 'run', invocation: { command: 'disconnect', argument: '', confirmed: true }, once: true },
          },
          runButton('Keep it', 'dismiss', 'disconnect'),
        ],
      ],
    },
  );
}

async function eraseAll(deps: CommandDeps, turn: Turn): Promise<Answer> {
  const person = turn.person.id;
  // The token first: whatever happens after this, it is gone.
  const hadToken = await deps.connections.erase(person);
  const stopped = await stopRunning(deps, turn);
  const pending = await deps.running.forget(person);
  const states = await deps.consents.erase(person);
  const results = await deps.results.erase(person);
  const buttons = await deps.invocations.erase(person);
  const hadSettings = await deps.settings.erase(person);
  const { rows, carried } = await eraseSpending(deps, person);
  const erased = [
    ...(hadToken ? ['your access token and what it allows'] : []),
    ...(results > 0 ? [count(results, 'kept list of results', 'kept lists of results')] : []),
    ...(buttons > 0 ? [count(buttons, 'button', 'buttons')] : []),
    ...(stopped === undefined ? [] : [`the running ${stopped.label}${stopped.mayHaveCost ? DOUBT : ''}`]),
    ...(pending > 0 ? [count(pending, 'pending request', 'pending requests')] : []),
    ...(states > 0 ? ['an open connect link'] : []),
    ...(hadSettings ? ['your settings'] : []),
    ...(rows > 0 ? [`the detail of ${count(rows, 'paid call', 'paid calls')}`] : []),
  ];
  const { serviceName } = deps.about;
  return say(
    [
      bold(erased.length === 0 ? 'There was nothing to erase' : 'Erased'),
      ...erased.map((item) => `\n• ${item}`),
      '\n\n',
      bold('Not erased'),
      '\n• this chat at Telegram: you can clear it in the app',
      `\n• what ${serviceName} keeps, and the token itself there: revoke it there if nobody shall use it any more`,
      ...(carried > 0
        ? [
            `\n• the number ${carried}: today’s credits, without any detail, since this bot has a daily limit; it goes when old spending is cleared`,
          ]
        : []),
    ],
    { buttons: [[connectButton('Connect again')]], place: 'replace' },
  );
}

/** Stops the running request and lets it say so in its own message, which erasing would keep it from. */
async function stopRunning(deps: CommandDeps, { person, signal }: Turn): ReturnType<CommandDeps['running']['cancel']> {
  const stopped = await deps.running.cancel(person.id);
  const deadline = deps.clock.now() + LAST_WORDS_MS;
  while (stopped && deps.clock.now() < deadline && (await deps.running.current(person.id))) {
    await deps.clock.sleep(LAST_WORDS_MS / 50, signal);
  }
  return stopped;
}

/**
 * Erases what was spent on what. Where the operator limits the day, today's sum stays as one number: otherwise
 * disconnecting would be a way around the limit.
 */
async function eraseSpending(deps: CommandDeps, person: string): Promise<{ rows: number; carried: number }> {
  const now = deps.clock.now();
  const since = dayStart(now);
  const today = deps.dailyCreditLimit === undefined ? [] : await deps.spending.list(person, since);
  const carried = today.filter(({ state }) => state !== 'refused').reduce((sum, { credits }) => sum + credits, 0);
  const rows = await deps.spending.erase(person);
  if (carried > 0) {
    const entry = { person, command: ERASED_DETAIL, operation: 'sum', credits: carried, now, since, cap: undefined };
    const kept = await deps.spending.reserve(entry);
    if (kept.granted) await deps.spending.settle(kept.id, 'charged');
  }
  return { rows, carried };
}
