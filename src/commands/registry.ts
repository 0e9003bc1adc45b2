/** The commands as one row of facts each, in the order of the menu. */
import type { Words } from '#locales/words.ts';
import { type DatastoreName, MESSAGES } from '#service/contract/datastores.ts';
import { type OperationName, scopesFor } from '#service/contract/operations.ts';
import { missingScopes, normaliseScopes, readScope, type Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';

/** A call to the service; `datastore`: the one that it reads as context or by path. */
export interface ServiceCall {
  readonly operation: OperationName;
  readonly datastore?: DatastoreName | undefined;
}

interface Row {
  /** What it may call, the usual call first: its scopes and price. Without any it is free. */
  readonly calls?: readonly ServiceCall[];
  /** Any one kind of data will do: where the token does not allow the usual one, the first of ASKABLE that it allows. */
  readonly anyData?: true;
  /** Any of the calls will do. */
  readonly anyCall?: true;
  /** Shows its price and asks before it spends anything. */
  readonly asksFirst?: true;
  /** What it shows can be passed on only where the person has chosen that. */
  readonly protects?: true;
  /** Never waits behind anything. */
  readonly control?: true;
  /** May change what the person is allowed, or which language they read. */
  readonly changesPerson?: true;
  /** For everybody, those who may not use the bot (any more) included. */
  readonly alwaysAllowed?: true;
}

/** What questions can be about, the likeliest first. */
const ASKABLE: readonly DatastoreName[] = [
  MESSAGES,
  'social-email',
  'file',
  'social-event',
  'social-post',
  'favourite',
  'social-following',
];

/** What a question is about that does not say it: messages, or else what the token allows. */
export function askedOf(scopes: readonly string[]): DatastoreName {
  const granted = normaliseScopes(scopes);
  return ASKABLE.find((datastore) => granted.includes(readScope(datastore))) ?? MESSAGES;
}

const READS_MESSAGES = [{ operation: 'queryDatastore', datastore: MESSAGES }] as const;

const ROWS = {
  today: { calls: READS_MESSAGES },
  ask: { calls: [{ operation: 'llmAgentPrompt', datastore: MESSAGES }], anyData: true },
  search: { calls: [{ operation: 'searchUniversal' }, { operation: 'searchChatThreads' }], anyCall: true },
  chats: { calls: [{ operation: 'queryDatastore', datastore: 'social-chat-group' }] },
  recent: { calls: READS_MESSAGES },
  count: { calls: READS_MESSAGES },
  stats: { calls: READS_MESSAGES },
  profile: { calls: [{ operation: 'llmProfilePrompt', datastore: MESSAGES }], asksFirst: true, protects: true },
  alerts: {},
  import: {},
  save: {},
  settings: { changesPerson: true },
  account: { changesPerson: true },
  credits: {},
  connect: { changesPerson: true },
  privacy: { alwaysAllowed: true },
  disconnect: { alwaysAllowed: true, changesPerson: true },
  help: {},
  cancel: { control: true },
  start: {},
} as const satisfies Readonly<Record<string, Row>>;

export type CommandName = keyof typeof ROWS;

export interface CommandFacts extends Omit<Row, 'calls'> {
  /** 1–32 of `a-z0-9_`. */
  readonly name: CommandName;
  readonly calls: readonly ServiceCall[];
}

/** What is known of a button's action beside its name. */
export interface ActionFacts<Args = never> extends Pick<Row, 'protects' | 'changesPerson' | 'alwaysAllowed'> {
  /** Its answer takes the place of the message that was pressed. */
  readonly replaces?: true;
  /** What it calls: the price on its buttons. */
  readonly calls?:
    | readonly OperationName[]
    | ((args: Args, connection: Connection | undefined) => readonly OperationName[]);
}

/** In the order of the menu. */
export const COMMANDS: readonly CommandFacts[] = (Object.keys(ROWS) as CommandName[]).map((name) => {
  const { calls = [], ...row }: Row = ROWS[name];
  return { name, ...row, calls };
});

const BY_NAME = Object.fromEntries(COMMANDS.map((facts) => [facts.name, facts])) as Record<CommandName, CommandFacts>;

export const registered = (name: CommandName): CommandFacts => BY_NAME[name];

/** Earlier names, and what people try because other bots have it. */
export const ALIASES: Readonly<Record<string, CommandName>> = {
  watches: 'alerts',
  digest: 'alerts',
  language: 'settings',
  export: 'account',
  delete: 'disconnect',
};
export const isCommandName = (name: string): name is CommandName => Object.hasOwn(ROWS, name);
/** @param name of a command, or another one of it */
export const presentName = (name: string): CommandName => ALIASES[name] ?? (name as CommandName);

/** The line of the menu: what it does. At most 256 characters. */
export const menuLine = (words: Words, { name }: CommandFacts): string => words.text(`menu-${name}`);

/** What was granted, of a connection. */
type Granted = { readonly scopes: readonly string[] };

/** The scopes that a connection lacks, as far as known, for a call or for a command's usual one. */
export function missingFor({ scopes }: Granted, of: CommandName | ServiceCall): Scope[] {
  if (typeof of !== 'string') return missingScopes(normaliseScopes(scopes), scopesFor(of.operation, of.datastore));
  const { calls, anyData, anyCall } = registered(of);
  const [usual] = calls;
  if (!usual) return [];
  if (anyCall && calls.some((call) => allows({ scopes }, call))) return [];
  return missingFor({ scopes }, anyData ? { ...usual, datastore: askedOf(scopes) } : usual);
}

/** Whether nothing is missing. */
export const allows = (connection: Granted, of: CommandName | ServiceCall): boolean =>
  missingFor(connection, of).length === 0;

/** Whether the service of a connection was found to offer something beyond the interface document. */
export function offers(connection: Connection | undefined, extension: string): boolean {
  return connection?.access?.extensions.includes(extension) === true;
}
