/** Messages that the bot sends on its own initiative, in the person's language and with their privacy settings. */
import type { Reply } from '#commands/reply.ts';
import { wordsFor } from '#commands/user-state.ts';
import type { BotParts } from './bot-parts.ts';

/** Sends a message to a person's private chat; `person` is the pseudonym. Resolves once it is durable in the outbox. */
export type Notify = (to: { person: string; chatId: string }, answer: Reply) => Promise<void>;

export function createNotify(
  parts: Pick<BotParts, 'outbox' | 'database' | 'composer' | 'fitMenu' | 'readUser'>,
): Notify {
  const { outbox, database, composer, fitMenu, readUser } = parts;
  return async ({ person, chatId }, answer) => {
    if (answer.kind === 'notice' || answer.kind === 'reaction') return;
    const user = await readUser(person);
    const words = wordsFor(user);
    const place = { chatId: Number(chatId), kind: 'private' } as const;
    const to = { person, settings: user.settings, words, place };
    const { delivery, writes } = composer.compose(answer, to);
    for (const write of writes) await database.write(write);
    await outbox.send(delivery);
    const { language = 'en' } = user.connection ?? {};
    await fitMenu({ id: person, userId: chatId, language }, user);
  };
}
