/** /help and /start: what the bot is, and what this person can do now, with prices. */
import { perLanguage, type Words } from '#locales/words.ts';
import type { Connection } from '#storage/connections.ts';
import type { Command, Context } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import { type CommandDeps, serviceIn } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { bringsAlong, takeQuestion } from '../general/question-link.ts';
import { connectButton, runButton } from '../press.ts';
import { allows, FREE_COMMANDS, menuLine, PAID_COMMANDS } from '../registry.ts';
import { type ButtonRows, bold, code, type Reply, reply, type Span } from '../reply.ts';

/** The free commands that /help names; it is one itself, and /start is over. */
const freeList = (connected: boolean) =>
  FREE_COMMANDS.filter(({ name }) => name !== 'start' && name !== 'help' && !(connected && name === 'connect'))
    .map(({ name }) => `/${name}`)
    .join(', ');

export function createHelpCommand(deps: CommandDeps): Command {
  const forStrangers = perLanguage((words) => helpScreen(words, undefined));
  return defineCommand(deps, 'help', async function* (_, turn) {
    const { connection } = await turn.user();
    yield connection ? helpScreen(turn.words, connection) : forStrangers(turn.words);
  });
}

function helpScreen(words: Words, connection: Connection | undefined): Reply {
  const lines = PAID_COMMANDS.flatMap((command): Span[] => {
    const locked = connection !== undefined && !allows(connection, command.name);
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
  return reply(
    [
      bold(words.text(connection ? 'help-heading' : 'help-heading-unconnected')),
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

/** @param connect what the deep link `connect` runs */
export function createStartCommand(deps: CommandDeps, connect: Command): Command {
  const { about } = deps;
  return defineCommand(deps, 'start', async function* ({ argument }, turn) {
    const { person } = turn;
    const { connection } = await turn.user();
    const brought = bringsAlong(argument) ? await takeQuestion(turn, argument) : undefined;
    const name = shorten(person.firstName, 40);
    if (brought === 'not-yours') yield reply([turn.words.text('group-not-yours')]);
    else if (argument === 'connect' && !connection) yield* connect.run({ argument: '', confirmed: false }, turn);
    else if (brought !== undefined && connection) yield* runTyped(turn, brought);
    else yield connection ? welcomeBack(turn.words, name) : welcome(turn.words, name);
  });

  function welcome(words: Words, name: string): Reply {
    return reply(
      [
        bold(name === '' ? words.text('start-hello-no-name') : words.text('start-hello', { name })),
        `\n${words.text('start-what')}`,
        `\n\n${about.sample ? words.text('start-sample-or-own') : words.text('start-stays-at', { service: serviceIn(words, about) })}`,
        '\n\n',
        ...words.rich('start-steps'),
      ],
      {
        buttons: [
          [connectButton(words.text('buttons-connect'))],
          [runButton(words.text('start-what-can-you-do'), 'help'), runButton(words.text('buttons-privacy'), 'privacy')],
        ],
      },
    );
  }
}

/** Runs words as if they had been typed here. */
function runTyped(turn: Context, text: string): AsyncIterable<Reply> {
  const [, name = '', argument = ''] = /^\/(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
  const named = turn.commands.find(name);
  const command = named?.listed ? named : turn.commands.find('text');
  return command?.run({ argument: command.listed ? argument : text, confirmed: false }, turn) ?? nothing();
}

async function* nothing(): AsyncGenerator<Reply> {}

function welcomeBack(words: Words, name: string): Reply {
  return reply(
    [
      bold(name === '' ? words.text('start-welcome-back-no-name') : words.text('start-welcome-back', { name })),
      '\n',
      ...words.rich('start-connected'),
    ],
    {
      buttons: [[runButton(words.text('buttons-help'), 'help'), runButton(words.text('buttons-account'), 'account')]],
    },
  );
}
