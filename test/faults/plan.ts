/**
 * A random sequence of questions and faults, generated from a seed. All times are milliseconds since the start of the
 * sequence. The same seed and setting give the same plan.
 */
import { createDice } from '../support/dice.ts';
import type { Fault } from '../support/telegram.ts';

export type DatabaseName = 'sqlite' | 'postgres';
export type Mode = 'polling' | 'webhook';
export interface Setting {
  readonly database: DatabaseName;
  readonly mode: Mode;
  /** Maximum questions per person; with 3, one runs and two wait in line, so that none is refused. */
  readonly questions: number;
}

/** A paid question. The service answers with `found-<word>`. */
export interface Question {
  readonly person: number;
  readonly command: '/search' | '/ask';
  readonly word: string;
  readonly atMs: number;
  readonly service: { readonly kind: 'answers' | 'fails' | 'breaks off'; readonly afterMs: number };
}

/** A free command; a person sends each at most once. */
export interface FreeCommand {
  readonly person: number;
  readonly command: '/privacy' | '/settings';
  readonly atMs: number;
}

const TELEGRAM_KINDS = {
  'reset before': 'cut_before',
  'reset after': 'cut_after',
  '502 before': 'bad_gateway',
  '502 after': 'bad_gateway_after',
  '500': 'refuse_500',
  '429': 'refuse_429',
  'silence before': 'hang',
  'silence after': 'hang_after',
  'slow Telegram': 'slow',
} as const satisfies Record<string, Fault['kind']>;
type TelegramKind = keyof typeof TELEGRAM_KINDS;
type ProcessKind = 'kill -9' | 'SIGTERM';
type DatabaseKind = 'commit reply lost' | 'database stalls' | 'database cut';

export type Trouble = { readonly atMs: number } & (
  | { readonly kind: TelegramKind; readonly orders: readonly (Partial<Fault> & Pick<Fault, 'method' | 'kind'>)[] }
  | { readonly kind: ProcessKind; readonly process: number; readonly downMs: number }
  | { readonly kind: DatabaseKind; readonly lastsMs: number; readonly times: number }
  | { readonly kind: 'redelivery'; readonly which: number }
);

export interface Plan {
  readonly seed: number;
  readonly people: number;
  readonly questions: readonly Question[];
  readonly free: readonly FreeCommand[];
  readonly troubles: readonly Trouble[];
  /** Whether calls that hang at the end of the trouble keep hanging until the bot gives up; otherwise they are cut. */
  readonly leaveHanging: boolean;
  /** Kinds that the sequence counts under. */
  readonly kinds: readonly string[];
}

type DrawnKind = Trouble['kind'] | 'service fails' | 'nothing';
const KINDS: readonly DrawnKind[] = [
  'kill -9',
  ...(Object.keys(TELEGRAM_KINDS) as TelegramKind[]),
  'SIGTERM',
  'redelivery',
  'service fails',
  'nothing',
];
/** With a database file, no commit reply can be lost and no connection cut. */
const DATABASE_KINDS: Record<DatabaseName, readonly DatabaseKind[]> = {
  sqlite: ['database stalls'],
  postgres: ['commit reply lost', 'database stalls', 'database cut'],
};

/** Trouble starts within this time; lasting trouble ends a little later. */
const TROUBLE_MS = 1500;
/** Probability that trouble with Telegram lasts longer than quick retries. */
const LONG_TROUBLE = 0.08;

