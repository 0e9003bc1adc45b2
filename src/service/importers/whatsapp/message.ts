/** Parses a message of a transcript: written by a person, deleted, or a notice. */
import { kindOfFile } from '../file-kind.ts';
import type { Attachment } from '../importer.ts';
import { displayName } from '../shown-name.ts';
import { ANDROID_OMITTED, ATTACHED, IPHONE_OMITTED } from './attachment-words.ts';
import { isDeleted, isNotice, LEFT_TO_RIGHT_MARK, withoutEdited } from './notices.ts';

export type ParsedMessage =
  | { readonly kind: 'notice'; readonly text: string; readonly split: SenderSplit | undefined }
  | { readonly kind: 'deleted'; readonly split: SenderSplit }
  | { readonly kind: 'written'; readonly split: SenderSplit; readonly content: Content; readonly edited: boolean };

/** @param systemSender sender of a group's notices (on iPhones, the group's name); undefined for direct chats */
export function parseMessage(body: string, systemSender: string | undefined): ParsedMessage {
  const split = splitSender(body);
  if (!split) return { kind: 'notice', text: body, split };
  if (isDeleted(split.text)) return { kind: 'deleted', split };
  if (isNotice(split.text)) return { kind: 'notice', text: split.text, split };
  const { text, edited } = withoutEdited(split.text);
  const content = parseBody(text);
  const marked = text.startsWith(LEFT_TO_RIGHT_MARK) && content.attachments.length === 0;
  // "Anna: Anna added Ben", as iPhones write it, and everything sent by the group itself.
  if (marked && (split.sender === systemSender || content.text.startsWith(`${split.sender} `))) {
    return { kind: 'notice', text: split.text, split };
  }
  return { kind: 'written', split, content, edited };
}

/** A message split into sender and text: `Name: text`. WhatsApp's notices have no sender. */
export interface SenderSplit {
  /** The sender as written, including `~` and marks. */
  readonly written: string;
  /** The sender without them. */
  readonly sender: string;
  readonly text: string;
}

/** Contact names are shorter; a longer "name" is the start of a notice that contains a colon. */
const MAX_NAME = 100;

/** A colon followed by a space or the end of the line. */
const COLON = /:(?: |$)/m;

/** @returns undefined for a notice */
function splitSender(body: string): SenderSplit | undefined {
  const found = COLON.exec(body);
  if (!found || found.index > MAX_NAME) return undefined;
  const written = body.slice(0, found.index);
  if (written.includes('\n') || isQuoting(written)) return undefined;
  const sender = displayName(written.replace(/^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]*~\s?/u, ''));
  if (sender === undefined) return undefined;
  return { written, sender, text: body.slice(found.index + found[0].length) };
}

