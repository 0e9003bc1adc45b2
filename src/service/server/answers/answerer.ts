/** What the LLM operations need from whatever answers them: a model, or quoting and counting when none is configured. */
import type { AnswerDetails, AnswerProgress, LanguageModel } from '../../contract/answers.ts';
import type { Reader } from '../archives/reader.ts';

/** How an answer is watched, and ended. */
export interface AnswerOptions {
  readonly signal: AbortSignal;
  /** Hears what is being done. */
  readonly tell: (progress: AnswerProgress) => void;
  /** What the call costs: it bounds how much of a model's work goes into it. */
  readonly credits: number;
}

export interface Question {
  /** Absent: tell what there is to read. */
  readonly prompt: string | undefined;
  readonly reader: Reader;
  /** By whose days times are told; those of UTC where it is not known. */
  readonly zone?: string | undefined;
}

/** What an answer is, before anybody knows what it cost. */
export interface Answered extends Omit<AnswerDetails, 'languageModel' | 'charged'> {
  /** Markdown. */
  readonly completion: string;
}

/** Every method rejects with ModelError when a model did not do its part, or with the signal's reason. */
export interface Answerer {
  /** Null where it answers without any. */
  readonly model: LanguageModel;
  /** Answers without any personal data; undefined where nobody can. */
  readonly prompt: ((prompt: string, options: AnswerOptions) => Promise<Answered>) | undefined;
  /** Answers from the data that the reader reads. */
  agent(question: Question, options: AnswerOptions): Promise<Answered>;
  /** Describes the person from the data that the reader reads. */
  profile(question: Question, options: AnswerOptions): Promise<Answered>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** The model did not answer; the message says why, without the prompt. */
export class ModelError extends Error {
  override name = 'ModelError';
}
