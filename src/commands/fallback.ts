/** Plain text and unknown commands: offers what could be meant, with prices, and spends nothing by itself. */
import { type Answer, type Button, type ButtonRows, bold, code, say } from './answer.ts';
import { MAX_QUESTION_LENGTH } from './ask.ts';
import type { Today } from './calendar.ts';
import type { Command } from './command.ts';
import { allows, COMMANDS } from './command-facts.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { shorten, tidy } from './display-text.ts';
import type { Known } from './known.ts';
import { parseQuery } from './parse-query.ts';
import { connectButton, invocationButton, paidButton, queryButton, runButton } from './press.ts';

/** Its argument is the whole message, beginning with / for an unknown command. */
export function createFallback(deps: CommandDeps): Command {
  return defineCommand(deps, 'text', async function* ({ argument }, turn) {
    if (/^\/\S/.test(argument)) yield unknownCommand(argument, (await turn.known()).today);
    else yield offer(await turn.known(), argument);
  });
}

function offer({ connection, today }: Known, argument: string): Answer {
  const text = tidy(argument);
  const help: ButtonRows = [[runButton('What can I do?', 'help')]];
  if (text === '') return say(['I read text only: write some words to search for, or a question.'], { buttons: help });
  if (!connection) {
    return say(['I can search your messages for this, or answer it from them, once you are connected.'], {
      buttons: [[connectButton('Connect')], ...help],
    });
  }
  const parsed = allows(connection, 'search') ? parseQuery(text, today) : undefined;
  const buttons: Button[] = [
    ...(parsed && 'query' in parsed ? [queryButton('Search', parsed.query)] : []),
    ...(allows(connection, 'ask') && argument.length <= MAX_QUESTION_LENGTH
      ? [paidButton('Ask', 'llmAgentPrompt', { command: 'ask', argument })]
      : []),
  ];
  if (buttons.length === 0) {
    return say(['Your token allows neither searching nor asking for this. /account says what it allows.'], {
      buttons: help,
    });
  }
  return say(['Search your messages for ', bold(`“${shorten(text, 80)}”`), ', or ask about it?'], {
    buttons: [buttons],
  });
}

function unknownCommand(argument: string, today: Today): Answer {
  const [, typed = '', rest = ''] = /^\/([^\s@]*)(?:@\S+)?\s*([\s\S]*)$/.exec(argument) ?? [];
  const listed = COMMANDS.filter((command) => command.listed).map(({ name }) => name);
  const near = nearest(typed.toLowerCase(), listed);
  if (near === undefined) {
    return say(['I do not know ', code(`/${shorten(typed, 32)}`), '. /help lists what I can do.'], {
      buttons: [[runButton('What can I do?', 'help')]],
    });
  }
  const button = invocationButton(`/${near}`, { command: near, argument: tidy(rest) }, today);
  return say(['I do not know ', code(`/${shorten(typed, 32)}`), '. Did you mean ', bold(`/${near}`), '?'], {
    buttons: [[button, runButton('Help', 'help')]],
  });
}

/** The name that differs least, if the difference is small for its length. */
export function nearest<Name extends string>(typed: string, names: readonly Name[]): Name | undefined {
  if (typed.length < 2 || typed.length > 32) return undefined;
  const ranked = names
    .map((name) => ({ name, distance: name.startsWith(typed) ? 1 : editDistance(typed, name) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= (best.name.length <= 4 ? 1 : 2) ? best.name : undefined;
}

/** Insertions, deletions, replacements and swaps of neighbours that make one text of the other. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(i - 1, j - 1) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, at(i - 2, j - 2) + 1);
      row.push(cost);
    }
  }
  return at(a.length, b.length);
}
