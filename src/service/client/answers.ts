/** The answers of prompts: the generated text, and the events by which one can be watched being made (contract/answers.ts). */
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { HttpReply, OnHeaders } from '#platform/http-client.ts';
import { tryParseJson } from '#platform/json.ts';
import { ANSWER_EVENT_DATA, AnswerDetails, type AnswerProgress } from '../contract/answers.ts';
import type { Completion } from '../contract/data-service.ts';
import { CREDITS_HEADER } from '../contract/extensions.ts';
import { ServiceFailure } from '../contract/failure.ts';
import { isObject } from './reply-body.ts';

/** `completion`, or as deployed (assumed) `result.textResponse`, or `response.output` as text or as an object with a `summary`. */
export function readCompletion(value: unknown): Completion | undefined {
  if (!isObject(value)) return undefined;
  const { completion, result, response } = value;
  const output = isObject(response) ? response.output : undefined;
  const candidates = [completion, isObject(result) ? result.textResponse : undefined, output].map((candidate) =>
    isObject(candidate) ? candidate.summary : candidate,
  );
  const text = candidates.find((candidate) => typeof candidate === 'string' && candidate.trim() !== '');
  if (typeof text !== 'string') return undefined;
  const { data: details } = AnswerDetails.safeParse(value);
  return { completion: text, ...(details ? { details } : {}) };
}

/** What is accepted where an answer is watched: a service that does not stream answers as it always does. */
export const ACCEPT_EVENTS = 'text/event-stream, application/json';

export interface WatchedAnswer {
  readonly onHeaders: OnHeaders;
  /** The reply as it would have come without events. @throws ServiceFailure connection-lost without a last event, unreadable-reply */
  whole(reply: HttpReply): HttpReply;
}

/** @param onProgress must not throw */
export function watchAnswer(onProgress: (progress: AnswerProgress) => void): WatchedAnswer {
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent });
  let begun = false;
  let last: EventSourceMessage | undefined;

  /** Progress that cannot be read is not shown; the reply alone decides. */
  function onEvent(message: EventSourceMessage): void {
    const { event, data } = message;
    if (last) return;
    if (event === 'reply' || event === 'failure') last = message;
    else if (event === 'stage') {
      const stage = ANSWER_EVENT_DATA.stage.safeParse(tryParseJson(data)).data;
      if (stage) onProgress(stage);
    } else if (event === 'token') {
      const token = ANSWER_EVENT_DATA.token.safeParse(tryParseJson(data)).data;
      if (token) onProgress({ stage: 'token', ...token });
    }
  }

  return {
    onHeaders(reply) {
      const isStream = reply.status === 200 && /^text\/event-stream\b/i.test(reply.header('content-type') ?? '');
      if (!isStream) return undefined;
      begun = true;
      return (piece) => parser.feed(decoder.decode(piece, { stream: true }));
    },
    whole(reply) {
      if (!begun) return reply;
      const { status } = reply;
      if (!last) throw new ServiceFailure('connection-lost', true, { status });
      const data = tryParseJson(last.data);
      if (last.event === 'reply') {
        const { data: said } = ANSWER_EVENT_DATA.reply.safeParse(data);
        if (said) return replyOf(status, said.credits, said.reply);
      } else {
        const { data: said } = ANSWER_EVENT_DATA.failure.safeParse(data);
        if (said) return replyOf(said.status, said.credits, { error: said.error, code: said.code });
      }
      throw new ServiceFailure('unreadable-reply', true, { status });
    },
  };
}

function replyOf(status: number, credits: number | undefined, body: unknown): HttpReply {
  return {
    status,
    body: Buffer.from(JSON.stringify(body)),
    header: (name) => (name.toLowerCase() === CREDITS_HEADER ? credits?.toString() : undefined),
  };
}
