/** Runs a command of the program in this process: its output and exit code. */
import { Readable } from 'node:stream';
import { run } from '#cli/run.ts';
import { OperatorError } from '#platform/operator-error.ts';

export interface CommandResult {
  readonly code: number;
  readonly said: string;
  readonly warned: string;
}

export interface CommandGiven {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The content of standard input. */
  readonly typed?: string;
  readonly signal?: AbortSignal;
  readonly onOutput?: (text: string) => void;
}

export async function runCommand(argv: readonly string[], given: CommandGiven = {}): Promise<CommandResult> {
  const { environment = {}, typed = '', signal = new AbortController().signal, onOutput } = given;
  let [said, warned] = ['', ''];
  const stdout = {
    write(text: string) {
      said += text;
      onOutput?.(text);
    },
  };
  const stderr = {
    write(text: string) {
      warned += text;
    },
  };
  const code = await run(argv, {
    environment: () => environment,
    stdin: Readable.from(typed === '' ? [] : [typed]),
    stdout,
    stderr,
    signal,
  });
  return { code, said, warned };
}

/** Starts a command that runs until stopped. Rejects if it ends before printing `wanted`. */
export async function startCommand(argv: readonly string[], environment: Record<string, string>, wanted: RegExp) {
  const stopping = new AbortController();
  const printed = Promise.withResolvers<void>();
  const onOutput = (text: string) => void (wanted.test(text) && printed.resolve());
  const ended = runCommand(argv, { environment, signal: stopping.signal, onOutput });
  await Promise.race([
    printed.promise,
    ended.then(({ warned }) => Promise.reject(new Error(`ended before it printed ${wanted}: ${warned}`))),
  ]);
  return {
    stop() {
      stopping.abort(new OperatorError('stopped'));
      return ended;
    },
  };
}
