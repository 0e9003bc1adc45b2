/** A name or a city that was typed to the question of an import. */

import { fold } from '#platform/text-match.ts';
import type { ImportAnswers } from '#service/contract/imports.ts';
import { importOn } from '../actions.ts';
import { button, inRows } from '../buttons.ts';
import type { Context } from '../command.ts';
import type { Importing } from '../deps.ts';
import { foreign, type Reply, reply } from '../reply.ts';
import { findZones } from '../time/zones.ts';
import { type Asked, askInWords } from './questions.ts';
import { runImport } from './upload.ts';

const A_ROW = 3;

/** Goes on with what was typed to a question. */
export async function* answerTyped(
  ctx: Context,
  importing: Importing,
  { question, ...job }: Asked,
  typed: string,
): AsyncGenerator<Reply> {
  const { words } = ctx;
  const go = (answers: ImportAnswers) => runImport(ctx, importing, job, { isBegun: true, answers });
  if (question.kind === 'me') {
    const wanted = fold(typed.trim());
    const called = question.people.filter(({ name }) => fold(name) === wanted);
    const likely = called.length > 0 ? called : question.people.filter(({ name }) => fold(name).startsWith(wanted));
    const [person, another] = likely;
    if (person && !another) return yield* go({ me: person.id });
    const asking = askInWords(ctx, job, another ? { kind: 'me', people: likely } : question);
    return yield another ? asking : { ...asking, text: words.rich('import-nobody', { name: foreign(typed) }) };
  }
  if (question.kind !== 'time-zone') return;
  const zones = findZones(typed, words);
  const [found, another] = zones;
  if (found === undefined) {
    const asking = askInWords(ctx, job, question);
    yield { ...asking, text: words.rich('import-unknown-city', { city: foreign(typed) }) };
  } else if (another !== undefined) {
    const choices = zones.map(({ zone: timeZone, label }) =>
      button(label, importOn, { ...job, answers: { timeZone } }),
    );
    yield reply([words.text('import-which-city')], { buttons: inRows(choices, A_ROW) });
  } else {
    const { settings } = await ctx.user();
    const { zone } = found;
    if (settings.zone === undefined) await ctx.deps.settings.change(ctx.person.id, { zone });
    yield* go({ timeZone: zone });
  }
}
