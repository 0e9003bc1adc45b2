/** What is said to people who have not just written: in their language, as they want results to be treated. */
import type { Reply } from '#commands/reply.ts';
import { wordsFor } from '#commands/user-state.ts';
import type { BotParts } from './bot-parts.ts';

/** Says something in a person's private chat; `person` is the pseudonym. Resolves when it is sure to be said. */
export type Notify = (to: { person: string; chatId: string }, answer: Reply) => Promise<void>;

export function createNotify(
  parts: Pick<BotParts, 'outbox' | 'database' | 'composer' | 'fitMenu' | 'readUser'>,
): Notify {
  const { outbox, database, composer, fitMenu, readUser } = parts;
  return async ({ person, chatId }, answer) => {
    if (answer.kind === 'notice' || answer.kind === 'reaction') return;
    const known = await readUser(person);
    const words = wordsFor(known);
    const place = { chatId: Number(chatId), kind: 'private' } as const;
    const to = { person, command: '', settings: known.settings, words, place };
    const { delivery, writes } = composer.compose(answer, to);
    for (const write of writes) await database.write(write);
    await outbox.send(delivery);
    const { language = 'en' } = known.connection ?? {};
    await fitMenu({ id: person, userId: chatId, language }, known);
  };
}
