/** What is in a zip: its files as text, by their names. */
import yauzl from 'yauzl';

export async function entriesOf(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const entries: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
    entries[entry.fileName] = Buffer.concat(pieces).toString();
  }
  return entries;
}
