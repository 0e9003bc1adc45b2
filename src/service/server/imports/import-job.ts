/** One import, from upload to receipt: its states, its questions and its stored form. */
import { z } from 'zod';
import {
  IMPORT_FAILURES,
  ImportAnswers,
  type ImportFailure,
  type ImportQuestion,
  ImportReceipt,
  UploadQuery,
} from '../../contract/imports.ts';
import type { Inspection, Platform, ReadingChoices } from '../../importers/importer.ts';
import type { ImportProgress } from './import-run.ts';

/** What an inspection found: the app, whether the export can be read, and what has to be asked. */
export interface ExportReport extends Inspection {
  readonly format: string;
  readonly platform: Platform;
  /** Unpacked size in bytes of the files that are read. */
  readonly size: number;
  /** Formats of other exports in the same folder or zip, which aren't read with this one. */
  readonly others: readonly string[];
}

/**
 * `arriving`: the file is being uploaded. `looking`: it is being inspected. `asking`: a question needs an answer.
 * `held`: its question waits for an earlier import of the owner, whose answers may settle it. `waiting`: queued. Then
 * `running`, and finally `done` or `failed`.
 */
export type ImportState =
  | { readonly state: 'arriving' }
  | { readonly state: 'looking' }
  | { readonly state: 'held' }
  | { readonly state: 'waiting' }
  | { readonly state: 'asking'; readonly question: ImportQuestion }
  | { readonly state: 'running'; readonly progress: ImportProgress | undefined }
  | { readonly state: 'done'; readonly receipt: ImportReceipt; readonly people?: ExportReport['people'] | undefined }
  | { readonly state: 'failed'; readonly reason: ImportFailure };

export interface KnownOwner {
  /** The `fromId` of records. */
  readonly id: string;
  /** The owner never had another one of these names, and nobody else ever had this one. */
  readonly certain: boolean;
}

export function isOver({ state }: ImportState): boolean {
  return state === 'done' || state === 'failed';
}

const Person = z.object({ id: z.string(), name: z.string(), messages: z.number() });
const Outcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('done'), receipt: ImportReceipt, people: z.array(Person).readonly().optional() }),
  z.object({ state: z.literal('failed'), reason: z.enum(Object.keys(IMPORT_FAILURES) as [ImportFailure]) }),
]);
export type Outcome = z.infer<typeof Outcome>;

/** The stored state of an import, from which it resumes after a crash. */
export const KeptJob = z.object({
  owner: z.string(),
  /** File name, as sent. */
  name: z.string(),
  ...UploadQuery.pick({ telegramId: true, personName: true, timeZone: true }).shape,
  /** Size of the file in bytes, if the sender announced it. */
  size: z.number().optional(),
  answers: ImportAnswers,
  /** Whether `answers.me` was inferred rather than given. */
  presumed: z.boolean().optional(),
  /** Receipt of the first reading, if it is being reread. */
  before: ImportReceipt.optional(),
  createdAt: z.number(),
  /** Log reference: that of the update that began it, or a new one. */
  reference: z.string().optional(),
  /** Number of inspections and runs that began and never ended, because their thread or the process died. */
  begun: z.object({ looks: z.number(), runs: z.number() }).optional(),
  /** Key of the file on disk, base64; empty once the file is removed. */
  key: z.string(),
  /** Outcome, and when it ended. */
  ended: z.object({ at: z.number(), outcome: Outcome }).optional(),
});
export type KeptJob = z.infer<typeof KeptJob>;
export type GivenFile = Pick<KeptJob, 'owner' | 'name' | 'telegramId' | 'personName' | 'timeZone' | 'size' | 'answers'>;

/** If a Telegram export doesn't name its owner, sets the person with this Telegram id, provided they wrote in it. */
export function withOwner(report: ExportReport, telegramId: string | undefined): ExportReport {
  if (report.platform !== 'telegram' || report.me !== undefined || telegramId === undefined) return report;
  return { ...report, me: report.people.find(({ id }) => id === `user${telegramId}`) };
}

/** The next question, or undefined if none is open. */
export function questionOf(
  report: ExportReport,
  { telegramId, timeZone, answers }: Pick<KeptJob, 'telegramId' | 'timeZone' | 'answers'>,
): ImportQuestion | undefined {
  const { me, people, dateOrder, zoneless } = report;
  const isStranger =
    report.platform === 'telegram' && me !== undefined && telegramId !== undefined && me.id !== `user${telegramId}`;
  if (isStranger && !answers.othersToo) return { kind: 'owner', name: me.name };
  if (me === undefined && people.length > 0 && !isAnswerTo({ kind: 'me', people: [...people] }, answers))
    return { kind: 'me', people: [...people] };
  if (dateOrder?.verdict === 'ask' && answers.dateOrder === undefined)
    return { kind: 'date-order', example: dateOrder.example, days: dateOrder.days };
  if (zoneless && answers.timeZone === undefined && timeZone === undefined) return { kind: 'time-zone' };
  return undefined;
}

/** Maximum number of people in an inspection; a shorter list is complete. */
const MAX_NAMED = 50;

export function isAnswerTo(question: ImportQuestion, answers: ImportAnswers): boolean {
  const { me, dateOrder, timeZone, othersToo } = answers;
  if (question.kind === 'owner') return othersToo === true;
  if (question.kind === 'date-order') return dateOrder !== undefined;
  if (question.kind === 'time-zone') return timeZone !== undefined;
  const { people } = question;
  return me !== undefined && (me === 'none' || people.length >= MAX_NAMED || people.some(({ id }) => id === me));
}

type Chosen = Pick<KeptJob, 'answers' | 'timeZone' | 'presumed'>;

/** Choices for reading: stated by the export, else answered, else known about the person. */
export function choicesOf({ me: stated, dateOrder: detected }: ExportReport, { answers, timeZone: own }: Chosen) {
  const { me: answered, timeZone = own } = answers;
  const me = stated?.id ?? (answered === 'none' ? undefined : answered);
  const dateOrder = answers.dateOrder ?? (detected?.verdict === 'inferred' ? detected.order : undefined);
  return {
    ...(me === undefined ? {} : { me }),
    ...(dateOrder === undefined ? {} : { dateOrder }),
    ...(timeZone === undefined ? {} : { timeZone }),
  } satisfies ReadingChoices;
}

/** For the receipt: the choices that the export doesn't state itself. */
export function readingOf(report: ExportReport, chosen: Chosen): Pick<ImportReceipt, 'me' | 'timeZone' | 'dateOrder'> {
  const { answers, presumed = false } = chosen;
  const { me, timeZone = 'UTC' } = choicesOf(report, chosen);
  const { me: stated, people, zoneless, dateOrder } = report;
  const name = people.find(({ id }) => id === me)?.name ?? me;
  return {
    ...(stated !== undefined || name === undefined ? {} : { me: { name, guessed: presumed } }),
    ...(zoneless ? { timeZone: { name: timeZone, guessed: answers.timeZone === undefined } } : {}),
    ...(dateOrder === undefined || dateOrder.verdict === 'certain'
      ? {}
      : {
          dateOrder: {
            order: answers.dateOrder ?? dateOrder.order,
            guessed: answers.dateOrder === undefined,
          },
        }),
  };
}
