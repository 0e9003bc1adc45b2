/** /connect and its buttons: the sample or the person's archive by a tap, a remote service by consent page or token. */

import type { Today } from '#locales/times/today.ts';
import type { Words } from '#locales/words.ts';
import {
  DEFAULT_LIFETIME,
  LIFETIMES,
  type Lifetime,
  PRESETS,
  type Preset,
  presetScopes,
} from '#service/contract/access-choices.ts';
import type { LanguageModel } from '#service/contract/answers.ts';
import type { OwnerDescription } from '#service/contract/extensions.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { OperationName } from '#service/contract/operations.ts';
import { ALL_SCOPES, normaliseScopes, type Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import { chooseAccess, declareScopes, grantAccess, lookAround, openOwn, say, widenAccess } from '../actions.ts';
import { creditsBehind, isCharged, PRICES, priceOf } from '../billing/budget.ts';
import { button, connectButtons, exportAppRows, linkButton, missedButton } from '../buttons.ts';
import { type Command, type Context, command, onAction, type PastedToken, runInvocation } from '../command.ts';
import { bestEffort, placeName } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { errorReply, logProblem, ProblemError, toProblem } from '../errors.ts';
import { allows, missingFor } from '../registry.ts';
import { type Button, foreign, type Reply, type RichText, reply, type Span, type TextReply } from '../reply.ts';
import { plainDate } from '../time/dates.ts';
import { isSendableToken } from './token-pattern.ts';
import {
  connectTo,
  type DataOwner,
  describeOwn,
  ownServiceOf,
  presetFor,
  type Stored,
  verifyAndStoreToken,
} from './tokens.ts';

const CONNECT_TTL_MS = 10 * 60_000;

async function* connected(ctx: Context, stored: Stored, more: RichText = []) {
  const { pending, connection } = stored;
  const { today } = await ctx.readUser(true);
  if (pending !== undefined) {
    yield reply([...ctx.words.rich('connect-asked-earlier', { text: foreign(shorten(pending, 80)) }), ...more]);
    return yield* runInvocation(ctx, { command: 'text', argument: pending });
  }
  const own = connection.access?.whose === 'own' ? await describeOwn(ctx) : undefined;
  const said = await connectedReply(ctx, { ...stored, archive: own?.archive, today });
  yield { ...said, text: [...said.text, ...more] };
}

async function* connect(ctx: Context, whose: DataOwner, set: Preset = 'everything', lasts = DEFAULT_LIFETIME) {
  if (whose === 'sample' && !ctx.deps.about.sample) throw new ProblemError({ code: 'stale-button' });
  ctx.progress([ctx.words.text('connect-opening')]);
  const stored = await connectTo(ctx, { whose, set, lasts });
  yield* connected(ctx, stored);
}

/** Connects immediately, unless a remote model would read the archive. */
async function* connectOwn(ctx: Context, set?: Preset): AsyncGenerator<Reply> {
  const own = await describeOwn(ctx);
  if (own && isReadElsewhere(own)) yield accessScreen(ctx, DEFAULT_LIFETIME, own.languageModel);
  else yield* connect(ctx, 'own', set);
}

const isReadElsewhere = ({ languageModel }: OwnerDescription): boolean => languageModel?.local === false;

/**
 * Connects to the person's own archive after an import, replacing the sample; never if a remote model would read it.
 * @returns undefined if it wasn't opened
 */
export async function openAfterImport(ctx: Context, own: OwnerDescription | undefined): Promise<Stored | undefined> {
  const { connection } = ctx;
  if (connection && connection.access?.whose !== 'sample') return undefined;
  if (!own || isReadElsewhere(own)) return undefined;
  const wanted = { whose: 'own', set: 'everything', lasts: DEFAULT_LIFETIME } as const;
  const stored = await bestEffort(ctx, () => connectTo(ctx, wanted));
  if (stored) await ctx.readUser(true);
  return stored;
}

async function* paste(ctx: Context, { token, removed }: PastedToken): AsyncGenerator<Reply> {
  const { words, person, chat, signal, deps } = ctx;
  const note: RichText = ['\n', ...(removed ? [words.text('connect-deleted')] : words.rich('connect-not-deleted'))];
  const incomplete = reply([words.text('connect-incomplete'), ...note]);
  if (!isSendableToken(token)) return yield incomplete;
  ctx.progress([words.text('connect-opening')]);
  let stored: Stored;
  try {
    const { id, language } = person;
    stored = await verifyAndStoreToken(deps, { person: id, token, chatId: chat.id, language, signal });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const problem = toProblem(error);
    logProblem(ctx, 'connect', error);
    if (problem.code === 'bad-request' || isCorrupt(error)) return yield incomplete;
    const said = await errorReply(ctx, error);
    return yield { ...said, text: [...said.text, ...note] };
  }
  yield* connected(ctx, stored, note);
}

export const connectCommands: readonly Command[] = [
  command(
    'connect',
    async function* (ctx, { argument, pasted }) {
      const { deps, words } = ctx;
      if (ctx.chat.kind === 'group') yield reply(words.text('connect-exposed'));
      else if (pasted) yield* paste(ctx, pasted);
      // Words alone, such as an app's name, are no part of a token.
      else if (/[^\p{L}\p{M}\s]/u.test(argument)) yield reply(words.text('connect-incomplete'));
      else if (!deps.owners) yield await invitation(ctx, []);
      else {
        const { connection } = ctx;
        const isOpen = connection?.access?.whose === 'own';
        if (isOpen) yield accessScreen(ctx, DEFAULT_LIFETIME, connection.access?.languageModel ?? null);
        else if (connection || !deps.about.sample) yield* connectOwn(ctx);
        else yield reply(words.text('start-sample'), { buttons: connectButtons(ctx) });
      }
    },
    { takesTokens: true },
  ),
  onAction(lookAround, (ctx) => connect(ctx, 'sample')),
  onAction(openOwn, (ctx) => connectOwn(ctx)),
  onAction(grantAccess, (ctx, { set, lasts }) => connect(ctx, 'own', set, lasts)),
  onAction(chooseAccess, async function* (ctx, { lasts }) {
    ownServiceOf(ctx);
    const own = await describeOwn(ctx);
    yield accessScreen(ctx, lasts, own?.languageModel);
  }),
  onAction(widenAccess, async function* (ctx, { scopes }) {
    const wanted = normaliseScopes(scopes);
    if (!ctx.deps.owners) return yield await invitation(ctx, wanted);
    const { connection } = ctx;
    if (connection?.access?.whose === 'sample') return yield* connect(ctx, 'sample');
    yield* connectOwn(ctx, presetFor(wanted));
  }),
  onAction(declareScopes, async function* (ctx, { set }) {
    const { deps, person, connection, today } = ctx;
    if (!connection) throw new ProblemError({ code: 'not-connected' });
    if (connection.scopesFrom !== 'unknown') throw new ProblemError({ code: 'stale-button' });
    const scopes = set === undefined ? connection.scopes : presetScopes(set, ALL_SCOPES);
    await deps.connections.saveScopes(person.id, connection.token, scopes, 'person');
    const known = { ...connection, scopes: [...scopes], scopesFrom: 'person' as const };
    yield await connectedReply(ctx, { connection: known, today });
  }),
];

/** The service rejects the form of the token: most likely it wasn't copied completely. */
function isCorrupt(error: unknown): boolean {
  return error instanceof ServiceFailure && error.code === 'token-refused' && /corrupt/i.test(error.detail.said ?? '');
}

/** Invites the person to connect to a remote service. @param asked scopes; empty for all */
export async function invitation(ctx: Context, asked: readonly Scope[] = []): Promise<TextReply> {
  const { words, deps } = ctx;
  const host = placeName(words, deps.about, undefined);
  const link = await consentButton(ctx, asked);
  return link
    ? reply(words.text('start-remote', { host }), { buttons: [[link]] })
    : reply(words.text('start-remote-token', { host }), { ask: words.text('connect-token-hint') });
}

/** Opens a remote service's consent page, for this person and ten minutes; undefined if it has none. */
async function consentButton(ctx: Context, asked: readonly Scope[]): Promise<Button | undefined> {
  const { deps, person, chat, words } = ctx;
  if (!deps.connectUrl) return undefined;
  const pending = { person: person.id, chatId: chat.id, language: person.language, firstName: person.firstName };
  const state = await deps.consents.begin(pending, deps.clock.now() + CONNECT_TTL_MS);
  const url = deps.connectUrl({ state, scopes: asked.length > 0 ? asked : ALL_SCOPES });
  return { ...linkButton(words.text('connect-choose-button'), url), tone: 'primary' };
}

/** The operation that each preset adds to the previous one. */
const ADDED: Readonly<Record<Preset, OperationName>> = {
  search: 'searchUniversal',
  answers: 'llmAgentPrompt',
  everything: 'llmProfilePrompt',
};

function accessScreen(ctx: Context, lasts: Lifetime, model: LanguageModel | undefined): Reply {
  const { deps, words } = ctx;
  const labelOf = (set: Preset) => words.text(`access-${set}-button`);
  const priced = isCharged(deps, undefined);
  const line = (set: Preset): readonly Span[] => {
    const label = priced
      ? words.text('numbers-priced', { label: labelOf(set), amount: priceOf(ADDED[set]) })
      : labelOf(set);
    if (set !== 'answers') return words.rich(`access-${set}`, { label });
    return model && !model.local
      ? words.rich('access-answers-elsewhere', { label, host: model.host })
      : words.rich(model ? 'access-answers-here' : 'access-answers-quotes', { label });
  };
  const grant = (set: Preset) => button(labelOf(set), grantAccess, { set, lasts }, { once: true });
  const change = button(words.text(`access-lasts-${lasts}-button`), chooseAccess, { lasts: nextLifetime(lasts) });
  return reply(
    [
      words.text('access-question'),
      '\n',
      ...PRESETS.flatMap((set) => ['\n', ...line(set)]),
      '\n\n',
      words.text(`access-lasts-${lasts}`),
    ],
    {
      buttons: [[grant('search'), grant('answers')], [grant('everything')], [change]],
      replaces: ctx.pressed,
    },
  );
}

/** The next longer lifetime; the shortest follows the longest. */
function nextLifetime(lasts: Lifetime): Lifetime {
  const all = Object.keys(LIFETIMES) as Lifetime[];
  return all[(all.indexOf(lasts) + 1) % all.length] ?? lasts;
}

interface Connected {
  connection: Connection;
  leavesEarlier?: boolean;
  archive?: OwnerDescription['archive'] | undefined;
  today: Today;
}

export async function connectedReply(
  ctx: Pick<Context, 'deps' | 'words' | 'signal'>,
  { connection, archive, leavesEarlier, today }: Connected,
): Promise<TextReply> {
  const { deps, words } = ctx;
  if (connection.access?.whose === 'sample') return sampleReply(words);
  if (connection.access?.whose === 'own') return archiveReply(words, archive, today);
  if (connection.scopesFrom === 'unknown') return unverifiedReply(words);
  const host = deps.about.serviceName ?? words.text('place-archive');
  const { missing } = included(words, connection);
  const lines = [
    words.text('connect-done', { host }),
    missing,
    isCharged(deps, connection) ? await termsText(ctx, connection) : undefined,
    leavesEarlier ? words.text('connect-earlier-left', { host }) : undefined,
  ];
  return reply([lines.filter((line) => line !== undefined).join('\n')], {
    buttons: [[missedButton(words)], missing === undefined ? [] : [widenButton(words, connection)]],
  });
}

function sampleReply(words: Words): TextReply {
  const example = (kind: 'word' | 'name' | 'question') => {
    const text = words.text(`connect-example-${kind}`);
    return button(text, say, { text });
  };
  return reply(words.text('connect-sample'), {
    buttons: [[example('word'), example('name')], [example('question')]],
  });
}

/** The person's own archive: empty, or with a summary of its content. */
function archiveReply(words: Words, archive: Connected['archive'], today: Today): TextReply {
  if (archive?.records === 0) return reply(words.text('connect-empty'), { buttons: exportAppRows() });
  const { messages = 0, newestAt } = archive ?? {};
  const text =
    newestAt === undefined
      ? words.text('connect-open')
      : words.text('connect-open-with', { messages, day: plainDate(newestAt, today, words) });
  return reply([text], { buttons: [[missedButton(words)]] });
}

/** For a service that reports no scopes: asks the person what the token allows, to avoid futile requests. */
function unverifiedReply(words: Words): TextReply {
  const set = (preset: 'search' | 'answers' | 'everything') =>
    button(words.text(`access-${preset}-button`), declareScopes, { set: preset }, { once: true });
  const unknown = button(words.text('connect-unknown'), declareScopes, {}, { once: true });
  return reply(words.text('connect-saved'), {
    buttons: [
      [set('search'), set('answers')],
      [set('everything'), unknown],
    ],
  });
}

const PARTS = { searches: 'search', answers: 'ask', lists: 'recent', portraits: 'profile' } as const;

/** `Included: searches and lists.`, `Not included: answers.`; undefined if there are none. */
export function included(words: Words, connection: Connection): { may?: string; missing?: string } {
  const listed = (isAllowed: boolean) =>
    (Object.keys(PARTS) as (keyof typeof PARTS)[])
      .filter((part) => allows(connection, PARTS[part]) === isAllowed)
      .map((part) => words.text(`access-part-${part}`));
  const [may, missing] = [listed(true), listed(false)];
  return {
    ...(may.length > 0 ? { may: words.text('access-included', { parts: words.list(may) }) } : {}),
    ...(missing.length > 0 ? { missing: words.text('access-not-included', { parts: words.list(missing) }) } : {}),
  };
}

export function widenButton(words: Words, connection: Connection): Button {
  const missing = Object.values(PARTS).flatMap((name) => missingFor(connection, name));
  return button(words.text('connect-widen'), widenAccess, { scopes: [...new Set([...connection.scopes, ...missing])] });
}

/** `961 credits. A search costs 2, an answer 5.` */
async function termsText(ctx: Pick<Context, 'deps' | 'words' | 'signal'>, connection: Connection): Promise<string> {
  const { words } = ctx;
  const left = (await creditsBehind(ctx, connection))?.balance;
  return left === undefined ? words.text('start-prices', PRICES) : words.text('credits-terms', { left, ...PRICES });
}
