/** From an update to whoever answers it: one Composer of Telegraf, its middleware first, then its handlers. */
import { Composer } from 'telegraf';
import type { UserFromGetMe } from 'telegraf/types';
import type { CommandRegistry } from '#commands/all-commands.ts';
import type { UserState } from '#commands/user-state.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Database } from '#storage/database.ts';
import type { Keyboards as KeptKeyboards } from '#storage/keyboards.ts';
import type { People } from '#storage/people.ts';
import { type BusinessParts, businessHandlers } from './handlers/business-messages.ts';
import { buttonHandlers } from './handlers/buttons.ts';
import { commandHandlers } from './handlers/commands.ts';
import { inlineQueryHandlers } from './handlers/inline-queries.ts';
import { routineHandlers } from './handlers/routines.ts';
import type { Bot } from './jobs/inbox/inbox.ts';
import type { JobContext } from './jobs/inbox/job-context.ts';
import type { Outbox } from './jobs/outbox/outbox.ts';
import { accessMiddleware, createMayRun, createUpdateCount, type ReplyNow } from './middleware/access.ts';
import { groupsMiddleware, type QuestionLink } from './middleware/groups.ts';
import { type FindTokens, pastedTokensMiddleware } from './middleware/pasted-tokens.ts';
import { createNotify, type Notify } from './notifications.ts';
import { createPersonMenus } from './person-menu.ts';
import { createPersonWords } from './person-words.ts';
import { createAnswerComposer } from './render/composer.ts';
import { createKeyboards } from './render/keyboard.ts';
import { conclude, interruptedAnswer } from './run/outcome.ts';
import { readRecord } from './run/run-record.ts';
import { classificationOf } from './updates/classification.ts';
import { BotContext, placeOf } from './updates/context.ts';
import { type IncomingUpdate, readUpdate, writtenIn } from './updates/update.ts';

export interface TelegramBotOptions {
  outbox: Outbox;
  database: Database;
  /** What getMe says. */
  me: UserFromGetMe;
  commands: CommandRegistry;
  keyboards: KeptKeyboards;
  people: Pick<People, 'savingMenu'>;
  /** What is kept of a person (pseudonym). */
  readUser(person: string): Promise<UserState>;
  findTokens: FindTokens;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Telegram ids of who may use the bot; everybody when unset. */
  allowedUserIds?: ReadonlySet<string> | undefined;
  /** Where messages of people's own accounts go, where anything takes them. */
  business?: BusinessParts | undefined;
  questionLink: QuestionLink;
}

export interface TelegramBot extends Bot {
  notify: Notify;
}

const nothing = async () => undefined;

export function createTelegramBot(options: TelegramBotOptions): TelegramBot {
  const { outbox, database, me, commands, clock, business } = options;
  const { pseudonym } = database;
  const commandNames = new Set<string>(commands.all.map(({ name }) => name));
  const keyboards = createKeyboards(options.keyboards, clock.now);
  const composer = createAnswerComposer({ keyboards, commandNames });
  const menus = createPersonMenus(options);
  const personWords = createPersonWords(options.readUser);
  const notify = createNotify({ ...options, ...personWords, composer, menus });
  const mayRun = createMayRun(options.allowedUserIds);
  const countUpdate = createUpdateCount(clock);

  const replyNow: ReplyNow = async ({ person, place, job }, answer) => {
    const to = { person: person.id, command: '', settings: {}, words: personWords.cachedWords(person), place };
    await conclude(outbox, job, composer.compose(answer, to));
  };

  const deps = {
    ...options,
    ...personWords,
    ...{ composer, keyboards, menus, mayRun, countUpdate, replyNow, notify, pseudonym },
  };

  const bot = new Composer<BotContext>(
    pastedTokensMiddleware(deps),
    groupsMiddleware(deps),
    accessMiddleware(deps),
    commandHandlers(deps),
    buttonHandlers(deps),
    inlineQueryHandlers({ ...deps, commandNames }),
    ...(business ? [businessHandlers({ ...deps, ...business })] : []),
    routineHandlers(deps),
  ).middleware();

  /** Past the point of no return, or too often started: what is known of it is said, once. */
  async function interrupted(update: IncomingUpdate, job: JobContext): Promise<void> {
    const record = readRecord(job.progress);
    const read = readUpdate(update);
    const query = read?.callback_query;
    const message = (read && writtenIn(read)) ?? query?.message;
    const place = record?.place ?? (message && placeOf(message));
    if (!place || (!record && place.kind === 'group')) return;
    // Only who asked can press the button, and a paid request is made in a private chat: its number is theirs.
    const person = pseudonym(place.chatId);
    const words = await personWords.readWords(person, (query ?? message)?.from?.language_code);
    const to = { person, command: record?.invocation.command ?? '', settings: {}, words, place };
    const progressId = record?.progressId;
    const shown = progressId === undefined ? {} : { edit: progressId };
    await conclude(outbox, job, composer.compose(interruptedAnswer(words, record), to, shown));
  }

  return {
    classify: (update) => classificationOf(readUpdate(update), commands, pseudonym, me.username),
    async handle(update, job) {
      const read = readUpdate(update);
      if (read) await bot(new BotContext(update, read, job, { me, pseudonym }), nothing);
    },
    interrupted,
    notify,
  };
}
