/** What middleware and handlers are made of; each names what it takes. */
import type { UserFromGetMe } from 'telegraf/types';
import type { CommandRegistry } from '#commands/all-commands.ts';
import type { Command, Person } from '#commands/command.ts';
import type { TextReply } from '#commands/reply.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
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
  /** What getMe says. */
  me: UserFromGetMe;
  commands: CommandRegistry;
  /** Telegram ids of who may use the bot; everybody when unset. */
  allowedUserIds?: ReadonlySet<string> | undefined;
}

export interface BotParts extends BotOptions, PersonWords {
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Names of all commands: foreign text cannot spell one that can be tapped. */
  commandNames: ReadonlySet<string>;
  keyboards: Keyboards;
  composer: AnswerComposer;
  fitMenu: FitMenu;
  notify: Notify;
  /** Whether this person may run that command: what is one's own can always be looked at and erased. */
  mayRun(person: Pick<Person, 'userId'>, command: Command | undefined): boolean;
  /** Counts an update of that person. `full`: the first too many, which is told so. */
  countUpdate(person: Pick<Person, 'id'>): 'ok' | 'full' | 'silent';
  /** Answers an update at once, and ends it. */
  replyNow(context: BotContext, answer: TextReply): Promise<void>;
}
