/** Width and height of a picture from its first bytes: PNG, JPEG, GIF and WebP, the kinds that sendPhoto takes. */

export interface ImageSize {
  readonly width: number;
  readonly height: number;
  readonly mime: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
}

/** The size, or undefined when the bytes are no picture of a known kind. Never throws. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = png(buffer) ?? gif(buffer) ?? webp(buffer) ?? jpeg(buffer);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function png(buffer: Buffer): ImageSize | undefined {
  if (buffer.length < 24 || buffer.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined;
  return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20), mime: 'image/png' };
}

function gif(buffer: Buffer): ImageSize | undefined {
  if (buffer.length < 10 || !/^GIF8[79]a/.test(buffer.toString('latin1', 0, 6))) return undefined;
  return { width: buffer.readUInt16LE(6), height: buffer.readUInt16LE(8), mime: 'image/gif' };
}

function webp(buffer: Buffer): ImageSize | undefined {
  if (buffer.length < 30 || buffer.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (buffer.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const kind = buffer.toString('latin1', 12, 16);
  const mime = 'image/webp';
  if (kind === 'VP8 ')
    return { width: buffer.readUInt16LE(26) & 0x3fff, height: buffer.readUInt16LE(28) & 0x3fff, mime };
  if (kind === 'VP8X') return { width: buffer.readUIntLE(24, 3) + 1, height: buffer.readUIntLE(27, 3) + 1, mime };
  if (kind !== 'VP8L') return undefined;
  const bits = buffer.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, mime };
}

function jpeg(buffer: Buffer): ImageSize | undefined {
  if (buffer.length < 4 || buffer.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= buffer.length) {
    if (buffer[at] !== 0xff) return undefined;
    const marker = buffer.readUInt8(at + 1);
    // SOF0…SOF15 hold the frame's size; C4, C8 and CC lie in that range and mean other things.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: buffer.readUInt16BE(at + 5), width: buffer.readUInt16BE(at + 7), mime: 'image/jpeg' };
    at += 2 + buffer.readUInt16BE(at + 2);
  }
  return undefined;
}
