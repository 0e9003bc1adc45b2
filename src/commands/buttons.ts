/** The buttons that commands offer. Prices are put on by `pricedReply` alone. */
import type { z } from 'zod';
import { EXPORT_APPS } from '#service/contract/export-guides.ts';
import type { OperationName } from '#service/contract/operations.ts';
import type { Connection } from '#storage/connections.ts';
import { type Action, importGuide, lookAround, openOwn } from './actions.ts';
import { priceOf } from './billing/budget.ts';
import type { Context } from './command.ts';
import { shorten } from './display-text.ts';
import { type CommandName, registered } from './registry.ts';
import type { Button, ButtonRows, Reply } from './reply.ts';

/** Longest label, characters: narrow screens cut longer ones. */
const MAX_LABEL = 40;

interface ButtonOptions {
  tone?: Button['tone'];
  /** What the press calls, where that is not the action's own. */
  calls?: readonly OperationName[];
  /** A second press does nothing. */
  once?: boolean;
}

export function button<Args extends z.ZodType>(
  label: string,
  { name, facts }: Action<Args>,
  args: z.input<Args>,
  { tone, calls, once }: ButtonOptions = {},
): Button {
  const { calls: usual = [] } = facts;
  return {
    label: shorten(label, MAX_LABEL),
    press: { kind: 'run', invocation: { command: name, argument: '', args }, ...(once ? { once } : {}) },
    calls: calls ?? (typeof usual === 'function' ? (connection) => usual(args, connection) : usual),
    ...(tone === undefined ? {} : { tone }),
  };
}

/** A button that runs a command as if it were typed; without words, one that takes some asks for them, which is free. */
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

/** Buttons side by side, at most `width` in a row. */
export function inRows(buttons: readonly Button[], width: number): Button[][] {
  const rows: Button[][] = [];
  for (let at = 0; at < buttons.length; at += width) rows.push(buttons.slice(at, at + width));
  return rows;
}

/** The reply with the price on what costs where the person's service charges; such a button can be pressed once. */
export function pricedReply(ctx: Context, reply: Reply): Reply {
  if (!('buttons' in reply) || !reply.buttons) return reply;
  return { ...reply, buttons: reply.buttons.map((row) => row.map((each) => withPrice(ctx, each))) };
}

function withPrice(ctx: Context, { calls = [], ...button }: Button): Button {
  if (calls.length === 0 && typeof calls !== 'function') return button;
  if (!ctx.charged || button.press.kind !== 'run') return button;
  const called = typeof calls === 'function' ? calls(ctx.connection) : calls;
  if (called.length === 0) return button;
  const amount = called.reduce((sum, operation) => sum + priceOf(operation), 0);
  return {
    ...button,
    label: ctx.words.text('numbers-priced', { label: button.label, amount }),
    press: { ...button.press, once: true },
  };
}

/** To where each app hides its export. */
export const exportAppRows = (): Button[][] =>
  inRows(
    EXPORT_APPS.map((app) => button(app, importGuide, { app })),
    3,
  );

/** What somebody who is not connected is offered. */
export function connectButtons({ deps, words }: Pick<Context, 'deps' | 'words'>): ButtonRows {
  if (!deps.owners) return [[commandButton(words.text('buttons-connect'), 'connect', '', 'primary')]];
  const own = button(words.text('buttons-start-own'), openOwn, {});
  return [[...(deps.about.sample ? [button(words.text('buttons-look-around'), lookAround, {})] : []), own]];
}

/** Connects once more after an access has ended, in one tap where it is the bot's own service. */
export function reconnectButton(
  { deps }: Pick<Context, 'deps'>,
  label: string,
  connection: Pick<Connection, 'access'> | undefined,
): Button {
  return deps.owners
    ? button(label, connection?.access?.whose === 'sample' ? lookAround : openOwn, {})
    : commandButton(label, 'connect', '', 'primary');
}
