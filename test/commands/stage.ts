/** Runs commands with real storage and the real client against a test's server, as a test person. */
import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { type CommandRegistry, createCommands } from '#commands/all-commands.ts';
import { createChartRenderer } from '#commands/charts/chart-renderer.ts';
import type { CommandInput, Context, Payment } from '#commands/command.ts';
import type { CommandDeps, OwnService } from '#commands/deps.ts';
import type { Button, Invocation, Reply, RichText, TextReply } from '#commands/reply.ts';
import { plainText } from '#commands/reply.ts';
import { readUserState, type UserState } from '#commands/user-state.ts';
import { wordsIn } from '#locales/words.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createMetrics } from '#platform/metrics.ts';
import { createDataClient } from '#service/client/data-client.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { TOKEN_EXTENSIONS } from '#service/contract/extensions.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import type { Access } from '#storage/connections.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { createStores } from '#storage/stores.ts';
import { type Write, withWrites, writeOf } from '#storage/write.ts';
import { type FakeClock, fakeClock } from '../support/clock.ts';
import { testVault } from '../support/databases.ts';
import type { Site } from '../support/http-site.ts';
import { openService, SAMPLE_NOW, SERVICE_KEY } from '../support/service.ts';

/** A token in the form that deployments issue. */
export const SHAPED_TOKEN = `3f2b1c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d${'Ab1_Cd2/Ef3+Gh4z'.repeat(3)}`;

export interface StageOptions extends Partial<Omit<CommandDeps, 'clock' | 'log'>> {
  /** URL of the service. */
  url: string;
  database?: Database;
  clock?: FakeClock;
  /** Receives the lines of the log. */
  logLines?: string[];
}

/** Input beside the argument, and hooks of the front end. */
export interface RunOptions extends Omit<CommandInput, 'argument'> {
  group?: boolean;
  person?: string;
  signal?: AbortSignal;
  pressed?: boolean;
  language?: string;
  /** Called with each payment, before it is committed. */
  onPay?: (payment: Payment) => void | Promise<void>;
  onKeep?: (write: Write) => void;
  onProgress?: (text: RichText) => void;
  /** Whether the person has stopped it, once `signal` is aborted. */
  stopped?: () => boolean;
  /** Called with each argument that a later attempt would get. */
  onLongWork?: (argument: string) => void | Promise<void>;
}

interface Given {
  token?: string | undefined;
  scopes?: readonly string[] | undefined;
  /** Extensions of the service. */
  extensions?: readonly string[] | undefined;
  access?: Partial<Access> | undefined;
  person?: string;
}

export interface Stage {
  readonly deps: CommandDeps;
  readonly database: Database;
  readonly book: CommandRegistry;
  readonly clock: FakeClock;
  /** Stores a connection, with all scopes by default. */
  connect(given?: Given): Promise<void>;
  /** All replies of a run, in order; an unknown name runs the fallback. */
  run(command: string, argument?: string, options?: RunOptions): Promise<Reply[]>;
  /** The outcome of a run: its last reply that isn't a notice. */
  ask(command: string, argument?: string, options?: RunOptions): Promise<TextReply>;
  /** The text of the outcome, as the person reads it. */
  reads(command: string, argument?: string, options?: RunOptions): Promise<string>;
  /** Presses the button with this label. @returns the outcome */
  press(answer: TextReply, label: string | RegExp, options?: RunOptions): Promise<TextReply>;
  /** The spending rows of the person, newest first. */
  spending(): ReturnType<CommandDeps['spending']['list']>;
}

export const PERSON = 'person-one';

/** The bot's own service at this URL; its client is closed when the test ends. */
export function ownServiceAt(apiUrl: string): OwnService {
  const service = createOwnerClient({ apiUrl, serviceKey: SERVICE_KEY, clock: systemClock, log: createLog('silent') });
  onTestFinished(() => service.close());
  const files: OwnService['files'] = { open: () => Promise.reject(new Error('no file was sent')) };
  return { service, hasPages: true, files, maxBytes: 20_000_000 };
}

