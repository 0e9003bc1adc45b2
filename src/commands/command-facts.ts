/**
 * The commands as one row of facts each, in the order of the menu: what /help, /account, the menu, prices, refusals and
 * suggestions say about them is made of these rows.
 */
import type { DatastoreName } from '../contract/datastores.ts';
import type { OperationName } from '../contract/operations.ts';
import { scopesFor } from '../contract/requirements.ts';
import { missingScopes, normaliseScopes, type Scope } from '../contract/scopes.ts';
import type { Connection } from '../storage/connections.ts';
import { creditsText, priceOf } from './price.ts';

/** A call to the service; `datastore`: the one that it reads as context or by path. */
export interface ServiceCall {
  readonly operation: OperationName;
  readonly datastore?: DatastoreName;
}

interface Row {
  /** One line for the menu and lists, 3–200 characters, without a full stop. */
  readonly summary: string;
  /** Run by buttons only. */
  readonly hidden?: true;
  /** Answers in groups too (nothing personal in it). */
  readonly inGroups?: true;
  /** In groups its asker alone sees the answer, where Telegram can do that. */
  readonly whispers?: true;
  /** What it may call, the usual call first: its scopes and price. Without any it is free. */
  readonly calls?: readonly ServiceCall[];
  /** What can be typed after its name, for /help. */
  readonly example?: string;
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

const MESSAGES = 'social-chat-message';

const ROWS = {
  start: { summary: 'Begin here', inGroups: true },
  help: { summary: 'What you can do, and what it costs', inGroups: true },
  search: {
    whispers: true,
    summary: 'Search your messages, mails and files',
    calls: [{ operation: 'searchChatThreads' }, { operation: 'searchUniversal' }, { operation: 'searchDatastore' }],
    example: 'ferry from:me after:1y',
  },
  ask: {
    whispers: true,
    summary: 'Ask a question about your messages',
    calls: [{ operation: 'llmAgentPrompt', datastore: MESSAGES }],
    example: 'when is the launch?',
  },
  recent: {
    whispers: true,
    summary: 'Show your newest messages',
    calls: [{ operation: 'queryDatastore', datastore: MESSAGES }],
    example: 'telegram received 7d',
  },
  chats: {
    whispers: true,
    summary: 'List your chats and open one',
    calls: [{ operation: 'queryDatastore', datastore: 'social-chat-group' }],
  },
  today: {
    summary: 'What came in, who waits, and what today holds',
    calls: [{ operation: 'queryDatastore', datastore: MESSAGES }],
    example: 'week',
  },
  count: {
    summary: 'Count your messages, or those with some words',
    calls: [{ operation: 'queryDatastore', datastore: MESSAGES }],
    example: 'ferry from:joana since:2025',
  },
  stats: {
    summary: 'See your messages as a picture',
    calls: [{ operation: 'queryDatastore', datastore: MESSAGES }],
    example: 'telegram since:2025',
  },
  profile: {
    summary: 'Let a model describe you from your messages',
    calls: [{ operation: 'llmProfilePrompt', datastore: MESSAGES }],
    example: 'my travels',
    asksFirst: true,
    protects: true,
  },
  import: { summary: 'Bring your own chats and mails in', example: 'whatsapp' },
  save: { summary: 'Keep a message in your archive', example: 'the key is under the mat' },
  cancel: { summary: 'Stop what is running', control: true },
  credits: { summary: 'See what you have spent' },
  watches: { summary: 'See and end what I do for you by myself' },
  settings: { summary: 'Set your time zone, a daily cap, and the privacy of results', changesPerson: true },
  account: { summary: 'See your connection and what it allows', changesPerson: true },
  connect: { summary: 'Connect your data', changesPerson: true },
  disconnect: {
    summary: 'Forget my token and everything about me',
    alwaysAllowed: true,
    changesPerson: true,
  },
  privacy: { summary: 'What is stored about you, and how to erase it', inGroups: true, alwaysAllowed: true },
  ask_plain: {
    summary: 'Ask the language model without your data',
    hidden: true,
    calls: [{ operation: 'llmPrompt' }],
  },
  ask_shorter: {
    summary: 'Answer the same question in fewer words',
    hidden: true,
    calls: [{ operation: 'llmAgentPrompt', datastore: MESSAGES }],
  },
  ask_deeper: {
    summary: 'Answer the same question at length',
    hidden: true,
    calls: [{ operation: 'llmAgentPrompt', datastore: MESSAGES }],
  },
  ask_more: { summary: 'Ask the same question elsewhere', hidden: true },
  profile_words: { summary: 'Say what a profile shall look at', hidden: true },
  profile_kept: { summary: 'Show the last profile again, or forget it', hidden: true, protects: true },
  rate: { summary: 'Say how you like an answer', hidden: true },
  chat: { summary: 'Open a chat', hidden: true, calls: [{ operation: 'queryDatastore', datastore: MESSAGES }] },
  import_file: { summary: 'Bring in a file that was sent', hidden: true },
  import_answer: { summary: 'Answer what an import asks', hidden: true },
  figures_look: { summary: 'Show figures in another form', hidden: true },
  figures_read: {
    summary: 'Count by reading',
    hidden: true,
    calls: [{ operation: 'queryDatastore', datastore: MESSAGES }],
  },
  page: { summary: 'Turn to another page of a list', hidden: true },
  open: { summary: 'Show one record whole', hidden: true },
  around: {
    summary: 'Show what was said around a message',
    hidden: true,
    calls: [{ operation: 'queryDatastore', datastore: MESSAGES }],
  },
  scroll: {
    summary: 'Read on, up or down',
    hidden: true,
    calls: [{ operation: 'queryDatastore', datastore: MESSAGES }],
  },
  routine: {
    summary: 'Do what is due by itself',
    hidden: true,
    calls: [{ operation: 'queryDatastore', datastore: MESSAGES }],
  },
  // Whoever takes back a question that everybody may be asked.
  dismiss: { summary: 'Take a question back', hidden: true, alwaysAllowed: true },
  text: { summary: 'What to do with a plain message', hidden: true },
} as const satisfies Readonly<Record<string, Row>>;

export type CommandName = keyof typeof ROWS;

export interface CommandFacts extends Omit<Row, 'hidden' | 'inGroups' | 'calls'> {
  /** 1–32 of `a-z0-9_`. */
  readonly name: CommandName;
  /** In the command menu; others are run by buttons only. */
  readonly listed: boolean;
  readonly inGroups: boolean;
  readonly calls: readonly ServiceCall[];
}

/** The facts of one command. */
export function factsOf(name: CommandName): CommandFacts {
  const { hidden, inGroups, calls = [], ...row }: Row = ROWS[name];
  return { name, ...row, listed: hidden !== true, inGroups: inGroups === true, calls };
}

/** All of them, in the order of the menu; hidden ones last. */
export const COMMANDS: readonly CommandFacts[] = (Object.keys(ROWS) as CommandName[]).map(factsOf);

/** Those of the menu that cost credits, and the others. */
export const PAID_COMMANDS = COMMANDS.filter(({ listed, calls }) => listed && calls.length > 0);
export const FREE_COMMANDS = COMMANDS.filter(({ listed, calls }) => listed && calls.length === 0);

/** Credits of a command's usual call; undefined for a free one. */
export function usualPrice({ calls: [usual] }: CommandFacts): number | undefined {
  return usual && priceOf(usual.operation);
}

/** The scopes that a command's usual call needs. */
export function needsOf({ calls: [usual] }: CommandFacts): Scope[] {
  return usual ? scopesFor(usual.operation, usual.datastore) : [];
}

/** The line of the menu: what it does, and what it costs. At most 256 characters. */
export function menuLine(facts: CommandFacts): string {
  const credits = usualPrice(facts);
  return credits === undefined ? facts.summary : `${facts.summary} (${creditsText(credits)})`;
}

/** Which of `needs` are not among `scopes`. */
export function lackingOf(scopes: readonly string[], needs: readonly Scope[]): Scope[] {
  return missingScopes(normaliseScopes(scopes), needs);
}

/** Which scopes a connection lacks for `needs`, as far as known: of an unknown token, only what was refused before. */
export function lacking(connection: Connection, needs: readonly Scope[]): Scope[] {
  return lackingOf(connection.scopes, needs);
}

/** Whether the service of a connection was found to offer something beyond the interface document. */
export function offers(connection: Connection | undefined, extension: string): boolean {
  return connection?.access?.extensions.includes(extension) === true;
}

/** Whether a connection's token allows a command's usual call, as far as known. */
export function allows(connection: Connection, name: CommandName): boolean {
  return lacking(connection, needsOf(factsOf(name))).length === 0;
}
