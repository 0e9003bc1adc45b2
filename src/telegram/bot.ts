/** Routes an update to its handler: a Telegraf Composer of middleware, then handlers. */
import { Composer } from 'telegraf';
import { readUserState } from '#commands/user-state.ts';
import { createLruCache } from '#platform/lru-cache.ts';
import type { BotOptions, BotParts } from './bot-parts.ts';
import { businessHandlers, type LiveService } from './handlers/business-messages.ts';
import { buttonHandlers } from './handlers/buttons.ts';
import { commandHandlers } from './handlers/commands.ts';
import { inlineQueryHandlers } from './handlers/inline-queries.ts';
import { routineHandlers } from './handlers/routines.ts';
import type { Bot } from './jobs/inbox/inbox.ts';
import type { JobContext } from './jobs/inbox/job-context.ts';
import { accessMiddleware, createMayRun, createUpdateCount } from './middleware/access.ts';
import { groupsMiddleware } from './middleware/groups.ts';
import { pastedTokensMiddleware } from './middleware/pasted-tokens.ts';
import { createNotify, type Notify } from './notifications.ts';
import { createMenus } from './person-menu.ts';
import { createPersonWords } from './person-words.ts';
import { createAnswerComposer } from './render/composer.ts';
import { createKeyboards } from './render/keyboard.ts';
import { conclude, interruptedAnswer } from './run/outcome.ts';
import { readRecord } from './run/run-record.ts';
import { classificationOf } from './updates/classification.ts';
import { BotContext, placeOf } from './updates/context.ts';
import { type IncomingUpdate, readUpdate, writtenIn } from './updates/update.ts';

export interface TelegramBot extends Bot {
  notify: Notify;
}

/** Answers that an edited question can still replace. */
const MAX_ANSWERS = 5_000;
/** Chats in which an answer can come after a newer message. */
const MAX_CHATS = 5_000;

const noop = async () => undefined;

/** @param live receives the messages of people's own Telegram accounts; they are ignored when unset */
export function createTelegramBot(options: BotOptions, live?: LiveService): TelegramBot {
  const { outbox, database, me, commands } = options;
  const { pseudonym } = database;
  const { clock, log, metrics, ...kept } = commands.deps;
  const commandNames = new Set<string>(commands.all.map(({ name }) => name));
  const keyboards = createKeyboards(kept.keyboards, clock.now);
  const composer = createAnswerComposer({ keyboards, commandNames });
  const fitMenu = createMenus(options);
  const personWords = createPersonWords((person) => readUserState(commands.deps, person));
  const notify = createNotify({ ...options, ...personWords, composer, fitMenu });
  const parts: BotParts = {
    ...{ ...options, ...personWords, clock, log, metrics, commandNames, keyboards, composer, fitMenu, notify },
    answers: createLruCache(MAX_ANSWERS),
    newest: createLruCache(MAX_CHATS),
    mayRun: createMayRun(options),
    countUpdate: createUpdateCount(clock),
    async replyNow({ person, place, job }, answer) {
      const to = { person: person.id, settings: {}, words: personWords.cachedWords(person), place };
      await conclude(outbox, job, composer.compose(answer, to));
    },
  };

  const bot = new Composer<BotContext>(
    pastedTokensMiddleware(parts),
    groupsMiddleware(parts),
    accessMiddleware(parts),
    commandHandlers(parts),
    buttonHandlers(parts),
    inlineQueryHandlers(parts),
    ...(live ? [businessHandlers(parts, live)] : []),
    routineHandlers(parts),
  ).middleware();

  /** Reports once what is known of an update that crashed after its point of no return, or was started too often. */
  async function interrupted(update: IncomingUpdate, job: JobContext): Promise<void> {
    const record = readRecord(job.progress);
    const read = readUpdate(update);
    const query = read?.callback_query;
    const message = (read && writtenIn(read)) ?? query?.message;
    const place = record?.place ?? (message && placeOf(message));
    if (!place || (!record && place.kind === 'group')) return;
    // The button works only for the person who asked. Paid requests come from private chats, whose id is the person's.
    const person = pseudonym(place.chatId);
    const words = await personWords.readWords(person, (query ?? message)?.from?.language_code);
    const to = { person, settings: {}, words, place };
    const progressId = record?.progressId;
    const shown = progressId === undefined ? {} : { remove: progressId };
    await conclude(outbox, job, composer.compose(interruptedAnswer(words, record), to, shown));
  }

  return {
    classify: (update) => classificationOf(readUpdate(update), commands, pseudonym, me.username),
    async handle(update, job) {
      const read = readUpdate(update);
      if (read) await bot(new BotContext(update, read, job, { me, pseudonym }), noop);
    },
    interrupted,
    notify,
  };
}
