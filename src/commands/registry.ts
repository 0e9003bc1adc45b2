/** The metadata of all commands, in the order of the menu. */
import type { Words } from '#locales/words.ts';
import { type DatastoreName, MESSAGES } from '#service/contract/datastores.ts';
import { type OperationName, scopesFor } from '#service/contract/operations.ts';
import { missingScopes, normaliseScopes, parseScope, readScope, type Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';

/** A call to the service. `datastore`: the one that it reads, as context or in the path. */
export interface ServiceCall {
  readonly operation: OperationName;
  readonly datastore?: DatastoreName | undefined;
}

interface Row {
  /** Calls that it may make, the usual one first; they define its scopes and price. Free without any. */
  readonly calls?: readonly ServiceCall[];
  /** Works with any kind of data: if the token forbids the usual one, it uses the first of ASKABLE that is allowed. */
  readonly anyData?: true;
  /** One of the calls is enough. */
  readonly anyCall?: true;
  /** Shows its price and asks before it spends credits. */
  readonly asksFirst?: true;
  /** Its output can't be forwarded unless the person has allowed it. */
  readonly protects?: true;
  /** Never queues behind other work. */
  readonly control?: true;
  /** May change what the person is allowed to do, or their language. */
  readonly changesPerson?: true;
  /** Available to everybody, even those who may not (or no longer) use the bot. */
  readonly alwaysAllowed?: true;
}

/** Datastores that questions can be about, the likeliest first. */
const ASKABLE: readonly DatastoreName[] = [
  MESSAGES,
  'social-email',
  'file',
  'social-event',
  'social-post',
  'favourite',
  'social-following',
];

/** The datastore for a question that names none: messages, or else the first of ASKABLE that the token allows. */
export function defaultDatastore(scopes: readonly string[]): DatastoreName {
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

/** Metadata of a button's action. */
export interface ActionFacts<Args = never> extends Pick<Row, 'protects' | 'changesPerson' | 'alwaysAllowed'> {
  /** Its answer replaces the message whose button was pressed. */
  readonly replaces?: true;
  /** Operations that it calls; they define the price on its buttons. */
  readonly calls?:
    | readonly OperationName[]
    | ((args: Args, connection: Connection | undefined) => readonly OperationName[]);
}

/** In the order of the menu. */
export const COMMANDS: readonly CommandFacts[] = (Object.keys(ROWS) as CommandName[]).map((name) => {
  const { calls = [], ...row }: Row = ROWS[name];
  return { name, ...row, calls };
});

/** The commands of the menu. @param charged whether any request may cost credits */
export const menuCommands = (charged: boolean): readonly CommandFacts[] =>
  charged ? COMMANDS : COMMANDS.filter(({ name }) => name !== 'credits');

const BY_NAME = Object.fromEntries(COMMANDS.map((facts) => [facts.name, facts])) as Record<CommandName, CommandFacts>;

export const registered = (name: CommandName): CommandFacts => BY_NAME[name];

/** Earlier names, and names that people know from other bots. */
export const ALIASES: Readonly<Record<string, CommandName>> = {
  watches: 'alerts',
  digest: 'alerts',
  language: 'settings',
  export: 'account',
  delete: 'disconnect',
};
export const isCommandName = (name: string): name is CommandName => Object.hasOwn(ROWS, name);
/** @param name of a command, or an alias of one */
export const canonicalName = (name: string): CommandName => ALIASES[name] ?? (name as CommandName);

/** Description in the command menu; at most 256 characters. */
export const menuLine = (words: Words, { name }: CommandFacts): string => words.text(`menu-${name}`);

/** The granted scopes of a connection. */
type Granted = { readonly scopes: readonly string[] };

/** The scopes that a connection is known to lack for a call, or for a command's usual call. */
export function missingFor({ scopes }: Granted, of: CommandName | ServiceCall): Scope[] {
  if (typeof of !== 'string') {
    const granted = scopes.flatMap((scope) => parseScope(scope) ?? []);
    return missingScopes(granted, scopesFor(of.operation, of.datastore));
  }
  const { calls, anyData, anyCall } = registered(of);
  const [usual] = calls;
  if (!usual) return [];
  if (anyCall && calls.some((call) => allows({ scopes }, call))) return [];
  return missingFor({ scopes }, anyData ? { ...usual, datastore: defaultDatastore(scopes) } : usual);
}

/** Whether no scope is missing. */
export const allows = (connection: Granted, of: CommandName | ServiceCall): boolean =>
  missingFor(connection, of).length === 0;

/** Whether the connection's service offers an extension to the interface document. */
export function offers(connection: Pick<Connection, 'access'> | undefined, extension: string): boolean {
  return connection?.access?.extensions.includes(extension) === true;
}
