/** By which reason a failure is known whose sentence was written for people: whoever speaks another language says it anew. */
import type { ImportFailure } from '../../contract/imports.ts';
import { OTHER_ARCHIVES, otherArchive, UNUSABLE } from '../../importers/broken-source.ts';
import { NOT_KNOWN } from './export-report.ts';
import { type ImportView, SENTENCES } from './import-job.ts';
import type { LiveJob } from './live-job.ts';

const REASONS: ReadonlyMap<string, ImportFailure> = new Map<string, ImportFailure>([
  [SENTENCES.cancelled, 'cancelled'],
  [SENTENCES.cancelledHalfway, 'cancelled-halfway'],
  [SENTENCES.silent, 'silent'],
  [SENTENCES.unanswered, 'unanswered'],
  [SENTENCES.failed, 'failed'],
  [NOT_KNOWN, 'not-known'],
  [UNUSABLE.emptyFile, 'empty'],
  [UNUSABLE.emptyZip, 'empty'],
  [UNUSABLE.noRecords, 'empty'],
  ...Object.keys(OTHER_ARCHIVES).map((kind) => [otherArchive(kind), 'other-archive'] as const),
  [UNUSABLE.zipPassword, 'zip-password'],
  [UNUSABLE.zipBomb, 'zip-bomb'],
  [UNUSABLE.zipOfZips, 'zip-of-zips'],
  [UNUSABLE.damaged, 'damaged'],
  [UNUSABLE.telegramHtml, 'telegram-html'],
  [UNUSABLE.whatsappBackup, 'whatsapp-backup'],
  [UNUSABLE.whatsappDates, 'whatsapp-dates'],
  [UNUSABLE.signalBackup, 'signal-backup'],
  [UNUSABLE.discordPackage, 'discord-package'],
  [UNUSABLE.discordHtml, 'discord-html'],
  [UNUSABLE.outlook, 'outlook'],
]);

/** How an import stands, as it is told; what is said of its file by name has no reason. */
export function viewOf({ state, kept }: Pick<LiveJob, 'state' | 'kept'>): ImportView {
  const reason = state.state === 'failed' ? REASONS.get(state.sentence) : undefined;
  const reference = reason === 'failed' ? kept.reference : undefined;
  return {
    ...state,
    name: kept.name,
    ...(reason === undefined ? {} : { reason }),
    ...(reference === undefined ? {} : { reference }),
  };
}
