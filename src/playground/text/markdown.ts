/** parse_mode MarkdownV2, parsed into text and entities. The steps and error texts follow MessageEntity.cpp. */
import { badRequest } from '../refusal.ts';
import type { MessageEntity } from '../world/model.ts';
import { urlProblem } from './url.ts';

const RESERVED = '_*[]()~`>#+-=|{}.!';

/** Delimiters of entities, longer ones first; `name` is the entity's name in error texts. */
const MARKS = [
  { begin: '```', end: '```', type: 'pre', name: 'Pre' },
  { begin: '`', end: '`', type: 'code', name: 'Code' },
  { begin: '__', end: '__', type: 'underline', name: 'Underline' },
  { begin: '_', end: '_', type: 'italic', name: 'Italic' },
  { begin: '*', end: '*', type: 'bold', name: 'Bold' },
  { begin: '~', end: '~', type: 'strikethrough', name: 'Strikethrough' },
  { begin: '||', end: '||', type: 'spoiler', name: 'Spoiler' },
  { begin: '![', end: ']', type: 'custom_emoji', name: 'CustomEmoji' },
  { begin: '[', end: ']', type: 'text_link', name: 'TextUrl' },
] as const;

interface OpenMark {
  readonly mark: (typeof MARKS)[number];
  readonly start: number;
  readonly byteOffset: number;
  readonly language: string;
}

const cannotParse = (words: string) => badRequest(`can't parse entities: ${words}`);

/** Parses `source`; the result is not yet trimmed or checked for length. Throws a Refusal. */
export function parseMarkdown(source: string): { text: string; entities: MessageEntity[] } {
  let text = '';
  let at = 0;
  /** Start of the open block quotation in the text. */
  let quote: number | undefined;
  const entities: MessageEntity[] = [];
  const open: OpenMark[] = [];
  const bytesBefore = (index: number) => Buffer.byteLength(source.slice(0, index));
  const startsLine = () => at === 0 || source[at - 1] === '\n';

  while (at < source.length) {
    const inner = open.at(-1);
    const isVerbatim = inner?.mark.type === 'code' || inner?.mark.type === 'pre';
    const next = source.charCodeAt(at + 1);
    if (source[at] === '\\' && next > 0 && next <= 126) {
      text += source[at + 1];
      at += 2;
    } else if (inner && closes(inner)) {
      open.pop();
      at += inner.mark.end.length;
      close(inner);
    } else if (isVerbatim || !RESERVED.includes(source[at] ?? '')) {
      if (source[at] === '\n' && quote !== undefined && source[at + 1] !== '>') closeQuote('blockquote');
      text += source[at];
      at += 1;
    } else if (source[at] === '>' && startsLine() && !inner) {
      quote ??= text.length;
      at += 1;
    } else if (quote !== undefined && !inner && /^\|\|(?:\n|$)/.test(source.slice(at, at + 3))) {
      closeQuote('expandable_blockquote');
      at += 2;
    } else begin();
  }
  const [unclosed] = open.slice(-1);
  if (unclosed)
    throw cannotParse(`Can't find end of ${unclosed.mark.name} entity at byte offset ${unclosed.byteOffset}`);
  if (quote !== undefined) closeQuote('blockquote');
  return { text, entities };

  /** Two underscores always end an underlined entity, never an italic one. */
  function closes({ mark }: OpenMark): boolean {
    if (mark.type === 'italic' && source[at + 1] === '_') return false;
    return source.startsWith(mark.end, at);
  }

  function begin(): void {
    const mark = MARKS.find((each) => source.startsWith(each.begin, at));
    if (!mark) throw cannotParse(`Character '${source[at]}' is reserved and must be escaped with the preceding '\\'`);
    const byteOffset = bytesBefore(at);
    at += mark.begin.length;
    const [head = '', language = ''] = mark.type === 'pre' ? (/^([^\s`]*)\r?\n/.exec(source.slice(at)) ?? []) : [];
    at += head.length;
    open.push({ mark, start: text.length, byteOffset, language });
  }

  function close({ mark: { type }, start, language }: OpenMark): void {
    const place = { offset: start, length: text.length - start };
    if (type === 'text_link' || type === 'custom_emoji') {
      const url = readUrl() ?? text.slice(start);
      const emoji = /^tg:\/\/emoji\?id=(\d{1,19})$/.exec(url)?.[1];
      const [, unix, format = ''] = /^tg:\/\/time\?unix=(\d{1,10})(?:&format=(\w*))?$/.exec(url) ?? [];
      const id = /^tg:\/\/user\?id=(\d{1,15})$/.exec(url)?.[1];
      if (type === 'custom_emoji' && unix !== undefined)
        entities.push({ type: 'date_time', unix_time: Number(unix), date_time_format: format, ...place });
      else if (type === 'custom_emoji' && emoji === undefined)
        throw cannotParse('Custom emoji entity must contain a tg://emoji URL');
      else if (type === 'custom_emoji') entities.push({ type, custom_emoji_id: emoji, ...place });
      else if (id !== undefined) entities.push({ type: 'text_mention', user: { id: Number(id) }, ...place });
      else if (!urlProblem(url)) entities.push({ type, url, ...place });
    } else entities.push({ type, ...place, ...(language === '' ? {} : { language }) });
  }

  /** The URL in parentheses after a link's text, or undefined. */
  function readUrl(): string | undefined {
    if (source[at] !== '(') return undefined;
    const written = /^\(((?:\\.|[^\\)])*)\)/s.exec(source.slice(at));
    if (!written) throw cannotParse(`Can't find end of a URL at byte offset ${bytesBefore(at)}`);
    at += written[0].length;
    return (written[1] ?? '').replace(/\\(.)/gs, '$1');
  }

  function closeQuote(type: 'blockquote' | 'expandable_blockquote'): void {
    if (quote !== undefined) entities.push({ type, offset: quote, length: text.length - quote });
    quote = undefined;
  }
}
