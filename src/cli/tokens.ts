/**
 * `npm run tokens -- <command>`: what the operator of a data service does by hand, while it runs or not: give out and end
 * tokens, look at owners and their credits, link names, erase.
 */

import { openVault, servicePlace } from '#app/data-dir.ts';
import { configure, refuse } from '#app/environment.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { presetScopes } from '#service/contract/access-choices.ts';
import { ALL_SCOPES, parseScope } from '#service/contract/scopes.ts';
import { eraseOwnerFiles } from '#service/server/owner-files.ts';
import type { Owner } from '#service/server/owners/directory.ts';
import { type Owners, openOwners } from '#service/server/owners/owners.ts';
import { tokenIdOf } from '#service/server/owners/tokens.ts';
import { counted, readCommandLine } from './command.ts';
import { refuseOutside } from './operator-error.ts';

const USAGE = `Use one of:
  npm run tokens -- issue   --owner NAME --scopes all|search|a,b [--expires 90d|2027-01-01]
  npm run tokens -- list    [--owner NAME]
  npm run tokens -- revoke  --owner NAME --token ID
  npm run tokens -- credits --owner NAME [--add N]
  npm run tokens -- link    --owner NAME --to TELEGRAM_ID
  npm run tokens -- erase   --owner NAME
--json prints one line of JSON instead of words.`;

const DAY_MS = 86_400_000;
const MAX_CREDITS = 1_000_000;
const LONGEST_DAYS = 3650;

/** The command was used wrongly; the message says how. */
class UsageError extends Error {
  override name = 'UsageError';
}

/** What a command has to tell: the same in words and as JSON. */
interface Report {
  words: readonly string[];
  json: unknown;
}

interface Options {
  owner?: string | undefined;
  scopes?: string | undefined;
  expires?: string | undefined;
  add?: string | undefined;
  to?: string | undefined;
  token?: string | undefined;
}

type Command = (owners: Owners, options: Options) => Promise<Report>;

