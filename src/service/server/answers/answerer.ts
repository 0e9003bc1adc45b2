/** The interface of what answers LLM operations: a model or, if none is configured, quotes and counts. */
import type { AnswerDetails, AnswerProgress, LanguageModel } from '../../contract/answers.ts';
import type { Reader } from '../archives/reader.ts';

/** How to follow and cancel an answer. */
export interface AnswerOptions {
  readonly signal: AbortSignal;
  /** Called with the progress. */
  readonly tell: (progress: AnswerProgress) => void;
  /** Price of the call, which limits the tokens of a model. */
  readonly credits: number;
}

export interface Question {
  /** If absent, describe what data there is. */
  readonly prompt: string | undefined;
  readonly reader: Reader;
  /** Time zone of days and hours; UTC if unknown. */
  readonly zone?: string | undefined;
}

/** An answer without its price. */
export interface Answered extends Omit<AnswerDetails, 'languageModel' | 'charged'> {
  /** Markdown. */
  readonly completion: string;
}

/** Methods reject with ModelError if the model fails, or with the signal's reason. */
export interface Answerer {
  /** Null if it answers without a model. */
  readonly model: LanguageModel;
  /** Answers without personal data; undefined if unsupported. */
  readonly prompt: ((prompt: string, options: AnswerOptions) => Promise<Answered>) | undefined;
  /** Answers a question from the reader's data. */
  agent(question: Question, options: AnswerOptions): Promise<Answered>;
  /** Describes the person from the reader's data. */
  profile(question: Question, options: AnswerOptions): Promise<Answered>;
  /** Cancels running answers. */
  close(): Promise<void>;
}

/** The model failed to answer; the message says why, without the prompt. */
export class ModelError extends Error {
  override name = 'ModelError';
}
