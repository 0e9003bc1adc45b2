/**
 * /disconnect: asks once, then ends the access at the service where that can be, erases everything of the person here and
 * gives a receipt, which asks once more: about one's own archive at the service.
 */
import type { OwnerDescription } from '#service/contract/owner-service.ts';
import { erasePersonRows } from '#storage/kept-of-person.ts';
import { type Answer, type Button, bold, type Span, say } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { defineCommand, refusal } from '../define-command.ts';
import { type CommandDeps, type OwnerDesk, serviceIn } from '../deps.ts';
import { connectButton, runButton } from '../press.ts';
import type { Words } from '../words/words.ts';
import { type Ending, endLeftovers, endToken, ownerNameOf } from './end-access.ts';
import { maskToken } from './token-shape.ts';

const ARCHIVE = 'archive';
/** The receipt does not wait longer for the question about the archive. */
const ASKING_MS = 3_000;

export function createDisconnectCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'disconnect', async function* ({ argument, confirmed }, turn) {
    if (!confirmed) yield await question(deps, turn);
    else if (argument === ARCHIVE) yield* eraseArchive(deps, turn);
    else {
      yield { kind: 'progress', text: [turn.words.disconnecting.erasing], cancellable: false };
      yield await eraseAll(deps, turn);
    }
  });
}

const confirmed = (label: string, argument: string): Button => ({
  label,
  tone: 'danger',
  press: { kind: 'run', invocation: { command: 'disconnect', argument, confirmed: true }, once: true },
});

async function question({ live }: CommandDeps, turn: Turn): Promise<Answer> {
  const { connection } = await turn.known();
  const whose = connection?.access?.whose;
  const flows = (await live.of(turn.person.id))?.isOpen === true;
  const { disconnecting: words } = turn.words;
  const asked = !connection
    ? words.askUnconnected
    : whose
      ? words.askAccess
      : words.askToken(maskToken(connection.token));
  return say([asked, ...(flows ? [` ${words.liveStops}`] : []), ` ${words.cannotBeUndone}`], {
    buttons: [
      [
        confirmed(words.eraseAll, ''),
        runButton(connection ? words.keepIt : words.eraseNothing, 'dismiss', 'disconnect'),
      ],
    ],
  });
}

async function eraseAll(deps: CommandDeps, turn: Turn): Promise<Answer> {
  const person = turn.person.id;
  const connection = await deps.connections.find(person);
  const { day } = await turn.known();
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
  const { disconnecting: words, live, buttons: labels } = turn.words;
  const { items, stays } = words;
  const erased = [
    ...(hadToken ? [items.token] : []),
    ...(gone.results > 0 ? [items.results(gone.results)] : []),
    ...(gone.buttons > 0 ? [items.buttons(gone.buttons)] : []),
    ...(stopped > 0 ? [items.pending(stopped)] : []),
    ...(gone.connectLinks > 0 ? [items.link] : []),
    ...(gone.routines > 0 ? [turn.words.routines.erased(gone.routines)] : []),
    ...(gone.accounts > 0 ? [items.live] : []),
    ...(gone.settings ? [items.settings] : []),
    ...(gone.spending.rows > 0 ? [items.spending(gone.spending.rows)] : []),
  ];
  const own = await ownArchive(deps, turn);
  return say(
    [
      bold(erased.length === 0 ? words.nothingToErase : words.erased),
      ...erased.map((item) => `\n• ${item}`),
      ...endedSpans(deps, turn.words, ending, leftovers),
      '\n\n',
      bold(words.notErased),
      `\n• ${stays.chat}`,
      `\n• ${keptThere(deps, turn.words, ending)}`,
      ...(gone.accounts > 0 ? [`\n• ${live.stillConnected}`] : []),
      ...(gone.spending.kept > 0 ? [`\n• ${stays.today(gone.spending.kept)}`] : []),
      ...(own ? archiveQuestion(turn.words, own) : []),
    ],
    {
      buttons: [...(own ? [[confirmed(words.archive.erase, ARCHIVE)]] : []), [connectButton(labels.connectAgain)]],
      place: 'replace',
    },
  );
}

/** What this bot got for the person in whichever way, and nobody holds any more. */
async function endAll(deps: CommandDeps, { person, signal }: Turn): Promise<number> {
  const own = await endLeftovers(deps, { person, whose: 'own', kept: undefined }, signal);
  if (!deps.about.sample) return own;
  return own + (await endLeftovers(deps, { person, whose: 'sample', kept: undefined }, signal));
}

function endedSpans({ about }: CommandDeps, words: Words, ending: Ending | undefined, leftovers: number): Span[] {
  const ended = (ending === 'ended' ? 1 : 0) + leftovers;
  if (ended === 0) return [];
  const { disconnecting } = words;
  const title = disconnecting.endedAt(serviceIn(words, about));
  return ['\n\n', bold(title), `\n• ${disconnecting.accessesEnded(ended)}`];
}

function keptThere({ about }: CommandDeps, words: Words, ending: Ending | undefined): string {
  const service = serviceIn(words, about);
  const { stays } = words.disconnecting;
  if (ending === 'failed') return stays.serviceAndAccess(service);
  return ending === 'impossible' ? stays.serviceAndToken(service) : stays.service(service);
}

/** The person's own archive, where there is something in it and it is this bot's to have erased. */
async function ownArchive({ owners, log }: CommandDeps, turn: Turn): Promise<OwnerDescription | undefined> {
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

const archiveQuestion = ({ disconnecting }: Words, { archive }: OwnerDescription): Span[] => [
  '\n\n',
  bold(disconnecting.archive.ask),
  `\n${disconnecting.archive.holds(archive.records, archive.bytes)}`,
];

async function* eraseArchive(deps: CommandDeps, turn: Turn): AsyncGenerator<Answer> {
  const { owners } = deps;
  if (!owners) {
    yield refusal(deps, turn, 'stale-button');
    return;
  }
  yield { kind: 'progress', text: [turn.words.disconnecting.archive.erasing], cancellable: false };
  yield await eraseOwn(deps, owners, turn);
}

async function eraseOwn({ live }: CommandDeps, { service }: OwnerDesk, turn: Turn): Promise<Answer> {
  const { person, signal, words } = turn;
  const { archive } = words.disconnecting;
  const owner = ownerNameOf('own', person);
  // A name can be made to stand for the sample: that is everybody's.
  const { sample } = await service.describeOwner(owner, { signal });
  if (sample) return say([archive.isSample]);
  // What flows in by itself would begin a new archive.
  const accounts = await live.forget(person.id);
  const { records, bytes, tokens } = await service.eraseOwner(owner, { signal });
  return say(
    [
      bold(archive.erased),
      `\n• ${archive.records(records, bytes)}`,
      ...(tokens > 0 ? [`\n• ${archive.accesses(tokens)}`] : []),
      `\n${archive.nothingLeft}`,
      ...(accounts > 0 ? [`\n${archive.stays(words.live.stillConnected)}`] : []),
    ],
    { buttons: [[connectButton(words.buttons.connectAgain)]] },
  );
}
