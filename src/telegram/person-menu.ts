/**
 * The command menu of one person: without the commands that their token does not allow, in the language that they chose.
 * Telegram is told when it has changed, and only then; who needs none of their own sees the menu of everybody.
 */
import { createHash } from 'node:crypto';
import type { Person } from '#commands/command.ts';
import { allows, COMMANDS, type CommandFacts, menuLine } from '#commands/registry.ts';
import type { UserState } from '#commands/user-state.ts';
import { languageFor, type Words, wordsIn } from '#locales/words.ts';
import { memoize } from '#platform/lru-cache.ts';
import type { MenuEntry } from './api/message.ts';
import type { BotOptions } from './bot-parts.ts';

/** Menus of so many kinds are made once; there are as many as there are sets of permissions, times languages. */
const MOST_KINDS = 1_000;

/** Sees to it that somebody's menu fits what is known of them. Never rejects; what fails is found again later. */
export type FitMenu = (
  person: Pick<Person, 'id' | 'userId' | 'language'>,
  known: UserState | Promise<UserState>,
) => Promise<void>;

export function createMenus({ outbox, commands, database }: BotOptions): FitMenu {
  const { people, log } = commands.deps;
  return async ({ id: person, userId, language }, known) => {
    try {
      const present = await known;
      const kind = kindOf(present, language);
      const mark = kind === undefined ? undefined : menuOfKind(kind).mark;
      if (mark === present.menu) return;
      const commands = kind === undefined ? null : menuOfKind(kind).entries;
      // Somebody's private chat has their id.
      await outbox.send({ place: { chatId: Number(userId), kind: 'private' }, steps: [{ do: 'menu', commands }] });
      // Before this is written it may be said once more, after it never.
      await database.write(people.savingMenu(person, mark));
    } catch (error) {
      log.warn({ err: error }, 'a command menu could not be fitted');
    }
  };
}

/** Undefined: they see what everybody sees. Else the language, and what is left out. */
function kindOf({ connection, settings }: UserState, telegram: string): string | undefined {
  if (!connection) return undefined;
  const left = leftOut(connection.scopes.join(' '));
  const language = languageFor(settings.language ?? telegram);
  return left === '' && language === languageFor(telegram) ? undefined : `${language} ${left}`.trimEnd();
}

/** What scopes, with blanks between them, do not allow; likewise. */
const leftOut = memoize<string>(MOST_KINDS, (scopes) =>
  COMMANDS.filter((facts) => !allows({ scopes: scopes.split(' ') }, facts.name))
    .map(({ name }) => name)
    .join(' '),
);

const menuOfKind = memoize<{ entries: MenuEntry[]; mark: string }>(MOST_KINDS, (kind) => {
  const [language = 'en', ...left] = kind.split(' ');
  const entries = menuOf(
    wordsIn(language),
    COMMANDS.filter(({ name }) => !left.includes(name)),
  );
  return { entries, mark: createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 16) };
});

export function menuOf(words: Words, list: readonly CommandFacts[]): MenuEntry[] {
  return list.map((facts) => ({ command: facts.name, description: menuLine(words, facts) }));
}
