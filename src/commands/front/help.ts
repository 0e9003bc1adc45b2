/** /help and /start: what the bot is, and what this person can do now, with prices. */

import { perLanguage, type Words } from '#locales/words.ts';
import type { Connection } from '#storage/connections.ts';
import { type Answer, type ButtonRows, bold, code, type Span, say } from '../answer.ts';
import type { Command } from '../command.ts';
import { FREE_COMMANDS, lackingFor, menuLine, PAID_COMMANDS } from '../command-facts.ts';
import { defineCommand } from '../define-command.ts';
import { botHandle, type CommandDeps } from '../deps.ts';
import { connectButton, runButton } from '../press.ts';

/** The free commands that /help names; it is one itself, and /start is over. */
const freeList = (connected: boolean) =>
  FREE_COMMANDS.filter(({ name }) => name !== 'start' && name !== 'help' && !(connected && name === 'connect'))
    .map(({ name }) => `/${name}`)
    .join(', ');

export function createHelpCommand(deps: CommandDeps): Command {
  const forGroups = perLanguage((words) =>
    say([words.text('help-in-group', { bot: botHandle(deps.about) })], { standing: true }),
  );
  const forStrangers = perLanguage((words) => helpScreen(words, undefined));
  return defineCommand(deps, 'help', async function* (_, turn) {
    // What somebody can do says something about them, so a group gets the general part only.
    if (turn.chat.kind === 'group') {
      yield forGroups(turn.words);
      return;
    }
    const { connection } = await turn.known();
    yield connection ? helpScreen(turn.words, connection) : forStrangers(turn.words);
  });
}

function helpScreen(words: Words, connection: Connection | undefined): Answer {
  const lines = PAID_COMMANDS.flatMap((command): Span[] => {
    const locked = connection !== undefined && lackingFor(connection.scopes, command).length > 0;
    const { name } = command;
    const example = words.has('examples-', name) ? words.text(`examples-${name}`) : undefined;
    return [
      `\n${locked ? '🔒' : '•'} `,
      bold(`/${name}`),
      ` – ${menuLine(words, command)}${locked ? `, ${words.text('help-not-with-token')}` : ''}`,
      ...(example === undefined || locked ? [] : ['\n   ', code(`/${name} ${example}`)]),
    ];
  });
  const buttons: ButtonRows = connection
    ? [[runButton(words.text('buttons-account'), 'account'), runButton(words.text('buttons-credits'), 'credits')]]
    : [[connectButton(words.text('buttons-connect'))]];
  return say(
    [
      bold(connection ? words.text('help-heading') : words.text('help-heading-unconnected')),
      ...lines,
      '\n\n',
      ...words.rich('help-narrow'),
      '\n\n',
      ...words.rich('help-free', { commands: freeList(connection !== undefined) }),
      `\n\n${words.text('help-prices')}`,
    ],
    { buttons, standing: connection === undefined },
  );
}
