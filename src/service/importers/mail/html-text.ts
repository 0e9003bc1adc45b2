/** Converts an HTML mail to text with the line breaks a reader would see, in one pass. */
import { Parser } from 'htmlparser2';

/** Elements whose content is dropped. */
const DROPPED = new Set(['script', 'style', 'title']);
/** Elements that begin and end a line. */
const LINES = new Set(
  `address article aside blockquote body center dd div dl dt fieldset figcaption figure footer form head header hr html li main nav
   ol option pre section table tbody tfoot thead tr ul`.split(/\s+/),
);
/** Elements separated by an empty line. */
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Longer link targets are mostly tracking data. */
const MAX_TARGET = 200;
/** Maximum nesting, where the text ends: the parser searches all open elements for each one that closes. */
const MAX_DEPTH = 1000;
/** Placeholder for a space inside `pre` until `tidy`; the mail's own control characters are removed first. */
const KEPT_SPACE = '\u0001';

/** `isCut`: the HTML goes on, but is nested too deeply. */
export function htmlToText(html: string): { text: string; isCut: boolean } {
  const out: string[] = [];
  let [dropped, preformatted, depth] = [0, 0, 0];
  let isCut = false;
  let link: { readonly target: string; readonly from: number } | undefined;

  /** Adds a link's address if its text doesn't contain it. */
  function endLink(): void {
    const words = link ? out.slice(link.from).join('').trim() : '';
    if (link && words !== '' && !bare(words).includes(bare(link.target))) out.push(` (${link.target})`);
    link = undefined;
  }

  function lineOf(name: string): void {
    if (name === 'br') out.push('\n');
    else if (name === 'td' || name === 'th') out.push(' ');
    else if (PARAGRAPHS.has(name)) out.push('\n\n');
    // Adjacent line breaks are merged.
    else if (LINES.has(name) && out.at(-1) !== '\n') out.push('\n');
  }

  const parser = new Parser({
    onopentag(name, { href = '' }) {
      depth += 1;
      if (depth > MAX_DEPTH) {
        isCut = true;
        parser.pause();
      }
      lineOf(name);
      if (DROPPED.has(name)) dropped += 1;
      if (name === 'pre') preformatted += 1;
      if (name === 'li') out.push('• ');
      if (name !== 'a') return;
      endLink();
      const target = href.trim();
      if (/^https?:\/\/\S+$/i.test(target) && target.length <= MAX_TARGET) link = { target, from: out.length };
    },
    ontext(text) {
      if (dropped > 0) return;
      if (preformatted > 0) out.push(text.replace(/\r\n?/g, '\n').replace(/[ \t]/g, KEPT_SPACE));
      else out.push(text.replace(/[\s\u00a0]+/g, ' '));
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'a') endLink();
      else if (name !== 'br') lineOf(name);
      if (DROPPED.has(name)) dropped -= 1;
      if (name === 'pre') preformatted -= 1;
    },
  });
  parser.end(html.replace(/[^\P{Cc}\t\n\r\f]/gu, ''));
  endLink();
  return { text: tidy(out.join('')), isCut };
}

/** A link's target without the parts that people usually omit. */
function bare(target: string): string {
  return target.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}

/** Removes invisible fillers of newsletters, collapses white space, and keeps at most one empty line in a row. */
function tidy(text: string): string {
  return text
    .replace(/(?:[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]|\u034f)+/g, '')
    .replace(/(?<=[\s\u200c\u200d])[\u200c\u200d]/g, '')
    .replace(/[ \t\u00a0\u2000-\u200a]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll(KEPT_SPACE, ' ')
    .trim();
}
