/** Details of answers beyond `completion`, and their progress events: extensions of this implementation. */
import { z } from 'zod';
import { MAILS, MESSAGES } from './datastores.ts';
import { Statistics } from './statistics.ts';

/** Extension: replies to the three prompt operations contain AnswerDetails. */
export const ANSWER_SOURCES = 'answerSources';
/** Extension: with `Accept: text/event-stream`, the three prompt operations answer with events (ANSWER_EVENT_DATA). */
export const ANSWER_EVENTS = 'answerEvents';

/** Null if there is none. `host` receives questions and the data read for them; `local`: the service’s own machine. */
export const LanguageModel = z.object({ host: z.string().min(1).max(300), local: z.boolean() }).nullable();
/** The embedding endpoint, which receives the words of all records and questions. */
export const EndpointHost = LanguageModel.unwrap();
export type EndpointHost = z.infer<typeof EndpointHost>;
export type LanguageModel = z.infer<typeof LanguageModel>;

/** A source of an answer. Never a native object, a picture or a signature. */
export const AnswerSource = z.object({
  /** `record`: one record of the data; `count`: a number of records of a kind. */
  kind: z.enum(['record', 'count']),
  /** Citation number in the completion, as in `[1]`; absent if it was read but not cited. */
  number: z.int().min(1).optional(),
  datastore: z.string().optional(),
  /** `_id` of the record. */
  id: z.string().optional(),
  /** `_id` of the chat, for a message of one. */
  groupId: z.string().optional(),
  /** Name of the chat, or the record's own. */
  place: z.string().optional(),
  /** The author; absent if the owner wrote it. */
  who: z.string().optional(),
  /** Written by the owner. */
  own: z.boolean(),
  /** ISO 8601. */
  at: z.string().optional(),
  /** Copied from a message's record; used to build its link, if it has one. */
  sourceApplication: z.string().optional(),
  sourceId: z.string().optional(),
  fromId: z.string().optional(),
  /** Original text, cut at MAX_SOURCE_TEXT characters. */
  text: z.string(),
  /** The part of `text` that answers the question: a time, a price, a number, an address. */
  answer: z.string().optional(),
  /** Superseded by the first source, which says something else about the same thing later. */
  earlier: z.literal(true).optional(),
});
export type AnswerSource = z.infer<typeof AnswerSource>;

/** The time that a question asks for, derived from a source's text, or else the day on which it was written. */
export const AnswerTime = z.object({
  /** Citation number of the source. */
  source: z.int().min(1),
  /** Calendar days, `to` exclusive. */
  from: z.iso.date(),
  to: z.iso.date(),
  clock: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
  /** The source's original words for the time; absent if it names none. */
  words: z.string().optional(),
});
export type AnswerTime = z.infer<typeof AnswerTime>;

export const MAX_SOURCE_TEXT = 600;
/** Maximum sources per answer: all cited ones, then the first of those only read. */
export const MAX_SOURCES = 60;

const Tokens = z.object({ input: z.int().min(0), output: z.int().min(0) });

/** Members of a reply besides `completion`. */
export const AnswerDetails = z.object({
  /** A language model, verbatim quotes of the data, or computed counts. */
  answeredBy: z.enum(['model', 'quotes', 'counts']),
  /** Whether the data contained an answer. */
  found: z.boolean(),
  /** No word of the question names a subject, and it wasn't understood in another way either. */
  wordless: z.literal(true).optional(),
  when: AnswerTime.optional(),
  /** A figure that changed, both values as written; the first source has the current one. */
  changed: z.object({ was: z.string(), now: z.string() }).optional(),
  /** Cited ones first, by number. */
  sources: z.array(AnswerSource),
  /** What was read or counted: number of searches, records by datastore, their chats, and their time span. */
  read: z.object({
    searches: z.int().min(0),
    records: z.record(z.string(), z.int().min(1)),
    chats: z.int().min(0),
    /** Name of the chat, if all records are from one. */
    chat: z.string().optional(),
    /** Times of the oldest and the newest record, ISO 8601. */
    since: z.string().optional(),
    until: z.string().optional(),
  }),
  /** The counts that a profile is made of: of messages or, if there are none, of mails. */
  counted: z.object({ datastore: z.enum([MESSAGES, MAILS]), statistics: Statistics }).optional(),
  /** Number of citations of unread sources, removed from the completion. */
  removedCitations: z.int().min(0),
  /** Calls of the language model, if any, and their tokens. */
  usage: z.object({ rounds: z.int().min(1), tokens: Tokens }).optional(),
  languageModel: LanguageModel,
  /** Credits charged for this call, 0 if nothing was found to answer with; absent if the service doesn't charge. */
  charged: z.int().min(0).optional(),
});
export type AnswerDetails = z.infer<typeof AnswerDetails>;

/** Error `code` if the language model didn't answer; the service works and charged nothing. */
export const MODEL_FAILED = 'model-failed';

/** A step towards an answer. */
export const AnswerStage = z.discriminatedUnion('stage', [
  /** A keyword search; `count` records match. */
  z.object({ stage: z.literal('searched'), words: z.string(), count: z.int().min(0) }),
  z.object({ stage: z.literal('listed'), datastore: z.string(), count: z.int().min(0) }),
  /** Messages around one, or a whole record. */
  z.object({ stage: z.literal('read'), count: z.int().min(0) }),
  z.object({ stage: z.literal('counted'), count: z.int().min(0) }),
  /** Messages picked for a profile. */
  z.object({ stage: z.literal('sampled'), count: z.int().min(0) }),
  /** The model writes part `part` of `parts`. */
  z.object({ stage: z.literal('writing'), part: z.int().min(1), parts: z.int().min(1) }),
]);
export type AnswerStage = z.infer<typeof AnswerStage>;

/**
 * Schemas of the events' JSON data, by event name. `token` events stream the completion; a `stage` discards the tokens
 * before it. The last event is `reply`, with the whole reply, or `failure`.
 */
export const ANSWER_EVENT_DATA = {
  stage: AnswerStage,
  token: z.object({ text: z.string() }),
  /** `credits`: those remaining, as in CREDITS_HEADER, absent if the call is free; `reply`: as without events. */
  reply: z.object({ credits: z.int().optional(), reply: z.record(z.string(), z.unknown()) }),
  /** `status`, `error` and `code` as in a reply without events. */
  failure: z.object({
    status: z.int().min(400).max(599),
    credits: z.int().optional(),
    error: z.string(),
    code: z.string().optional(),
  }),
} as const;

/** Progress of an answer. */
export type AnswerProgress = AnswerStage | { stage: 'token'; text: string };
