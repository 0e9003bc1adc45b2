/** All commands, in the order of the menu. */

import { account, endAccessAction, switchLiveAction } from './access/account.ts';
import { connecting } from './access/connect.ts';
import { disconnect, leaveAction } from './access/disconnect.ts';
import { exportDataAction } from './access/export-data.ts';
import {
  alertMeAction,
  alerts,
  askTimeAction,
  resumeAlertAction,
  setTimeAction,
  startDigestAction,
  stopAlertAction,
} from './alerts/alerts.ts';
import { runDueAction } from './alerts/run.ts';
import { showTodayAction, showWeekAction, today } from './alerts/today.ts';
import { ask, askPlainlyAction, askQuestionAction } from './ask/ask.ts';
import { profile, writePortraitAction } from './ask/profile.ts';
import { credits } from './billing/credits.ts';
import type { Command } from './command.ts';
import { showDayAction, showSpanAction } from './days/days.ts';
import type { CommandDeps } from './deps.ts';
import { cancel, dismissAction } from './general/cancel.ts';
import { help } from './general/help.ts';
import { plainText, sayAction, spendAction } from './general/plain-text.ts';
import { privacy } from './general/privacy.ts';
import { start } from './general/start.ts';
import { importAskAction, importCommand, importGuideAction, importOnAction } from './import/import.ts';
import { saveCommand, saveMessageAction } from './import/save.ts';
import { ALIASES } from './registry.ts';
import { chats, recent } from './search/browse.ts';
import { openChatAction, readOnAction } from './search/conversation.ts';
import { openHitAction, turnPageAction } from './search/list-actions.ts';
import { openPersonAction } from './search/person.ts';
import { readWholeAction, turnMailAction } from './search/record-reply.ts';
import { runQueryAction, search } from './search/search.ts';
import {
  setAskFirstAction,
  setLanguageAction,
  setLimitAction,
  settings,
  showSettingsAction,
  turnSwitchAction,
} from './settings/settings.ts';
import { askZoneAction, setZoneAction } from './settings/time-zone.ts';
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
  const all: Command[] = [
    today,
    ask,
    search,
    chats,
    recent,
    count,
    stats,
    profile,
    alerts,
    importCommand,
    saveCommand,
    settings,
    account,
    credits,
    ...connecting,
    privacy,
    disconnect,
    help,
    cancel,
    start,
    plainText,
    sayAction,
    spendAction,
    dismissAction,
    showSettingsAction,
    askZoneAction,
    setZoneAction,
    setLanguageAction,
    turnSwitchAction,
    setLimitAction,
    setAskFirstAction,
    endAccessAction,
    switchLiveAction,
    exportDataAction,
    leaveAction,
    askQuestionAction,
    askPlainlyAction,
    writePortraitAction,
    importGuideAction,
    importOnAction,
    importAskAction,
    saveMessageAction,
    countQueryAction,
    countNewestAction,
    asChartAction,
    showTodayAction,
    showWeekAction,
    showDayAction,
    showSpanAction,
    alertMeAction,
    stopAlertAction,
    resumeAlertAction,
    startDigestAction,
    askTimeAction,
    setTimeAction,
    runDueAction,
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
  const find = (name: string) => byName.get(ALIASES[name.toLowerCase()] ?? name.toLowerCase());
  return { all, find, fallback: plainText, deps };
}
