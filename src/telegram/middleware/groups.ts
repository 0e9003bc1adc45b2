/** In groups the bot answers with one line only: a link that carries the question to the private chat. */
import type { Middleware } from 'telegraf';
import { linkButton } from '#commands/buttons.ts';
import { questionLink } from '#commands/kept-words.ts';
import { reply } from '#commands/reply.ts';
import type { BotParts } from '../bot-parts.ts';
import type { BotContext } from '../updates/context.ts';
import { isAnonymous, textForBot } from '../updates/incoming-message.ts';

export function groupsMiddleware(parts: BotParts): Middleware<BotContext> {
  const { database, commands, mayRun, countUpdate, replyNow, readWords } = parts;
  return async (context, next) => {
    const { pasted, read, written } = context;
    if (!written || context.place.kind === 'private') return await next();
    if (pasted) return countUpdate(context.person) === 'ok' ? await next() : undefined;
    const { message } = read;
    const text = message?.from && textForBot(message, context.botInfo);
    if (!message || text === undefined) return;
    const name = /^\/(\S+)/.exec(text)?.[1];
    const command = name === undefined ? undefined : commands.find(name);
    if (name !== undefined && !command?.listed) return;
    const { person } = context;
    if (!mayRun(person, command) || countUpdate(person) !== 'ok') return;
    // An anonymous administrator's words cannot be linked to a private chat.
    const { url, write } = questionLink(commands.deps, person.id, isAnonymous(message) ? '' : text);
    if (write) await database.write(write);
    const words = await readWords(person.id, person.language);
    const onward = linkButton(words.text('group-answer-in-private'), url);
    await replyNow(context, reply([words.text('errors-private-only')], { buttons: [[onward]] }));
  };
}
