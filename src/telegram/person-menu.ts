/**
 * A person's own command menu: without the commands that their token doesn't allow, in the language they chose.
 * It is sent to Telegram only when it changes; people who need no menu of their own see the default one.
 */
import { createHash } from 'node:crypto';
import { isCharged } from '#commands/billing/budget.ts';
import type { Person } from '#commands/command.ts';
import { allows, COMMANDS, type CommandFacts, menuCommands, menuLine } from '#commands/registry.ts';
import type { UserState } from '#commands/user-state.ts';
import { languageFor, type Words, wordsIn } from '#locales/words.ts';
import { memoize } from '#platform/lru-cache.ts';
import type { MenuEntry } from './api/message.ts';
import type { BotOptions } from './bot-parts.ts';

/** Maximum number of cached menus: one for each set of permissions in each language. */
const MAX_CACHED = 1_000;

/** Updates a person's menu to match their stored state. Never rejects; a failure is made good by a later call. */
export type FitMenu = (
  person: Pick<Person, 'id' | 'userId' | 'language'>,
  state: UserState | Promise<UserState>,
) => Promise<void>;

export function createMenus({ outbox, commands, database }: BotOptions): FitMenu {
  const { people, log } = commands.deps;
  const offered = menuCommands(isCharged(commands.deps, undefined));
  const menuOfKind = memoize<{ entries: MenuEntry[]; mark: string }>(MAX_CACHED, (kind) => {
    const [language = 'en', ...omitted] = kind.split(' ');
    const entries = menuOf(
      wordsIn(language),
      offered.filter(({ name }) => !omitted.includes(name)),
    );
    return { entries, mark: createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 16) };
  });
  return async ({ id: person, userId, language }, state) => {
    try {
      const user = await state;
      const kind = kindOf(user, language);
      const mark = kind === undefined ? undefined : menuOfKind(kind).mark;
      if (mark === user.menu) return;
      const commands = kind === undefined ? null : menuOfKind(kind).entries;
      // The id of a private chat is the id of its person.
      await outbox.send({ place: { chatId: Number(userId), kind: 'private' }, steps: [{ do: 'menu', commands }] });
      // A crash before this write sends the menu once more, which does no harm.
      await database.write(people.savingMenu(person, mark));
    } catch (error) {
      log.warn({ err: error }, 'could not update a command menu');
    }
  };
}

/** The language and the commands left out, separated by spaces; undefined for the default menu. */
function kindOf({ connection, settings }: UserState, telegram: string): string | undefined {
  if (!connection) return undefined;
  const omitted = omittedCommands(connection.scopes.join(' '));
  const language = languageFor(settings.language ?? telegram);
  return omitted === '' && language === languageFor(telegram) ? undefined : `${language} ${omitted}`.trimEnd();
}

/** The commands that the scopes don't allow; both lists are separated by spaces. */
const omittedCommands = memoize<string>(MAX_CACHED, (scopes) =>
  COMMANDS.filter((facts) => !allows({ scopes: scopes.split(' ') }, facts.name))
    .map(({ name }) => name)
    .join(' '),
);

export function menuOf(words: Words, list: readonly CommandFacts[]): MenuEntry[] {
  return list.map((facts) => ({ command: facts.name, description: menuLine(words, facts) }));
}
