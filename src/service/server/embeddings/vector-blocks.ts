/** Seals blocks of vectors: row numbers with signs, and values separately. Unsealed, a vector would reveal its text. */
import type { ArchiveKey } from '../archive/archive-key.ts';
import type { NewVectorBlock } from '../archive/vectors.ts';
import { signsOf, type Vector, wordsOfSigns } from './vector.ts';

export interface OpenedSigns {
  readonly seqs: Float64Array;
  readonly signs: Uint32Array;
}

const bindingOf = (kind: 'signs' | 'values', number: number) => `vector/${kind}/${number}`;
const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);

/** Seals vectors of the same length, one per row. */
export function sealVectors(
  key: ArchiveKey,
  number: number,
  seqs: readonly number[],
  vectors: readonly Vector[],
): Pick<NewVectorBlock, 'signs' | 'values' | 'seqs' | 'dimensions'> {
  const dimensions = vectors[0]?.length ?? 0;
  const words = wordsOfSigns(dimensions);
  const signs = new Uint32Array(words * vectors.length);
  for (const [at, vector] of vectors.entries()) signs.set(signsOf(vector), at * words);
  const plain = Buffer.concat([bytesOf(Float64Array.from(seqs)), bytesOf(signs)]);
  return {
    seqs,
    dimensions,
    signs: key.seal(plain, bindingOf('signs', number)),
    values: key.seal(Buffer.concat(vectors.map(bytesOf)), bindingOf('values', number)),
  };
}

/** @returns undefined if they have other dimensions @throws ArchiveSealError */
export function openSigns(
  key: ArchiveKey,
  number: number,
  sealed: Uint8Array,
  dimensions: number,
): OpenedSigns | undefined {
  // Typed arrays need an aligned offset.
  const { buffer, byteLength } = Uint8Array.from(key.open(sealed, bindingOf('signs', number)));
  const words = wordsOfSigns(dimensions);
  const count = byteLength / (8 + 4 * words);
  if (!Number.isInteger(count)) return undefined;
  return { seqs: new Float64Array(buffer, 0, count), signs: new Uint32Array(buffer, 8 * count) };
}

/** The values of all vectors, concatenated. @throws ArchiveSealError */
export function openValues(key: ArchiveKey, number: number, sealed: Uint8Array): Int8Array {
  const { buffer, byteOffset, byteLength } = key.open(sealed, bindingOf('values', number));
  return new Int8Array(buffer, byteOffset, byteLength);
}
