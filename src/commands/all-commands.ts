/** All commands, in the order of the menu. */

import { account, endAccessAction, switchLiveAction } from './access/account.ts';
import { connectCommands, type RunTyped } from './access/connect.ts';
import { disconnect, leaveAction, stayAction } from './access/disconnect.ts';
import { exportDataAction } from './access/export-data.ts';
import { alertMeAction, alerts, notNowAction, resumeAlertAction, stopAlertAction } from './alerts/alerts.ts';
import { askTimeAction, everyMondayAction, everyMorningAction, setTimeAction } from './alerts/digest.ts';
import { runDueAction } from './alerts/run.ts';
import { showTodayAction, showWeekAction, today } from './alerts/today.ts';
import { createAskCommand, createAskPlainCommand } from './ask/ask.ts';
import { createProfileCommand } from './ask/profile.ts';
import { credits } from './billing/credits.ts';
import type { Command } from './command.ts';
import { showDayAction, showSpanAction } from './days/days.ts';
import { onAction } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { createCancelCommand, createDismissCommand } from './front/cancel.ts';
import { createFallback } from './front/fallback.ts';
import { createHelpCommand, createStartCommand } from './front/help.ts';
import { createPrivacyCommand } from './front/privacy.ts';
import { say } from './general/actions.ts';
import { importAskAction, importCommand, importGuideAction, importOnAction } from './import/import.ts';
import { saveCommand, saveMessageAction } from './import/save.ts';
import { chats, recent } from './search/browse.ts';
import { openChatAction, readOnAction } from './search/conversation.ts';
import { openHitAction, turnPageAction } from './search/list-actions.ts';
import { openPersonAction } from './search/person.ts';
import { readWholeAction, turnMailAction } from './search/record-reply.ts';
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

/** Earlier names. */
const ALIASES: Readonly<Record<string, string>> = { watches: 'alerts' };

/** Makes the commands over what they need. They keep nothing between runs. */
export function createCommands(deps: CommandDeps): CommandRegistry {
  /** A command with its slash, or plain words. */
  const runTyped: RunTyped = (ctx, text) => {
    const [, name = '', argument = ''] = /^\/(\w+)\s*([\s\S]*)$/.exec(text) ?? [];
    const typed = find(name);
    return typed?.listed
      ? typed.run({ argument: argument.trim(), confirmed: false }, ctx)
      : fallback.run({ argument: text, confirmed: false }, ctx);
  };
  const connecting = connectCommands(runTyped);
  const [connect] = connecting as [Command];
  const all: Command[] = [
    createStartCommand(deps, connect),
    createHelpCommand(deps),
    search,
    createAskCommand(deps),
    recent,
    chats,
    today,
    count,
    stats,
    createProfileCommand(deps),
    importCommand,
    saveCommand,
    createCancelCommand(deps),
    credits,
    alerts,
    createSettingsCommand(deps),
    account,
    ...connecting,
    disconnect,
    createPrivacyCommand(deps),
    endAccessAction,
    switchLiveAction,
    exportDataAction,
    leaveAction,
    stayAction,
    onAction(say, (ctx, { text }) => runTyped(ctx, text)),
    createAskPlainCommand(deps),
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
    notNowAction,
    everyMorningAction,
    everyMondayAction,
    askTimeAction,
    setTimeAction,
    runDueAction,
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
  const fallback = createFallback(deps);
  const find = (name: string) => byName.get(ALIASES[name.toLowerCase()] ?? name.toLowerCase());
  return { all, find, fallback, deps };
}
