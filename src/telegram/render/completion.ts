/**
 * A model's Markdown to text with entities. The words are never trusted: no address is hidden behind a label, no HTML
 * is obeyed, no command of the bot can be tapped. Rendering never throws and drops nothing but the marks themselves.
 */

import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import { cleanText } from '#commands/display-text.ts';
import type { Entity } from '../api/message.ts';
import { withoutCommands } from './clean.ts';
import { FormattedBuilder } from './formatted.ts';
import { piecesOf } from './markdown-pieces.ts';
import { shownAddress } from './rich-text.ts';
import { tableLines } from './table.ts';

/** What goes beyond is folded, UTF-16 units. */
const MAX_OPEN = 1_500;
/** Deeper nesting is shown as it was written. */
const MAX_DEPTH = 24;
const RULE = '———';
const INNER_QUOTE = '› ';
const BULLETS = ['•', '◦', '▪'] as const;

export function addCompletion(builder: FormattedBuilder, markdown: string, commandNames: ReadonlySet<string>): void {
  const clean = cleanText(markdown);
  addFolded(builder, new CompletionWriter(builder, commandNames), piecesOf(clean).flatMap(readTokens));
}

/** A long text: its first blocks, and the others folded. */
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
    // The lexer gives up on some hostile inputs (bottomless nesting): the words matter more than their marks.
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

  /** Blocks under each other, an empty line between them unless `tight`. */
  blocks(tokens: readonly Token[], depth: number, tight = false): void {
    let first = true;
    for (const token of tokens) {
      // The list has drawn its items' boxes itself.
      if (token.type === 'space' || token.type === 'checkbox') continue;
      if (!first) this.#builder.newLine(!tight);
      first = false;
      this.#block(token as MarkedToken, depth, tight);
    }
  }

  #block(token: MarkedToken, depth: number, tight: boolean): void {
    if (depth > MAX_DEPTH) {
      this.#words(token.raw.trimEnd());
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
        // A fence around nothing holds its only words in its opening line.
        if (token.text.trim() === '') this.#words(token.raw.trimEnd());
        else this.#pre(token.text, token.lang);
        break;
      case 'blockquote':
        // Telegram's quotes do not nest: a mark tells whose words the inner ones are.
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
        this.#words(RULE);
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
      this.#words(token.raw);
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
        this.#words(token.text === '' ? shownAddress(token.href) : `${token.text} (${shownAddress(token.href)})`);
        break;
      case 'escape':
        this.#words(token.text);
        break;
      case 'text':
        if (token.tokens && token.tokens.length > 0) this.inline(token.tokens, depth + 1);
        else this.#words(withoutReferences(token.text));
        break;
      default:
        this.#words(token.raw.trimEnd() === '' ? token.raw : token.raw.replace(/\n+$/, ''));
        break;
    }
  }

  /** The label as plain words and the address behind it: what opens is what is read. */
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

  #words(text: string): void {
    this.#builder.add(withoutCommands(text, this.#names));
  }

  /** The words of inline tokens on one line, for a table's cell. */
  #plain(tokens: readonly Token[]): string {
    const inner = new FormattedBuilder();
    new CompletionWriter(inner, this.#names).inline(tokens, 0);
    return inner.build().text.replace(/\s+/g, ' ');
  }
}

const REFERENCES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

/** Markdown reads "&lt;" as "<"; the few references that models really write. */
function withoutReferences(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => REFERENCES[name] ?? whole);
}
