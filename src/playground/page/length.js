/** Long texts: how much room is left, and how one that is too long becomes several messages. */
import { byId } from './dom.js';

/** Telegram takes this many UTF-16 code units in one message. */
export const LONGEST = 4096;
const WORTH_SAYING = 200;

/** The text in pieces that fit: cut at the last line break, else the last space, else anywhere but in a character. */
export function piecesOf(text) {
  const pieces = [];
  let rest = text;
  while (rest.length > LONGEST) {
    const start = rest.slice(0, LONGEST);
    const gap = [start.lastIndexOf('\n'), start.lastIndexOf(' ')].find((at) => at > LONGEST / 2);
    const cut = gap ?? (/[\ud800-\udbff]$/.test(start) ? LONGEST - 1 : LONGEST);
    pieces.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

/** Says how long a text may still get, or what will become of it; an edited message stays one. */
export function showCount(text, isEdit) {
  const note = byId('count');
  const left = LONGEST - text.length;
  note.hidden = left >= WORTH_SAYING;
  note.classList.toggle('over', isEdit && left < 0);
  const count = (number) => number.toLocaleString();
  if (left >= 0) note.textContent = note.hidden ? '' : `Room for ${count(left)} more characters`;
  else if (isEdit) note.textContent = `Too long by ${count(-left)} characters`;
  else note.textContent = `Will be sent as ${piecesOf(text).length} messages`;
}
