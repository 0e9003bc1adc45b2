/** What is said to people who have not just written: in their language, as they want results to be treated. */
import type { Reply } from '#commands/reply.ts';
import { type UserState, wordsFor } from '#commands/user-state.ts';
import type { Words } from '#locales/words.ts';
import type { Database } from '#storage/database.ts';
import type { Outbox } from './jobs/outbox/outbox.ts';
import { saying } from './jobs/outbox/saying.ts';
import type { MenuDesk } from './menu.ts';
import type { AnswerComposer } from './render/composer.ts';
import { privacyOf } from './render/protection.ts';

export interface Telling {
  /**
   * Says something to a person who has not just written, in their private chat. `person` is the pseudonym. Resolves when
   * it is sure to be said.
   */
  tell(to: { person: string; chatId: string }, answer: Reply): Promise<void>;
  /** What somebody (pseudonym) reads, whatever becomes of the database. @param telegram their Telegram's language code */
  spokenTo(person: string, telegram: string | undefined): Promise<Words>;
}

export function createTelling(deps: {
  outbox: Outbox;
  database: Pick<Database, 'write'>;
  composer: AnswerComposer;
  menu: MenuDesk;
  /** What is kept of a person. */
  known(person: string): Promise<UserState>;
}): Telling {
  const { outbox, database, composer, menu } = deps;
  return {
    async tell({ person, chatId }, answer) {
      if (answer.kind === 'progress' || answer.kind === 'notice' || answer.kind === 'reaction') return;
      const known = await deps.known(person);
      const words = wordsFor(known);
      const privacy = privacyOf(known.settings, words);
      const to = { person, command: '', privacy, words };
      const { messages, write, fading } = composer.compose(answer, to);
      if (write) await database.write(write);
      const said = saying({ chatId: Number(chatId), kind: 'private' }, messages, words.language);
      await outbox.say({ ...said, ...(fading ? { fading } : {}) });
      const { language = 'en' } = known.connection ?? {};
      await menu.fitTo({ id: person, userId: chatId, language }, known);
    },
    spokenTo: async (person, telegram) => wordsFor(await deps.known(person).catch(() => undefined), telegram),
  };
}
