/** Commands for tests: answer immediately, wait, cost credits, fail, ask, offer buttons. */

import type { CommandRegistry } from '#commands/all-commands.ts';
import type { Command, CommandInput, Context } from '#commands/command.ts';
import type { CommandDeps } from '#commands/deps.ts';
import { errorReply, ProblemError } from '#commands/errors.ts';
import { bold, type Reply, reply } from '#commands/reply.ts';
import type { Stores } from '#storage/stores.ts';
import type { Inbox } from '#telegram/jobs/inbox/inbox.ts';

interface Ran {
  name: string;
  input: CommandInput;
  job: Context;
}

type Definition = Partial<Omit<Command, 'run' | 'name'>> & {
  run(input: CommandInput, job: Context): AsyncIterable<Reply>;
};

export function createTestCommands(
  inbox: Pick<Inbox, 'cancel'>,
  deps: Stores & Pick<CommandDeps, 'clock' | 'log' | 'metrics' | 'about'>,
) {
  const ran: Ran[] = [];
  let paid = 0;
  let released = Promise.withResolvers<void>();
  const define = (name: string, { run, ...rest }: Definition): Command => ({
    // Not names of real commands.
    name: name as Command['name'],
    listed: true,
    asksService: false,
    ...rest,
    run(input, job) {
      ran.push({ name, input, job });
      return inWords(run(input, job), job);
    },
  });
  /** Turns a ProblemError into its reply, like every real command. */
  async function* inWords(answers: AsyncIterable<Reply>, job: Context): AsyncGenerator<Reply> {
    try {
      yield* answers;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      yield await errorReply(job, error);
    }
  }
  const untilReleased = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      void released.promise.then(() => {
        resolve();
        released = Promise.withResolvers();
      });
    });

  const pay = async (job: Context, argument: string) => {
    const { id: person } = job.person;
    // Like real commands, which check the cap.
    await job.readUser().catch(() => undefined);
    const call = { operation: 'llmAgentPrompt', credits: 5 } as const;
    const entry = { ...call, person, command: 'ask', now: Date.now(), since: 0, cap: undefined };
    const reservation = deps.spending.reserving(entry);
    await job.pay({ ...call, doing: `Asking about ${argument}`, reservation });
    paid += 1;
    return reservation.id;
  };
  const all = [
    define('echo', {
      async *run({ argument }) {
        yield reply([bold(argument)]);
      },
    }),
    define('offer', {
      async *run() {
        yield reply(['An offer'], {
          buttons: [
            [{ label: 'Buy', press: { kind: 'run', once: true, invocation: { command: 'ask', argument: 'now' } } }],
          ],
        });
      },
    }),
    define('boom', {
      // biome-ignore lint/correctness/useYield: it always throws
      async *run() {
        throw new Error('private words of a stack trace');
      },
    }),
    /** `/ask now`: answers immediately; `parts N`: with N messages; anything else waits for release(). */
    define('ask', {
      async *run({ argument }, job) {
        job.progress(['Asking…']);
        const id = await pay(job, argument);
        const parts = Number(/^parts (\d+)$/.exec(argument)?.[1] ?? 0);
        if (argument !== 'now' && parts === 0) await untilReleased(job.signal);
        job.commitWithReply(deps.spending.settling(id, 'charged'));
        const words = parts === 0 ? `Answer to ${argument}` : answerOf(parts);
        yield reply([], { markdown: words, personal: true });
      },
    }),
    define('count', {
      async *run({ argument }, job) {
        job.progress(['Counting…']);
        if (argument === 'wait') await untilReleased(job.signal);
        yield reply([], { markdown: answerOf(Number(argument) || 1), personal: true });
      },
    }),
    /** `/pieces 1/3`: long work that sends three pieces; `/pieces 1/3 wait` waits for release() before each. */
    define('pieces', {
      async *run({ argument }, job) {
        const [, first, last, how = ''] = /^(\d+)\/(\d+)(.*)$/.exec(argument) ?? [];
        await job.longWork({ doing: 'Sending pieces', argument });
        for (let piece = Number(first); piece <= Number(last); piece++) {
          await job.checkpoint(`${piece}/${last}${how}`);
          if (how !== '') await untilReleased(job.signal);
          yield reply([`piece${piece}`]);
        }
        await job.checkpoint(`${Number(last) + 1}/${last}${how}`);
        yield reply(['All pieces']);
      },
    }),
    define('cancel', {
      control: true,
      async *run({ args }, { person, pressed }) {
        const { only } = (args ?? {}) as { only?: number };
        const stopped = await inbox.cancel(person.id, only);
        if (stopped === 0) yield reply(['Nothing runs']);
        else if (pressed) yield { kind: 'notice', text: 'Stopped.', alert: false };
      },
    }),
    define('connect', {
      async *run() {
        yield reply(['A token']);
      },
    }),
    define('thanks', {
      async *run() {
        yield { kind: 'reaction', emoji: '👍' };
      },
    }),
  ];
  const fallback = define('text', {
    async *run({ argument }) {
      yield reply([`Plain: ${argument}`]);
    },
  });
  const book: CommandRegistry = {
    all,
    find: (name) => all.find((command) => command.name === name.toLowerCase()),
    fallback,
    // They don't use the service.
    deps: deps as CommandDeps,
  };
  return {
    book,
    /** Every run, in order. */
    ran,
    /** Number of "paid" requests. */
    paid: () => paid,
    /** Releases the waiting commands, or the next one to wait if none is waiting. */
    release() {
      released.resolve();
    },
  };
}

/** A completion of `parts` messages: each paragraph fills one. */
export const answerOf = (parts: number) =>
  Array.from({ length: parts }, (_, index) => `part${index + 1} ${'lorem '.repeat(500)}end${index + 1}`).join('\n\n');
