/**
 * /disconnect: asks once, then ends the access at the service where that can be, erases everything of the person here and
 * gives a receipt, which asks once more: about one's own archive at the service.
 */
import type { OwnerDescription } from '../contract/owner-service.ts';
import { type Answer, type Button, bold, type Span, say } from './answer.ts';
import type { Command, Turn } from './command.ts';
import { defineCommand, failureAbout } from './define-command.ts';
import type { CommandDeps, OwnerDesk } from './deps.ts';
import { type Ending, endLeftovers, endToken, ownerNameOf } from './end-access.ts';
import { problemAnswer } from './failure-answer.ts';
import { LIVE_WORDS } from './import-words.ts';
import { connectButton, runButton } from './press.ts';
import { count, creditsText, numberText } from './price.ts';
import { maskToken } from './token-shape.ts';

const ARCHIVE = 'archive';
/** The receipt does not wait longer for the question about the archive. */
const ASKING_MS = 3_000;

export function createDisconnectCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'disconnect', async function* ({ argument, confirmed }, turn) {
    if (!confirmed) yield await question(deps, turn);
    else if (argument === ARCHIVE) yield* eraseArchive(deps, turn);
    else {
      yield { kind: 'progress', text: ['Erasing…'], cancellable: false };
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
  const access = connection && (whose ? 'your access' : `your access token (${maskToken(connection.token)})`);
  return say(
    [
      access === undefined
        ? 'You are not connected, but there may still be settings or a list of what you spent. Erase them?'
        : `Erase ${access}, kept results, buttons, pending work, what I do for you by myself, settings and the list of what you spent?`,
      ...(flows ? [' Messages of your Telegram account are no longer taken in then.'] : []),
      ' This cannot be undone.',
    ],
    {
      buttons: [
        [
          confirmed('Erase everything', ''),
          runButton(access === undefined ? 'Erase nothing' : 'Keep it', 'dismiss', 'disconnect'),
        ],
      ],
    },
  );
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
  const states = await deps.consents.erase(person);
  const results = await deps.results.erase(person);
  const buttons = await deps.keyboards.erase(person);
  const routines = await deps.routines.erase(person);
  const accounts = await deps.live.forget(person);
  const hadSettings = await deps.settings.erase(person);
  const now = deps.clock.now();
  // Where the operator limits the day, its sum stays: otherwise disconnecting would be a way around the limit.
  const keep = deps.dailyCreditLimit === undefined ? undefined : { since: day.since, now };
  const spent = await deps.spending.erase(person, keep);
  const erased = [
    ...(hadToken ? ['your access token and what it allows'] : []),
    ...(results > 0 ? [count(results, 'kept list of results', 'kept lists of results')] : []),
    ...(buttons > 0 ? [count(buttons, 'set of buttons', 'sets of buttons')] : []),
    ...(stopped > 0 ? [count(stopped, 'pending request', 'pending requests')] : []),
    ...(states > 0 ? ['an open connect link'] : []),
    ...(routines > 0 ? [turn.words.routines.erased(routines)] : []),
    ...(accounts > 0 ? ['that your Telegram account is connected to me'] : []),
    ...(hadSettings ? ['your settings'] : []),
    ...(spent.rows > 0 ? [`the detail of ${count(spent.rows, 'paid call', 'paid calls')}`] : []),
  ];
  const own = await ownArchive(deps, turn);
  return say(
    [
      bold(erased.length === 0 ? 'There was nothing to erase' : 'Erased'),
      ...erased.map((item) => `\n• ${item}`),
      ...endedSpans(deps, ending, leftovers),
      '\n\n',
      bold('Not erased'),
      '\n• this chat at Telegram: you can clear it in the app',
      ...keptThere(deps, ending),
      ...(accounts > 0 ? [`\n• ${LIVE_WORDS.stillConnected}`] : []),
      ...(spent.kept > 0
        ? [`\n• today’s total (${creditsText(spent.kept)}), kept for the daily limit, then deleted`]
        : []),
      ...(own ? archiveQuestion(own) : []),
    ],
    {
      buttons: [...(own ? [[confirmed('Erase the archive too', ARCHIVE)]] : []), [connectButton('Connect again')]],
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

function endedSpans({ about }: CommandDeps, ending: Ending | undefined, leftovers: number): Span[] {
  const ended = (ending === 'ended' ? 1 : 0) + leftovers;
  if (ended === 0) return [];
  const what = ended === 1 ? 'the access itself: it opens' : `${ended} accesses: they open`;
  return ['\n\n', bold(`Ended at ${about.serviceName}`), `\n• ${what} nothing any more`];
}

function keptThere({ about }: CommandDeps, ending: Ending | undefined): Span[] {
  const { serviceName } = about;
  if (ending === 'failed')
    return [`\n• what ${serviceName} keeps, and the access itself: it could not be ended now, so revoke it there`];
  if (ending === 'impossible')
    return [
      `\n• what ${serviceName} keeps, and the token itself there: revoke it there if nobody shall use it any more`,
    ];
  return [`\n• what ${serviceName} keeps`];
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

const archiveQuestion = ({ archive }: OwnerDescription): Span[] => [
  '\n\n',
  bold('Erase the archive too?'),
  `\nIt holds ${recordsText(archive.records)} of yours (${sizeText(archive.bytes)}). Erasing it cannot be undone, and ends every other access to it. It stays if you do nothing.`,
];

async function* eraseArchive(deps: CommandDeps, turn: Turn): AsyncGenerator<Answer> {
  const { owners } = deps;
  if (!owners) {
    yield problemAnswer({ code: 'stale-button', mayHaveCost: false }, failureAbout(deps, turn));
    return;
  }
  yield { kind: 'progress', text: ['Erasing your archive…'], cancellable: false };
  yield await eraseOwn(deps, owners, turn);
}

async function eraseOwn({ live }: CommandDeps, { service }: OwnerDesk, { person, signal }: Turn): Promise<Answer> {
  const owner = ownerNameOf('own', person);
  // A name can be made to stand for the sample: that is everybody's.
  const { sample } = await service.describeOwner(owner, { signal });
  if (sample) return say(['That is the sample data, which stays.']);
  // What flows in by itself would begin a new archive.
  const accounts = await live.forget(person.id);
  const { records, bytes, tokens } = await service.eraseOwner(owner, { signal });
  return say(
    [
      bold('Your archive is erased'),
      `\n• ${recordsText(records)} (${sizeText(bytes)})`,
      ...(tokens > 0 ? [`\n• ${count(tokens, 'access', 'accesses')} to it`] : []),
      '\nNothing of it is left at the service.',
      ...(accounts > 0 ? [`\nWhat stays: ${LIVE_WORDS.stillConnected}.`] : []),
    ],
    { buttons: [[connectButton('Connect again')]] },
  );
}

const recordsText = (records: number) => `${numberText(records)} ${records === 1 ? 'record' : 'records'}`;

function sizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1
    ? `${numberText(Math.ceil(bytes / 1000))} kB`
    : `${numberText(Number(megabytes.toFixed(1)))} MB`;
}
