/** What a line of a transcript is: something that somebody wrote, or a notice. */

import { kindOfFile } from '../file-kind.ts';
import type { Attachment } from '../importer.ts';
import { ANDROID_OMITTED, ATTACHED, IPHONE_OMITTED } from './attachment-words.ts';
import { type Said, saidIn } from './sender.ts';
import { isDeleted, isNotice, OWN_WORDS, withoutEdited } from './service-lines.ts';
import type { WrittenMessage } from './transcript-lines.ts';

export type Line =
  | { readonly kind: 'notice'; readonly text: string; readonly said: Said | undefined }
  | { readonly kind: 'deleted'; readonly said: Said }
  | { readonly kind: 'written'; readonly said: Said; readonly content: Content; readonly edited: boolean };

/** @param announcer the name beside which notices of a group stand (iPhones give them the group's), if it is one */
export function lineOf({ body }: WrittenMessage, announcer: string | undefined): Line {
  const said = saidIn(body);
  if (!said) return { kind: 'notice', text: body, said };
  if (isDeleted(said.text)) return { kind: 'deleted', said };
  if (isNotice(said.text)) return { kind: 'notice', text: said.text, said };
  const { text, edited } = withoutEdited(said.text);
  const content = contentOf(text);
  const marked = text.startsWith(OWN_WORDS) && content.attachments.length === 0;
  // "Anna: Anna added Ben", as iPhones write it; and all that a group itself says.
  if (marked && (said.sender === announcer || content.text.startsWith(`${said.sender} `))) {
    return { kind: 'notice', text: said.text, said };
  }
  return { kind: 'written', said, content, edited };
}

interface Content {
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** `<attached: 00001-PHOTO-2021-08-30-22-21-40.jpg>` in any language: some words, a colon, a file with an ending. */
const TAGGED_FILE = /<([\p{L}\p{M} ]{2,40}?) ?[:：] ?([^<>\n]{1,250}\.\w{1,8})>/u;
/** `2015-08-04-PHOTO-00004762.jpg <attached>`, as iPhones wrote once, and Android's `IMG-1.jpg (file attached)`. */
const NAMED_FILE = /^([^<>\n]{1,250}\.\w{1,8}) [(<]([\p{L}\p{M} ]{2,40})[)>]$/u;
/** What follows the name of a document that did not come along. */
const DOCUMENT_OMITTED = [...IPHONE_OMITTED].flatMap(([words, kind]) => (kind === 'file' ? [` ${words}`] : []));
/** Names of files are no longer; nor is what stands in place of them. */
const LONGEST = 350;
/** How WhatsApp names the files that it makes itself. */
const OWN_FILE = /^(?:IMG|VID|AUD|PTT|STK|DOC)-\d{8}-WA\d+\.\w+$|^\d+-(?:PHOTO|VIDEO|AUDIO|STICKER|GIF|CONTACT)-/i;

const PLACE = /^[\p{L} ]{3,40} ?: https:\/\/(?:maps\.google\.com|foursquare\.com|maps\.apple\.com)\//u;
const POLL = /^(?:poll|umfrage|encuesta|enquete|votação|sondage|sondaggio|опрос|опитування|peiling|anket):\n(.+)/iu;

/** @param body what was sent, as the transcript has it */
function contentOf(body: string): Content {
  const own = body.startsWith(OWN_WORDS);
  const plain = body.replaceAll(MARKS, '').trim();
  const place = PLACE.test(plain);
  if (place) return { text: plain, attachments: [{ kind: 'location' }] };
  const poll = own || plain.startsWith('POLL:') ? POLL.exec(plain) : null;
  if (poll) return { text: plain, attachments: [{ kind: 'poll', name: poll[1]?.trim() }] };
  const tagged = taggedFile(plain, body.includes(`${OWN_WORDS}<`));
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
  return { text: nameless(text, name), attachments: [{ kind: kindOf(name), name }] };
}

/** Beside the file, iPhones write a document's name: `report.pdf • 3 pages <attached: 0001-report.pdf>`. */
function nameless(text: string, fileName: string): string {
  const told = /^([^\n]+\.\w{1,8}) • [^\n]{1,40}$/.exec(text)?.[1];
  return told !== undefined && fileName.endsWith(told) ? '' : text;
}

function omitted(line: string): Attachment | undefined {
  if (line.length > LONGEST) return undefined;
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
  if (line.length > LONGEST || !/[)>]$/.test(line)) return undefined;
  const [, name = '', label = ''] = NAMED_FILE.exec(line) ?? [];
  if (name === '') return undefined;
  return own || ATTACHED.has(label.toLowerCase()) || OWN_FILE.test(name) ? { kind: kindOf(name), name } : undefined;
}

function kindOf(name: string): Attachment['kind'] {
  if (/^STK-|-STICKER-/i.test(name)) return 'sticker';
  return /^PTT-/i.test(name) ? 'voice' : kindOfFile(name);
}
