/** What is asked about an export, once it is known who its person was in those before. */
import type { ImportQuestion } from '../../contract/imports.ts';
import type { ExportReport } from './export-report.ts';
import { type KeptJob, questionOf } from './import-job.ts';
import type { KnownOwner } from './own-names.ts';

/**
 * @param known who of these people the owner was before; asked only where it has to be known
 * @returns the question, if there is any, with whoever it most likely is named first; and what is kept of the import: with
 * an answer of its own where nothing else than that is possible
 */
export async function questionAbout(
  report: ExportReport,
  kept: KeptJob,
  known: (people: readonly string[]) => Promise<KnownOwner | undefined>,
): Promise<{ readonly question: ImportQuestion | undefined; readonly kept: KeptJob }> {
  const question = questionOf(report, kept, kept.answers);
  if (question?.kind !== 'me' || kept.who === 'anew') return { question, kept };
  const before = await known(question.people.map(({ id }) => id));
  const person = question.people.find(({ id }) => id === before?.id);
  if (!before || !person) return { question, kept };
  if (kept.who === 'known' && before.certain && !report.unlikely.includes(person.id)) {
    const answered = { ...kept, answers: { ...kept.answers, me: person.id }, presumed: person.name };
    return { question: questionOf(report, answered, answered.answers), kept: answered };
  }
  const people = [person, ...question.people.filter((other) => other !== person)];
  return { question: { kind: 'me', likely: person.id, people }, kept };
}
