/** Lines of the log as a person reads them in a terminal: the time of day, how grave it is, what happened, then the facts. */
import { styleText } from 'node:util';
import type { DestinationStream } from 'pino';
import { z } from 'zod';

const LEVELS: Readonly<Record<number, readonly [name: string, style: 'dim' | 'green' | 'yellow' | 'red']>> = {
  10: ['trace', 'dim'],
  20: ['debug', 'dim'],
  30: ['info', 'green'],
  40: ['warn', 'yellow'],
  50: ['error', 'red'],
  60: ['fatal', 'red'],
};
/** What would move the cursor or colour the screen; a line break becomes one of these where it stands in a value. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

const Fields = z.record(z.string(), z.unknown());

interface ErrorLine {
  type?: unknown;
  code?: unknown;
  message?: unknown;
  stack?: unknown;
  cause?: ErrorLine;
}

/** Writes the JSON lines that it is given, in words; colours as `stream` and NO_COLOR allow. What is no JSON stays as it is. */
export function terminalLog(stream: NodeJS.WriteStream): DestinationStream {
  return { write: (line) => void stream.write(`${readable(line, stream)}\n`) };
}

function readable(line: string, stream: NodeJS.WriteStream): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) => styleText(style, text, { stream });
  const fields = fieldsOf(line);
  if (!fields) return plain(line.trimEnd());
  const { level, time, msg, err, ...facts } = fields;
  const [name, style] = LEVELS[Number(level)] ?? [String(level), 'dim'];
  const moment = new Date(Number(time)).toTimeString().slice(0, 8);
  const told = Object.entries(facts).map(([key, value]) => `${key}=${written(value)}`);
  const head = [
    paint('dim', moment),
    paint(style, name.padEnd(5)),
    plain(String(msg ?? '')),
    paint('dim', told.join(' ')),
  ];
  return [head.join(' ').trimEnd(), ...errorLines(err).map((text) => paint('dim', `         ${text}`))].join('\n');
}

function fieldsOf(line: string): Record<string, unknown> | undefined {
  try {
    return Fields.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

function errorLines(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { type, code, message, stack, cause } = error as ErrorLine;
  const title = `${plain(String(type ?? 'Error'))}${code === undefined ? '' : ` ${plain(String(code))}`}: ${plain(String(message ?? ''))}`;
  const where = typeof stack === 'string' && stack !== '' ? stack.split('\n').map((text) => plain(text.trim())) : [];
  return [title, ...where, ...errorLines(cause).map((text, at) => (at === 0 ? `because of ${text}` : text))];
}

const plain = (text: string) => text.replace(CONTROL, '·');
/** A word stands as it is, all else as JSON, so that one can see where it ends. */
const written = (value: unknown) =>
  plain(typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : (JSON.stringify(value) ?? ''));
