/** /help and /start: what the bot is, and what this person can do now, with prices. */
import type { Connection } from '../storage/connections.ts';
import { type Answer, type ButtonRows, bold, code, type Span, say } from './answer.ts';
import type { Command } from './command.ts';
import { FREE_COMMANDS, lacking, menuLine, needsOf, PAID_COMMANDS } from './command-facts.ts';
import { defineCommand } from './define-command.ts';
import { botHandle, type CommandDeps } from './deps.ts';
import { connectButton, runButton } from './press.ts';

/** The free commands that /help names; it is one itself, and /start is over. */
const freeList = (connected: boolean) =>
  FREE_COMMANDS.filter(({ name }) => name !== 'start' && name !== 'help' && !(connected && name === 'connect'))
    .map(({ name }) => `/${name}`)
    .join(', ');

export function createHelpCommand(deps: CommandDeps): Command {
  const forGroups = groupHelp(deps);
  const forStrangers = help(undefined);
  return defineCommand(deps, 'help', async function* (_, turn) {
    // What somebody can do says something about them, so a group gets the general part only.
    if (turn.chat.kind === 'group') {
      yield forGroups;
      return;
    }
    const { connection } = await turn.known();
    yield connection ? help(connection) : forStrangers;
  });
}

function groupHelp({ about }: CommandDeps): Answer {
  return say(
    [
      'I search and question a person’s own data, for that person alone. In groups I post nothing personal: open a private chat with ',
      botHandle(about),
      ' to begin.',
    ],
    { standing: true },
  );
}

function help(connection: Connection | undefined): Answer {
  const lines = PAID_COMMANDS.flatMap((command): Span[] => {
    const locked = connection !== undefined && lacking(connection, needsOf(command)).length > 0;
    const { name, example } = command;
    return [
      `\n${locked ? '🔒' : '•'} `,
      bold(`/${name}`),
      ` – ${menuLine(command)}${locked ? ', not with your token' : ''}`,
      ...(example === undefined || locked ? [] : ['\n   ', code(`/${name} ${example}`)]),
    ];
  });
  const head = connection ? 'What you can do now' : 'What you can do, once you are connected';
  const buttons: ButtonRows = connection
    ? [[runButton('My account', 'account'), runButton('Credits', 'credits')]]
    : [[connectButton('Connect')]];
  return say(
    [
      bold(head),
      ...lines,
      '\n\n',
      bold('Narrow a search'),
      ': from:name, from:me, chat:name, on:telegram, when:"last week", after:7d, before:2026-11-01, has:link, has:file, "exact words", -without; in:all, in:emails, in:files. Without a word to find, and after /recent, they list what they mean, newest first.',
      '\n\n',
      bold('Free'),
      `: ${freeList(connection !== undefined)}`,
      '\n\nPrices stand in the menu, here and on every button; a command that you type runs at once, and its answer says what it cost. You can also just write something: I ask what to do with it.',
    ],
    { buttons, standing: connection === undefined },
  );
}