/** `You changed the subject from "Plans: May" …`: an open quotation mark before the colon. */
function isQuoting(name: string): boolean {
  const count = (marks: RegExp) => name.match(marks)?.length ?? 0;
  return count(/"/g) % 2 === 1 || count(/[“«„「]/g) > count(/[”»」]/g);
}

interface Content {
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** `<attached: 00001-PHOTO-2021-08-30-22-21-40.jpg>` in any language: words, a colon, a file name with extension. */
const TAGGED_FILE = /<([\p{L}\p{M} ]{2,40}?) ?[:：] ?([^<>\n]{1,250}\.\w{1,8})>/u;
/** `2015-08-04-PHOTO-00004762.jpg <attached>` of older iPhones, and `IMG-1.jpg (file attached)` of Android. */
const NAMED_FILE = /^([^<>\n]{1,250}\.\w{1,8}) [(<]([\p{L}\p{M} ]{2,40})[)>]$/u;
/** Text after the name of a document that wasn't included. */
const DOCUMENT_OMITTED = [...IPHONE_OMITTED].flatMap(([words, kind]) => (kind === 'file' ? [` ${words}`] : []));
/** Maximum length of a file name or its placeholder. */
const MAX_LENGTH = 350;
/** Names of files created by WhatsApp itself. */
const OWN_FILE = /^(?:IMG|VID|AUD|PTT|STK|DOC)-\d{8}-WA\d+\.\w+$|^\d+-(?:PHOTO|VIDEO|AUDIO|STICKER|GIF|CONTACT)-/i;

const PLACE = /^[\p{L} ]{3,40} ?: https:\/\/(?:maps\.google\.com|foursquare\.com|maps\.apple\.com)\//u;
const POLL = /^(?:poll|umfrage|encuesta|enquete|votação|sondage|sondaggio|опрос|опитування|peiling|anket):\n(.+)/iu;

/** @param body text after the sender, as in the transcript */
function parseBody(body: string): Content {
  const own = body.startsWith(LEFT_TO_RIGHT_MARK);
  const plain = body.replaceAll(MARKS, '').trim();
  const place = PLACE.test(plain);
  if (place) return { text: plain, attachments: [{ kind: 'location' }] };
  const poll = own || plain.startsWith('POLL:') ? POLL.exec(plain) : null;
  if (poll) return { text: plain, attachments: [{ kind: 'poll', name: poll[1]?.trim() }] };
  const tagged = taggedFile(plain, body.includes(`${LEFT_TO_RIGHT_MARK}<`));
  if (tagged) return tagged;
  const lineEnd = plain.indexOf('\n');
  const line = lineEnd < 0 ? plain : plain.slice(0, lineEnd).trimEnd();
  const caption = lineEnd < 0 ? '' : plain.slice(lineEnd + 1).trim();
  const attachment = omitted(line) ?? namedFile(line, own);
  if (attachment) return { text: caption, attachments: [attachment] };
  return { text: own ? plain : body.replaceAll('\ufeff', '').trim(), attachments: [] };
}

function taggedFile(plain: string, own: boolean): Content | undefined {
  const found = plain.includes('<') ? TAGGED_FILE.exec(plain) : null;
  if (!found) return undefined;
  const [tag, label = '', name = ''] = found;
  if (!own && !ATTACHED.has(label.toLowerCase()) && !OWN_FILE.test(name)) return undefined;
  const text = `${plain.slice(0, found.index).trimEnd()}\n${plain.slice(found.index + tag.length).trimStart()}`.trim();
  return { text: withoutName(text, name), attachments: [{ kind: kindOf(name), name }] };
}

/** Drops the document name that iPhones write before the file: `report.pdf • 3 pages <attached: 0001-report.pdf>`. */
function withoutName(text: string, fileName: string): string {
  const document = /^([^\n]+\.\w{1,8}) • [^\n]{1,40}$/.exec(text)?.[1];
  return document !== undefined && fileName.endsWith(document) ? '' : text;
}

function omitted(line: string): Attachment | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const words = line.toLowerCase().replace(/\.$/, '');
  const kind = IPHONE_OMITTED.get(words);
  if (kind !== undefined) return { kind };
  const inBrackets = /^<(.{1,60})>$/.exec(line)?.[1];
  if (inBrackets !== undefined) {
    const inside = inBrackets.toLowerCase();
    const known = IPHONE_OMITTED.get(inside) ?? (ANDROID_OMITTED.has(inside) ? 'other' : undefined);
    if (known !== undefined) return { kind: known };
  }
  // `report.pdf • 3 pages document omitted`, `report.pdf document omitted`
  if (!line.includes('.')) return undefined;
  for (const ending of DOCUMENT_OMITTED) {
    if (!words.endsWith(ending)) continue;
    const before = line.slice(0, words.length - ending.length);
    const name = before.replace(/ • .*$/, '').trim();
    if (/\.\w{1,8}$/.test(name)) return { kind: kindOf(name), name };
  }
  return undefined;
}

function namedFile(line: string, own: boolean): Attachment | undefined {
  if (line.length > MAX_LENGTH || !/[)>]$/.test(line)) return undefined;
  const [, name = '', label = ''] = NAMED_FILE.exec(line) ?? [];
  if (name === '') return undefined;
  return own || ATTACHED.has(label.toLowerCase()) || OWN_FILE.test(name) ? { kind: kindOf(name), name } : undefined;
}

function kindOf(name: string): Attachment['kind'] {
  if (/^STK-|-STICKER-/i.test(name)) return 'sticker';
  return /^PTT-/i.test(name) ? 'voice' : kindOfFile(name);
}
