/**
 * /start: a short welcome with the first step. As argument (of a deep link), `connect` goes straight to connecting, and a
 * question that was asked in another chat is taken up.
 */

import type { Words } from '#locales/words.ts';
import { type Answer, bold, type Invocation, say } from '../answer.ts';
import type { Command } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import { botHandle, type CommandDeps, serviceIn } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { connectButton, invocationButton, runButton } from '../press.ts';
import type { Today } from '../time/calendar.ts';
import { keptQuestion } from './kept-question.ts';

/** @param connect what the deep link `connect` runs */
export function createStartCommand(deps: CommandDeps, connect: Command): Command {
  const { about } = deps;
  return defineCommand(deps, 'start', async function* ({ argument }, turn) {
    const { person } = turn;
    if (turn.chat.kind === 'group') {
      yield say([turn.words.text('start-in-group', { bot: botHandle(about) })]);
      return;
    }
    const { connection, today } = await turn.known();
    const question = await keptQuestion(deps, person.id, argument);
    const name = shorten(person.firstName, 40);
    if (argument === 'connect' && !connection) yield* connect.run({ argument: '', confirmed: false }, turn);
    else if (question) yield goOn(turn.words, question, { connected: connection !== undefined, today });
    else yield connection ? welcomeBack(turn.words, name) : welcome(turn.words, name);
  });

  function goOn(
    words: Words,
    question: Invocation,
    { connected, today }: { connected: boolean; today: Today },
  ): Answer {
    const { command, argument } = question;
    const typed = shorten(argument === '' ? `/${command}` : `/${command} ${argument}`, 120);
    const button = invocationButton(words, words.text('start-answer-here'), question, today);
    return say(words.rich('start-asked', { typed }), {
      buttons: [...(connected ? [] : [[connectButton(words.text('buttons-connect'))]]), [button]],
    });
  }

  function welcome(words: Words, name: string): Answer {
    return say(
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

function welcomeBack(words: Words, name: string): Answer {
  return say(
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
