/** All commands, in the order of the menu. */
import { createAccountCommand } from './account.ts';
import { createAroundCommand } from './around.ts';
import { createAskCommand, createAskOtherwiseCommand, createAskPlainCommand } from './ask.ts';
import { createAskMoreCommand } from './ask-more.ts';
import { createCancelCommand } from './cancel.ts';
import { createChatsCommand } from './chats.ts';
import type { Command } from './command.ts';
import { createConnectCommand } from './connect.ts';
import { createCreditsCommand } from './credits.ts';
import type { CommandDeps } from './deps.ts';
import { createDisconnectCommand } from './disconnect.ts';
import { createDismissCommand } from './dismiss.ts';
import { createFallback } from './fallback.ts';
import {
  createCountCommand,
  createFiguresLookCommand,
  createFiguresReadCommand,
  createStatsCommand,
} from './figures.ts';
import { createHelpCommand } from './help.ts';
import { createImportCommand } from './import.ts';
import { createImportAnswerCommand } from './import-answer.ts';
import { createImportFileCommand } from './import-file.ts';
import { createOpenCommand } from './open.ts';
import { createPageCommand } from './page.ts';
import { createPrivacyCommand } from './privacy.ts';
import { createProfileCommand, createProfileWordsCommand } from './profile.ts';
import { createProfileKeptCommand } from './profile-kept.ts';
import { createRateCommand } from './rate.ts';
import { createChatCommand, createRecentCommand } from './recent.ts';
import { createRoutineCommand } from './routine.ts';
import { createSaveCommand } from './save.ts';
import { createScrollCommand } from './scroll.ts';
import { createSearchCommand } from './search.ts';
import { createSettingsCommand } from './settings.ts';
import { createStartCommand } from './start.ts';
import { createTodayCommand } from './today.ts';
import { createWatchesCommand } from './watches.ts';

export interface CommandBook {
  /** Listed ones in the order of the menu, then hidden ones. */
  readonly all: readonly Command[];
  find(name: string): Command | undefined;
  /** Plain text and unknown commands: its argument is the whole message. */
  readonly fallback: Command;
}

/** Makes the commands over what they need. They keep nothing between runs. */
export function createCommands(deps: CommandDeps): CommandBook {
  const connect = createConnectCommand(deps);
  const all: Command[] = [
    createStartCommand(deps, connect),
    createHelpCommand(deps),
    createSearchCommand(deps),
    createAskCommand(deps),
    createRecentCommand(deps),
    createChatsCommand(deps),
    createTodayCommand(deps),
    createCountCommand(deps),
    createStatsCommand(deps),
    createProfileCommand(deps),
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
    createAskPlainCommand(deps),
    createAskOtherwiseCommand(deps, 'ask_shorter', 'shorter'),
    createAskOtherwiseCommand(deps, 'ask_deeper', 'deeper'),
    createAskMoreCommand(deps),
    createProfileWordsCommand(deps),
    createProfileKeptCommand(deps),
    createRateCommand(deps),
    createChatCommand(deps),
    createImportFileCommand(deps),
    createImportAnswerCommand(deps),
    createFiguresLookCommand(deps),
    createFiguresReadCommand(deps),
    createPageCommand(deps),
    createRoutineCommand(deps),
    createOpenCommand(deps),
    createAroundCommand(deps),
    createScrollCommand(deps),
    createDismissCommand(deps),
  ];
  const byName = new Map<string, Command>(all.map((command) => [command.name, command]));
  return { all, find: (name) => byName.get(name.toLowerCase()), fallback: createFallback(deps) };
}
