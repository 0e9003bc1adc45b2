/** The answers of prompts: the generated text, and the events by which one can be watched being made (contract/answers.ts). */
import type { HttpReply, OnHeaders } from '#platform/http-client.ts';
import { ANSWER_EVENT_DATA, AnswerDetails, type AnswerProgress } from '../contract/answers.ts';
import type { Completion } from '../contract/data-service.ts';
import { CREDITS_HEADER } from '../contract/extensions.ts';
import { ServiceFailure } from '../contract/failure.ts';
import { isObject } from './reply-body.ts';

/**
 * `completion` (the interface document, LLM), or as deployed (assumed) `result.textResponse` of a prompt and
 * `response.output` of an agent (text) or a profile (an object with a `summary`).
 * @returns undefined when there is no text in any of the places, or only white space
 */
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
  /**
   * The reply as it would have come without events.
   * @throws ServiceFailure connection-lost where the stream ended before its last event, unreadable-reply
   */
  whole(reply: HttpReply): HttpReply;
}

/** @param onProgress must not throw */
export function watchAnswer(onProgress: (progress: AnswerProgress) => void): WatchedAnswer {
  const read = createEventReader();
  let begun = false;
  let last: ServerEvent | undefined;

  function hear(event: ServerEvent): void {
    if (last) return;
    if (event.name === 'reply' || event.name === 'failure') last = event;
    // Progress that cannot be read is not shown; the reply alone decides.
    else if (event.name === 'stage') tell(ANSWER_EVENT_DATA.stage.safeParse(parsed(event.data)).data);
    else if (event.name === 'token') {
      const token = ANSWER_EVENT_DATA.token.safeParse(parsed(event.data)).data;
      tell(token && { stage: 'token', ...token });
    }
  }

  function tell(progress: AnswerProgress | undefined): void {
    if (progress) onProgress(progress);
  }

  return {
    onHeaders(reply) {
      const isStream = reply.status === 200 && /^text\/event-stream\b/i.test(reply.header('content-type') ?? '');
      if (!isStream) return undefined;
      begun = true;
      return (piece) => {
        for (const event of read(piece)) hear(event);
      };
    },
    whole(reply) {
      if (!begun) return reply;
      const { status } = reply;
      if (!last) throw new ServiceFailure('connection-lost', true, { status });
      const data = parsed(last.data);
      if (last.name === 'reply') {
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

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function replyOf(status: number, credits: number | undefined, body: unknown): HttpReply {
  return {
    status,
    body: Buffer.from(JSON.stringify(body)),
    header: (name) => (name.toLowerCase() === CREDITS_HEADER ? credits?.toString() : undefined),
  };
}

/** A server-sent event (WHATWG HTML, 9.2.6). */
interface ServerEvent {
  /** `message` where the stream names none. */
  readonly name: string;
  readonly data: string;
}

/** @returns takes the next bytes, and gives the events that they complete; what never ends with an empty line is no event */
export function createEventReader(): (bytes: Uint8Array) => ServerEvent[] {
  const decoder = new TextDecoder();
  let rest = '';
  let name = '';
  let data: string[] = [];
  /** Whether the last sign was a return, so that a line feed right behind it belongs to it. */
  let returned = false;

  function takeLine(line: string, events: ServerEvent[]): void {
    if (line === '') {
      if (data.length > 0) events.push({ name: name || 'message', data: data.join('\n') });
      name = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
  }

  return (bytes) => {
    const events: ServerEvent[] = [];
    let text = decoder.decode(bytes, { stream: true });
    if (returned && text.startsWith('\n')) text = text.slice(1);
    if (text !== '') returned = text.endsWith('\r');
    const lines = text.split(/\r\n|\r|\n/);
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    for (const line of lines) takeLine(line, events);
    return events;
  };
}
