/** /disconnect: one screen that says what goes; then the access ends, and what is kept here is erased, with the archive if it is meant. */

import { erasePersonalData } from '#storage/personal-data.ts';
import { dismiss, leave } from '../actions.ts';
import { WINDOW_MS } from '../billing/budget.ts';
import { button } from '../buttons.ts';
import type { Command, Context } from '../command.ts';
import { command, onAction } from '../define-command.ts';
import { placeName } from '../deps.ts';
import { ProblemError } from '../errors.ts';
import { type Reply, reply } from '../reply.ts';
import { describeOwn } from './connected-reply.ts';
import { ownerNameOf, revokeOrphanTokens, revokeToken } from './tokens.ts';

export const disconnectCommands: readonly Command[] = [
  command('disconnect', async (ctx) => {
    const { words, connection } = ctx;
    const own = await describeOwn(ctx);
    // A name can be made to stand for the sample: that is everybody's.
    const archive = own && !own.sample && own.archive.records > 0 ? own.archive : undefined;
    const asked = words.text(connection ? 'leave-ask' : 'leave-ask-unconnected');
    const danger = { tone: 'danger', once: true } as const;
    return archive === undefined
      ? reply([asked], {
          buttons: [[button(words.text('buttons-leave'), leave, { archive: false }, danger), stayButton(ctx)]],
        })
      : reply([asked, '\n', words.text('leave-archive', { messages: archive.messages })], {
          buttons: [
            [button(words.text('leave-keep-archive'), leave, { archive: false }, { once: true })],
            [button(words.text('leave-erase-archive'), leave, { archive: true }, danger)],
            [stayButton(ctx)],
          ],
        });
  }),
  onAction(leave, async (ctx, { archive }) => {
    ctx.progress([ctx.words.text('leave-erasing')]);
    const hadArchive = archive ? await eraseArchive(ctx) : ((await describeOwn(ctx))?.archive.records ?? 0) > 0;
    return await erase(ctx, archive ? 'erased' : hadArchive ? 'waits' : 'none');
  }),
];

const stayButton = ({ words }: Context) => button(words.text('leave-stay'), dismiss, {});

/** First of all: should it fail, nothing has gone yet, and everything can be tried again. */
async function eraseArchive({ deps, person, signal }: Context): Promise<boolean> {
  if (!deps.owners) throw new ProblemError({ code: 'stale-button' });
  const owner = ownerNameOf('own', person);
  const { sample } = await deps.owners.service.describeOwner(owner, { signal });
  if (sample) throw new ProblemError({ code: 'stale-button' });
  // What flows in by itself would begin a new archive.
  await deps.live.forget(person.id);
  await deps.owners.service.eraseOwner(owner, { signal });
  return true;
}

async function erase(ctx: Context, archive: 'erased' | 'waits' | 'none'): Promise<Reply> {
  const { deps, person, words, signal } = ctx;
  const connection = await deps.connections.find(person.id);
  const isLive = (await deps.live.of(person.id)) !== undefined;
  // While it is still known: after a crash here, the next attempt does it again.
  const isStanding = connection !== undefined && !(await revokeToken(deps, connection, signal));
  // The token first: whatever happens after this, it is gone.
  await deps.connections.erase(person.id);
  await revokeOrphanTokens(ctx, 'own');
  if (deps.about.sample) await revokeOrphanTokens(ctx, 'sample');
  await deps.running.forget(person.id);
  const now = deps.clock.now();
  // Where the operator limits the day, its sum stays: otherwise leaving would be a way around the limit.
  const keep = deps.dailyCreditLimit === undefined ? undefined : { since: now - WINDOW_MS, now };
  const { spending } = await erasePersonalData(deps, person.id, keep);
  const lines = [
    words.text(`leave-done-${archive}`),
    ...(isStanding ? [words.text('leave-access-stands', { place: placeName(words, deps.about, connection) })] : []),
    ...(isLive ? [words.text('leave-live')] : []),
    ...(spending.kept > 0 ? [words.text('leave-limit', { credits: spending.kept })] : []),
    words.text('leave-chat'),
  ];
  return reply(lines.join('\n'));
}
