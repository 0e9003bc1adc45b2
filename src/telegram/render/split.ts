/**
 * Splits a long formatted text into messages: at paragraphs, else lines, else words, else between graphemes, never
 * inside a character. Entities are split too; only white space at the cuts is dropped.
 */
import { betweenCodePoints, cutBefore } from '#commands/display-text.ts';
import { type Entity, MAX_CAPTION_LENGTH, MAX_ENTITIES, MAX_MESSAGE_LENGTH } from '../api/message.ts';
import type { Formatted } from './formatted.ts';

/** Target length of a part when one message is not enough. */
const AIM = 4000;
/** Earliest cut, as a fraction of a part: earlier ones would waste messages. */
const EARLIEST = 0.5;

interface SplitLimits {
  maxLength: number;
  maxEntities: number;
}

/** Each leaves room for a reply mark. */
const MESSAGE: SplitLimits = { maxLength: MAX_MESSAGE_LENGTH - 1, maxEntities: MAX_ENTITIES - 1 };
export const CAPTION: SplitLimits = { maxLength: MAX_CAPTION_LENGTH - 1, maxEntities: MAX_ENTITIES - 1 };

/** The parts in order, each within the limits and none only white space. */
export function splitFormatted({ text, entities }: Formatted, limits = MESSAGE): Formatted[] {
  if (text.length <= limits.maxLength && entities.length <= limits.maxEntities)
    return text.trim() === '' ? [] : [slice(text, entities, 0, text.length)];
  const parts: Formatted[] = [];
  let start = skipSpace(text, 0, text.length);
  const end = trimSpace(text, start, text.length);
  // All entities by start; `open` are those that reach into the rest of the text.
  const sorted = entities.toSorted((a, b) => a.offset - b.offset);
  let open: Entity[] = [];
  let next = 0;
  while (start < end) {
    const from = start;
    open = open.filter(({ offset, length }) => offset + length > from);
    const isIn = ({ offset }: Entity) => offset < from + limits.maxLength;
    for (let entity = sorted[next]; entity && isIn(entity); entity = sorted[++next])
      if (entity.offset + entity.length > from) open.push(entity);
    const cut = nextCut(text, open, start, end, limits);
    const partEnd = trimSpace(text, start, cut);
    if (partEnd > start) parts.push(slice(text, open, start, partEnd));
    start = skipSpace(text, cut, end);
  }
  return parts;
}

/** End of the part that begins at `start`: after `start`, within the limits, at the best break. */
function nextCut(text: string, entities: readonly Entity[], start: number, end: number, limits: SplitLimits): number {
  const reach = entityReach(entities, start, limits.maxEntities);
  if (end - start <= limits.maxLength && reach >= end) return end;
  const last = Math.max(start + 1, Math.min(start + Math.min(AIM, limits.maxLength), reach, end));
  const earliest = start + Math.floor((last - start) * EARLIEST);
  for (const separator of ['\n\n', '\n', ' ']) {
    const at = text.slice(earliest, last).lastIndexOf(separator);
    if (at > 0) return earliest + at;
  }
  const cut = start + cutBefore(text.slice(start), last - start);
  if (cut > start) return cut;
  const between = betweenCodePoints(text, last);
  // A surrogate pair at the very start cannot be split: it is the whole part.
  return between > start ? between : start + 2;
}

/** How far a part from `start` can extend before it has more than `max` entities. */
function entityReach(entities: readonly Entity[], start: number, max: number): number {
  const starts = entities
    .filter(({ offset, length }) => offset + length > start)
    .map(({ offset }) => Math.max(offset, start))
    .sort((a, b) => a - b);
  return starts[max] ?? Number.POSITIVE_INFINITY;
}

function slice(text: string, entities: readonly Entity[], start: number, end: number): Formatted {
  const kept: Entity[] = [];
  for (const entity of entities) {
    let from = Math.max(entity.offset, start);
    let to = Math.min(entity.offset + entity.length, end);
    // Telegram trims white space from entities, and clients draw it badly; code keeps its indent.
    if (entity.type !== 'pre') from = skipSpace(text, from, to);
    to = trimSpace(text, from, to);
    if (to > from) kept.push({ ...entity, offset: from - start, length: to - from });
  }
  return { text: text.slice(start, end), entities: kept };
}

function isSpace(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 0x20 || unit === 0x0a;
}

function skipSpace(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isSpace(text, at)) at += 1;
  return at;
}

function trimSpace(text: string, start: number, from: number): number {
  let at = from;
  while (at > start && isSpace(text, at - 1)) at -= 1;
  return at;
}
