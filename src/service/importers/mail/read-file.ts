/** The mails of one file of a mailbox, as they come out of it. */
import { BrokenSourceError } from '../broken-source.ts';
import type { MailFile } from './mail-files.ts';
import { boundaryOf, readHeaders } from './mail-headers.ts';
import { type LastMail, MboxSplitter, type RawMail } from './mbox-splitter.ts';

/** What came out of the next piece of a file. */
export interface MailPiece {
  readonly mails: readonly RawMail[];
  /** Bytes of the file read so far. */
  readonly position: number;
}

/** How a file ended, where that is worth a word. */
export interface FileEnd {
  /** First byte that could not be read, and why. */
  readonly broken?: { readonly at: number; readonly reason: string } | undefined;
  /** Something stands before its first mail that is none. */
  readonly stray: boolean;
}

/** Yields every whole mail. */
export async function* readMailFile(
  { file, form }: MailFile,
  signal: AbortSignal,
): AsyncGenerator<MailPiece, FileEnd, void> {
  const splitter = new MboxSplitter(form);
  let position = 0;
  try {
    for await (const piece of file.read(signal)) {
      signal.throwIfAborted();
      position += piece.length;
      yield { mails: splitter.push(piece), position };
    }
  } catch (error) {
    if (!(error instanceof BrokenSourceError)) throw error;
    // The mail that it broke in is not whole.
    return { broken: { at: error.at, reason: error.message }, stray: splitter.stray };
  }
  const last = splitter.end();
  // What is called a mail and has no headers is none.
  if (form === 'single' && last.mail && readHeaders(last.mail.bytes).headers.size === 0) return { stray: true };
  const whole = last.mail !== undefined && isWhole(last.mail, last.ending, form);
  if (whole) yield { mails: [last.mail], position };
  const cut = (last.mail !== undefined && !whole) || last.ending === 'next mail';
  return { ...(cut ? { broken: { at: position, reason: 'The last mail is cut off' } } : {}), stray: splitter.stray };
}

/**
 * An mbox does not say where its last mail ends. It is taken as cut off where its headers have no end, where it ends
 * inside a line, or where its parts are not closed; every program writes an empty line after a mail.
 */
function isWhole(mail: RawMail, ending: LastMail['ending'], form: MailFile['form']): boolean {
  if (ending === 'next mail' || form === 'single') return true;
  const { headers, bodyAt } = readHeaders(mail.bytes);
  if (bodyAt === undefined) return false;
  const boundary = boundaryOf(headers.get('content-type')?.[0]);
  if (boundary === undefined) return ending !== 'cut line';
  return mail.bytes.includes(`--${boundary}--`) || ending === 'empty line';
}
