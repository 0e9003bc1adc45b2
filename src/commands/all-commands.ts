/** All commands, in the order of the menu. */
import { ask, askPlainlyAction, askQuestionAction } from './ask/ask.ts';
import { profile, writePortraitAction } from './ask/profile.ts';
import type { Command } from './command.ts';
import { createAccountCommand } from './connection/account.ts';
import { createConnectCommand } from './connection/connect.ts';
import { createDisconnectCommand } from './connection/disconnect.ts';
import { createOwnDataCommand } from './connection/own-data.ts';
import { createCreditsCommand } from './credits/credits.ts';
import type { CommandDeps } from './deps.ts';
import { createCancelCommand, createDismissCommand } from './front/cancel.ts';
import { createFallback } from './front/fallback.ts';
import { createHelpCommand, createStartCommand } from './front/help.ts';
import { createPrivacyCommand } from './front/privacy.ts';
import { createImportCommand } from './import/import.ts';
import { createImportAnswerCommand, createImportFileCommand } from './import/import-file.ts';
import { createSaveCommand } from './records/save.ts';
import { createRoutineCommand } from './routines/routine.ts';
import { createTodayCommand } from './routines/today.ts';
import { createWatchesCommand } from './routines/watches.ts';
import { chats, recent } from './search/browse.ts';
import { openChatAction, readOnAction, readWholeAction, turnMailAction } from './search/conversation.ts';
import { openHitAction, turnPageAction } from './search/list-actions.ts';
import { openPersonAction } from './search/person.ts';
import { runQueryAction, search } from './search/search.ts';
import { createSettingsCommand } from './settings/settings.ts';
import { asChartAction, count, countNewestAction, countQueryAction, stats } from './stats/stats.ts';

export interface CommandRegistry {
  /** Listed ones in the order of the menu, then hidden ones. */
  readonly all: readonly Command[];
  find(name: string): Command | undefined;
  /** Plain text and unknown commands: its argument is the whole message. */
  readonly fallback: Command;
  readonly deps: CommandDeps;
}

/** Makes the commands over what they need. They keep nothing between runs. */
export function createCommands(deps: CommandDeps): CommandRegistry {
  const connect = createConnectCommand(deps);
  const all: Command[] = [
    createStartCommand(deps, connect),
    createHelpCommand(deps),
    search,
    ask,
    recent,
    chats,
    createTodayCommand(deps),
    count,
    stats,
    profile,
    createImportCommand(deps),
    createSaveCommand(deps),
    createCancelCommand(deps),
    createCreditsCommand(deps),
    createWatchesCommand(deps),
    createSettingsCommand(deps),
    createAccountCommand(deps),
    connect,
    createDisconnectCommand(deps),
    createPrivacyCommand(deps),
    createOwnDataCommand(deps),
    askQuestionAction,
    askPlainlyAction,
    writePortraitAction,
    createImportFileCommand(deps),
    createImportAnswerCommand(deps),
    countQueryAction,
    countNewestAction,
    asChartAction,
    createRoutineCommand(deps),
    createDismissCommand(deps),
    runQueryAction,
    turnPageAction,
    openHitAction,
    openChatAction,
    openPersonAction,
    readOnAction,
    readWholeAction,
    turnMailAction,
  ];
  const byName = new Map<string, Command>(all.map((command) => [command.name, command]));
  return { all, find: (name) => byName.get(name.toLowerCase()), fallback: createFallback(deps), deps };
}
