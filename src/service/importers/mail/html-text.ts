/** The text of an HTML mail: what a person reads of it, in lines as they would see them. One pass, whatever the HTML. */
import { Parser } from 'htmlparser2';

/** Whose content is nothing to read. */
const DROPPED = new Set(['script', 'style', 'title']);
/** They begin and end a line. */
const LINES = new Set(
  `address article aside blockquote body center dd div dl dt fieldset figcaption figure footer form head header hr html li main nav
   ol option pre section table tbody tfoot thead tr ul`.split(/\s+/),
);
/** They stand apart by an empty line. */
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Longer targets of links carry tracking rather than an address. */
const MAX_TARGET = 200;
/** Elements in elements; text ends there. The parser looks through all that are open for each that ends. */
const MAX_DEPTH = 1000;
/** Stands for a space inside `pre` until lines are tidied; control characters of the mail itself are gone before. */
const KEPT_SPACE = '\u0001';

export function htmlToText(html: string): string {
  const out: string[] = [];
  let [dropped, preformatted, depth] = [0, 0, 0];
  let link: { readonly target: string; readonly from: number } | undefined;

  /** A link says where it leads, where its words do not. */
  function endLink(): void {
    const words = link ? out.slice(link.from).join('').trim() : '';
    if (link && words !== '' && !bare(words).includes(bare(link.target))) out.push(` (${link.target})`);
    link = undefined;
  }

  function lineOf(name: string): void {
    if (name === 'br') out.push('\n');
    else if (name === 'td' || name === 'th') out.push(' ');
    else if (PARAGRAPHS.has(name)) out.push('\n\n');
    // Two ends of lines that meet are one.
    else if (LINES.has(name) && out.at(-1) !== '\n') out.push('\n');
  }

  const parser = new Parser({
    onopentag(name, { href = '' }) {
      depth += 1;
      if (depth > MAX_DEPTH) parser.pause();
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
  return tidy(out.join(''));
}

/** What of a link's target people write. */
function bare(target: string): string {
  return target.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}

/** Invisible fillers of newsletters go, white space becomes single, and at most one line in a row is empty. */
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