export async function openStage(options: StageOptions): Promise<Stage> {
  const { url, logLines, ...given } = options;
  const clock = options.clock ?? fakeClock();
  const database = options.database ?? (await openDatabase({ kind: 'sqlite', path: ':memory:' }, testVault()));
  const log = createLog(
    logLines ? 'trace' : 'silent',
    logLines && { write: (line: string) => void logLines.push(line) },
  );
  const schemaBase = DEFAULT_SCHEMA_BASE;
  const where = { apiUrl: url, searchUrl: url, schemaBase, dialect: 'documented' as const };
  // The client's deadlines use the real clock, because the test's clock doesn't run.
  const client = createDataClient({ ...where, clock: systemClock, log });
  onTestFinished(async () => {
    await client.close();
    if (!options.database) await database.close();
  });
  const deps: CommandDeps = {
    ...createStores(database),
    data: client,
    clock,
    log,
    metrics: createMetrics(),
    dailyCreditLimit: undefined,
    connectUrl: ({ state, scopes }) => `https://consent.example/?state=${state}&scopes=${scopes.length}`,
    running: { cancel: async () => 0, forget: async () => undefined },
    renderChart: createChartRenderer(),
    about: { botName: 'data_bot', serviceName: 'data.example', sample: false },
    ...given,
    owners: options.owners,
  };
  const book = createCommands(deps);

  async function run(name: string, argument = '', turnOptions: RunOptions = {}): Promise<Reply[]> {
    const command = book.find(name) ?? book.fallback;
    const input: CommandInput = { ...turnOptions, argument };
    const answers: Reply[] = [];
    const kept: Write[] = [];
    try {
      for await (const answer of command.run(input, turnOf(turnOptions, kept))) answers.push(answer);
      return answers;
    } finally {
      // Like a front end, commits the writes together with the answer.
      if (kept.length > 0) await database.write(withWrites(writeOf(), kept));
    }
  }

  function turnOf(options: RunOptions, kept: Write[]): Context {
    const person = {
      id: options.person ?? PERSON,
      userId: '424242',
      language: options.language ?? 'en',
      firstName: 'Mira',
    };
    let present: UserState | undefined;
    // The guard reads the person's state before anything uses it.
    const ctx: Omit<Context, keyof UserState> & Partial<UserState> = {
      deps,
      commands: book,
      person,
      words: wordsIn(person.language),
      chat: options.group ? { kind: 'group', id: 'group-one' } : { kind: 'private', id: 'chat-one' },
      signal: options.signal ?? new AbortController().signal,
      reference: 'ref-7Q',
      receipts: [],
      pressed: options.pressed ?? false,
      get stopped() {
        return options.stopped?.() ?? false;
      },
      longWork: async ({ argument }) => {
        await options.onLongWork?.(argument);
      },
      checkpoint: async (argument) => {
        await options.onLongWork?.(argument);
      },
      readUser: async (again = false) => {
        if (again || !present) present = await readUserState(deps, person.id);
        Object.assign(ctx, present);
        return present;
      },
      async pay(payment) {
        await options.onPay?.(payment);
        return await database.write(payment.reservation);
      },
      progress: (text) => options.onProgress?.(text),
      preview: () => undefined,
      commitWithReply: (write) => {
        options.onKeep?.(write);
        kept.push(write);
      },
    };
    return ctx as Context;
  }

  async function ask(name: string, argument?: string, turnOptions?: RunOptions): Promise<TextReply> {
    return outcomeOf(await run(name, argument, turnOptions));
  }

  return {
    deps,
    database,
    book,
    clock,
    connect: ({ token = SHAPED_TOKEN, scopes = ALL_SCOPES, extensions, access, person = PERSON } = {}) =>
      deps.connections.save(
        person,
        {
          ...{ token, scopes: [...scopes], scopesFrom: 'service', chatId: 'chat-one', language: 'en' },
          ...(extensions || access ? { access: { extensions: [...(extensions ?? [])], ...access } } : {}),
        },
        clock.now(),
      ),
    run,
    ask,
    reads: async (name, argument, turnOptions) => wordsOf(await ask(name, argument, turnOptions)),
    press: (answer, label, turnOptions) => {
      const invocation = invocationOf(answer, label);
      const { command, argument, args } = invocation;
      return ask(command, argument, { ...turnOptions, args, pressed: true });
    },
    spending: () => deps.spending.list(PERSON, 0),
  };
}

