/** Reads answers to prompts: the completion, and the events of its progress (contract/answers.ts). */
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { HttpReply, OnHeaders } from '#platform/http-client.ts';
import { isObject, tryParseJson } from '#platform/json.ts';
import { ANSWER_EVENT_DATA, AnswerDetails, type AnswerProgress } from '../contract/answers.ts';
import type { Completion } from '../contract/data-service.ts';
import { CREDITS_HEADER } from '../contract/extensions.ts';
import { ServiceFailure } from '../contract/failure.ts';

/** Reads `completion` or, as deployed (assumed), `result.textResponse` or `response.output` (text, or its `summary`). */
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

/** Accept header for answers with progress; a service that doesn't stream replies with JSON. */
export const ACCEPT_EVENTS = 'text/event-stream, application/json';

/** @param onProgress must not throw */
export function watchAnswer(onProgress: (progress: AnswerProgress) => void) {
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent });
  let begun = false;
  let last: EventSourceMessage | undefined;

  /** Ignores unreadable progress events; only the final event matters. */
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

  const onHeaders: OnHeaders = (reply) => {
    const isStream = reply.status === 200 && /^text\/event-stream\b/i.test(reply.header('content-type') ?? '');
    if (!isStream) return undefined;
    begun = true;
    return (piece) => parser.feed(decoder.decode(piece, { stream: true }));
  };

  return {
    onHeaders,
    /** The reply as without events. @throws ServiceFailure connection-lost without a final event, unreadable-reply */
    whole(reply: HttpReply): HttpReply {
      if (!begun) return reply;
      const { status } = reply;
      if (!last) throw new ServiceFailure('connection-lost', true, { status });
      const data = tryParseJson(last.data);
      if (last.event === 'reply') {
        const { data: event } = ANSWER_EVENT_DATA.reply.safeParse(data);
        if (event) return replyOf(status, event.credits, event.reply);
      } else {
        const { data: event } = ANSWER_EVENT_DATA.failure.safeParse(data);
        if (event) return replyOf(event.status, event.credits, { error: event.error, code: event.code });
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
