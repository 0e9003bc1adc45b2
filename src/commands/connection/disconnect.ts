/**
 * /disconnect: asks once, then ends the access at the service where that can be, erases everything of the person here and
 * gives a receipt, which asks once more: about one's own archive at the service.
 */
import { bytes } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import type { OwnerDescription } from '#service/contract/owner-service.ts';
import { erasePersonRows } from '#storage/kept-of-person.ts';
import type { Command, Context } from '../command.ts';
import { defineCommand, refusal } from '../define-command.ts';
import { type CommandDeps, type OwnerDesk, serviceIn } from '../deps.ts';
import { connectButton, runButton } from '../press.ts';
import { type Button, bold, type Reply, reply, type Span } from '../reply.ts';
import { maskToken } from './token-shape.ts';
import { type Ending, endLeftovers, endToken, ownerNameOf } from './tokens.ts';

const ARCHIVE = 'archive';
/** The receipt does not wait longer for the question about the archive. */
const ASKING_MS = 3_000;

export function createDisconnectCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'disconnect', async function* ({ argument, confirmed }, turn) {
    if (!confirmed) yield await question(deps, turn);
    else if (argument === ARCHIVE) yield* eraseArchive(deps, turn);
    else {
      yield { kind: 'progress', text: [turn.words.text('disconnecting-erasing')], cancellable: false };
      yield await eraseAll(deps, turn);
    }
  });
}

const confirmed = (label: string, argument: string): Button => ({
  label,
  tone: 'danger',
  press: { kind: 'run', invocation: { command: 'disconnect', argument, confirmed: true }, once: true },
});

async function question({ live }: CommandDeps, turn: Context): Promise<Reply> {
  const { connection } = await turn.user();
  const whose = connection?.access?.whose;
  const flows = (await live.of(turn.person.id))?.isOpen === true;
  const words = turn.words;
  const asked = !connection
    ? words.text('disconnecting-ask-unconnected')
    : whose
      ? words.text('disconnecting-ask-access')
      : words.text('disconnecting-ask-token', { masked: maskToken(connection.token) });
  return reply(
    [
      asked,
      ...(flows ? [` ${words.text('disconnecting-live-stops')}`] : []),
      ` ${words.text('disconnecting-cannot-be-undone')}`,
    ],
    {
      buttons: [
        [
          confirmed(words.text('disconnecting-erase-all'), ''),
          runButton(
            words.text(connection ? 'disconnecting-keep-it' : 'disconnecting-erase-nothing'),
            'dismiss',
            'disconnect',
          ),
        ],
      ],
    },
  );
}

async function eraseAll(deps: CommandDeps, turn: Context): Promise<Reply> {
  const person = turn.person.id;
  const connection = await deps.connections.find(person);
  const { day } = await turn.user();
  // While it is still known: after a crash here, the next attempt does it again.
  const ending = connection && (await endToken(deps, connection, turn.signal));
  // The token first: whatever happens after this, it is gone.
  const hadToken = await deps.connections.erase(person);
  const leftovers = await endAll(deps, turn);
  const stopped = await deps.running.forget(person);
  const now = deps.clock.now();
  // Where the operator limits the day, its sum stays: otherwise disconnecting would be a way around the limit.
  const keep = deps.dailyCreditLimit === undefined ? undefined : { since: day.since, now };
  const gone = await erasePersonRows(deps, person, keep);
  const words = turn.words;

  const erased = [
    ...(hadToken ? [words.text('disconnecting-items-token')] : []),
    ...(gone.results > 0 ? [words.text('disconnecting-items-results', { amount: gone.results })] : []),
    ...(gone.buttons > 0 ? [words.text('disconnecting-items-buttons', { amount: gone.buttons })] : []),
    ...(stopped > 0 ? [words.text('disconnecting-items-pending', { amount: stopped })] : []),
    ...(gone.connectLinks > 0 ? [words.text('disconnecting-items-link')] : []),
    ...(gone.routines > 0 ? [turn.words.text('routines-erased', { amount: gone.routines })] : []),
    ...(gone.accounts > 0 ? [words.text('disconnecting-items-live')] : []),
    ...(gone.settings ? [words.text('disconnecting-items-settings')] : []),
    ...(gone.spending.rows > 0 ? [words.text('disconnecting-items-spending', { amount: gone.spending.rows })] : []),
  ];
  const own = await ownArchive(deps, turn);
  return reply(
    [
      bold(words.text(erased.length === 0 ? 'disconnecting-nothing-to-erase' : 'disconnecting-erased')),
      ...erased.map((item) => `\n• ${item}`),
      ...endedSpans(deps, turn.words, ending, leftovers),
      '\n\n',
      bold(words.text('disconnecting-not-erased')),
      `\n• ${words.text('disconnecting-stays-chat')}`,
      `\n• ${keptThere(deps, turn.words, ending)}`,
      ...(gone.accounts > 0 ? [`\n• ${words.text('live-still-connected')}`] : []),
      ...(gone.spending.kept > 0
        ? [`\n• ${words.text('disconnecting-stays-today', { spent: gone.spending.kept })}`]
        : []),
      ...(own ? archiveQuestion(turn.words, own) : []),
    ],
    {
      buttons: [
        ...(own ? [[confirmed(words.text('disconnecting-archive-erase'), ARCHIVE)]] : []),
        [connectButton(words.text('buttons-connect-again'))],
      ],
      place: 'replace',
    },
  );
}

