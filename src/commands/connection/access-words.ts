/** What a set of permissions adds, at which price. */
import type { Preset } from '../../contract/access-choices.ts';
import type { OperationName } from '../../contract/operations.ts';
import { priceOf } from '../credits/price.ts';
import type { Words } from '../words/words.ts';

/** What each adds to the one before it. */
const ADDED: Readonly<Record<Preset, readonly OperationName[]>> = {
  search: ['searchDatastore', 'queryDatastore', 'searchChatThreads'],
  answers: ['llmAgentPrompt'],
  everything: ['llmProfilePrompt'],
};

/** `1–2 credits a search`. */
export function presetPrice({ access, numbers }: Words, preset: Preset): string {
  const prices = ADDED[preset].map(priceOf);
  return access.presets[preset].price(numbers.creditsBetween(Math.min(...prices), Math.max(...prices)));
}
