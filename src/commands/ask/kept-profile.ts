/** The last profile of a person, kept for a second look: sealed, for a month, erased on request. */
import { z } from 'zod';
import type { NumberedLine } from '../answer.ts';
import type { Turn } from '../command.ts';
import type { CommandDeps } from '../deps.ts';

const NAME = 'profile';
const KEPT_MS = 30 * 86_400_000;

const Kept = z.object({
  kind: z.literal('profile'),
  /** As the model wrote it. */
  markdown: z.string(),
  /** What it refers to. */
  sources: z.array(
    z.object({
      number: z.int(),
      text: z.string(),
      place: z.string().optional(),
      who: z.string().optional(),
      outgoing: z.boolean().optional(),
      at: z.string().optional(),
      link: z.string().optional(),
    }),
  ),
  sourcesNote: z.string().optional(),
  /** When it was made, ISO 8601. */
  madeAt: z.string(),
});
export interface KeptProfile {
  readonly markdown: string;
  readonly sources: readonly NumberedLine[];
  readonly sourcesNote: string | undefined;
  readonly madeAt: string;
}

/** Keeps it in place of the one before, once this run's answer is durable. */
export function keepProfile({ results, clock }: CommandDeps, turn: Turn, profile: KeptProfile): void {
  turn.keep(results.putting(NAME, turn.person.id, { kind: 'profile', ...profile }, clock.now() + KEPT_MS));
}

export async function findProfile({ results, clock }: CommandDeps, person: string): Promise<KeptProfile | undefined> {
  const kept = await results.take(results.keyOf(NAME, person), person, clock.now());
  // Out of JSON, in which no member is undefined.
  return Kept.safeParse(kept).data as KeptProfile | undefined;
}

/** Whether there was one. */
export async function forgetProfile({ results }: CommandDeps, person: string): Promise<boolean> {
  return await results.forget(results.keyOf(NAME, person), person);
}
