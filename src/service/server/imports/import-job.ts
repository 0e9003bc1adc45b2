/** One import from the file that arrives to its receipt: its states, what it may ask, and how it is kept. */
import type { ResourceLimits } from 'node:worker_threads';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Vault } from '#platform/vault.ts';
import {
  IMPORT_FAILURES,
  ImportAnswers,
  type ImportFailure,
  type ImportQuestion,
  ImportReceipt,
  type ImportView,
  type OpenImport,
  UploadQuery,
} from '../../contract/imports.ts';
import type { Platform, ReadingChoices } from '../../importers/importer.ts';
import type { ArchiveAddress } from '../archives/archive-work.ts';
import type { ArrivalLimits } from './arriving-file.ts';
import type { ExportReport } from './export-report.ts';
import type { ImportProgress } from './import-run.ts';

/**
 * `arriving`: its file is being written. `looking`: it is looked at. `asking`: a question has to be answered. `held`: it
 * would ask, but for an earlier import of its owner, whose answers may settle it. `waiting`: for another import of its
 * owner. `running`, then one of `done` and `failed`.
 */
export type ImportState =
  | { readonly state: 'arriving'; readonly received: number; readonly size?: number | undefined }
  | { readonly state: 'looking' }
  | { readonly state: 'held' }
  | { readonly state: 'waiting' }
  | { readonly state: 'asking'; readonly question: ImportQuestion }
  | { readonly state: 'running'; readonly progress: ImportProgress | undefined }
  | { readonly state: 'done'; readonly receipt: ImportReceipt; readonly people?: ExportReport['people'] | undefined }
  | { readonly state: 'failed'; readonly reason: ImportFailure };

export interface KnownOwner {
  /** As `fromId` of records has it. */
  readonly id: string;
  /** Nobody else of those people was ever the owner, and this one never was somebody else. */
  readonly certain: boolean;
}

export interface ImportJobsOptions {
  folder: string;
  vault: Vault;
  schemaBase: string;
  clock: Clock;
  log: Log;
  limits: ArrivalLimits;
  /** Hears that an import has written. */
  onWritten?(owner: string): void;
  /** Of the threads of an import; IMPORT_LIMITS when absent. */
  threadLimits?: ResourceLimits;
  archiveOf(owner: string): Promise<ArchiveAddress>;
  /** Of the owner's archive. */
  storedBytes(owner: string): Promise<number>;
  /** Who of some people the owner was in what was brought in from there (own-names.ts). */
  ownerAmong(owner: string, platform: Platform, people: readonly string[]): Promise<KnownOwner | undefined>;
}

