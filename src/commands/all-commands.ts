/** The registry of all commands and button actions, by name. */

import { accountCommands } from './access/account.ts';
import { connectCommands } from './access/connect.ts';
import { disconnectCommands } from './access/disconnect.ts';
import { exportDataAction } from './access/export-data.ts';
import { alertCommands } from './alerts/alerts.ts';
import { runDueAction } from './alerts/run.ts';
import { today } from './alerts/today.ts';
import { askCommands } from './ask/ask.ts';
import { profileCommands } from './ask/profile.ts';
import { credits } from './billing/credits.ts';
import type { Command } from './command.ts';
import { showSpanAction } from './days/days.ts';
import type { CommandDeps } from './deps.ts';
import { cancelCommands, help } from './general/help.ts';
import { plainText, sayAction } from './general/plain-text.ts';
import { privacy } from './general/privacy.ts';
import { start } from './general/start.ts';
import { importCommands } from './import/import.ts';
import { saveCommands } from './import/save.ts';
import { ALIASES } from './registry.ts';
import { openItemCommands } from './search/open-item.ts';
import { openPersonAction } from './search/person.ts';
import { searchCommands } from './search/search.ts';
import { settingsCommands } from './settings/settings.ts';
import { statsCommands } from './stats/stats.ts';

export interface CommandRegistry {
  readonly all: readonly Command[];
  find(name: string): Command | undefined;
  /** Plain text and unknown commands: its argument is the whole message. */
  readonly fallback: Command;
  readonly deps: CommandDeps;
}

/** Creates the commands. They keep no state between runs. */
export function createCommands(deps: CommandDeps): CommandRegistry {
  const all = [
    plainText,
    sayAction,
    accountCommands,
    connectCommands,
    disconnectCommands,
    exportDataAction,
    alertCommands,
    runDueAction,
    today,
    showSpanAction,
    askCommands,
    profileCommands,
    credits,
    importCommands,
    saveCommands,
    settingsCommands,
    statsCommands,
    searchCommands,
    openItemCommands,
    openPersonAction,
    cancelCommands,
    help,
    privacy,
    start,
  ].flat();
  const byName = new Map<string, Command>(all.map((command) => [command.name, command]));
  // Actions come first: one may share its name with an alias of a command.
  const find = (name: string) => byName.get(name.toLowerCase()) ?? byName.get(ALIASES[name.toLowerCase()] ?? '');
  return { all, find, fallback: plainText, deps };
}
