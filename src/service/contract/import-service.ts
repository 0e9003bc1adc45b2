/** What a caller with the service key can ask about a person's imports: the port between commands and the client. */
import type { ImportAnswers, ImportView, OwnMessages, WhoAsked } from './imports.ts';

/** An export on its way to the service. */
export interface ExportFile {
  /** As its sender calls it. */
  readonly name: string;
  /** The person's id at Telegram: an export that names another one is asked about. */
  readonly telegramId: string;
  /** Bytes, where that is known. */
  readonly size: number | undefined;
  /** As of StartImportQuery. */
  readonly who?: WhoAsked;
  /** Asked for as fast as the service takes them. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface OwnMessagesPut {
  readonly written: number;
  readonly updated: number;
  /** Were there, the same. */
  readonly duplicate: number;
  readonly removed: number;
}

/** Every method rejects with a ServiceFailure; `start` also with whatever reading the file throws. */
export interface ImportService {
  /**
   * Sends an export. `importId` is a UUID: the same one again is the same import.
   * @returns the id under which the service knows it
   */
  start(owner: string, importId: string, file: ExportFile, signal: AbortSignal): Promise<string>;
  /** Undefined for one that the service does not know (any more). */
  describe(owner: string, importId: string, signal: AbortSignal): Promise<ImportView | undefined>;
  /** False when nothing is asked (any more). */
  answer(owner: string, importId: string, answers: ImportAnswers, signal: AbortSignal): Promise<boolean>;
  /** False when there is nothing to end. */
  cancel(owner: string, importId: string, signal: AbortSignal): Promise<boolean>;
  /** Writes messages and takes others out; the same once more changes nothing; with none it makes the owner. What has changed. */
  putMessages(owner: string, messages: OwnMessages, signal: AbortSignal): Promise<OwnMessagesPut>;
}
