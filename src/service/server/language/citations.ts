/**
 * The citations in a model's words. It may cite only what it was given: `[[name]]` of something read becomes its number
 * in the order of first citing, `[1]`; any other is taken out and counted. Works on text as it comes, piece by piece.
 */
import type { Evidence } from './evidence.ts';

const CITATION = /[ \t]{0,4}(?:\[\[([^[\]\n]{1,200})\]\]|\[([^[\]\n]{1,200})\]|【([^【】\n]{1,200})】)/g;
/** An end that may become a citation with what follows. */
const UNDECIDED = /[ \t]{0,4}(?:\[{1,2}(?:[^[\]\n]{0,200}\]?)?|【[^【】\n]{0,200})?$/;
/** In double brackets everything that looks like a name counts as a citation. */
const NAME = /^[\p{L}\p{N}_.:#-]{1,80}$/u;

export interface CitationReader {
  /** @returns what can be shown of the text so far, beyond what was returned before */
  push(text: string): string;
  /** @returns the rest */
  end(): string;
  /** The names that were cited, each at the place of its number. */
  readonly cited: readonly string[];
  /** How many citations of something else were taken out. */
  readonly removed: number;
}

export function createCitationReader(evidence: Pick<Evidence, 'prefix' | 'has'>): CitationReader {
  const numbers = new Map<string, number>();
  const ownName = new RegExp(`^${evidence.prefix}\\d{1,6}$`);
  let removed = 0;
  let held = '';

  function numberOf(name: string): number {
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return number;
  }

  /** What a pair of brackets becomes; undefined where it is none of a citation's. */
  function replaced(inner: string, surely: boolean): string | undefined {
    const names = inner.split(/[,;\s]+/).filter((name) => name !== '');
    const areNames = names.length > 0 && names.every((name) => (surely ? NAME : ownName).test(name));
    if (!areNames) return undefined;
    const known = names.filter((name) => evidence.has(name));
    removed += names.length - known.length;
    return [...new Set(known)].map((name) => `[${numberOf(name)}]`).join('');
  }

  function resolve(text: string): string {
    return text.replace(CITATION, (whole: string, double?: string, single?: string, wide?: string) => {
      const shown = replaced(double ?? single ?? wide ?? '', double !== undefined);
      if (shown === undefined) return whole;
      const space = /^[ \t]*/.exec(whole)?.[0] ?? '';
      return shown === '' ? '' : space + shown;
    });
  }

  return {
    push(text) {
      held += text;
      // It matches nothing, at the end, at the least.
      const at = held.search(UNDECIDED);
      const ready = held.slice(0, at);
      held = held.slice(at);
      return resolve(ready);
    },
    end() {
      const rest = resolve(held);
      held = '';
      return rest;
    },
    get cited() {
      return [...numbers.keys()];
    },
    get removed() {
      return removed;
    },
  };
}
