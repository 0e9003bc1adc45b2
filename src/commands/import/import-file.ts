/**
 * A file that somebody sent: taken from the chat, handed to the service piece by piece, and followed to its receipt. Which
 * import it is, is kept before the first byte goes: whoever goes on after a crash finds it at the service.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bytes } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import { type Clock, TimeoutError, withTimeout } from '#platform/clock.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import {
  type ImportReceipt,
  type ImportService,
  type ImportView,
  StartImportQuery,
} from '#service/contract/imports.ts';
import { lookAfterImport } from '../alerts/schedule.ts';
import type { Command, Context } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import { type CommandDeps, type Importing, serviceIn } from '../deps.ts';
import { ProblemError } from '../failures/problem.ts';
import { connectButton, invocationButton, readPressed, runButton } from '../press.ts';
import { type ButtonRows, type Reply, type RichText, reply } from '../reply.ts';
import {
  bringingText,
  EXPORT_ENDINGS,
  failureText,
  fileIn,
  knownRefusal,
  progressText,
  QuestionPress,
  questionAnswer,
  receiptText,
  silentText,
  stillGoingText,
  takingText,
} from './import-words.ts';
import { SentFile, SentFileError } from './sent-file.ts';

/** How often the progress of a transfer is looked at. */
const LOOK_MS = 1_000;
const ATTEMPTS = 2;
const BEFORE_AGAIN_MS = 1_000;

/** Which file, and how whose it is is found out. */
type Sending = Pick<Errand, 'who'> & { file: SentFile };

export function createImportFileCommand(deps: CommandDeps): Command {
  const { importing } = deps;
  // What a file is called at Telegram looks like a secret, and is none.
  return defineCommand(
    deps,
    'import_file',
    async function* ({ argument, file: sent }, turn) {
      const { id, file = sent, who, from }: Errand = argument === '' ? {} : readPressed(Errand, argument);
      const refused = file && id === undefined ? refusalOf(deps, turn.words, file) : undefined;
      if (!importing)
        yield reply([turn.words.text('importing-elsewhere-file', { service: serviceIn(turn.words, deps.about) })]);
      else if (refused) yield refused;
      else if (file) yield* bringIn(deps, importing, { id, file, who }, turn);
      else if (id !== undefined) yield* goOn(deps, turn, { importing, id, name: '', file: from });
      else throw new ProblemError({ code: 'stale-button', mayHaveCost: false });
    },
    { takesTokens: true },
  );
}

/** Why a file is not taken at all. */
function refusalOf(deps: CommandDeps, words: Words, { name, size }: SentFile): Reply | undefined {
  const { importing } = deps;
  const guide = runButton(words.text('importing-how-to-export'), 'import');
  const ending = /\.([a-z]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!EXPORT_ENDINGS.some((known) => known === ending))
    return reply([knownRefusal(words, name) ?? words.text('importing-not-an-export', { name: fileIn(words, name) })], {
      buttons: [[guide]],
    });
  return importing && size !== undefined && size > importing.maxBytes
    ? tooLarge(deps, words, importing, { name, size })
    : undefined;
}

function tooLarge(
  { owners }: CommandDeps,
  words: Words,
  { maxBytes }: Importing,
  { name, size }: Pick<SentFile, 'name' | 'size'>,
): Reply {
  const hasPage = owners?.hasPages === true;
  const key = `importing-too-large${size === undefined ? '-no-bytes' : ''}${hasPage ? '-has-page' : ''}` as const;
  const values = { name: fileIn(words, name), most: bytes(maxBytes), bytes: bytes(size ?? 0) };
  const button = hasPage
    ? runButton(words.text('importing-page'), 'import', 'page', 'primary')
    : runButton(words.text('importing-how-to-export'), 'import');
  return reply([words.text(key, values)], { buttons: [[button]] });
}

/** Follows an import of which only the id is known. */
async function* goOn(deps: CommandDeps, turn: Context, followed: Followed): AsyncGenerator<Reply> {
  const { id, file: from } = followed;
  try {
    await turn.longWork({ doing: turn.words.text('importing-looking-after'), argument: JSON.stringify({ id, from }) });
    yield* followImport(deps, turn, followed);
  } catch (error) {
    if (!turn.signal.aborted) throw error;
    yield await endingOf(deps.clock, turn, followed);
  }
}

