/** Takes the same sample of mutants for the same seed and the same source. */
import { readFileSync } from 'node:fs';
import { type Mutation, mutationsOf } from './mutations.ts';
import type { Room } from './rooms.ts';

export interface Mutant {
  room: Room;
  /** Path below the project's folder. */
  file: string;
  text: string;
  mutation: Mutation;
}

export interface MutantId {
  file: string;
  offset: number;
  kind: string;
}

/** Every mutant of the rooms' files. */
export function mutantsOf(project: string, rooms: readonly Room[]): Mutant[] {
  return rooms.flatMap((room) =>
    room.files.flatMap((file) => {
      const text = readFileSync(`${project}/${file}`, 'utf8');
      return mutationsOf(text).map((mutation) => ({ room, file, text, mutation }));
    }),
  );
}

/** Those of the mutants that `listed` names. @throws Error when one of them is not there any more */
export function listedMutants(all: readonly Mutant[], listed: readonly MutantId[]): Mutant[] {
  const byId = new Map(all.map((mutant) => [idText(mutantId(mutant)), mutant]));
  return listed.map((id) => {
    const mutant = byId.get(idText(id));
    if (!mutant) throw new Error(`there is no mutant ${idText(id)}: the source has changed`);
    return mutant;
  });
}

export const mutantId = ({ file, mutation }: Mutant): MutantId => ({
  file,
  offset: mutation.start,
  kind: mutation.kind,
});

const idText = ({ file, offset, kind }: MutantId): string => `${file}:${offset} ${kind}`;

/** `count` of them, each as likely as any other, in random order. */
export function sampleOf<T>(all: readonly T[], count: number, seed: number): T[] {
  const random = randomFrom(seed);
  return all
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Mulberry32: numbers from 0 up to 1 that follow from the seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
