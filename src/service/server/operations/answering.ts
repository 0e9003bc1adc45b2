/** The operations that an answerer handles: their prices, progress events and replies. */
import { AnswerDetails } from '../../contract/answers.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import { creditsOf, type OperationName } from '../../contract/operations.ts';
import type { Answered } from '../answers/answerer.ts';
import { createReader } from '../archives/reader.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallContext, PreparedCall, ServiceContext } from './prepared-call.ts';

/** How a caller narrows the records that are read. */
export interface AnswerContext {
  readonly datastore: DatastoreName | undefined;
  readonly filter: Filter | undefined;
  /** Time zone in which days and times are expressed. */
  readonly zone?: string | undefined;
}

export interface AnsweringCall extends PreparedCall {
  perform(context: CallContext): Promise<{ completion: string } & AnswerDetails>;
}

const NO_MODEL =
  'No language model is configured at this service (LLM_BASE_URL), so there is nobody to answer this. Searching and asking about the data work without one.';

/** A prompt without the owner's data; without a model it is refused free of charge. */
export function plainAnswer(prompt: string, { answerer, charges }: ServiceContext): PreparedCall {
  const ask = answerer.prompt;
  if (!ask) {
    const unavailable = new ApiError(501, NO_MODEL);
    return { unavailable, perform: () => Promise.reject(unavailable) };
  }
  const credits = creditsOf('llmPrompt') ?? 0;
  return {
    watchable: true,
    async perform({ signal, report }) {
      const answered = await ask(prompt, { signal, tell: report, credits });
      const { completion } = answered;
      const details = detailsOf(answered, { languageModel: answerer.model, charged: charges ? credits : undefined });
      // The deployment's reply at the same path has `result` instead: clients of both can read it.
      return { completion, result: { textResponse: completion }, ...details };
    },
  };
}

const OPERATION = { agent: 'llmAgentPrompt', profile: 'llmProfilePrompt' } as const satisfies Record<
  string,
  OperationName
>;

/** Quoted passages cost as much as a model's answer (refunded if there are none); a profile without a model is free. */
function priceOf(kind: keyof typeof OPERATION, { answerer }: ServiceContext): number {
  return kind === 'profile' && answerer.model === null ? 0 : (creditsOf(OPERATION[kind]) ?? 0);
}

/** An answer, by a model or by quoting, from the records that the token and the context allow. */
export function dataAnswer(
  kind: keyof typeof OPERATION,
  prompt: string | undefined,
  { datastore, filter, zone }: AnswerContext,
  service: ServiceContext,
): AnsweringCall {
  const { answerer, charges, semanticSearch } = service;
  const credits = priceOf(kind, service);
  return {
    datastore,
    credits,
    watchable: true,
    async perform({ archive, datastores, signal, report, refund }) {
      const nearTo: Parameters<typeof createReader>[3] =
        semanticSearch && ((text, query) => semanticSearch.near(archive, text, query, signal));
      const reader = createReader(archive, datastore === undefined ? datastores : [datastore], filter, nearTo);
      const answered = await answerer[kind]({ prompt, reader, zone }, { signal, tell: report, credits });
      const isFree = answerer.model === null && !answered.found;
      if (isFree) await refund();
      const charged = charges ? (isFree ? 0 : credits) : undefined;
      return { completion: answered.completion, ...detailsOf(answered, { languageModel: answerer.model, charged }) };
    },
  };
}

/** Drops every member that the contract doesn't declare. */
function detailsOf(answered: Answered, rest: Pick<AnswerDetails, 'languageModel' | 'charged'>): AnswerDetails {
  return AnswerDetails.parse({ ...answered, ...rest });
}
