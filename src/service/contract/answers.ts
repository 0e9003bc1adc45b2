/** What answers tell beside `completion`, and how one can watch them being made: extensions of this implementation. */
import { z } from 'zod';

/** Its replies to the three prompt operations carry AnswerDetails. */
export const ANSWER_SOURCES = 'answerSources';
/** Asked with `Accept: text/event-stream`, the three prompt operations answer with events (ANSWER_EVENTS). */
export const ANSWER_EVENTS = 'answerEvents';

/** Null where there is none. `host`: where questions, and what is read for them, are sent; `local`: the service’s own machine. */
export const LanguageModel = z.object({ host: z.string().min(1).max(300), local: z.boolean() }).nullable();
/** Likewise of what makes vectors: words of all records, and of questions, are sent there. */
export const EndpointHost = LanguageModel.unwrap();
export type EndpointHost = z.infer<typeof EndpointHost>;
export type LanguageModel = z.infer<typeof LanguageModel>;

/** Something that an answer rests on. Never a native object, a picture or a signature. */
export const AnswerSource = z.object({
  /** `record`: one record of the data; `count`: how many of them there are of a kind. */
  kind: z.enum(['record', 'count']),
  /** What stands in brackets in the completion, `[1]`; absent for what was read and not cited. */
  number: z.int().min(1).optional(),
  datastore: z.string().optional(),
  /** `_id` of the record. */
  id: z.string().optional(),
  /** `_id` of the chat, for a message of one. */
  groupId: z.string().optional(),
  /** Name of the chat, or the record's own. */
  place: z.string().optional(),
  /** Who wrote it; absent for what the owner wrote. */
  who: z.string().optional(),
  /** Written by the owner. */
  own: z.boolean(),
  /** ISO 8601. */
  at: z.string().optional(),
  /** Of a message, as its record has them: from them its address is made, where it has one. */
  sourceApplication: z.string().optional(),
  sourceId: z.string().optional(),
  fromId: z.string().optional(),
  /** What it says, as it was written, cut at MAX_SOURCE_TEXT characters. */
  text: z.string(),
  /** The part of `text` that answers, as it was written: a time, a price, a number, an address. */
  told: z.string().optional(),
  /** Something else was said of the same later: it is what the first source says. */
  earlier: z.literal(true).optional(),
});
export type AnswerSource = z.infer<typeof AnswerSource>;

/** When that is for which a question asks, worked out from what one of the sources says, or else the day on which it was said. */
export const AnswerTime = z.object({
  /** Number of the source. */
  source: z.int().min(1),
  /** Days of the calendar, `to` not included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Hours and minutes. */
  clock: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
  /** What the source says of it, as it was written; absent where it names no time. */
  words: z.string().optional(),
});
export type AnswerTime = z.infer<typeof AnswerTime>;

export const MAX_SOURCE_TEXT = 600;
/** Most sources of one answer: all that are cited, then the first of those that were only read. */
export const MAX_SOURCES = 60;

const Tokens = z.object({ input: z.int().min(0), output: z.int().min(0) });

/** Besides `completion`. */
export const AnswerDetails = z.object({
  /** Who made the words: a model, nobody (passages of the data as they are), or nobody (figures of what was counted). */
  answeredBy: z.enum(['model', 'quotes', 'counts']),
  /** Whether the data had something to answer with. */
  found: z.boolean(),
  /** No word of the question says what it is about, and nobody understood it otherwise. */
  wordless: z.literal(true).optional(),
  when: AnswerTime.optional(),
  /** What was another figure before: both as they were written. The one that counts stands in the first source. */
  changed: z.object({ was: z.string(), now: z.string() }).optional(),
  /** Cited ones first, by their numbers. */
  sources: z.array(AnswerSource),
  /** How much was read: searches made, records by datastore, chats that they are of, and between which moments. */
  read: z.object({
    searches: z.int().min(0),
    records: z.record(z.string(), z.int().min(1)),
    chats: z.int().min(0),
    /** The name of the one chat that all of it is of. */
    chat: z.string().optional(),
    /** When the oldest and the newest of it happened, ISO 8601. */
    since: z.string().optional(),
    until: z.string().optional(),
  }),
  /** Citations of something that had not been read: taken out of the completion. */
  removedCitations: z.int().min(0),
  /** Where a model was asked: how often, and how many tokens that took. */
  usage: z.object({ rounds: z.int().min(1), tokens: Tokens }).optional(),
  languageModel: LanguageModel,
  /** Credits that this call cost, none where there was nothing to answer with; absent where nothing is charged. */
  charged: z.int().min(0).optional(),
});
export type AnswerDetails = z.infer<typeof AnswerDetails>;

/** `code` beside `error` where the language model did not answer: the service works, and has taken nothing. */
export const MODEL_FAILED = 'model-failed';

/** What is being done for an answer. */
export const AnswerStage = z.discriminatedUnion('stage', [
  /** A search for some words; how many records match. */
  z.object({ stage: z.literal('searched'), words: z.string(), count: z.int().min(0) }),
  z.object({ stage: z.literal('listed'), datastore: z.string(), count: z.int().min(0) }),
  /** Messages around one, or a whole record. */
  z.object({ stage: z.literal('read'), count: z.int().min(0) }),
  z.object({ stage: z.literal('counted'), count: z.int().min(0) }),
  /** Messages picked for a profile. */
  z.object({ stage: z.literal('sampled'), count: z.int().min(0) }),
  /** The model writes: the `part`-th of `parts`. */
  z.object({ stage: z.literal('writing'), part: z.int().min(1), parts: z.int().min(1) }),
]);
export type AnswerStage = z.infer<typeof AnswerStage>;

/**
 * The events by name, with what their data is in JSON. `token`s are the completion as it comes; a `stage` makes those
 * before it void, and `reply`, the last event, has the whole. In place of it, `failure` is the last.
 */
export const ANSWER_EVENT_DATA = {
  stage: AnswerStage,
  token: z.object({ text: z.string() }),
  /** `credits`: what is left, as the header of other replies says, absent for what costs nothing; `reply`: as without events. */
  reply: z.object({ credits: z.int().optional(), reply: z.record(z.string(), z.unknown()) }),
  /** `status`, `error` and `code` as a reply without events would have them. */
  failure: z.object({
    status: z.int().min(400).max(599),
    credits: z.int().optional(),
    error: z.string(),
    code: z.string().optional(),
  }),
} as const;

/** What an answer in the making tells. */
export type AnswerProgress = AnswerStage | { stage: 'token'; text: string };
