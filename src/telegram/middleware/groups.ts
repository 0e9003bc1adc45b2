/** A group gets nothing personal: one line that says where the bot answers, with a link that carries the words there. */
import type { Middleware } from 'telegraf';
import type { CommandRegistry } from '#commands/all-commands.ts';
import { linkButton } from '#commands/buttons.ts';
import { reply } from '#commands/reply.ts';
import type { Database } from '#storage/database.ts';
import type { Write } from '#storage/write.ts';
import type { PersonWords } from '../person-words.ts';
import type { BotContext } from '../updates/context.ts';
import { isAnonymous, saidToBot } from '../updates/incoming-message.ts';
import type { CountUpdate, MayRun, ReplyNow } from './access.ts';

/** An address that opens the private chat, where /start runs the words for that person (pseudonym); and what keeps them. */
export type QuestionLink = (person: string, text: string) => { url: string; write: Write | undefined };

export function groupsMiddleware(deps: {
  database: Pick<Database, 'write'>;
  commands: Pick<CommandRegistry, 'find'>;
  questionLink: QuestionLink;
  mayRun: MayRun;
  countUpdate: CountUpdate;
  replyNow: ReplyNow;
  readWords: PersonWords['readWords'];
}): Middleware<BotContext> {
  const { database, commands, questionLink, mayRun, countUpdate, replyNow, readWords } = deps;
  return async (context, next) => {
    const { pasted, read, written } = context;
    if (!written || pasted || context.place.kind === 'private') return await next();
    const { message } = read;
    const text = message?.from && saidToBot(message, context.botInfo);
    if (!message || text === undefined) return;
    const name = /^\/(\S+)/.exec(text)?.[1];
    const command = name === undefined ? undefined : commands.find(name);
    if (name !== undefined && !command?.listed) return;
    const { person } = context;
    if (!mayRun(person, command) || countUpdate(person) !== 'ok') return;
    // Nobody else could take up what an anonymous administrator has said.
    const { url, write } = questionLink(person.id, isAnonymous(message) ? '' : text);
    if (write) await database.write(write);
    const words = await readWords(person.id, person.language);
    const onward = linkButton(words.text('group-answer-in-private'), url);
    await replyNow(context, reply([words.text('errors-private-only')], { buttons: [[onward]] }));
  };
}
