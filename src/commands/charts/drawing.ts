/** Draws pictures in a thread: it starts when there is one to draw, and is replaced before what its renderer loses adds up. */
import type { Worker } from 'node:worker_threads';
import { startWorker } from '#platform/worker.ts';
import type { Picture } from './svg.ts';

export interface PictureOrder {
  readonly id: number;
  readonly picture: Picture;
}

export type DrawnPicture =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly problem: string };

/** It could not be drawn: too many wait, it took too long, or the renderer failed. What it shows has to be said in words. */
export class DrawingError extends Error {
  override name = 'DrawingError';
}

export interface Drawing {
  /** A PNG, of at most some hundred kilobytes; equal for equal pictures. Rejects with DrawingError, or with the signal's reason. */
  draw(picture: Picture, signal: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

const LIMITS = {
  /** Pictures that one thread draws. */
  perThread: 200,
  /** Pictures that wait: a second's worth of them takes about twenty. */
  waiting: 40,
  /** For one, the start of the thread in it. */
  deadlineMs: 10_000,
  /** A thread that nobody needs takes memory. */
  idleMs: 60_000,
};

interface Order {
  readonly picture: Picture;
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

/** @param program the thread's, where it is another one than ours */
export function createDrawing(limits: Partial<typeof LIMITS> & { program?: URL } = {}): Drawing {
  const { perThread, waiting, deadlineMs, idleMs } = { ...LIMITS, ...limits };
  const program = limits.program ?? new URL('./drawing-thread.ts', import.meta.url);
  const queue: Order[] = [];
  let thread: { worker: Worker; drawn: number } | undefined;
  let current: (Order & { id: number; timer: NodeJS.Timeout }) | undefined;
  let idle: NodeJS.Timeout | undefined;
  let nextId = 0;
  let isClosed = false;

  function end(): Promise<unknown> | undefined {
    clearTimeout(idle);
    const ended = thread?.worker.terminate();
    thread = undefined;
    return ended;
  }

  function start(): Worker {
    const worker = startWorker(program, 'drawing');
    worker.unref();
    worker.on('message', (drawn: DrawnPicture) => {
      if (thread?.worker !== worker || current?.id !== drawn.id) return;
      if ('png' in drawn) settle(({ resolve }) => resolve(drawn.png));
      else settle(({ reject }) => reject(new DrawingError(drawn.problem)));
    });
    const failed = (cause?: unknown) => {
      if (thread?.worker !== worker) return;
      thread = undefined;
      settle(({ reject }) => reject(new DrawingError('the drawing thread ended', { cause })));
    };
    worker.on('error', failed);
    worker.on('exit', () => failed());
    thread = { worker, drawn: 0 };
    return worker;
  }

  /** Answers the order under way, and begins the next one. */
  function settle(answer: (order: Order) => void): void {
    const done = current;
    current = undefined;
    if (done) {
      clearTimeout(done.timer);
      answer(done);
    }
    if (thread && ++thread.drawn >= perThread) void end();
    next();
  }

  function next(): void {
    if (current || isClosed) return;
    clearTimeout(idle);
    const order = queue.shift();
    if (!order) {
      if (thread) idle = setTimeout(() => void end(), idleMs).unref();
      return;
    }
    const worker = thread?.worker ?? start();
    const id = nextId++;
    const timer = setTimeout(() => {
      void end();
      settle(({ reject }) => reject(new DrawingError('drawing took too long')));
    }, deadlineMs);
    current = { ...order, id, timer };
    worker.postMessage({ id, picture: order.picture } satisfies PictureOrder);
  }

  return {
    draw(picture, signal) {
      return new Promise<Uint8Array>((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        if (isClosed || queue.length >= waiting) return reject(new DrawingError('too many pictures are waiting'));
        // Whoever leaves is answered at once; what is being drawn is drawn to its end.
        const leave = () => {
          const at = queue.indexOf(order);
          if (at >= 0) queue.splice(at, 1);
          reject(signal.reason);
        };
        const stay = () => signal.removeEventListener('abort', leave);
        const order: Order = {
          picture,
          resolve: (png) => {
            stay();
            resolve(png);
          },
          reject: (error) => {
            stay();
            reject(error);
          },
        };
        signal.addEventListener('abort', leave, { once: true });
        queue.push(order);
        next();
      });
    },
    async close() {
      isClosed = true;
      const left = [...(current ? [current] : []), ...queue.splice(0)];
      clearTimeout(current?.timer);
      current = undefined;
      for (const { reject } of left) reject(new DrawingError('drawing has ended'));
      await end();
    },
  };
}
