/** Builds the buttons that commands offer. Only `pricedReply` adds prices to them. */
import type { z } from 'zod';
import type { Words } from '#locales/words.ts';
import { EXPORT_APPS } from '#service/contract/export-guides.ts';
import type { OperationName } from '#service/contract/operations.ts';
import type { Connection } from '#storage/connections.ts';
import { type Action, importGuide, lookAround, openOwn } from './actions.ts';
import { priceOf } from './billing/budget.ts';
import type { Context } from './command.ts';
import { shorten } from './display-text.ts';
import { type CommandName, registered } from './registry.ts';
import type { Button, ButtonRows, Reply } from './reply.ts';

/** Longest label in characters; narrow screens truncate longer ones. */
const MAX_LABEL = 40;

interface ButtonOptions {
  tone?: Button['tone'];
  /** Operations that a press calls, if they differ from the action's own. */
  calls?: readonly OperationName[];
  /** Whether a second press is ignored. */
  once?: boolean;
}

export function button<Args extends z.ZodType>(
  label: string,
  { name, facts }: Action<Args>,
  args: z.input<Args>,
  { tone, calls, once }: ButtonOptions = {},
): Button {
  const { calls: ownCalls = [] } = facts;
  return {
    label: shorten(label, MAX_LABEL),
    press: { kind: 'run', invocation: { command: name, argument: '', args }, ...(once ? { once } : {}) },
    calls: calls ?? (typeof ownCalls === 'function' ? (connection) => ownCalls(args, connection) : ownCalls),
    ...(tone === undefined ? {} : { tone }),
  };
}

/** A button that runs a command as if typed. Without an argument, /search and /ask only ask for one, which is free. */
export function commandButton(label: string, name: CommandName, argument = '', tone?: Button['tone']): Button {
  const { calls, asksFirst } = registered(name);
  const [usual] = argument === '' && (name === 'search' || name === 'ask') ? [] : calls;
  return {
    label: shorten(label, MAX_LABEL),
    press: { kind: 'run', invocation: { command: name, argument } },
    ...(usual === undefined || asksFirst ? {} : { calls: [usual.operation] }),
    ...(tone === undefined ? {} : { tone }),
  };
}

export const linkButton = (label: string, url: string): Button => ({
  label: shorten(label, MAX_LABEL),
  press: { kind: 'open', url },
});

export const missedButton = (words: Words): Button => commandButton(words.text('buttons-missed'), 'today');

/** Buttons side by side, at most `width` in a row. */
export function inRows(buttons: readonly Button[], width: number): Button[][] {
  const rows: Button[][] = [];
  for (let at = 0; at < buttons.length; at += width) rows.push(buttons.slice(at, at + width));
  return rows;
}

/** Adds prices to the buttons that cost credits, if the service charges; such a button works only once. */
export function pricedReply(ctx: Context, reply: Reply): Reply {
  if (!('buttons' in reply) || !reply.buttons) return reply;
  return { ...reply, buttons: reply.buttons.map((row) => row.map((each) => withPrice(ctx, each))) };
}

function withPrice(ctx: Context, { calls = [], ...button }: Button): Button {
  const called = typeof calls === 'function' ? calls(ctx.connection) : calls;
  if (called.length === 0 || !ctx.charged || button.press.kind !== 'run') return button;
  const amount = called.reduce((sum, operation) => sum + priceOf(operation), 0);
  return {
    ...button,
    label: ctx.words.text('numbers-priced', { label: button.label, amount }),
    press: { ...button.press, once: true },
  };
}

/** Buttons that open the export guide of each app. */
export const exportAppRows = (): Button[][] =>
  inRows(
    EXPORT_APPS.map((app) => button(app, importGuide, { app })),
    3,
  );

/** The buttons for somebody who isn't connected. */
export function connectButtons({ deps, words }: Pick<Context, 'deps' | 'words'>): ButtonRows {
  if (!deps.owners) return [[commandButton(words.text('buttons-connect'), 'connect', '', 'primary')]];
  const own = button(words.text('buttons-start-own'), openOwn, {});
  return [[...(deps.about.sample ? [button(words.text('buttons-look-around'), lookAround, {})] : []), own]];
}

/** Reconnects after an access has ended; takes one tap with the bot's own service. */
export function reconnectButton(
  { deps }: Pick<Context, 'deps'>,
  label: string,
  connection: Pick<Connection, 'access'> | undefined,
): Button {
  return deps.owners
    ? button(label, connection?.access?.whose === 'sample' ? lookAround : openOwn, {})
    : commandButton(label, 'connect', '', 'primary');
}
