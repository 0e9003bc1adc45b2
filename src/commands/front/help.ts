/** /help and /start: what the bot is, and what this person can do now, with prices. */
import { perLanguage, type Words } from '#locales/words.ts';
import type { Connection } from '#storage/connections.ts';
import type { Command } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import { botHandle, type CommandDeps, serviceIn } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { connectButton, invocationButton, runButton } from '../press.ts';
import { allows, FREE_COMMANDS, menuLine, PAID_COMMANDS } from '../registry.ts';
import { type ButtonRows, bold, code, type Invocation, type Reply, reply, type Span } from '../reply.ts';
import type { Today } from '../time/today.ts';
import { keptQuestion } from './kept-question.ts';

/** The free commands that /help names; it is one itself, and /start is over. */
const freeList = (connected: boolean) =>
  FREE_COMMANDS.filter(({ name }) => name !== 'start' && name !== 'help' && !(connected && name === 'connect'))
    .map(({ name }) => `/${name}`)
    .join(', ');

export function createHelpCommand(deps: CommandDeps): Command {
  const forGroups = perLanguage((words) =>
    reply([words.text('help-in-group', { bot: botHandle(deps.about) })], { standing: true }),
  );
  const forStrangers = perLanguage((words) => helpScreen(words, undefined));
  return defineCommand(deps, 'help', async function* (_, turn) {
    // What somebody can do says something about them, so a group gets the general part only.
    if (turn.chat.kind === 'group') return yield forGroups(turn.words);
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
    if (turn.chat.kind === 'group') return yield reply([turn.words.text('start-in-group', { bot: botHandle(about) })]);
    const { connection, today } = await turn.user();
    const question = await keptQuestion(deps, person.id, argument);
    const name = shorten(person.firstName, 40);
    if (argument === 'connect' && !connection) yield* connect.run({ argument: '', confirmed: false }, turn);
    else if (question) yield goOn(turn.words, question, { connected: connection !== undefined, today });
    else yield connection ? welcomeBack(turn.words, name) : welcome(turn.words, name);
  });

  function goOn(words: Words, question: Invocation, { connected, today }: { connected: boolean; today: Today }): Reply {
    const { command, argument } = question;
    const typed = shorten(argument === '' ? `/${command}` : `/${command} ${argument}`, 120);
    const button = invocationButton(words, words.text('start-answer-here'), question, today);
    return reply(words.rich('start-asked', { typed }), {
      buttons: [...(connected ? [] : [[connectButton(words.text('buttons-connect'))]]), [button]],
    });
  }

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
