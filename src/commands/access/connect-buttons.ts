/** The ways to connect, as buttons. */
import { lookAround, openOwn } from '../actions.ts';
import { button, commandButton } from '../buttons.ts';
import type { Context } from '../command.ts';
import type { Button, ButtonRows } from '../reply.ts';

/** What somebody who is not connected is offered. */
export function connectButtons({ deps, words }: Pick<Context, 'deps' | 'words'>): ButtonRows {
  if (!deps.owners) return [[commandButton(words.text('buttons-connect'), 'connect', '', 'primary')]];
  const own = button(words.text('buttons-start-own'), openOwn, {});
  return [[...(deps.about.sample ? [button(words.text('buttons-look-around'), lookAround, {})] : []), own]];
}

/** Connects once more after an access has ended, in one tap where it is the bot's own service. */
export function reconnectButton({ deps }: Pick<Context, 'deps'>, label: string, isSample = false): Button {
  return deps.owners
    ? button(label, isSample ? lookAround : openOwn, {})
    : commandButton(label, 'connect', '', 'primary');
}
