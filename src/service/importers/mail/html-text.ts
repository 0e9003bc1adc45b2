/**
 * The text of an HTML mail, in one pass over it: what a person reads of it, in lines as they would see them. Each step
 * goes forward, so that no HTML, however broken, takes longer than its length.
 */
import { decodeHTML, decodeHTMLAttribute } from 'entities';

/** Whose content is nothing to read. */
const DROPPED = new Set(['script', 'style', 'title']);
/** They begin and end a line. */
const LINES = new Set(
  `address article aside blockquote body center dd div dl dt fieldset figcaption figure footer form header hr html li main nav ol
   option pre section table tbody tfoot thead tr ul`.split(/\s+/),
);
/** They stand apart by an empty line. */
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Longer targets of links carry tracking rather than an address. */
const MAX_TARGET = 200;
/** Inside `pre`, until lines are tidied; control characters of the mail itself are gone before. */
const KEPT_SPACE = '\u0001';

export function htmlToText(html: string): string {
  const reader = new HtmlReader(html.replace(/[^\P{Cc}\t\n\r\f]/gu, ''));
  return tidy(reader.read());
}

interface Tag {
  readonly name: string;
  readonly closing: boolean;
  /** Between its name and `>`. */
  readonly attributes: string;
  readonly end: number;
}

class HtmlReader {
  readonly #html: string;
  readonly #out: string[] = [];
  #preformatted = 0;
  #link: { target: string; from: number } | undefined;
  /** A quotation mark of an attribute was never closed: from there on they mean nothing. */
  #quotesBroken = false;

  constructor(html: string) {
    this.#html = html;
  }

  read(): string {
    const html = this.#html;
    let at = 0;
    while (at < html.length) {
      const open = html.indexOf('<', at);
      this.#text(html.slice(at, open < 0 ? html.length : open));
      if (open < 0) break;
      at = this.#markup(open);
    }
    this.#endLink();
    return this.#out.join('');
  }

  /** @returns where the text goes on */
  #markup(open: number): number {
    const html = this.#html;
    const next = html.charCodeAt(open + 1);
    if (next === 33 || next === 63) {
      // Comments, doctypes, conditional sections: without an end they reach to the end, as in a browser.
      const end = html.startsWith('<!--', open) ? html.indexOf('-->', open + 2) + 2 : html.indexOf('>', open);
      return end < 2 ? html.length : end + 1;
    }
    const tag = this.#tag(open);
    if (!tag) {
      this.#text('<');
      return open + 1;
    }
    if (!tag.closing && DROPPED.has(tag.name) && !tag.attributes.endsWith('/')) return this.#afterElement(tag);
    this.#apply(tag);
    return tag.end;
  }

  #tag(open: number): Tag | undefined {
    const closing = this.#html.charCodeAt(open + 1) === 47;
    NAME.lastIndex = open + (closing ? 2 : 1);
    const name = NAME.exec(this.#html)?.[0];
    if (name === undefined) return undefined;
    const end = this.#endOfTag(NAME.lastIndex);
    return { name: name.toLowerCase(), closing, attributes: this.#html.slice(NAME.lastIndex, end - 1), end };
  }

  /** After its `>`, or at the end. */
  #endOfTag(from: number): number {
    const html = this.#html;
    for (let at = from; !this.#quotesBroken && at < html.length; at++) {
      const code = html.charCodeAt(at);
      if (code === 62) return at + 1;
      if ((code === 34 || code === 39) && html.charCodeAt(at - 1) === 61) {
        const closing = html.indexOf(code === 34 ? '"' : "'", at + 1);
        if (closing < 0) this.#quotesBroken = true;
        else at = closing;
      }
    }
    const end = html.indexOf('>', from);
    return end < 0 ? html.length : end + 1;
  }

  #afterElement(tag: Tag): number {
    const end = new RegExp(`</${tag.name}(?=[\\s/>])`, 'gi');
    end.lastIndex = tag.end;
    return end.exec(this.#html) ? this.#endOfTag(end.lastIndex) : this.#html.length;
  }

  #apply(tag: Tag): void {
    if (tag.name === 'br') this.#out.push('\n');
    else if (tag.name === 'td' || tag.name === 'th') this.#out.push(' ');
    else if (tag.name === 'a') this.#anchor(tag);
    else if (PARAGRAPHS.has(tag.name)) this.#out.push('\n\n');
    else if (LINES.has(tag.name)) {
      // Two ends of lines that meet are one.
      if (this.#out.at(-1) !== '\n') this.#out.push('\n');
      if (tag.name === 'li' && !tag.closing) this.#out.push('• ');
      if (tag.name === 'pre') this.#preformatted = Math.max(0, this.#preformatted + (tag.closing ? -1 : 1));
    }
  }

  #anchor(tag: Tag): void {
    this.#endLink();
    if (tag.closing) return;
    const href = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag.attributes);
    const target = decodeHTMLAttribute(href?.[1] ?? href?.[2] ?? href?.[3] ?? '').trim();
    if (/^https?:\/\/\S+$/i.test(target) && target.length <= MAX_TARGET)
      this.#link = { target, from: this.#out.length };
  }

  /** A link says where it leads, where its words do not. */
  #endLink(): void {
    const link = this.#link;
    this.#link = undefined;
    if (!link) return;
    const words = this.#out.slice(link.from).join('').trim();
    if (words !== '' && !bare(words).includes(bare(link.target))) this.#out.push(` (${link.target})`);
  }

  #text(source: string): void {
    if (source === '') return;
    const text = decodeHTML(source);
    if (this.#preformatted > 0) this.#out.push(text.replace(/\r\n?/g, '\n').replace(/[ \t]/g, KEPT_SPACE));
    else this.#out.push(text.replace(/[\s\u00a0]+/g, ' '));
  }
}

const NAME = /[a-zA-Z][^\s/>]*/y;

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
