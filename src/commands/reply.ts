/** A command's reply as data; the front end renders it, so foreign text is never taken for formatting. */
import type { MarkedSpan, RichText, Span } from '#locales/values.ts';
import type { OperationName } from '#service/contract/operations.ts';
import type { Connection } from '#storage/connections.ts';
import type { ProblemCode } from './errors.ts';

export type { MarkedSpan, RichText, Span };

const marked =
  (mark: 'bold' | 'italic' | 'code' | 'foreign') =>
  (...text: Span[]): MarkedSpan => ({ mark, text });

export const bold = marked('bold');
export const italic = marked('italic');
/** Text or names from others: sanitised, isolated in text direction, and no command in it can be tapped. */
export const foreign = marked('foreign');
export const code = marked('code');

/** A command to run as if the person had typed it, or an action with its arguments. */
export interface Invocation {
  command: string;
  argument: string;
  /** JSON, parsed by the action's schema. */
  args?: unknown;
  /** Key of the conversation that it continues; only set on a stored button. */
  about?: string;
}

export interface Button {
  label: string;
  tone?: 'primary' | 'success' | 'danger';
  /** Operations that a press calls. If the service charges, the label shows their price and it can be pressed once. */
  calls?: readonly OperationName[] | ((connection: Connection | undefined) => readonly OperationName[]);
  press:
    | { kind: 'run'; invocation: Invocation /** Whether a second press is ignored. */; once?: boolean }
    | { kind: 'open'; url: string };
}
export type ButtonRows = readonly (readonly Button[])[];

interface ShownList {
  key: string;
  /** The last number shown on it. */
  last: number;
  /** Index of the next page; absent on the last one. */
  nextPage?: number | undefined;
}

export interface TextReply {
  kind: 'text';
  /** In the bot's own words. */
  text: RichText;
  /** A model's output, shown above the text: untrusted, of any length; no hidden links, nothing executed. */
  markdown?: string;
  /** Hint in the input field; the message asks for a reply. */
  ask?: string;
  /** Command that a reply to it runs, with the reply as argument; the guard adds the command that asks. */
  replyRuns?: string;
  /** The typed text finds nothing in any reading. */
  isDeadEnd?: true;
  /** The list that it shows; a number or "more" can refer to it. */
  list?: ShownList;
  /** Why the command failed. */
  problem?: ProblemCode;
  /** Operations that a retry calls, if one may succeed; the command's guard adds the button. */
  again?: readonly OperationName[];
  /** Contains the person's own data: covered, protected and deleted according to their settings. */
  personal?: true;
  /** Key of the conversation or list that a reply continues. */
  conversationKey?: string;
  /** PNG in base64, shown above the first 1,024 characters of the text; the rest follows as a message. */
  picture?: string;
  /**
   * Sent with the first 1,024 characters of the text as its caption; it may always be saved and forwarded. `name`: file
   * name without quotes or line breaks. `content`: text, or base64 for anything else.
   */
  file?: { readonly name: string; readonly content: string; readonly encoding?: 'base64' };
  /** One line at the end, in italics. */
  footer?: RichText;
  buttons?: ButtonRows;
  /** Whether it replaces the message whose button was pressed. */
  replaces?: boolean | undefined;
}

export type Reply =
  | TextReply
  /** An emoji reaction to the person's message, instead of a text. */
  | { kind: 'reaction'; emoji: string }
  /** A short notice to whoever pressed a button, at most 200 characters. */
  | { kind: 'notice'; text: string };

/** @param options.buttons empty rows are omitted */
export function reply(
  said: RichText | string,
  { buttons, ...options }: Omit<TextReply, 'kind' | 'text'> = {},
): TextReply {
  const text = typeof said === 'string' ? [said] : said;
  const rows = buttons?.filter(({ length }) => length > 0);
  return { kind: 'text', text, ...options, ...(rows ? { buttons: rows } : {}) };
}

/** Thrown to end a run with this reply, because the request can't be understood or met. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  readonly reply: TextReply;
  constructor(said: TextReply | RichText) {
    super('the request was refused');
    this.reply = 'kind' in said ? said : reply(said);
  }
}

/** Joins the non-empty parts with `between`. */
export function joined(parts: readonly RichText[], between: string): RichText {
  const spans: Span[] = [];
  for (const part of parts) {
    if (spans.length > 0 && part.length > 0) spans.push(between);
    spans.push(...part);
  }
  return spans;
}

/** The text without its marks. */
export function plainText(text: RichText): string {
  return text.map((span) => (typeof span === 'string' ? span : plainText(span.text))).join('');
}
