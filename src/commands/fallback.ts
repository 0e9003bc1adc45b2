/** Plain text and unknown commands: offers what could be meant, with prices, and spends nothing by itself. */
import { type Answer, type Button, type ButtonRows, say } from './answer.ts';
import { MAX_QUESTION_LENGTH } from './ask.ts';
import type { Today } from './calendar.ts';
import type { Command } from './command.ts';
import { allows, LISTED_COMMANDS } from './command-facts.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { shorten, tidy } from './display-text.ts';
import type { Known } from './known.ts';
import { parseQuery } from './parse-query.ts';
import { connectButton, invocationButton, paidButton, queryButton, runButton } from './press.ts';
import type { Words } from './words/words.ts';

/** Its argument is the whole message, beginning with / for an unknown command. */
export function createFallback(deps: CommandDeps): Command {
  return defineCommand(deps, 'text', async function* ({ argument }, turn) {
    if (/^\/\S/.test(argument)) yield unknownCommand(turn.words, argument, (await turn.known()).today);
    else yield offer(turn.words, await turn.known(), argument);
  });
}

function offer(words: Words, { connection, today }: Known, argument: string): Answer {
  const text = tidy(argument);
  const { help, front, buttons: labels } = words;
  const more: ButtonRows = [[runButton(labels.help, 'help')]];
  if (text === '') return say([front.textOnly], { buttons: more });
  if (!connection) {
    return say([help.onceConnected], { buttons: [[connectButton(labels.connect)], ...more] });
  }
  const parsed = allows(connection, 'search') ? parseQuery(text, today) : undefined;
  const buttons: Button[] = [
    ...(parsed && 'query' in parsed ? [queryButton(words, labels.search, parsed.query)] : []),
    ...(allows(connection, 'ask') && argument.length <= MAX_QUESTION_LENGTH
      ? [paidButton(words, labels.ask, 'llmAgentPrompt', { command: 'ask', argument })]
      : []),
  ];
  if (buttons.length === 0) {
    return say([help.neitherAllowed], { buttons: more });
  }
  return say(help.searchOrAsk(shorten(text, 80)), { buttons: [buttons] });
}

function unknownCommand(words: Words, argument: string, today: Today): Answer {
  const [, typed = '', rest = ''] = /^\/([^\s@]*)(?:@\S+)?\s*([\s\S]*)$/.exec(argument) ?? [];
  const shown = `/${shorten(typed, 32)}`;
  const listed = LISTED_COMMANDS.map(({ name }) => name);
  const near = nearest(typed.toLowerCase(), listed);
  if (near === undefined) {
    return say(words.help.unknown(shown), { buttons: [[runButton(words.buttons.help, 'help')]] });
  }
  const button = invocationButton(words, `/${near}`, { command: near, argument: tidy(rest) }, today);
  return say(words.help.didYouMean(shown, `/${near}`), { buttons: [[button, runButton(words.buttons.help, 'help')]] });
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
