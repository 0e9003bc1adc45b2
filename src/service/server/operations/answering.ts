/** The operations that a language answers: what they cost, who may watch, and what their replies hold. */
import { AnswerDetails } from '../../contract/answers.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import { creditsOf, type OperationName } from '../../contract/operations.ts';
import type { Answered } from '../answers/answerer.ts';
import { createReader } from '../archives/reader.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallContext, PreparedCall, ServiceContext } from './prepared-call.ts';

/** To what a caller narrows what is read. */
export interface AnswerContext {
  readonly datastore: DatastoreName | undefined;
  readonly filter: Filter | undefined;
  /** By whose days times are told. */
  readonly zone?: string | undefined;
}

export interface AnsweringCall extends PreparedCall {
  perform(context: CallContext): Promise<{ completion: string } & AnswerDetails>;
}

const NO_MODEL =
  'No language model is configured at this service (LLM_BASE_URL), so there is nobody to answer this. Searching and asking about the data work without one.';

/** Where there is no model it is refused: nobody pays for hearing that. */
export function plainAnswer(prompt: string, { answerer: language, charges }: ServiceContext): PreparedCall {
  const ask = language.prompt;
  if (!ask) {
    const unavailable = new ApiError(501, NO_MODEL);
    return { unavailable, perform: () => Promise.reject(unavailable) };
  }
  const credits = creditsOf('llmPrompt') ?? 0;
  return {
    watchable: true,
    async perform({ signal, tell }) {
      const answered = await ask(prompt, { signal, tell, credits });
      const { completion } = answered;
      const details = detailsOf(answered, { languageModel: language.model, charged: charges ? credits : undefined });
      // The deployment answers at the same path with the second member: both kinds of reader are served.
      return { completion, result: { textResponse: completion }, ...details };
    },
  };
}

const OPERATION = { agent: 'llmAgentPrompt', profile: 'llmProfilePrompt' } as const satisfies Record<
  string,
  OperationName
>;

/** Without a model passages are quoted, at the price unless there are none; a profile is only counted, which costs nothing. */
function priceOf(kind: keyof typeof OPERATION, { answerer: language }: ServiceContext): number {
  return kind === 'profile' && language.model === null ? 0 : (creditsOf(OPERATION[kind]) ?? 0);
}

/** The model's or the quoting answer over what the token and the context allow. */
export function dataAnswer(
  kind: keyof typeof OPERATION,
  prompt: string | undefined,
  { datastore, filter, zone }: AnswerContext,
  service: ServiceContext,
): AnsweringCall {
  const { answerer: language, charges, meaning } = service;
  const credits = priceOf(kind, service);
  return {
    datastore,
    credits,
    watchable: true,
    async perform({ archive, datastores, signal, tell, refund }) {
      const nearTo: Parameters<typeof createReader>[3] =
        meaning && ((text, query) => meaning.near(archive, text, query, signal));
      const reader = createReader(archive, datastore === undefined ? datastores : [datastore], filter, nearTo);
      const answered = await language[kind]({ prompt, reader, zone }, { signal, tell, credits });
      const isFree = language.model === null && !answered.found;
      if (isFree) await refund();
      const charged = charges ? (isFree ? 0 : credits) : undefined;
      return { completion: answered.completion, ...detailsOf(answered, { languageModel: language.model, charged }) };
    },
  };
}

/** Only what the contract declares leaves. */
function detailsOf(answered: Answered, rest: Pick<AnswerDetails, 'languageModel' | 'charged'>): AnswerDetails {
  return AnswerDetails.parse({ ...answered, ...rest });
}
