/** Follows an import at the service: what it does, what it asks, and what became of it. */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import { type Clock, TimeoutError, withTimeout } from '#platform/clock.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import {
  type ImportReceipt,
  type ImportService,
  type ImportView,
  StartImportQuery,
} from '#service/contract/imports.ts';
import { type Answer, type ButtonRows, type RichText, say } from '../answer.ts';
import type { Turn } from '../command.ts';
import type { CommandDeps, Importing } from '../deps.ts';
import { connectButton, invocationButton, runButton } from '../press.ts';
import {
  failureText,
  fileIn,
  progressText,
  questionAnswer,
  receiptText,
  silentText,
  stillGoingText,
} from './import-words.ts';
import { SentFile } from './sent-file.ts';

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
export async function* followImport(deps: CommandDeps, turn: Turn, followed: Followed): AsyncGenerator<Answer> {
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
        yield say([stillGoingText(words, known)], {
          buttons: [[goOnButton(words.text('importing-see'), { id, from: file })]],
        });
        return;
      }
      yield { kind: 'progress', text: silentText(words, known), cancellable: true };
    } else {
      silentSince = undefined;
      const outcome =
        view === undefined ? say([words.text('importing-unknown')]) : await outcomeOf(turn, followed, view);
      if (outcome) return yield outcome;
      known = view?.name ?? known;
      if (view) yield { kind: 'progress', text: progressText(words, view), cancellable: true };
    }
    await clock.sleep(pauseMs, turn.signal);
  }
}

/** How it stands; `silent` when the service cannot say it now. */
async function ask(service: ImportService, turn: Turn, id: string): Promise<ImportView | undefined | 'silent'> {
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
async function outcomeOf(turn: Turn, { id, file }: Followed, view: ImportView): Promise<Answer | undefined> {
  if (view.state === 'asking') return questionAnswer(turn.words, { id, name: view.name, file }, view.question);
  if (view.state === 'failed') return failedAnswer(turn.words, view);
  if (view.state !== 'done') return undefined;
  const next = await firstSteps(turn);
  return say([...receiptText(turn.words, view.name, view.receipt), ...next.said], {
    buttons: [...notMe(turn.words, file, view.receipt), ...next.buttons],
  });
}

function failedAnswer(words: Words, view: Extract<ImportView, { state: 'failed' }>): Answer {
  const { reference } = view;
  const told = reference === undefined ? [] : ['\n', ...words.rich('failures-reference', { reference })];
  return say([failureText(words, view), ...told], {
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
async function firstSteps(turn: Turn): Promise<{ said: RichText; buttons: ButtonRows }> {
  const { connection, today } = await turn.known();
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
export async function endingOf(clock: Clock, turn: Turn, { importing, id, name, file }: Followed): Promise<Answer> {
  const words = turn.words;
  const goesOn = { buttons: [[goOnButton(words.text('importing-see'), { id, from: file })]] };
  if (turn.stopped)
    return (
      (await stopImport(clock, turn, { importing, id, name })) ?? say([words.text('importing-cannot-stop')], goesOn)
    );
  if (turn.signal.reason instanceof TimeoutError) return say([stillGoingText(words, name)], goesOn);
  throw turn.signal.reason;
}

/** Undefined when the service cannot be asked. */
async function stopImport(clock: Clock, turn: Turn, { importing, id, name }: Followed): Promise<Answer | undefined> {
  const { service } = importing;
  const owner = turn.person.userId;
  try {
    return await withTimeout(clock, STOP_MS, undefined, async (signal) => {
      await service.cancel(owner, id, signal);
      for (;;) {
        const view = await service.describe(owner, id, signal);
        if (view?.state === 'done') return say(receiptText(turn.words, view.name, view.receipt));
        if (view === undefined || view.state === 'failed' || view.state === 'arriving')
          return say([turn.words.text('importing-stopped', { name: fileIn(turn.words, view?.name ?? name) })]);
        await clock.sleep(PAUSE_MS.first, signal);
      }
    });
  } catch (error) {
    if (error instanceof ServiceFailure || error instanceof TimeoutError) return undefined;
    throw error;
  }
}
