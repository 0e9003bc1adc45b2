/** /disconnect: shows what will go, then revokes the access and erases the stored data, and the archive if chosen. */

import { erasePersonalData } from '#storage/personal-data.ts';
import { dismiss, leave } from '../actions.ts';
import { WINDOW_MS } from '../billing/budget.ts';
import { button } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { bestEffort, placeName } from '../deps.ts';
import { ProblemError } from '../errors.ts';
import { openImports } from '../import/questions.ts';
import { type Reply, reply } from '../reply.ts';
import { describeOwn, ownerNameOf, ownServiceOf, revokeOrphanTokens, revokeToken } from './tokens.ts';

export const disconnectCommands: readonly Command[] = [
  command('disconnect', async (ctx) => {
    const { words, connection } = ctx;
    const own = await describeOwn(ctx);
    // An owner name can be mapped to the sample, which everybody shares.
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
    // An upload under way would recreate what is erased.
    await ctx.deps.running.forget(ctx.person.id);
    if (!archive) await cancelImports(ctx);
    const hadArchive = archive ? await eraseArchive(ctx) : ((await describeOwn(ctx))?.archive.records ?? 0) > 0;
    return await erase(ctx, archive ? 'erased' : hadArchive ? 'waits' : 'none');
  }),
];

const stayButton = ({ words }: Context) => button(words.text('leave-stay'), dismiss, {});

/** Runs before anything else is erased: if it fails, everything can be retried. */
async function eraseArchive(ctx: Context): Promise<boolean> {
  const { deps, person, signal } = ctx;
  const { service } = ownServiceOf(ctx);
  const owner = ownerNameOf('own', person);
  const { sample } = await service.describeOwner(owner, { signal });
  if (sample) throw new ProblemError({ code: 'stale-button' });
  // Messages still being collected would start a new archive.
  await deps.live.forget(person.id);
  await service.eraseOwner(owner, { signal });
  return true;
}

/** Otherwise the service would go on reading a file that was sent, or keep it until its question is answered. */
async function cancelImports(ctx: Context): Promise<void> {
  const { deps, person } = ctx;
  for (const { importId } of await openImports(ctx))
    await bestEffort(ctx, ({ signal }) => deps.owners?.service.cancel(person.userId, importId, signal));
}

async function erase(ctx: Context, archive: 'erased' | 'waits' | 'none'): Promise<Reply> {
  const { deps, person, words, signal } = ctx;
  // A connect page that is being confirmed has stored its token by now, or stores none.
  await deps.consents.erase(person.id);
  const connection = await deps.connections.find(person.id);
  const isLive = (await deps.live.of(person.id)) !== undefined;
  // Revoke while the token is still stored: after a crash here, the next attempt repeats it.
  const isStillValid = connection !== undefined && !(await revokeToken(deps, connection, signal));
  // The token goes first, whatever happens afterwards.
  await deps.connections.erase(person.id);
  await revokeOrphanTokens(ctx, 'own');
  if (deps.about.sample) await revokeOrphanTokens(ctx, 'sample');
  await deps.running.forget(person.id);
  const now = deps.clock.now();
  // With an operator's daily limit the day's spending is kept, or leaving would be a way around the limit.
  const keep = deps.dailyCreditLimit === undefined ? undefined : { since: now - WINDOW_MS, now };
  const { spending } = await erasePersonalData(deps, person.id, keep);
  const lines = [
    words.text(`leave-done-${archive}`),
    ...(isStillValid ? [words.text('leave-access-stands', { place: placeName(words, deps.about, connection) })] : []),
    ...(isLive ? [words.text('leave-live')] : []),
    ...(spending.kept > 0 ? [words.text('leave-limit', { credits: spending.kept })] : []),
    words.text('leave-chat'),
  ];
  return reply(lines.join('\n'));
}
