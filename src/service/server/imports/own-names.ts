/** Which name in an export is its person's own, by what is in their archive from the same app. */

import type { ImportQuestion } from '../../contract/imports.ts';
import type { Platform } from '../../importers/importer.ts';
import type { Archive } from '../archives/archives.ts';
import type { ExportReport } from './export-report.ts';
import { type KeptJob, type KnownOwner, questionOf } from './import-job.ts';
import { SOURCES } from './import-records.ts';

/** @returns of these people the one whose message is the newest that the owner has sent, as imports before were answered */
export async function ownerAmong(
  archive: Pick<Archive, 'query'>,
  platform: Platform,
  people: readonly string[],
): Promise<KnownOwner | undefined> {
  const newest = async (type: 'send' | 'receive', among: readonly string[]) => {
    const asked = [{ sourceApplication: SOURCES[platform] }, { type }, { fromId: { $in: [...among] } }];
    const { items } = await archive.query('social-chat-message', asked, { sort: [{ sentAt: 'desc' }], limit: 1 });
    const fromId = items[0]?.fromId;
    return typeof fromId === 'string' ? fromId : undefined;
  };
  const id = await newest('send', people);
  if (id === undefined) return undefined;
  const others = people.filter((other) => other !== id);
  // Whose account it is stands in the ids of Telegram's records: a wrong guess there could not be taken back.
  if (platform === 'telegram') return { id, certain: false };
  const isAnother = others.length > 0 && (await newest('send', others)) !== undefined;
  return { id, certain: !isAnother && (await newest('receive', [id])) === undefined };
}

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
