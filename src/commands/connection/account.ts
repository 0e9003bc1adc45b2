/** /account: whose data, what the access allows and until when, what is left, who else has access; each can be ended. */
import { z } from 'zod';
import { normaliseScopes } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import { type Answer, say } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { creditsBehind } from '../credits/balance.ts';
import { defineCommand, refusal } from '../define-command.ts';
import type { CommandDeps, OwnerDesk } from '../deps.ts';
import { connectButton } from '../press.ts';
import { type AccountFacts, accountScreen, otherAccesses } from './account-screen.ts';
import { ownerNameOf } from './end-access.ts';
import { liveButtons, liveSpans, turnLive } from './live.ts';
import { UNTRIED } from './scope-gate.ts';

const TokenId = z.string().regex(/^[\w-]{1,64}$/);

export function createAccountCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'account', async function* ({ argument }, turn) {
    const { connection } = await turn.known();
    const [what, which] = argument.split(' ');
    const ending = what === 'end' ? TokenId.safeParse(which).data : undefined;
    if (deps.owners && ending !== undefined) yield* endOther(deps, deps.owners, turn, ending);
    else if (what === 'live' && (which === 'start' || which === 'stop')) yield* startOrStop(deps, turn, which);
    else if (!connection) yield await unconnected(deps, turn);
    else if (argument === 'check') {
      yield { kind: 'progress', text: [turn.words.text('connecting-checking')], cancellable: true };
      yield* show(deps, turn, await checkAgain(deps, turn, connection), false);
    } else yield* show(deps, turn, connection, false);
  });
}

async function* show(deps: CommandDeps, turn: Turn, connection: Connection, replace: boolean): AsyncGenerator<Answer> {
  if (deps.owners || connection.access?.extensions.includes('credits'))
    yield { kind: 'progress', text: [turn.words.text('account-looking')], cancellable: true };
  const facts: AccountFacts = {
    others: await otherAccesses(deps, turn, connection),
    live: await deps.live.of(turn.person.id),
    credits: await creditsBehind(deps, connection, turn.signal),
  };
  const answer = accountScreen(deps, turn.words, connection, facts);
  yield replace && answer.kind === 'text' ? { ...answer, place: 'replace' } : answer;
}

/** Asks the service for what the token is; where it does not tell, everything counts as untried again. */
async function checkAgain(deps: CommandDeps, turn: Turn, connection: Connection): Promise<Connection> {
  const { token, access } = connection;
  const described = await deps.data.describeToken({ token, signal: turn.signal });
  if (!described && connection.scopesFrom === 'person') return connection;
  const scopes = [...(described ? normaliseScopes(described.scopes) : UNTRIED)];
  const scopesFrom = described ? 'service' : 'unknown';
  await deps.connections.saveScopes(turn.person.id, token, scopes, scopesFrom);
  if (!described) return { ...connection, scopes, scopesFrom };
  const { extensions = [], expiresAt, languageModel } = described;
  const known = { ...access, extensions, expiresAt, languageModel };
  await deps.connections.saveAccess(turn.person.id, token, known);
  return { ...connection, scopes, scopesFrom, access: known };
}

/** Only ever of the owner whose name is the person's own. */
async function* endOther(deps: CommandDeps, { service }: OwnerDesk, turn: Turn, tokenId: string) {
  const words = turn.words;
  const wasThere = await service.revokeToken(ownerNameOf('own', turn.person), tokenId, { signal: turn.signal });
  yield* changed(deps, turn, wasThere ? words.text('account-ended') : words.text('account-had-ended'));
}

async function* startOrStop(deps: CommandDeps, turn: Turn, which: 'start' | 'stop') {
  await turnLive(deps, turn, which === 'start');
  const live = await deps.live.of(turn.person.id);
  yield* changed(deps, turn, turn.words.text(`live-${live ? which : 'none'}`));
}

/** Says what was changed, and how things are now. */
async function* changed(deps: CommandDeps, turn: Turn, text: string): AsyncGenerator<Answer> {
  yield { kind: 'notice', text, alert: false };
  const { connection } = await turn.known();
  if (connection) yield* show(deps, turn, connection, turn.pressed);
  else yield say([text]);
}

/** Without an access there may still be an account whose messages are taken in. */
async function unconnected(deps: CommandDeps, turn: Turn): Promise<Answer> {
  const live = await deps.live.of(turn.person.id);
  if (!live) return refusal(deps, turn, 'not-connected');
  const { words } = turn;
  return say([words.text('account-no-access'), ...liveSpans(words, live)], {
    buttons: [...liveButtons(words, live), [connectButton(words.text('buttons-connect'))]],
  });
}
