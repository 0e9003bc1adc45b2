/** An answer as a stream of server-sent events: what is being done, its words as they come, and the whole at the end. */
import type { Clock } from '#platform/clock.ts';
import type { ANSWER_EVENT_DATA, AnswerProgress } from '../../contract/answers.ts';
import type { Refusal } from './refusal.ts';

/** Silence after which a router may take a connection for dead is longer than this. */
const SIGN_OF_LIFE_MS = 15_000;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // A router that collects a reply before passing it on would keep it to the end.
  'x-accel-buffering': 'no',
} as const;

/** Whether a request asks for events. */
export function wantsEvents(request: Request): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.get('accept') ?? '');
}

export type Outcome =
  | { readonly reply: unknown; readonly credits: number | undefined }
  | { readonly refusal: Refusal; readonly credits: number | undefined };

/**
 * Starts the work and streams what it tells. The stream that is left by its reader aborts the work.
 * @param work never rejects
 */
export function answerEvents(
  clock: Clock,
  headers: Record<string, string>,
  work: (tell: (progress: AnswerProgress) => void, signal: AbortSignal) => Promise<Outcome>,
): Response {
  const left = new AbortController();
  const encoder = new TextEncoder();
  let stopSigns: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => {
        if (!left.signal.aborted) stream.enqueue(encoder.encode(text));
      };
      const send = (event: keyof typeof ANSWER_EVENT_DATA, data: unknown) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const live = () => {
        stopSigns = clock.setTimer(SIGN_OF_LIFE_MS, () => {
          write(':\n\n');
          live();
        });
      };
      live();
      const tell = (progress: AnswerProgress) => {
        if (progress.stage === 'token') send('token', { text: progress.text });
        else send('stage', progress);
      };
      void work(tell, left.signal).then((outcome) => {
        stopSigns();
        if ('reply' in outcome) send('reply', outcome);
        else {
          const { refusal, credits } = outcome;
          send('failure', { status: refusal.status, credits, error: refusal.message });
        }
        if (!left.signal.aborted) stream.close();
      });
    },
    cancel() {
      stopSigns();
      left.abort(new Error('the caller has left'));
    },
  });
  return new Response(body, { status: 200, headers: { ...HEADERS, ...headers } });
}