export function planSequence(seed: number, { database, questions: max }: Setting): Plan {
  const random = createRandom(seed);
  const kinds = [...KINDS, ...DATABASE_KINDS[database]];
  // The first kind rotates by seed, so that few sequences cover all kinds; more are added at random.
  const drawn = new Set<DrawnKind>([kinds[seed % kinds.length] ?? 'nothing']);
  if (!drawn.has('nothing')) {
    if (random.chance(0.5)) drawn.add(random.pick(kinds));
    if (random.chance(0.2)) drawn.add(random.pick(kinds));
    drawn.delete('nothing');
  }
  const people = random.whole(1, 3);
  const questions: Question[] = [];
  const free: FreeCommand[] = [];
  for (let person = 0; person < people; person += 1) {
    for (let index = random.whole(1, max); index > 0; index -= 1) {
      const word = `w${seed.toString(36)}x${questions.length}`;
      const service = serviceFor(random, drawn.has('service fails'));
      const command = random.pick(['/search', '/ask'] as const);
      questions.push({ person, command, word, service, atMs: random.whole(0, 900) });
    }
    for (const command of ['/privacy', '/settings'] as const) {
      if (random.chance(0.6)) free.push({ person, command, atMs: random.whole(0, TROUBLE_MS) });
    }
  }
  const troubles = [...drawn].flatMap((kind) =>
    kind === 'nothing' || kind === 'service fails' ? [] : [troubleOf(kind, momentIn(questions, random), random)],
  );
  // A long poll may last a minute: don't leave one hanging and then expect answers.
  const pollingHangs = troubles.some(
    (event) => 'orders' in event && event.orders.some(({ method }) => method === 'getUpdates'),
  );
  const leaveHanging = random.chance(0.3) && !pollingHangs;
  return { seed, people, questions, free, troubles, leaveHanging, kinds: [...drawn] };
}

function serviceFor(random: Random, troubled: boolean): Question['service'] {
  const kind = troubled && random.chance(0.6) ? random.pick(['fails', 'breaks off'] as const) : 'answers';
  const slowness = random.whole(0, 9);
  return {
    kind,
    afterMs: slowness < 6 ? random.whole(0, 100) : slowness < 9 ? random.whole(100, 1500) : random.whole(1500, 3000),
  };
}

/** A start time for trouble: mostly while a question is running, or just as it is answered. */
function momentIn(questions: readonly Question[], random: Random): number {
  if (random.chance(0.3)) return random.whole(0, TROUBLE_MS);
  const { atMs, service } = random.pick(questions);
  return Math.max(0, atMs + random.whole(-50, service.afterMs + 100));
}

function troubleOf(kind: Trouble['kind'], atMs: number, random: Random): Trouble {
  switch (kind) {
    case 'kill -9':
    case 'SIGTERM':
      return { kind, atMs, process: random.whole(0, 1), downMs: random.whole(0, 300) };
    case 'commit reply lost':
    case 'database stalls':
    case 'database cut':
      return { kind, atMs, lastsMs: random.whole(50, 1200), times: random.whole(1, 3) };
    case 'redelivery':
      return { kind, atMs: atMs + random.whole(0, 1500), which: random.whole(0, 1000) };
    default:
      return { kind, atMs, orders: ordersOf(kind, random) };
  }
}

/** Makes a few calls fail, or all for a while; then perhaps getUpdates too. */
function ordersOf(kind: TelegramKind, random: Random): (Partial<Fault> & Pick<Fault, 'method' | 'kind'>)[] {
  const details: Partial<Fault> = {
    ...(kind === '429' ? { retry_after: 1 } : {}),
    ...(kind === 'slow Telegram' ? { ms: random.whole(300, 2500) } : {}),
  };
  const long = random.chance(LONG_TROUBLE);
  const lasting = long || random.chance(0.5);
  const lastsMs = long ? random.whole(6000, 16_000) : random.whole(300, 1800);
  const extent = lasting ? { lasts_ms: lastsMs } : { times: random.whole(1, 3) };
  const method = random.pick(['*', '*', 'sendMessage', 'editMessageText'] as const);
  const order = { ...details, ...extent, kind: TELEGRAM_KINDS[kind] };
  const alsoPolling = lasting && method === '*' && random.chance(0.6);
  return [{ ...order, method }, ...(alsoPolling ? [{ ...order, method: 'getUpdates' }] : [])];
}

type Random = ReturnType<typeof createRandom>;

function createRandom(seed: number) {
  // Spreads adjacent seeds far apart.
  const { roll, below, pick } = createDice(Math.imul(seed + 1, 0x9e3779b1));
  return {
    /** True with this probability (0 to 1). */
    chance: (probability: number) => roll() < probability,
    whole: (from: number, to: number) => from + below(to - from + 1),
    pick,
  };
}