export interface ImportJobs {
  /**
   * Makes an import whose file is still to come; it is removed after an hour without a byte.
   * @param given `size` in bytes, where it is known
   * @returns its id
   * @throws ApiError 409 for more open ones of an owner than may be (live-job.ts), 413 for a file that is too large, 507 for a full disk or archive
   */
  begin(given: GivenFile): Promise<string>;
  /**
   * Makes the import of this id, where it is not there.
   * @returns whether its file is still to come, whole: `receiveWhole`
   * @throws as `begin`
   */
  expect(given: GivenFile, id: string): Promise<boolean>;
  /**
   * Writes the whole file, from its first byte, whatever was written of it before; then it is looked at. Where that fails
   * nothing is left of the import.
   * @throws as `receive`
   */
  receiveWhole(given: GivenFile, id: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * Writes a part of the file, or all of it. Whatever else still wrote to it is ended: a sender that lost its
   * connection comes again before anybody has noticed.
   * @param offset of the part's first byte: as many bytes as are here already
   * @returns how many bytes are here then
   * @throws ApiError 404, 409 with another offset than `offset`, 413, 507, 400 when the pieces break off
   */
  receive(owner: string, id: string, offset: number, pieces: AsyncIterable<Uint8Array>): Promise<number>;
  /** The file is there, whole: looks at it, and brings it in when nothing has to be asked. @throws ApiError 404 */
  arrived(owner: string, id: string): void;
  /**
   * Answers its question, or reads one that is done again with another answer, as long as its file is kept.
   * @throws ApiError 404, 409 when nothing is asked, 400 for answers to something else
   */
  answer(owner: string, id: string, answers: ImportAnswers): void;
  /** Ends an import; what was written stays. @returns whether there was anything to end. @throws ApiError 404 */
  cancel(owner: string, id: string): boolean;
  /** Those of the owner that have not ended, oldest first. */
  open(owner: string): OpenImport[];
  /** @throws ApiError 404 for one that is not this owner's */
  view(owner: string, id: string): ImportView;
  /** Goes on with what another process had begun that has ended, now or later. */
  resume(): void;
  /** Ends and forgets all imports of an owner, who begins no other. */
  erase(owner: string): Promise<void>;
  /** Ends the threads; `resume` goes on with what they were doing. */
  close(): Promise<void>;
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

/** What is kept of an import, to go on after the process was killed. */
export const KeptJob = z.object({
  owner: z.string(),
  /** Of the file, as its sender called it. */
  name: z.string(),
  ...UploadQuery.pick({ telegramId: true, personName: true, timeZone: true }).shape,
  /** Bytes of the file, where its sender announced them. */
  size: z.number().optional(),
  answers: ImportAnswers,
  /** That the answers name somebody who was not asked. */
  presumed: z.boolean().optional(),
  /** Of the first reading, where it is read again. */
  before: ImportReceipt.optional(),
  createdAt: z.number(),
  /** For the log: of the update for which it was begun, or its own. */
  reference: z.string().optional(),
  /** How often looking at it and bringing it in began, and never ended: their thread or the process died. */
  begun: z.object({ looks: z.number(), runs: z.number() }).optional(),
  /** Of the file on disk, base64; empty when that is gone. */
  key: z.string(),
  /** What became of it, and when. */
  ended: z.object({ at: z.number(), outcome: Outcome }).optional(),
});
export type KeptJob = z.infer<typeof KeptJob>;
export type GivenFile = Pick<KeptJob, 'owner' | 'name' | 'telegramId' | 'personName' | 'timeZone' | 'size' | 'answers'>;

/** The report of an export that does not say whose it is: it is of the person with this id at Telegram, where they wrote in it. */
export function ofPerson(report: ExportReport, telegramId: string | undefined): ExportReport {
  if (report.platform !== 'telegram' || report.me !== undefined || telegramId === undefined) return report;
  return { ...report, me: report.people.find(({ id }) => id === `user${telegramId}`) };
}

/** The next question, or undefined when everything is known. */
export function questionOf(
  report: ExportReport,
  { telegramId, timeZone, answers }: Pick<KeptJob, 'telegramId' | 'timeZone' | 'answers'>,
): ImportQuestion | undefined {
  const { me, people, dateOrder, zoneless } = report;
  const stranger =
    report.platform === 'telegram' && me !== undefined && telegramId !== undefined && me.id !== `user${telegramId}`;
  if (stranger && !answers.othersToo) return { kind: 'owner', name: me.name };
  if (me === undefined && people.length > 0 && !isAnswerTo({ kind: 'me', people: [...people] }, answers))
    return { kind: 'me', people: [...people] };
  if (dateOrder?.verdict === 'ask' && answers.dateOrder === undefined)
    return { kind: 'date-order', example: dateOrder.example, days: dateOrder.days };
  if (zoneless && answers.timeZone === undefined && timeZone === undefined) return { kind: 'time-zone' };
  return undefined;
}

/** An inspection names at most so many people: with fewer, everybody is named. */
const MOST_NAMED = 50;

/** Whether these answers settle the question. */
export function isAnswerTo(question: ImportQuestion, answers: ImportAnswers): boolean {
  const { me, dateOrder, timeZone, othersToo } = answers;
  if (question.kind === 'owner') return othersToo === true;
  if (question.kind === 'date-order') return dateOrder !== undefined;
  if (question.kind === 'time-zone') return timeZone !== undefined;
  const { people } = question;
  return me !== undefined && (me === 'none' || people.length >= MOST_NAMED || people.some(({ id }) => id === me));
}

type Chosen = Pick<KeptJob, 'answers' | 'timeZone' | 'presumed'>;

/** What the reading is told: what the export says itself, else what was answered, else what is known of the person. */
export function choicesOf({ me: told, dateOrder: shown }: ExportReport, { answers, timeZone: own }: Chosen) {
  const { me: answered, timeZone = own } = answers;
  const me = told?.id ?? (answered === 'none' ? undefined : answered);
  const dateOrder = answers.dateOrder ?? (shown?.verdict === 'inferred' ? shown.order : undefined);
  return {
    ...(me === undefined ? {} : { me }),
    ...(dateOrder === undefined ? {} : { dateOrder }),
    ...(timeZone === undefined ? {} : { timeZone }),
  } satisfies ReadingChoices;
}

/** What a receipt says about how an export was read, where the export does not say it itself. */
export function readingOf(report: ExportReport, chosen: Chosen): Pick<ImportReceipt, 'me' | 'timeZone' | 'dateOrder'> {
  const { answers, presumed = false } = chosen;
  const { me, timeZone = 'UTC' } = choicesOf(report, chosen);
  const { me: told, people, zoneless, dateOrder } = report;
  const name = people.find(({ id }) => id === me)?.name ?? me;
  return {
    ...(told !== undefined || name === undefined ? {} : { me: { name, guessed: presumed } }),
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
