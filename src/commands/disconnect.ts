/** /disconnect: asks once, then erases everything of the person and gives a receipt. */
import { type Answer, bold, say } from './answer.ts';
import type { Command, Turn } from './command.ts';
import { dayStart } from './daily-cap.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { connectButton, runButton } from './press.ts';
import { count, creditsText } from './price.ts';
import { maskToken } from './token-shape.ts';

export function createDisconnectCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'disconnect', async function* ({ confirmed }, turn) {
    yield confirmed ? await eraseAll(deps, turn) : await question(turn);
  });
}

async function question(turn: Turn): Promise<Answer> {
  const { connection } = await turn.known();
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
  const stopped = await deps.running.forget(person);
  const states = await deps.consents.erase(person);
  const results = await deps.results.erase(person);
  const buttons = await deps.keyboards.erase(person);
  const hadSettings = await deps.settings.erase(person);
  const now = deps.clock.now();
  // Where the operator limits the day, its sum stays: otherwise disconnecting would be a way around the limit.
  const keep = deps.dailyCreditLimit === undefined ? undefined : { since: dayStart(now), now };
  const spent = await deps.spending.erase(person, keep);
  const erased = [
    ...(hadToken ? ['your access token and what it allows'] : []),
    ...(results > 0 ? [count(results, 'kept list of results', 'kept lists of results')] : []),
    ...(buttons > 0 ? [count(buttons, 'set of buttons', 'sets of buttons')] : []),
    ...(stopped > 0 ? [count(stopped, 'pending request', 'pending requests')] : []),
    ...(states > 0 ? ['an open connect link'] : []),
    ...(hadSettings ? ['your settings'] : []),
    ...(spent.rows > 0 ? [`the detail of ${count(spent.rows, 'paid call', 'paid calls')}`] : []),
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
      ...(spent.kept > 0
        ? [`\n• today’s total (${creditsText(spent.kept)}), kept for the daily limit, then deleted`]
        : []),
    ],
    { buttons: [[connectButton('Connect again')]], place: 'replace' },
  );
}
