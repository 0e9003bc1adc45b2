/** Which language model answers a person's questions, as far as known, and what they are told of it. */
import { defined } from '#platform/defined.ts';
import { ANSWER_EVENTS, ANSWER_SOURCES, type AnswerDetails, type LanguageModel } from '#service/contract/answers.ts';
import type { Call } from '#service/contract/data-service.ts';
import type { Connection } from '#storage/connections.ts';
import type { Context } from '../command.ts';
import { offers } from '../registry.ts';

/** Undefined where the service has not said; null where it has none. */
export function modelOf(connection: Connection | undefined): LanguageModel | undefined {
  return connection?.access?.languageModel;
}

/** Whether a model reads the question, as far as known; without one its words are looked for. */
export const hasModel = (connection: Connection | undefined): boolean => modelOf(connection) !== null;

/** Whether the service tells what its answers rest on: then it also reads everything that was granted, if not told otherwise. */
export const hasSources = (connection: Connection | undefined): boolean => offers(connection, ANSWER_SOURCES);

/** The call with the answer's words shown as they come, where the service tells them. */
export function withProgress(ctx: Context, connection: Connection | undefined, call: Call): Call {
  if (!offers(connection, ANSWER_EVENTS)) return call;
  let written = '';
  return {
    ...call,
    onProgress(progress) {
      // What was written before a further stage was no answer yet.
      written = progress.stage === 'token' ? written + progress.text : '';
      ctx.preview(written);
    },
  };
}

/** Host of a model on another machine, of which the person has not been told yet. */
export function modelHostToAnnounce({ access }: Connection, details: AnswerDetails | undefined): string | undefined {
  const model = details ? details.languageModel : access?.languageModel;
  return !model || model.local || access?.toldHost === model.host ? undefined : model.host;
}

/** Keeps what an answer told of the model, and of which one the person was told. A failure costs the answer nothing. */
export async function noteModel(
  { deps, person }: Context,
  { token, access }: Connection,
  details: AnswerDetails | undefined,
  toldHost: string | undefined,
): Promise<void> {
  if (!access) return;
  const languageModel = details ? details.languageModel : access.languageModel;
  const isKnown = JSON.stringify(languageModel) === JSON.stringify(access.languageModel);
  if (isKnown && toldHost === undefined) return;
  try {
    await deps.connections.saveAccess(person.id, token, { ...access, languageModel, ...defined({ toldHost }) });
  } catch (error) {
    deps.log.warn({ err: error }, 'what is known of the language model could not be kept');
  }
}