/** Somebody connected to the sample at the bot's own service, which may charge. */
export async function openSampleStage(
  url: string,
  token: string,
  { charges = false, extensions = TOKEN_EXTENSIONS }: { charges?: boolean; extensions?: readonly string[] } = {},
): Promise<Stage> {
  const about = { botName: 'data_bot', serviceName: undefined, sample: false, charges };
  const stage = await openStage({ url, clock: fakeClock(SAMPLE_NOW), about });
  await stage.connect({ token, extensions });
  return stage;
}

/** Set by `useSample` before each test: connected to the sample, without and with charges. */
export let stage: Stage;
export let charged: Stage;

/** For the tests of the file: the bot's own service, with a token for the sample. */
export async function useSample() {
  const service = await openService({ initialCredits: 100_000 });
  const token = await service.tokenWith();
  afterAll(() => service.close());
  beforeEach(async () => {
    stage = await openSampleStage(service.url, token);
    charged = await openSampleStage(service.url, token, { charges: true });
  });
  /** The result of this work, and the credits that it cost. */
  async function costOf<T>(work: () => Promise<T>): Promise<[result: T, credits: number]> {
    const before = await service.balance();
    const result = await work();
    return [result, before - (await service.balance())];
  }
  return { double: service, token, costOf };
}

interface StandIn {
  readonly url: string;
  readonly requests?: Site['requests'];
}

/** Somebody connected at a site that stands in for the service. */
export async function connectedAt(
  site: StandIn | Promise<StandIn>,
  { extensions, access, token, scopes, ...options }: Partial<StageOptions> & Given = {},
): Promise<{ stage: Stage; requests: Site['requests'] }> {
  const { url, requests = [] } = await site;
  const stage = await openStage({ url, ...options });
  await stage.connect({ extensions, access, token, scopes });
  return { stage, requests };
}

export function outcomeOf(answers: readonly Reply[]): TextReply {
  const outcome = answers.findLast((answer) => answer.kind === 'text');
  if (!outcome) throw new Error('the run had no outcome');
  return outcome;
}

export function buttonsOf(answer: TextReply): Button[] {
  return (answer.buttons ?? []).flat();
}

export const rowsOf = (answer: TextReply): string[][] =>
  (answer.buttons ?? []).map((row) => row.map(({ label }) => label));

export const labelsOf = (answer: TextReply): string[] => buttonsOf(answer).map(({ label }) => label);

export function invocationOf(answer: TextReply, label: string | RegExp): Invocation {
  const fits = (text: string) => (typeof label === 'string' ? text === label : label.test(text));
  const press = buttonsOf(answer).find((button) => fits(button.label))?.press;
  if (press?.kind !== 'run') throw new Error(`no button ${label} among ${labelsOf(answer).join(' | ')}`);
  return press.invocation;
}

/** The text of a reply as the person reads it. */
export function wordsOf(answer: Reply): string {
  if (answer.kind === 'notice') return answer.text;
  if (answer.kind === 'reaction') return answer.emoji;
  const { markdown, text, footer } = answer;
  const said = markdown ?? plainText(text);
  return footer ? `${said}\n\n${plainText(footer)}` : said;
}
