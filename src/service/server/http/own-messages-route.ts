/** Messages of a person's own Telegram, which the bot hands on as they happen. */
import { IMPORT_EXTENSIONS } from '../../contract/imports.ts';
import type { Archives } from '../archives/archives.ts';
import { putOwnMessages } from '../imports/own-messages.ts';
import type { Workshop } from '../operations/prepared-call.ts';
import type { Owners } from '../owners/owners.ts';
import { parseInput } from './input-problem.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';
import type { KeyedRoutes } from './service-key-route.ts';

export function ownMessagesRoute(
  routes: KeyedRoutes,
  parts: { owners: Owners; archives: Archives; workshop: Pick<Workshop, 'schemaBase' | 'clock'> },
): Route {
  const { owners, archives, workshop } = parts;
  const row = IMPORT_EXTENSIONS.putMessages;
  return routes.json(row, async (name, body, { request }) => {
    const given = parseInput(row.body, body);
    const { directory } = owners;
    const owner = given.existingOnly ? await directory.find(name) : await directory.findOrMake(name);
    if (!owner) throw new Refusal(404, 'There is no such owner.');
    const { id } = owner;
    const archive = archives.of(id, await directory.archiveKey(id), request.signal);
    return putOwnMessages(archive, given, { schemaBase: workshop.schemaBase, now: workshop.clock.now() });
  });
}