/** What this bot got for the person in whichever way, and nobody holds any more. */
async function endAll(deps: CommandDeps, { person, signal }: Context): Promise<number> {
  const own = await endLeftovers(deps, { person, whose: 'own', kept: undefined }, signal);
  if (!deps.about.sample) return own;
  return own + (await endLeftovers(deps, { person, whose: 'sample', kept: undefined }, signal));
}

function endedSpans({ about }: CommandDeps, words: Words, ending: Ending | undefined, leftovers: number): Span[] {
  const ended = (ending === 'ended' ? 1 : 0) + leftovers;
  if (ended === 0) return [];

  const title = words.text('disconnecting-ended-at', { service: serviceIn(words, about) });
  return ['\n\n', bold(title), `\n• ${words.text('disconnecting-accesses-ended', { amount: ended })}`];
}

function keptThere({ about }: CommandDeps, words: Words, ending: Ending | undefined): string {
  const service = serviceIn(words, about);
  if (ending === 'failed') return words.text('disconnecting-stays-service-and-access', { service });
  return words.text(ending === 'impossible' ? 'disconnecting-stays-service-and-token' : 'disconnecting-stays-service', {
    service,
  });
}

/** The person's own archive, where there is something in it and it is this bot's to have erased. */
async function ownArchive({ owners, log }: CommandDeps, turn: Context): Promise<OwnerDescription | undefined> {
  if (!owners) return undefined;
  try {
    const { signal } = turn;
    const own = await owners.service.describeOwner(ownerNameOf('own', turn.person), { signal, deadlineMs: ASKING_MS });
    return own.exists && !own.sample && own.archive.records > 0 ? own : undefined;
  } catch (error) {
    if (turn.signal.aborted) throw turn.signal.reason;
    log.info({ err: error }, 'an owner could not be asked about');
    return undefined;
  }
}

const archiveQuestion = (words: Words, { archive }: OwnerDescription): Span[] => [
  '\n\n',
  bold(words.text('disconnecting-archive-ask')),
  `\n${words.text('disconnecting-archive-holds', { amount: archive.records, bytes: bytes(archive.bytes) })}`,
];

async function* eraseArchive(deps: CommandDeps, turn: Context): AsyncGenerator<Reply> {
  const { owners } = deps;
  if (!owners) return yield refusal(deps, turn, 'stale-button');
  yield { kind: 'progress', text: [turn.words.text('disconnecting-archive-erasing')], cancellable: false };
  yield await eraseOwn(deps, owners, turn);
}

async function eraseOwn({ live }: CommandDeps, { service }: OwnerDesk, turn: Context): Promise<Reply> {
  const { person, signal, words } = turn;
  const owner = ownerNameOf('own', person);
  // A name can be made to stand for the sample: that is everybody's.
  const { sample } = await service.describeOwner(owner, { signal });
  if (sample) return reply([words.text('disconnecting-archive-is-sample')]);
  // What flows in by itself would begin a new archive.
  const accounts = await live.forget(person.id);
  const { records, bytes: size, tokens } = await service.eraseOwner(owner, { signal });
  return reply(
    [
      bold(words.text('disconnecting-archive-erased')),
      `\n• ${words.text('disconnecting-archive-records', { amount: records, bytes: bytes(size) })}`,
      ...(tokens > 0 ? [`\n• ${words.text('disconnecting-archive-accesses', { amount: tokens })}`] : []),
      `\n${words.text('disconnecting-archive-nothing-left')}`,
      ...(accounts > 0
        ? [`\n${words.text('disconnecting-archive-stays', { what: words.text('live-still-connected') })}`]
        : []),
    ],
    { buttons: [[connectButton(words.text('buttons-connect-again'))]] },
  );
}