async function* bringIn(
  deps: CommandDeps,
  importing: Importing,
  { id: earlier, file, who }: Pick<Errand, 'id'> & Sending,
  turn: Context,
): AsyncGenerator<Reply> {
  const { name } = file;
  const words = turn.words;
  let id = earlier ?? randomUUID();
  /** How far it came. */
  let stage: 'waiting' | 'taking' | 'handed' = 'waiting';
  try {
    await turn.longWork({ doing: bringingText(turn.words, name), argument: JSON.stringify({ id, file, who }) });
    stage = 'taking';
    if (earlier === undefined || !(await isThere(importing, earlier, turn))) {
      if (earlier !== undefined) id = await renamed(turn, { file, who });
      const sent = yield* sendOn(deps, importing, { id, file, who }, turn);
      if (typeof sent === 'object') return yield sent;
      id = sent;
    }
    stage = 'handed';
    yield* followImport(deps, turn, { importing, id, name, file });
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === 'too-many-waiting')
      yield reply([words.text('importing-too-many')]);
    else if (!turn.signal.aborted) throw error;
    else if (stage === 'waiting' && turn.stopped)
      yield reply([words.text('importing-stopped', { name: fileIn(turn.words, name) })]);
    else if (stage !== 'handed' && turn.signal.reason instanceof TimeoutError)
      yield outOfTime(turn.words, stage, { file, who });
    else yield await endingOf(deps.clock, turn, { importing, id, name, file });
  }
}

/** Whether an earlier attempt has handed the whole file on; what is left of half a one is ended. */
async function isThere({ service }: Importing, id: string, turn: Context): Promise<boolean> {
  const owner = turn.person.userId;
  const view = await service.describe(owner, id, turn.signal);
  if (view?.state !== 'arriving') return view !== undefined;
  await service.cancel(owner, id, turn.signal);
  return false;
}

/** A new import for the same file: the id of one that was cut off is spent. */
async function renamed(turn: Context, sending: Sending): Promise<string> {
  const id = randomUUID();
  await turn.goOnWith(JSON.stringify({ id, ...sending }));
  return id;
}

function outOfTime(words: Words, stage: 'waiting' | 'taking', { file, who }: Sending): Reply {
  const key = stage === 'waiting' ? 'importing-waited-in-vain' : 'importing-interrupted';
  return reply([words.text(key, { name: fileIn(words, file.name) })], {
    buttons: [[goOnButton(words.text('buttons-try-again'), { file, who })]],
  });
}

/** Yields progress. Returns the id under which the service has the file, or why it has not. */
async function* sendOn(
  deps: CommandDeps,
  importing: Importing,
  { id: first, file, who }: { id: string } & Sending,
  turn: Context,
): AsyncGenerator<Reply, string | Reply> {
  const { clock } = deps;
  for (let [attempt, id] = [1, first]; ; attempt += 1) {
    const flow = { taken: 0, size: file.size };
    try {
      const work = transfer(importing, { id, file, who }, flow, turn);
      const known = yield* showing(deps, work, () => takingText(turn.words, file.name, flow.taken, flow.size));
      if (known !== id) await turn.goOnWith(JSON.stringify({ id: known, file, who }));
      return known;
    } catch (error) {
      turn.signal.throwIfAborted();
      const failed = failedTransfer(deps, importing, turn.words, { file, who, error });
      if (failed === undefined) throw error;
      const mayPass =
        error instanceof ServiceFailure || (error instanceof SentFileError && error.trouble === 'interrupted');
      if (!mayPass || attempt === ATTEMPTS) return failed;
      await clock.sleep(BEFORE_AGAIN_MS, turn.signal);
      id = await renamed(turn, { file, who });
    }
  }
}

async function transfer(
  { files, service }: Importing,
  { id, file, who = 'known' }: { id: string } & Sending,
  flow: { taken: number; size: number | undefined },
  turn: Context,
): Promise<string> {
  const { userId } = turn.person;
  await using content = await files.open(file.id, turn.signal);
  flow.size = content.size ?? flow.size;
  async function* counted() {
    for await (const chunk of content.chunks) {
      flow.taken += chunk.length;
      yield chunk;
    }
  }
  const sent = { name: file.name, telegramId: userId, size: content.size, who, chunks: counted() };
  return await service.start(userId, id, sent, turn.signal);
}

/** What is said of a transfer that failed; undefined for what nobody thought of. */
function failedTransfer(
  deps: CommandDeps,
  importing: Importing,
  words: Words,
  { file, who, error }: Sending & { error: unknown },
): Reply | undefined {
  const name = fileIn(words, file.name);
  const again = { buttons: [[goOnButton(words.text('buttons-try-again'), { file, who })]] };
  if (error instanceof SentFileError) {
    if (error.trouble === 'too-large') return tooLarge(deps, words, importing, { name: file.name, size: undefined });
    return error.trouble === 'gone'
      ? reply([words.text('importing-gone', { name })])
      : reply([words.text('importing-interrupted', { name })], again);
  }
  if (!(error instanceof ServiceFailure)) return undefined;
  const { status } = error.detail;
  if (status === 413) return reply([words.text('importing-too-large-there', { name })]);
  if (status === 409) return reply([words.text('importing-not-done', { name })], again);
  return reply([words.text(status === 507 ? 'importing-no-room' : 'importing-no-service', { name })], again);
}

