/** The dependencies that middleware and handlers share. */
import type { UserFromGetMe } from 'telegraf/types';
import type { CommandRegistry } from '#commands/all-commands.ts';
import type { Command, Person } from '#commands/command.ts';
import type { TextReply } from '#commands/reply.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { LruCache } from '#platform/lru-cache.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Database } from '#storage/database.ts';
import type { Outbox } from './jobs/outbox/outbox.ts';
import type { Notify } from './notifications.ts';
import type { FitMenu } from './person-menu.ts';
import type { PersonWords } from './person-words.ts';
import type { AnswerComposer } from './render/composer.ts';
import type { Keyboards } from './render/keyboard.ts';
import type { BotContext } from './updates/context.ts';

export interface BotOptions {
  outbox: Outbox;
  database: Database;
  /** Result of getMe. */
  me: UserFromGetMe;
  commands: CommandRegistry;
  /** Telegram ids of the people who may use the bot; everybody when unset. */
  allowedUserIds?: ReadonlySet<string> | undefined;
}

export interface BotParts extends BotOptions, PersonWords {
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Names of all commands, which must not become tappable in untrusted text. */
  commandNames: ReadonlySet<string>;
  keyboards: Keyboards;
  composer: AnswerComposer;
  fitMenu: FitMenu;
  notify: Notify;
  /** The ids of the bot's newest answers, by `answerName`; in this process only. */
  answers: LruCache<number>;
  /** The id of the newest handled message of each chat; in this process only. */
  newest: LruCache<number>;
  /** Whether the person may run the command; everybody may always view and erase their own data. */
  mayRun(person: Pick<Person, 'userId'>, command: Command | undefined): boolean;
  /** Counts an update of the person. `full`: the first over the limit, which is answered; later ones are `silent`. */
  countUpdate(person: Pick<Person, 'id'>): 'ok' | 'full' | 'silent';
  /** Answers an update without running a command, and ends it. */
  replyNow(context: BotContext, answer: TextReply): Promise<void>;
}
