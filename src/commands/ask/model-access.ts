/** Which language model answers a person's questions, as far as known, and what they are told of where their words go. */
import type { AnswerDetails, LanguageModel } from '#service/contract/answers.ts';
import { ANSWER_EVENTS, ANSWER_SOURCES } from '#service/contract/answers.ts';
import type { Call } from '#service/contract/data-service.ts';
import type { Connection } from '#storage/connections.ts';
import type { Turn } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import { stageText } from './answer-details.ts';

/** Undefined where the service has not said; null where it has none. */
export function modelOf(connection: Connection | undefined): LanguageModel | undefined {
  return connection?.access?.languageModel;
}

/** Whether asking can say more than a search shows: without a model the same passages would be paid for twice. */
export function composesAnswers(connection: Connection): boolean {
  return modelOf(connection) !== null;
}

/** Whether the service tells what its answers rest on: then it also reads everything that was granted, if not told otherwise. */
export function tellsSources(connection: Connection | undefined): boolean {
  return connection?.access?.extensions.includes(ANSWER_SOURCES) === true;
}

/** The call with the stages of the answer as notes of the turn, and its words as they come, where the service tells them. */
export function watched(call: Call, connection: Connection | undefined, turn: Turn): Call {
  if (connection?.access?.extensions.includes(ANSWER_EVENTS) !== true) return call;
  let written = '';
  return {
    ...call,
    onProgress(progress) {
      // What was written before a further stage was no answer yet.
      written = progress.stage === 'token' ? written + progress.text : '';
      turn.preview(written);
      const line = stageText(turn.words, progress);
      if (line !== undefined) turn.note(line);
    },
  };
}

/** Said once: to which machine a question goes, where that is not the service's own. */
export function newsOfModel(connection: Connection | undefined): string | undefined {
  const model = modelOf(connection);
  if (!model || model.local || connection?.access?.toldHost === model.host) return undefined;
  return model.host;
}

/**
 * Keeps what an answer told of the model behind it, and of which one the person has been told by now. A failure costs the
 * answer nothing.
 */
export async function noteModel(
  { connections, log }: CommandDeps,
  person: string,
  { token, access }: Connection,
  { details, toldHost }: { details: AnswerDetails | undefined; toldHost: string | undefined },
): Promise<void> {
  if (!access) return;
  const languageModel = details ? details.languageModel : access.languageModel;
  const isKnown = JSON.stringify(languageModel) === JSON.stringify(access.languageModel);
  if (isKnown && (toldHost === undefined || toldHost === access.toldHost)) return;
  try {
    await connections.saveAccess(person, token, {
      ...access,
      languageModel,
      ...(toldHost === undefined ? {} : { toldHost }),
    });
  } catch (error) {
    log.warn({ err: error }, 'what is known of the language model could not be kept');
  }
}