/** Yields what `words` says while `work` goes on, and returns what it resolves with. */
async function* showing<T>({ clock }: CommandDeps, work: Promise<T>, words: () => RichText): AsyncGenerator<Reply, T> {
  const over = work.then(
    () => true,
    () => true,
  );
  for (;;) {
    yield { kind: 'progress', text: words(), cancellable: true };
    const patience = new AbortController();
    const pause = clock.sleep(LOOK_MS, patience.signal).catch(() => false);
    const ended = await Promise.race([over, pause.then(() => false)]);
    patience.abort();
    if (ended) return await work;
  }
}

export function createImportAnswerCommand(deps: CommandDeps): Command {
  const { importing } = deps;
  // The ids and names in a button are not words that somebody typed: none of them is a secret.
  return defineCommand(
    deps,
    'import_answer',
    async function* ({ argument }, turn) {
      if (!importing)
        yield reply([turn.words.text('importing-elsewhere-file', { service: serviceIn(turn.words, deps.about) })]);
      else yield* answer(deps, importing, readPressed(QuestionPress, argument), turn);
    },
    { takesTokens: true },
  );
}

async function* answer(
  deps: CommandDeps,
  importing: Importing,
  press: QuestionPress,
  turn: Context,
): AsyncGenerator<Reply> {
  const { service } = importing;
  const { words } = turn;
  const { id, answers, said, page, leave, from: file } = press;
  const owner = turn.person.userId;
  const view = await service.describe(owner, id, turn.signal);
  const name = view?.name ?? '';
  if (leave) {
    await service.cancel(owner, id, turn.signal);
    return yield reply([words.text('importing-stopped', { name: fileIn(words, name) })], { place: 'replace' });
  }
  if (page !== undefined && view?.state === 'asking')
    return yield { ...questionAnswer(words, { id, name, page, file }, view.question), place: 'replace' };
  try {
    if (answers && view?.state === 'asking') await service.answer(owner, id, answers, turn.signal);
    if (said !== undefined) yield reply([said], { place: 'replace' });
    await turn.longWork({ doing: bringingText(words, name), argument: JSON.stringify(press) });
    yield* followImport(deps, turn, { importing, id, name, file });
  } catch (error) {
    if (!turn.signal.aborted) throw error;
    yield await endingOf(deps.clock, turn, { importing, id, name, file });
  }
}

/** What an import's button, or another attempt of its run, knows of it. */
export const Errand = z.object({
  id: z.uuid().optional(),
  /** To be brought in. */
  file: SentFile.optional(),
  who: StartImportQuery.shape.who,
  /** What was brought in, where only its import is followed. */
  from: SentFile.optional(),
});
export type Errand = z.infer<typeof Errand>;

/** A button that goes on with an import. */
export const goOnButton = (label: string, errand: Errand) =>
  runButton(label, 'import_file', JSON.stringify(errand), 'primary');

/** How often is asked how it stands: soon at first. */
const PAUSE_MS = { first: 200, longest: 2_000 };
/** For how long the service may fail to say it. */
const PATIENCE_MS = 120_000;
const STOP_MS = 15_000;

export interface Followed {
  readonly importing: Importing;
  readonly id: string;
  /** As far as known. */
  readonly name: string;
  /** Which file it is, where it was sent to this chat. */
  readonly file?: SentFile | undefined;
}

/** Yields progress, and then the one outcome. Rejects with the signal's reason, or with ServiceFailure. */
export async function* followImport(deps: CommandDeps, turn: Context, followed: Followed): AsyncGenerator<Reply> {
  const { id, name, file } = followed;
  const { service } = followed.importing;
  const { clock } = deps;
  const { words } = turn;

  let silentSince: number | undefined;
  let known = name;
  for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(pauseMs * 1.5, PAUSE_MS.longest)) {
    const view = await ask(service, turn, id);
    if (view === 'silent') {
      silentSince ??= clock.monotonic();
      if (clock.monotonic() - silentSince > PATIENCE_MS) {
        return yield reply([stillGoingText(words, known)], {
          buttons: [[goOnButton(words.text('importing-see'), { id, from: file })]],
        });
      }
      yield { kind: 'progress', text: silentText(words, known), cancellable: true };
    } else {
      silentSince = undefined;
      const outcome =
        view === undefined ? reply([words.text('importing-unknown')]) : await outcomeOf(turn, followed, view);
      if (outcome) return yield outcome;
      known = view?.name ?? known;
      if (view) yield { kind: 'progress', text: progressText(words, view), cancellable: true };
    }
    await clock.sleep(pauseMs, turn.signal);
  }
}

