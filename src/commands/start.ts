/**
 * /start: a short welcome with the first step. As argument (of a deep link), `connect` goes straight to connecting, and a
 * question that was asked in another chat is taken up.
 */
import { type Answer, bold, code, type Invocation, say } from './answer.ts';
import type { Today } from './calendar.ts';
import type { Command } from './command.ts';
import { defineCommand } from './define-command.ts';
import { botHandle, type CommandDeps } from './deps.ts';
import { shorten } from './display-text.ts';
import { keptQuestion } from './kept-question.ts';
import { connectButton, invocationButton, runButton } from './press.ts';

/** @param connect what the deep link `connect` runs */
export function createStartCommand(deps: CommandDeps, connect: Command): Command {
  const { about } = deps;
  return defineCommand(deps, 'start', async function* ({ argument }, turn) {
    if (turn.chat.kind === 'group') {
      yield say([`Hello. I answer personal questions in private only: open a chat with ${botHandle(about)}.`]);
      return;
    }
    const { connection, today } = await turn.known();
    const { id, firstName } = turn.person;
    const question = await keptQuestion(deps, id, argument);
    if (argument === 'connect' && !connection) yield* connect.run({ argument: '', confirmed: false }, turn);
    else if (question) yield goOn(question, connection !== undefined, today);
    else yield connection ? welcomeBack(firstName) : welcome(firstName);
  });

  function goOn(question: Invocation, connected: boolean, today: Today): Answer {
    const { command, argument } = question;
    const typed = shorten(argument === '' ? `/${command}` : `/${command} ${argument}`, 120);
    const button = invocationButton('Answer it here', question, today);
    return say(['You asked ', code(typed), ' in another chat. Here only you see the answer.'], {
      buttons: [...(connected ? [] : [[connectButton('Connect')]]), [button]],
    });
  }

  function welcome(name: string): Answer {
    return say(
      [
        bold(greeting('Hello', name)),
        '\nI search and question your own messages, right here in the chat. Only you see the answers.',
        about.sample
          ? '\n\nLook around in the data of an invented person first, or connect an archive of your own.'
          : `\n\nYour data stays at ${about.serviceName}; you choose what I may read.`,
        '\n\n1. Connect\n2. Try ',
        code('/search ferry'),
        '\n3. Ask something: ',
        code('/ask when is the launch?'),
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
