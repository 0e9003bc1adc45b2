/** One import from the file that arrives to its receipt: its states, what it may ask, and how it is kept. */
import { z } from 'zod';
import { ImportAnswers, type ImportQuestion, type ImportReceipt } from '../../contract/imports.ts';
import type { ReadingChoices } from '../../importers/export.ts';
import type { ExportReport } from './export-report.ts';
import type { ImportProgress } from './import-run.ts';

/**
 * `arriving`: its file is being written. `looking`: it is looked at. `asking`: a question has to be answered. `waiting`:
 * for another import of its owner. `running`, then one of `done` and `failed`.
 */
export type ImportState =
  | { readonly state: 'arriving' | 'looking' | 'waiting' }
  | { readonly state: 'asking'; readonly question: ImportQuestion }
  | { readonly state: 'running'; readonly progress: ImportProgress | undefined }
  | { readonly state: 'done'; readonly receipt: ImportReceipt }
  /** `sentence` is for the person. */
  | { readonly state: 'failed'; readonly sentence: string };

/** What is kept of an import, to go on after the process was killed. */
export const KeptJob = z.object({
  owner: z.string(),
  /** Of the file, as its sender called it. */
  name: z.string(),
  /** The person's id at Telegram, where it is known: an export that names another one is asked about. */
  telegramId: z.string().optional(),
  answers: ImportAnswers,
  createdAt: z.number(),
});
export type KeptJob = z.infer<typeof KeptJob>;

/** The next question, or undefined when everything is known. */
export function questionOf(
  report: ExportReport,
  { telegramId }: KeptJob,
  answers: ImportAnswers,
): ImportQuestion | undefined {
  const { me, people, dateOrder } = report;
  const stranger =
    report.platform === 'telegram' && me !== undefined && telegramId !== undefined && me.id !== `user${telegramId}`;
  if (stranger && !answers.othersToo) return { kind: 'owner', name: me.name };
  if (me === undefined && people.length > 0 && answers.me === undefined) return { kind: 'me', people: [...people] };
  if (dateOrder?.verdict === 'ask' && answers.dateOrder === undefined)
    return { kind: 'date-order', example: dateOrder.example };
  return undefined;
}

/** What the reading is told. */
export function choicesOf(answers: ImportAnswers): ReadingChoices {
  const { me, dateOrder, timeZone } = answers;
  return {
    ...(me === undefined || me === 'none' ? {} : { me }),
    ...(dateOrder === undefined ? {} : { dateOrder }),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}