function demand(options: Options, name: keyof Options): string {
  const value = options[name];
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing.`);
  return value;
}

async function demandOwner({ directory }: Owners, options: Options): Promise<Owner> {
  const name = demand(options, 'owner');
  const owner = await directory.find(name);
  if (!owner) throw new UsageError(`There is no owner called ${name}.`);
  return owner;
}

function readScopes(text: string): string[] {
  if (text === 'all') return [...ALL_SCOPES];
  if (text === 'search') return presetScopes('search', ALL_SCOPES);
  const scopes = text.split(/[\s,]+/).filter(Boolean);
  const unknown = scopes.find((scope) => parseScope(scope) === undefined);
  if (unknown !== undefined) throw new UsageError(`${unknown} is not a scope. There are: ${ALL_SCOPES.join(', ')}`);
  if (scopes.length === 0) throw new UsageError('--scopes names no scope.');
  return scopes;
}

/** `90d` from now, or the start of a day (UTC). */
function readEnd(text: string): number {
  const days = /^(\d{1,4})d$/.exec(text)?.[1];
  const now = systemClock.now();
  const end = days === undefined ? readDay(text) : now + Number(days) * DAY_MS;
  if (Number.isNaN(end) || end <= now || end > now + LONGEST_DAYS * DAY_MS)
    throw new UsageError('--expires is neither a number of days such as 90d nor a day ahead such as 2027-01-01.');
  return end;
}

/** NaN for what is not a day of the calendar. */
function readDay(text: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && day(at) === text ? at : Number.NaN;
}

function readAmount(text: string): number {
  const amount = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (amount < 1 || amount > MAX_CREDITS) throw new UsageError(`--add is not a number between 1 and ${MAX_CREDITS}.`);
  return amount;
}

const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const moment = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

const COMMANDS: Readonly<Record<string, Command>> = {
  async issue({ directory, tokens }, options) {
    const scopes = readScopes(demand(options, 'scopes'));
    const expiresAt = options.expires === undefined ? undefined : readEnd(options.expires);
    const owner = await directory.findOrMake(demand(options, 'owner'));
    const token = await tokens.issue(owner.id, { scopes, appName: 'operator', expiresAt });
    const ends = expiresAt === undefined ? 'until it is revoked' : `until ${day(expiresAt)}`;
    return {
      words: [`A token of ${owner.name}, ${ends}, for ${scopes.join(' ')}. It is shown only now:`, token],
      json: { token, tokenId: tokenIdOf(token), owner: owner.name, scopes, expiresAt: moment(expiresAt) },
    };
  },
  async list(owners, options) {
    if (options.owner === undefined) return listOwners(owners);
    const list = await owners.tokens.list((await demandOwner(owners, options)).id);
    return {
      words: list.map(({ id, appName, createdAt, expiresAt, usedAt, scopes }) => {
        const used = usedAt === undefined ? 'never used' : `used ${day(usedAt)}`;
        const ends = expiresAt === undefined ? '' : `, until ${day(expiresAt)}`;
        return `${id}  ${appName}  since ${day(createdAt)}${ends}, ${used}  ${scopes.join(' ')}`;
      }),
      json: list.map(({ id, appName, createdAt, expiresAt, usedAt, scopes }) => ({
        ...{ tokenId: id, appName, scopes },
        ...{ createdAt: moment(createdAt), expiresAt: moment(expiresAt), usedAt: moment(usedAt) },
      })),
    };
  },
  async revoke(owners, options) {
    const owner = await demandOwner(owners, options);
    const id = tokenIdOf(demand(options, 'token'));
    if (!(await owners.tokens.revoke(owner.id, id))) throw new UsageError(`${owner.name} has no such token.`);
    return { words: ['Revoked.'], json: { revoked: true } };
  },
  async credits(owners, options) {
    const add = options.add === undefined ? undefined : readAmount(options.add);
    const owner = await demandOwner(owners, options);
    if (add !== undefined) await owners.credits.add(owner.id, add);
    const { balance, allowance, refillsAt } = await owners.credits.read(owner.id);
    return {
      words: [
        `${owner.name} has ${balance} credits. On ${day(refillsAt)} they are raised to ${allowance}, if they are fewer.`,
      ],
      json: { balance, allowance, refillsAt: moment(refillsAt) },
    };
  },
  async link(owners, options) {
    const to = demand(options, 'to');
    const owner = await demandOwner(owners, options);
    await owners.directory.link(owner.name, to);
    return { words: [`${to} stands for ${owner.name} now.`], json: { owner: owner.name, linked: to } };
  },
  async erase(owners, options) {
    const owner = await demandOwner(owners, options);
    const erased = await owners.directory.erase(owner.id);
    return {
      words: [
        `Erased ${owner.name}: ${counted(erased.tokens, 'token')}, ${counted(erased.records, 'record')}, ${counted(erased.bytes, 'byte')}.`,
      ],
      json: erased,
    };
  },
};

async function listOwners({ directory, tokens, credits }: Owners): Promise<Report> {
  const list: { name: string; sample: boolean; createdAt: string; tokens: number; balance: number }[] = [];
  for (const { id, name, isSample, createdAt } of await directory.list()) {
    const [held, { balance }] = await Promise.all([tokens.list(id), credits.read(id)]);
    const made = new Date(createdAt).toISOString();
    list.push({ name, sample: isSample, createdAt: made, tokens: held.length, balance });
  }
  return {
    words: list.map(
      ({ name, tokens, balance }) => `${name}  ${counted(tokens, 'token')}  ${counted(balance, 'credit')}`,
    ),
    json: list,
  };
}

function readWish(): { command: Command; options: Options; asJson: boolean } {
  const text = { type: 'string' } as const;
  const { positionals, values } = readCommandLine(USAGE, {
    ...{ owner: text, scopes: text, expires: text, add: text, to: text, token: text },
    json: { type: 'boolean' },
  });
  const [name = '', ...rest] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || rest.length > 0) throw new UsageError(USAGE);
  return { command, options: values, asJson: values.json ?? false };
}

try {
  const { command, options, asJson } = readWish();
  const config = configure('command');
  const { monthlyCredits } = config;
  const vault = openVault(config);
  const place = servicePlace(config);
  const files = { place, vault, log: createLog('silent') };
  const owners: Owners = await openOwners({
    ...place,
    monthlyCredits,
    vault,
    clock: systemClock,
    removeArchive: async (id) => eraseOwnerFiles(files, id, await owners.directory.archiveKey(id)),
  });
  try {
    const { words, json } = await command(owners, options);
    process.stdout.write(`${asJson ? JSON.stringify(json) : words.join('\n') || 'None.'}\n`);
  } finally {
    await owners.close();
  }
} catch (error) {
  if (error instanceof UsageError) refuse(error.message);
  refuseOutside('Nothing was changed', error);
}
