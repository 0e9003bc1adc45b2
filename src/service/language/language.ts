/** What the LLM operations need from whatever answers them: a model, or quoting when none is configured. */
import type { Reader } from '../archive/reader.ts';

export interface Question {
  /** Absent: tell what there is to read. */
  prompt: string | undefined;
  reader: Reader;
}

/** All results are Markdown. */
export interface Language {
  /** Answers without any personal data. */
  prompt(prompt: string, signal: AbortSignal): Promise<string>;
  /** Answers from the data that the reader reads. */
  agent(question: Question, signal: AbortSignal): Promise<string>;
  /** Describes the person from the data that the reader reads. */
  profile(question: Question, signal: AbortSignal): Promise<string>;
}

/** The model did not answer; the message says why, without the prompt. */
export class ModelError extends Error {
  override name = 'ModelError';
}
