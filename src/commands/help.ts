/** /help and /start: what the bot is, and what this person can do now, with prices. */
import type { Connection } from '../storage/connections.ts';
import { type Answer, type ButtonRows, bold, code, type Span, say } from './answer.ts';
import type { Command } from './command.ts';
import { lacking, needsOf, PAID_COMMANDS } from './command-needs.ts';
import { defineCommand } from './define-command.ts';
import { botHandle, type CommandDeps } from './deps.ts';
import { connectButton, runButton } from './press.ts';
import { creditsText, priceOf } from './price.ts';

const USAGES: Readonly<Record<string, string>> = {
  search: 'ferry from:anna after:30d',
  ask: 'what did we plan for August?',
  recent: 'telegram received 7d',
  chats: '',
  profile: 'my travels',
};

const FREE = '/account, /credits, /settings, /cancel, /privacy, /disconnect';

export function createHelpCommand(deps: CommandDeps): Command {
  const forGroups = groupHelp(deps);
  const forStrangers = help(undefined);
  return defineCommand(deps, {
    name: 'help',
    usage: '',
    summary: 'What you can do, and what it costs',
    listed: true,
    inGroups: true,
    operations: [],
    work: 'quick',
    async *run(_, turn) {
      // What somebody can do says something about them, so a group gets the general part only.
      if (turn.chat.kind === 'group') {
        yield forGroups;
        return;
      }
      const connection = await deps.connections.find(turn.person.id);
      yield connection ? help(connection) : forStrangers;
    },
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
    const example = USAGES[command.name] ?? '';
    return [
      `\n${locked ? '🔒' : '•'} `,
      bold(`/${command.name}`),
      ` – ${command.does}, ${creditsText(priceOf(command.operation))}${locked ? ' (not with your token)' : ''}`,
      ...(example === '' || locked ? [] : ['\n   ', code(`/${command.name} ${example}`)]),
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
      ': from:name, chat:name, me:, after:7d, before:2026-11-01, "exact words"; in:all, in:emails, in:files.',
      '\n\n',
      bold('Free'),
      `: ${connection ? FREE : `/connect, ${FREE}`}`,
      '\n\nEvery price is shown before, and what was spent after. You can also just write something: I ask what to do with it.',
    ],
    { buttons, standing: connection === undefined },
  );
}
