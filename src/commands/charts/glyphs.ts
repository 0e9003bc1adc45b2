/** Which characters a TrueType font has: its cmap table (OpenType specification, formats 4 and 12). */

/** @returns whether the font has a glyph for a code point */
export function glyphsOf(font: Buffer): (codePoint: number) => boolean {
  const ranges = rangesIn(cmapOf(font));
  return (codePoint) => {
    let [low, high] = [0, ranges.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const [first, last] = ranges[middle] ?? [0, -1];
      if (codePoint < first) high = middle - 1;
      else if (codePoint > last) low = middle + 1;
      else return true;
    }
    return false;
  };
}

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

function cmapOf(font: Buffer): Buffer {
  for (let table = 0; table < font.readUInt16BE(4); table++) {
    const record = HEADER_BYTES + RECORD_BYTES * table;
    if (font.toString('latin1', record, record + 4) === 'cmap') return font.subarray(font.readUInt32BE(record + 8));
  }
  throw new Error('the font has no cmap table');
}

type Range = readonly [first: number, last: number];

function rangesIn(cmap: Buffer): Range[] {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4)),
  );
  const whole = subtables.find((subtable) => subtable.readUInt16BE(0) === 12);
  if (whole) return groupsIn(whole);
  const basic = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!basic) throw new Error('the font has no cmap of a known form');
  return segmentsIn(basic);
}

function groupsIn(subtable: Buffer): Range[] {
  return Array.from({ length: subtable.readUInt32BE(12) }, (_, index) => {
    const group = 16 + 12 * index;
    return [subtable.readUInt32BE(group), subtable.readUInt32BE(group + 4)];
  });
}

/** The last segment only ends the list. */
function segmentsIn(subtable: Buffer): Range[] {
  const count = subtable.readUInt16BE(6) / 2;
  const ends = 14;
  const starts = ends + 2 * count + 2;
  return Array.from(
    { length: count },
    (_, index): Range => [subtable.readUInt16BE(starts + 2 * index), subtable.readUInt16BE(ends + 2 * index)],
  ).filter(([first]) => first !== 0xffff);
}
