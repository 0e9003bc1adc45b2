/** Finds out which name in an export is the person's own, from their archive and their name. */

import type { ImportQuestion } from '../../contract/imports.ts';
import type { Person, Platform } from '../../importers/importer.ts';
import { printableName } from '../../importers/shown-name.ts';
import type { Archive } from '../archives/archives.ts';
import { type ExportReport, type KeptJob, type KnownOwner, questionOf } from './import-job.ts';
import { SOURCES } from './import-records.ts';

type Writers = Extract<ImportQuestion, { kind: 'me' }>['people'];

/** @returns the one of these people as whom the owner sent their newest message, according to earlier imports */
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
  // Ids of Telegram records contain the account, so a wrong guess couldn't be undone.
  if (platform === 'telegram') return { id, certain: false };
  const isAnother = others.length > 0 && (await newest('send', others)) !== undefined;
  return { id, certain: !isAnother && (await newest('receive', [id])) === undefined };
}

const folded = (name: string) => printableName(name).normalize('NFKC').toLowerCase();

/** The only one of the people who has the person's Telegram name, by full name or else by first name. */
function matchByName(
  { platform, people, unlikely = [] }: ExportReport,
  personName: string | undefined,
): Person | undefined {
  // Telegram exports are matched by id.
  if (personName === undefined || platform === 'telegram') return undefined;
  const whole = folded(personName);
  for (const wanted of [whole, whole.split(' ')[0]]) {
    const [found, another] = people.filter(({ name }) => folded(name) === wanted);
    if (found) return another || unlikely.includes(found.id) ? undefined : found;
  }
  return undefined;
}

/** The people, sorted by how likely they are to be the person. */
function byLikelihood({ people, unlikely = [] }: ExportReport, before: string | undefined, personName = ''): Writers {
  const [first] = folded(personName).split(' ');
  const placeOf = ({ id, name }: Person) => {
    if (id === before) return 0;
    if (unlikely.includes(id)) return 3;
    return folded(name).split(' ')[0] === first ? 1 : 2;
  };
  return [...people].sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * @param known returns which of these people the owner was before; called only if needed
 * @returns the open question, if any, and the import's state, with the owner presumed if the chat, earlier imports or
 * the person's name identify them
 */
export async function questionAbout(
  report: ExportReport,
  kept: KeptJob,
  known: (people: readonly string[]) => Promise<KnownOwner | undefined>,
): Promise<{ readonly question: ImportQuestion | undefined; readonly kept: KeptJob }> {
  const question = questionOf(report, kept);
  if (question?.kind !== 'me') return { question, kept };
  const { inferredMe, people, unlikely = [] } = report;
  const before = inferredMe ? undefined : await known(people.map(({ id }) => id));
  const sure = before?.certain && !unlikely.includes(before.id) ? before.id : undefined;
  const person = inferredMe ?? people.find(({ id }) => id === sure) ?? matchByName(report, kept.personName);
  if (!person) return { question: { ...question, people: byLikelihood(report, before?.id, kept.personName) }, kept };
  const answered = { ...kept, answers: { ...kept.answers, me: person.id }, presumed: true };
  return { question: questionOf(report, answered), kept: answered };
}
