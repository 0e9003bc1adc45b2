/** Behind the buttons of an import's questions: answers, turns the page of names, or gives the import up. */
import { type Answer, say } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import { type CommandDeps, type Importing, serviceIn } from '../deps.ts';
import { readPressed } from '../press.ts';
import { QuestionPress, questionAnswer } from './import-questions.ts';
import { endingOf, followImport } from './import-watch.ts';
import { bringingText, fileIn } from './import-words.ts';

export function createImportAnswerCommand(deps: CommandDeps): Command {
  const { importing } = deps;
  // The ids and names in a button are not words that somebody typed: none of them is a secret.
  return defineCommand(
    deps,
    'import_answer',
    async function* ({ argument }, turn) {
      if (!importing)
        yield say([turn.words.text('importing-elsewhere-file', { service: serviceIn(turn.words, deps.about) })]);
      else yield* answer(deps, importing, readPressed(QuestionPress, argument), turn);
    },
    { takesTokens: true },
  );
}

async function* answer(
  deps: CommandDeps,
  importing: Importing,
  press: QuestionPress,
  turn: Turn,
): AsyncGenerator<Answer> {
  const { service } = importing;
  const { words } = turn;
  const { id, answers, said, page, leave, from: file } = press;
  const owner = turn.person.userId;
  const view = await service.describe(owner, id, turn.signal);
  const name = view?.name ?? '';
  if (leave) {
    await service.cancel(owner, id, turn.signal);
    yield say([words.text('importing-stopped', { name: fileIn(words, name) })], { place: 'replace' });
    return;
  }
  if (page !== undefined && view?.state === 'asking') {
    yield { ...questionAnswer(words, { id, name, page, file }, view.question), place: 'replace' };
    return;
  }
  try {
    if (answers && view?.state === 'asking') await service.answer(owner, id, answers, turn.signal);
    if (said !== undefined) yield say([said], { place: 'replace' });
    await turn.longWork({ doing: bringingText(words, name), argument: JSON.stringify(press) });
    yield* followImport(deps, turn, { importing, id, name, file });
  } catch (error) {
    if (!turn.signal.aborted) throw error;
    yield await endingOf(deps.clock, turn, { importing, id, name, file });
  }
}
