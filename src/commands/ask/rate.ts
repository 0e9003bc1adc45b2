/** Behind 👍 and 👎 under an answer: counts the verdict, without a word of what was asked or answered. */
import type { Command } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { findSubject, type Subject } from './subject.ts';

/** What its button says: the key of the answer, and the verdict. */
const RATED = /^([A-Za-z0-9_-]{16}) ([+-])$/;

/** The key of the answer that a button rates; undefined for another button's argument. */
export function ratedKey(argument: string): string | undefined {
  return RATED.exec(argument)?.[1];
}

export function createRateCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'rate', async function* ({ argument }, turn) {
    const { asking } = turn.words;
    const [, key = '', sign] = RATED.exec(argument) ?? [];
    const rated: Subject | undefined = sign === undefined ? undefined : await findSubject(deps, turn.person.id, key);
    const isNew = rated !== undefined && !rated.rated;
    if (isNew) {
      deps.ratings.count(sign === '+' ? 'up' : 'down');
      turn.keep(deps.results.replacing(key, turn.person.id, { kind: 'subject', ...rated, rated: true }));
    }
    yield { kind: 'notice', text: isNew ? asking.thanks : asking.ratedAlready, alert: false };
  });
}
