/**
 * `npm run tokens -- <command>`: manual administration of a data service, running or not: issue and revoke tokens, list owners
 * and their credits, link names. `npm run person` erases.
 */
import { z } from 'zod';
import { readConfig } from '#app/config.ts';
import { ownersOptions } from '#app/data-dir.ts';
import { systemClock } from '#platform/clock.ts';
import { presetScopes } from '#service/contract/access-choices.ts';
import { tokenIdOf } from '#service/contract/extensions.ts';
import { ALL_SCOPES, parseScope } from '#service/contract/scopes.ts';
import type { Owner } from '#service/server/owners/directory.ts';
import { type Owners, openOwners } from '#service/server/owners/owners.ts';
import { type Command, type Io, isoTime, print, readArguments, UsageError } from './command.ts';

const usage = `Usage:
  npm run tokens -- issue   --owner NAME --scopes all|search|a,b [--expires 90d|2027-01-01]
  npm run tokens -- list    [--owner NAME]
  npm run tokens -- revoke  --owner NAME --token ID
  npm run tokens -- credits --owner NAME [--add N]
  npm run tokens -- link    --owner NAME --to TELEGRAM_ID
--json prints one line of JSON instead of words. npm run person erases.`;

const DAY_MS = 86_400_000;
const MAX_CREDITS = 1_000_000;
const MAX_DAYS = 3650;

type Options = { readonly [name in 'owner' | 'scopes' | 'expires' | 'add' | 'to' | 'token']?: string | undefined };
/** One row of output: printed as a line, or as JSON. */
type Row = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
type Action = (owners: Owners, options: Options) => Promise<Row | readonly Row[]>;

function requireOption(options: Options, name: keyof Options): string {
  const value = options[name];
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing.`);
  return value;
}

async function requireOwner({ directory }: Owners, options: Options): Promise<Owner> {
  const name = requireOption(options, 'owner');
  const owner = await directory.find(name);
  if (!owner) throw new UsageError(`There is no owner called ${name}.`);
  return owner;
}

function readScopes(text: string): string[] {
  if (text === 'all') return [...ALL_SCOPES];
  if (text === 'search') return presetScopes('search', ALL_SCOPES);
  const scopes = text.split(/[\s,]+/).filter(Boolean);
  const unknown = scopes.find((scope) => parseScope(scope) === undefined);
  if (unknown !== undefined) throw new UsageError(`${unknown} is not a scope. Known: ${ALL_SCOPES.join(', ')}`);
  if (scopes.length === 0) throw new UsageError('--scopes names no scope.');
  return scopes;
}

/** Parses `90d` (from now) or a date (its start in UTC). */
function readExpiry(text: string): number {
  const days = /^(\d{1,4})d$/.exec(text)?.[1];
  const now = systemClock.now();
  const end = days === undefined ? Date.parse(z.iso.date().catch('').parse(text)) : now + Number(days) * DAY_MS;
  if (end > now && end <= now + MAX_DAYS * DAY_MS) return end;
  throw new UsageError('--expires is neither a number of days such as 90d nor a future date such as 2027-01-01.');
}

function readAmount(text: string): number {
  const amount = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (amount < 1 || amount > MAX_CREDITS) throw new UsageError(`--add is not a number between 1 and ${MAX_CREDITS}.`);
  return amount;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  async issue({ directory, tokens }, options) {
    const scopes = readScopes(requireOption(options, 'scopes'));
    const expiresAt = options.expires === undefined ? undefined : readExpiry(options.expires);
    const owner = await directory.getOrCreate(requireOption(options, 'owner'));
    const token = await tokens.issue(owner.id, { scopes, appName: 'operator', expiresAt });
    return { owner: owner.name, scopes, expiresAt: isoTime(expiresAt), tokenId: tokenIdOf(token), token };
  },
  async list(owners, options) {
    const { directory, tokens, credits } = owners;
    if (options.owner !== undefined) {
      const list = await tokens.list((await requireOwner(owners, options)).id);
      return list.map(({ id, appName, scopes, createdAt, expiresAt, usedAt }) => ({
        ...{ tokenId: id, appName, createdAt: isoTime(createdAt) },
        ...{ expiresAt: isoTime(expiresAt), usedAt: isoTime(usedAt), scopes },
      }));
    }
    const rows: Row[] = [];
    for (const { id, name, isSample, createdAt } of await directory.list()) {
      const [held, left] = await Promise.all([tokens.list(id), credits?.read(id)]);
      const balance = left && { balance: left.balance };
      rows.push({ name, sample: isSample, createdAt: isoTime(createdAt), tokens: held.length, ...balance });
    }
    return rows;
  },
  async revoke(owners, options) {
    const owner = await requireOwner(owners, options);
    const revoked = await owners.tokens.revoke(owner.id, tokenIdOf(requireOption(options, 'token')));
    if (!revoked) throw new UsageError(`${owner.name} has no such token.`);
    return { revoked };
  },
  async credits(owners, options) {
    const { credits } = owners;
    if (!credits) throw new UsageError('Nothing is charged: MONTHLY_CREDITS is not set.');
    const add = options.add === undefined ? undefined : readAmount(options.add);
    const owner = await requireOwner(owners, options);
    if (add !== undefined) await credits.add(owner.id, add);
    const { balance, allowance, refillsAt } = await credits.read(owner.id);
    return { owner: owner.name, balance, allowance, refillsAt: isoTime(refillsAt) };
  },
  async link(owners, options) {
    const to = requireOption(options, 'to');
    const owner = await requireOwner(owners, options);
    await owners.directory.link(owner.name, to);
    return { owner: owner.name, linked: to };
  },
};

/** `name: anna  tokens: 1` */
function formatRow(row: Row): string {
  return Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' ') : value}`)
    .join('  ');
}

async function run(args: readonly string[], io: Io): Promise<number> {
  const text = { type: 'string' } as const;
  const { positionals, values } = readArguments({ usage }, args, {
    ...{ owner: text, scopes: text, expires: text, add: text, to: text, token: text },
    json: { type: 'boolean' },
  });
  const [name = '', ...rest] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action || rest.length > 0) throw new UsageError(usage);
  const config = readConfig(io.environment(), 'command');
  const owners = await openOwners(ownersOptions(config));
  try {
    const result = await action(owners, values);
    print(io, values.json, result, [result].flat().map(formatRow).join('\n') || 'None.');
    return 0;
  } finally {
    await owners.close();
  }
}

export const command: Command = { usage, failed: 'Nothing was changed', run };
