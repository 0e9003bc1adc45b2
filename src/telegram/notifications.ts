/** What is said to people who have not just written: in their language, as they want results to be treated. */
import type { Reply } from '#commands/reply.ts';
import { wordsFor } from '#commands/user-state.ts';
import type { Database } from '#storage/database.ts';
import type { Outbox } from './jobs/outbox/outbox.ts';
import type { PersonMenus } from './person-menu.ts';
import type { PersonWords } from './person-words.ts';
import type { AnswerComposer } from './render/composer.ts';

/** Says something in a person's private chat; `person` is the pseudonym. Resolves when it is sure to be said. */
export type Notify = (to: { person: string; chatId: string }, answer: Reply) => Promise<void>;

export function createNotify(deps: {
  outbox: Pick<Outbox, 'send'>;
  database: Pick<Database, 'write'>;
  composer: AnswerComposer;
  menus: PersonMenus;
  readUser: PersonWords['readUser'];
}): Notify {
  const { outbox, database, composer, menus } = deps;
  return async ({ person, chatId }, answer) => {
    if (answer.kind === 'notice' || answer.kind === 'reaction') return;
    const known = await deps.readUser(person);
    const words = wordsFor(known);
    const place = { chatId: Number(chatId), kind: 'private' } as const;
    const to = { person, command: '', settings: known.settings, words, place };
    const { delivery, writes } = composer.compose(answer, to);
    for (const write of writes) await database.write(write);
    await outbox.send(delivery);
    const { language = 'en' } = known.connection ?? {};
    await menus.fitTo({ id: person, userId: chatId, language }, known);
  };
}
