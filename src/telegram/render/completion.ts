/**
 * Renders a model's Markdown as text with entities. It is untrusted: no URL is hidden behind a label, HTML is not
 * interpreted, no command of the bot can be tapped. Rendering never throws and drops nothing but the markup itself.
 */

import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import { cleanText } from '#commands/display-text.ts';
import type { Entity } from '../api/message.ts';
import { withoutCommands } from './clean.ts';
import { FormattedBuilder } from './formatted.ts';
import { piecesOf } from './markdown-pieces.ts';
import { shownAddress } from './rich-text.ts';
import { tableLines } from './table.ts';

/** Length in UTF-16 units after which the rest is folded. */
const MAX_OPEN = 1_500;
/** Deeper nesting is shown as raw Markdown. */
const MAX_DEPTH = 24;
const RULE = '———';
const INNER_QUOTE = '› ';
const BULLETS = ['•', '◦', '▪'] as const;

export function addCompletion(builder: FormattedBuilder, markdown: string, commandNames: ReadonlySet<string>): void {
  const clean = cleanText(markdown);
  addFolded(builder, new CompletionWriter(builder, commandNames), piecesOf(clean).flatMap(readTokens));
}

/** Writes the first blocks openly, and the rest of a long text folded. */
function addFolded(builder: FormattedBuilder, writer: CompletionWriter, tokens: readonly Token[]): void {
  let length = 0;
  const end = tokens.findIndex(({ raw }) => {
    length += raw.length;
    return length > MAX_OPEN;
  });
  const open = end < 0 ? tokens : tokens.slice(0, Math.max(1, end));
  const folded = tokens.slice(open.length).filter(({ type }) => type !== 'space');
  writer.blocks(open, 0);
  if (folded.length === 0) return;
  builder.newLine(true).marked({ type: 'expandable_blockquote' }, () => writer.blocks(folded, 0));
}

function readTokens({ text, isPlain }: { text: string; isPlain: boolean }): Token[] {
  const plain: Token[] = [{ type: 'text', raw: text, text }];
  if (isPlain) return plain;
  try {
    return marked.lexer(text, { gfm: true });
  } catch {
    // The lexer fails on some hostile inputs (extreme nesting): show the text without markup.
    return plain;
  }
}

class CompletionWriter {
  readonly #builder: FormattedBuilder;
  readonly #names: ReadonlySet<string>;
  constructor(builder: FormattedBuilder, names: ReadonlySet<string>) {
    this.#builder = builder;
    this.#names = names;
  }

  /** Writes blocks below each other, separated by an empty line unless `tight`. */
  blocks(tokens: readonly Token[], depth: number, tight = false): void {
    let first = true;
    for (const token of tokens) {
      // #list draws the checkboxes of its items itself.
      if (token.type === 'space' || token.type === 'checkbox') continue;
      if (!first) this.#builder.newLine(!tight);
      first = false;
      this.#block(token as MarkedToken, depth, tight);
    }
  }

  #block(token: MarkedToken, depth: number, tight: boolean): void {
    if (depth > MAX_DEPTH) {
      this.#text(token.raw.trimEnd());
      return;
    }
    switch (token.type) {
      case 'heading':
        this.#mark('bold', () => this.inline(token.tokens, depth + 1));
        break;
      case 'paragraph':
        this.inline(token.tokens, depth + 1);
        break;
      case 'code':
        // The only text of an empty fence is its opening line.
        if (token.text.trim() === '') this.#text(token.raw.trimEnd());
        else this.#pre(token.text, token.lang);
        break;
      case 'blockquote':
        // Telegram's quotes don't nest, so an inner quote gets a marker.
        if (this.#builder.insideQuote) this.#builder.add(INNER_QUOTE);
        this.#mark('blockquote', () => this.blocks(token.tokens, depth + 1, tight));
        break;
      case 'list':
        this.#list(token, depth);
        break;
      case 'table':
        this.#pre(tableLines(token, (cell) => this.#plain(cell.tokens)).join('\n'), undefined);
        break;
      case 'hr':
        this.#text(RULE);
        break;
      default:
        this.#inlineToken(token, depth);
        break;
    }
  }

  #list(list: Tokens.List, depth: number): void {
    const indent = '  '.repeat(Math.min(depth, 6));
    const bullet = BULLETS[Math.min(depth, BULLETS.length - 1)] ?? '•';
    list.items.forEach((item, index) => {
      if (index > 0) this.#builder.newLine(list.loose);
      const number = list.ordered ? `${Number(list.start || 0) + index}.` : bullet;
      this.#builder.add(`${indent}${item.task ? (item.checked ? '☑' : '☐') : number} `);
      this.blocks(item.tokens, depth + 1, true);
    });
  }

  inline(tokens: readonly Token[] | undefined, depth: number): void {
    for (const token of tokens ?? []) this.#inlineToken(token as MarkedToken, depth);
  }

  #inlineToken(token: MarkedToken, depth: number): void {
    if (depth > MAX_DEPTH) {
      this.#text(token.raw);
      return;
    }
    switch (token.type) {
      case 'strong':
        this.#mark('bold', () => this.inline(token.tokens, depth + 1));
        break;
      case 'em':
        this.#mark('italic', () => this.inline(token.tokens, depth + 1));
        break;
      case 'del':
        this.#mark('strikethrough', () => this.inline(token.tokens, depth + 1));
        break;
      case 'codespan':
        this.#mark('code', () => this.#builder.add(token.text));
        break;
      case 'br':
        this.#builder.add('\n');
        break;
      case 'link':
        this.#link(token, depth);
        break;
      case 'image':
        this.#text(token.text === '' ? shownAddress(token.href) : `${token.text} (${shownAddress(token.href)})`);
        break;
      case 'escape':
        this.#text(token.text);
        break;
      case 'text':
        if (token.tokens && token.tokens.length > 0) this.inline(token.tokens, depth + 1);
        else this.#text(decodeReferences(token.text));
        break;
      default:
        this.#text(token.raw.trimEnd() === '' ? token.raw : token.raw.replace(/\n+$/, ''));
        break;
    }
  }

  /** Writes the label as plain text, followed by the URL, so that the reader sees what opens. */
  #link(token: Tokens.Link, depth: number): void {
    const start = this.#builder.length;
    this.inline(token.tokens, depth + 1);
    const isBare = token.autolink === true || token.text === token.href;
    if (!isBare) this.#builder.add(`${this.#builder.length > start ? ' ' : ''}(${shownAddress(token.href)})`);
  }

  #pre(text: string, language: string | undefined): void {
    const name = /^[A-Za-z0-9_+#.-]{1,32}/.exec(language ?? '')?.[0];
    this.#builder.marked({ type: 'pre', ...(name === undefined ? {} : { language: name }) }, () =>
      this.#builder.add(text),
    );
  }

  #mark(type: Entity['type'], write: () => void): void {
    this.#builder.marked({ type }, write);
  }

  #text(text: string): void {
    this.#builder.add(withoutCommands(text, this.#names));
  }

  /** The text of inline tokens on one line, for a table cell. */
  #plain(tokens: readonly Token[]): string {
    const inner = new FormattedBuilder();
    new CompletionWriter(inner, this.#names).inline(tokens, 0);
    return inner.build().text.replace(/\s+/g, ' ');
  }
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

/** Decodes the few HTML character references that models actually write. */
function decodeReferences(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
}
