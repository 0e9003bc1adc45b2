/** Which name in an export is its person's own, by what is in their archive from the same app. */
import type { ImportQuestion } from '../../contract/imports.ts';
import type { Platform } from '../../importers/export.ts';
import type { Archive } from '../archives/archives.ts';
import { SOURCES } from './import-records.ts';

/** @returns of these people the one whose message is the newest that the owner has sent, as imports before were answered */
export async function ownerAmong(
  archive: Pick<Archive, 'query'>,
  platform: Platform,
  people: readonly string[],
): Promise<string | undefined> {
  const own = [{ sourceApplication: SOURCES[platform] }, { type: 'send' }, { fromId: { $in: [...people] } }];
  const { items } = await archive.query('social-chat-message', own, { sort: [{ sentAt: 'desc' }], limit: 1 });
  const fromId = items[0]?.fromId;
  return typeof fromId === 'string' ? fromId : undefined;
}

/** The question with whoever it most likely is named first. */
export async function withLikely(
  question: ImportQuestion | undefined,
  known: (people: readonly string[]) => Promise<string | undefined>,
): Promise<ImportQuestion | undefined> {
  if (question?.kind !== 'me') return question;
  const likely = await known(question.people.map(({ id }) => id));
  const person = question.people.find(({ id }) => id === likely);
  if (!person) return question;
  return { kind: 'me', likely: person.id, people: [person, ...question.people.filter((other) => other !== person)] };
}
