/** A few commands that do what a story needs: answer at once, wait, cost credits, fail, ask, offer buttons. */
import { type Answer, bold, say } from '../../src/commands/answer.ts';
import type { CommandBook } from '../../src/commands/book.ts';
import type { Command, CommandInput, Turn } from '../../src/commands/command.ts';

export interface Ran {
  name: string;
  input: CommandInput;
  turn: Turn;
}

export interface TestCommands {
  book: CommandBook;
  /** Every run, in order. */
  ran: Ran[];
  /** How many requests were "paid" for. */
  paid(): number;
  /** Lets the waiting commands go on; where none waits yet, the next to wait. */
  release(): void;
  cancel: (person: string) => Promise<boolean>;
}

type Definition = Partial<Omit<Command, 'run' | 'name'>> & {
  run(input: CommandInput, turn: Turn): AsyncIterable<Answer>;
};

export function createTestCommands(): TestCommands {
  const ran: Ran[] = [];
  let paid = 0;
  let released = Promise.withResolvers<void>();
  const define = (name: string, { run, ...rest }: Definition): Command => ({
    name,
    usage: '',
    summary: `Does ${name}`,
    listed: true,
    inGroups: false,
    operations: [],
    work: 'quick',
    ...rest,
    run(input, turn) {
      ran.push({ name, input, turn });
      return run(input, turn);
    },
  });
  const untilReleased = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      void released.promise.then(() => {
        resolve();
        released = Promise.withResolvers();
      });
    });

  const pay = async (turn: Turn) => {
    await turn.beforePaying({ operation: 'llmAgentPrompt', credits: 5 });
    paid += 1;
  };
  const all = [
    define('help', {
      inGroups: true,
      async *run() {
        yield say(['Here is help.']);
      },
    }),
    define('echo', {
      async *run({ argument }) {
        yield say([bold(argument)]);
      },
    }),
    define('page', {
      async *run({ argument }, { pressed }) {
        const page = Number(argument || 1);
        yield say([`Page ${page}`], {
          place: pressed ? 'replace' : 'new',
          buttons: [
            [{ label: 'Next', press: { kind: 'run', invocation: { command: 'page', argument: String(page + 1) } } }],
          ],
        });
      },
    }),
    define('offer', {
      async *run() {
        yield say(['An offer'], {
          buttons: [
            [{ label: 'Buy', press: { kind: 'run', once: true, invocation: { command: 'ask', argument: 'now' } } }],
            [{ label: 'Long', press: { kind: 'run', invocation: { command: 'echo', argument: 'ж'.repeat(60) } } }],
            [{ label: 'Old', press: { kind: 'run', invocation: { command: 'bygone', argument: '' } } }],
          ],
        });
      },
    }),
    define('what', {
      async *run({ argument }) {
        yield argument === '' ? say(['What?'], { ask: 'Some words' }) : say([`You said ${argument}`]);
      },
    }),
    define('boom', {
      // biome-ignore lint/correctness/useYield: it fails before it could
      async *run() {
        throw new Error('private words of a stack trace');
      },
    }),
    /** `/ask now`: answers at once; `parts N`: with N messages; anything else waits to be released. */
    define('ask', {
      work: 'long',
      operations: ['llmAgentPrompt'],
      async *run({ argument }, turn) {
        yield { kind: 'progress', text: ['Asking…'], cancellable: true };
        await pay(turn);
        const parts = Number(/^parts (\d+)$/.exec(argument)?.[1] ?? 0);
        if (argument !== 'now' && parts === 0) await untilReleased(turn.signal);
        const words = parts === 0 ? `Answer to ${argument}` : answerOf(parts);
        yield { kind: 'completion', markdown: words, personal: true };
      },
    }),
    define('count', {
      work: 'long',
      async *run({ argument }, turn) {
        yield { kind: 'progress', text: ['Counting…'], cancellable: true };
        if (argument === 'wait') await untilReleased(turn.signal);
        yield { kind: 'completion', markdown: answerOf(Number(argument) || 1), personal: true };
      },
    }),
    define('connect', {
      work: 'long',
      async *run({ pasted }) {
        yield say([pasted ? `Connected with a pasted token, removed: ${pasted.removed}` : 'Paste a token']);
      },
    }),
    define('cancel', {
      async *run(_, { person }) {
        yield say([(await commands.cancel(person.id)) ? 'Stopped it' : 'Nothing runs']);
      },
    }),
    define('nod', {
      listed: false,
      async *run() {
        yield { kind: 'notice', text: 'Noted', alert: false };
      },
    }),
  ];
  const fallback = define('text', {
    async *run({ argument }) {
      yield say([`Plain: ${argument}`]);
    },
  });
  const commands: TestCommands = {
    book: { all, find: (name) => all.find((command) => command.name === name), fallback },
    ran,
    paid: () => paid,
    release() {
      released.resolve();
    },
    cancel: async () => false,
  };
  return commands;
}

/** A completion of `parts` messages: each paragraph fills one. */
export const answerOf = (parts: number) =>
  Array.from({ length: parts }, (_, index) => `part${index + 1} ${'lorem '.repeat(500)}end${index + 1}`).join('\n\n');
