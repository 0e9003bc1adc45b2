/** /start: a short welcome with the first step. `connect` as argument (a deep link) goes straight to connecting. */
import { type Answer, bold, code, say } from './answer.ts';
import type { Command } from './command.ts';
import { defineCommand } from './define-command.ts';
import { botHandle, type CommandDeps } from './deps.ts';
import { shorten } from './display-text.ts';
import { connectButton, runButton } from './press.ts';

/** @param connect what the deep link `connect` runs */
export function createStartCommand(deps: CommandDeps, connect: Command): Command {
  const { about } = deps;
  return defineCommand(deps, {
    name: 'start',
    usage: '',
    summary: 'Begin here',
    listed: true,
    inGroups: true,
    operations: [],
    work: 'quick',
    async *run({ argument }, turn) {
      if (turn.chat.kind === 'group') {
        yield say([`Hello. I answer personal questions in private only: open a chat with ${botHandle(about)}.`]);
        return;
      }
      const connected = (await deps.connections.find(turn.person.id)) !== undefined;
      if (argument === 'connect' && !connected) yield* connect.run({ argument: '', confirmed: false }, turn);
      else yield connected ? welcomeBack(turn.person.firstName) : welcome(turn.person.firstName);
    },
  });

  function welcome(name: string): Answer {
    return say(
      [
        bold(greeting('Hello', name)),
        '\nI search and question your own messages, right here in the chat. Only you see the answers.',
        about.sample
          ? '\n\nThis bot runs on sample data: connect in one tap and look around in the chats of an invented person.'
          : `\n\nYour data stays at ${about.serviceName}; you choose what I may read.`,
        '\n\n1. Connect\n2. Try ',
        code('/search ferry'),
        '\n3. Ask something: ',
        code('/ask what is planned for the weekend?'),
      ],
      {
        buttons: [[connectButton('Connect')], [runButton('What can you do?', 'help'), runButton('Privacy', 'privacy')]],
      },
    );
  }

  function welcomeBack(name: string): Answer {
    return say(
      [
        bold(greeting('Welcome back', name)),
        '\nYou are connected. Write what you are looking for, or use ',
        code('/search'),
        ', ',
        code('/ask'),
        ' and ',
        code('/recent'),
        '.',
      ],
      { buttons: [[runButton('What can I do?', 'help'), runButton('My account', 'account')]] },
    );
  }
}

function greeting(word: string, firstName: string): string {
  const name = shorten(firstName, 40);
  return name === '' ? word : `${word}, ${name}`;
}
