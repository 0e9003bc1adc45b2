/** Writes valid and invalid zips. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  readonly path: string;
  readonly content: string | Buffer;
  /** Whether it is stored rather than deflated. */
  readonly stored?: boolean;
  /** Announced values instead of the real ones. */
  readonly size?: number;
  readonly crc?: number;
  readonly method?: number;
  /** Bit 0: encrypted. Bit 11, names in UTF-8, is always set. */
  readonly flags?: number;
  /** Unix mode, e.g. 0o120777 for a symbolic link. */
  readonly mode?: number;
}

/** Format: PKWARE's APPNOTE.TXT, sections 4.3.7 (local header), 4.3.12 (directory), 4.3.16 (its end). */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.path);
    const content = Buffer.from(file.content);
    const packed = file.stored ? content : deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE((file.flags ?? 0) | 0x800, 2);
    common.writeUInt16LE(file.method ?? (file.stored ? 0 : 8), 4);
    common.writeUInt32LE(file.crc ?? crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(file.size ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((((file.mode ?? 0o100644) << 16) >>> 0) as number, 6);
    rest.writeUInt32LE(offset, 10);
    // Made on Unix, so that the mode applies.
    directory.push(Buffer.concat([Buffer.from('504b01021e03', 'hex'), common, rest, name]));
    parts.push(local);
    offset += local.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  for (const at of [8, 10]) end.writeUInt16LE(Math.min(files.length, MOST_IN_SHORT_END), at);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  const longEnd = files.length < MOST_IN_SHORT_END ? [] : longEndOf(files.length, table.length, offset);
  return Buffer.concat([...parts, table, ...longEnd, end]);
}

const MOST_IN_SHORT_END = 0xffff;

/** The zip64 end of the directory and its locator (sections 4.3.14 and 4.3.15). */
function longEndOf(files: number, bytes: number, start: number): Buffer[] {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  for (const [index, value] of [files, files, bytes, start].entries())
    record.writeBigUInt64LE(BigInt(value), 24 + 8 * index);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + bytes), 8);
  locator.writeUInt32LE(1, 16);
  return [record, locator];
}