/** How it stands; `silent` when the service cannot say it now. */
async function ask(service: ImportService, turn: Context, id: string): Promise<ImportView | undefined | 'silent'> {
  try {
    return await service.describe(turn.person.userId, id, turn.signal);
  } catch (error) {
    turn.signal.throwIfAborted();
    if (error instanceof ServiceFailure && error.code !== 'not-offered' && error.code !== 'bad-request')
      return 'silent';
    throw error;
  }
}

/** Undefined while it goes on. */
async function outcomeOf(turn: Context, { id, file }: Followed, view: ImportView): Promise<Reply | undefined> {
  if (view.state === 'asking') return questionAnswer(turn.words, { id, name: view.name, file }, view.question);
  if (view.state === 'failed') return failedAnswer(turn.words, view);
  if (view.state !== 'done') return undefined;
  await lookAfterImport(turn);
  const next = await firstSteps(turn);
  return reply([...receiptText(turn.words, view.name, view.receipt), ...next.said], {
    buttons: [...notMe(turn.words, file, view.receipt), ...next.buttons],
  });
}

function failedAnswer(words: Words, view: Extract<ImportView, { state: 'failed' }>): Reply {
  const { reference } = view;
  const told = reference === undefined ? [] : ['\n', ...words.rich('failures-reference', { reference })];
  return reply([failureText(words, view), ...told], {
    buttons: [[runButton(words.text('importing-how-to-export'), 'import')]],
  });
}

/** The way out where somebody was taken for the person: the same file once more, and they are asked. */
function notMe(words: Words, file: SentFile | undefined, { presumed }: ImportReceipt): ButtonRows {
  if (presumed === undefined || !file) return [];
  return [
    [runButton(words.text('importing-not-me'), 'import_file', JSON.stringify({ file, who: 'anew' } satisfies Errand))],
  ];
}

/** What to do with what was brought in. */
async function firstSteps(turn: Context): Promise<{ said: RichText; buttons: ButtonRows }> {
  const { connection, today } = await turn.user();
  const words = turn.words;
  if (!connection) return { said: [], buttons: [[connectButton(words.text('importing-connect-to-search'))]] };
  if (connection.access?.whose === 'sample')
    return {
      said: [`\n\n${words.text('importing-receipt-aside')}`],
      buttons: [[connectButton(words.text('connecting-connect-own'))]],
    };
  const button = (label: string, command: string) =>
    invocationButton(turn.words, label, { command, argument: '' }, today);
  return {
    said: [],
    buttons: [[button(words.text('buttons-search'), 'search'), button(words.text('buttons-chats'), 'chats')]],
  };
}

/**
 * How a run ends whose signal was aborted: its person has stopped it, so it is stopped at the service as well, or it took
 * too long. Throws the signal's reason where nothing is to be said.
 */
export async function endingOf(clock: Clock, turn: Context, { importing, id, name, file }: Followed): Promise<Reply> {
  const words = turn.words;
  const goesOn = { buttons: [[goOnButton(words.text('importing-see'), { id, from: file })]] };
  if (turn.stopped)
    return (
      (await stopImport(clock, turn, { importing, id, name })) ?? reply([words.text('importing-cannot-stop')], goesOn)
    );
  if (turn.signal.reason instanceof TimeoutError) return reply([stillGoingText(words, name)], goesOn);
  throw turn.signal.reason;
}

/** Undefined when the service cannot be asked. */
async function stopImport(clock: Clock, turn: Context, { importing, id, name }: Followed): Promise<Reply | undefined> {
  const { service } = importing;
  const owner = turn.person.userId;
  try {
    return await withTimeout(clock, STOP_MS, undefined, async (signal) => {
      await service.cancel(owner, id, signal);
      for (;;) {
        const view = await service.describe(owner, id, signal);
        if (view?.state === 'done') return reply(receiptText(turn.words, view.name, view.receipt));
        if (view === undefined || view.state === 'failed' || view.state === 'arriving')
          return reply([turn.words.text('importing-stopped', { name: fileIn(turn.words, view?.name ?? name) })]);
        await clock.sleep(PAUSE_MS.first, signal);
      }
    });
  } catch (error) {
    if (error instanceof ServiceFailure || error instanceof TimeoutError) return undefined;
    throw error;
  }
}
