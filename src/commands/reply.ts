/** What a command says, as data: a front renders it, so that no foreign text can be taken for formatting. */
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
/** What somebody else wrote or is called: cleaned, kept apart in direction, and no command in it can be tapped. */
export const foreign = marked('foreign');
export const code = marked('code');

/** What a button runs: a command as if the person had typed it, or an action with its arguments. */
export interface Invocation {
  command: string;
  argument: string;
  /** JSON that the action's schema reads. */
  args?: unknown;
  /** Key of the conversation that it goes on from; only a kept button has one. */
  about?: string;
}

export interface Button {
  label: string;
  tone?: 'primary' | 'success' | 'danger';
  /** What the press calls: its price is put on the label where the service charges, and it can be pressed once. */
  calls?: readonly OperationName[] | ((connection: Connection | undefined) => readonly OperationName[]);
  press:
    | { kind: 'run'; invocation: Invocation /** A second press does nothing. */; once?: boolean }
    | { kind: 'open'; url: string };
}
export type ButtonRows = readonly (readonly Button[])[];

interface Placed {
  buttons?: ButtonRows;
  /** It takes the place of the message whose button was pressed. */
  replaces?: boolean | undefined;
}

interface ShownList {
  key: string;
  /** The last number that stands on it. */
  last: number;
  /** The page that follows; absent behind the last. */
  nextPage?: number;
}

/** One line at the end, in italics. */
type Footer = RichText;

export type Reply =
  /** A message of the bot's own words. */
  | ({
      kind: 'text';
      text: RichText /** Asks for a reply, with this hint in the input field. */;
      ask?: string;
      /** What a reply to it runs, with the words of the reply; the same command where it asks for one. */
      replyRuns?: string;
      /** What was typed finds nothing, however it is read. */
      isDeadEnd?: true;
      /** The list that it shows, to which a number or "more" can refer. */
      list?: ShownList;
      /** What has kept the command from succeeding. */
      problem?: ProblemCode;
      /** Another try may end it, which calls these: the command's guard puts its button on. */
      again?: readonly OperationName[];
      /** Holds something of the person's own data: covered, protected and deleted as they chose. */
      personal?: true;
      /** Key of the conversation that a reply goes on from. */
      goesOn?: string;
      /** PNG in base64, above the text: its first 1,024 characters; what is longer follows as a message. */
      picture?: string;
      footer?: Footer;
    } & Placed)
  /** A model's words (Markdown, never trusted): no hidden link, nothing executed; any length. */
  | ({
      kind: 'completion';
      markdown: string;
      sources?: RichText;
      list?: ShownList;
      footer?: Footer;
      personal: true;
      /** Key of the conversation that a reply goes on from. */
      goesOn?: string;
    } & Placed)
  /** Files below words about them. They may be saved and passed on: that is what they are for. */
  | ({
      kind: 'files';
      text: RichText;
      /** `name`: of the file, without quotes or line breaks. `content` is its text, or in base64 what is no text. */
      files: readonly { readonly name: string; readonly content: string; readonly encoding?: 'base64' }[];
      personal: true;
    } & Placed)
  /** An emoji under what the person wrote, in place of words. */
  | { kind: 'reaction'; emoji: string }
  /** A short word to somebody who pressed a button, at most 200 characters. */
  | { kind: 'notice'; text: string };

export type TextReply = Reply & { kind: 'text' };

/** @param options.buttons rows without a button are left out */
export function reply(
  said: RichText | string,
  { buttons, ...options }: Omit<TextReply, 'kind' | 'text'> = {},
): TextReply {
  const text = typeof said === 'string' ? [said] : said;
  const rows = buttons?.filter(({ length }) => length > 0);
  return { kind: 'text', text, ...options, ...(rows ? { buttons: rows } : {}) };
}

/** The parts that are not empty, with `between` between them. */
export function joined(parts: readonly RichText[], between: string): RichText {
  return parts.filter(({ length }) => length > 0).flatMap((part, at) => (at === 0 ? part : [between, ...part]));
}

/** The characters of a rich text without its marks. */
export function plainText(text: RichText): string {
  return text.map((span) => (typeof span === 'string' ? span : plainText(span.text))).join('');
}
