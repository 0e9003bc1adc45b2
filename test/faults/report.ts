/** What many sequences came to, as a table: a row for each kind of fault, a sequence counted under each that it met. */
import type { SequenceResult } from './campaign.ts';
import { COUNTS, type Count, isGood } from './verdict.ts';

const HEADS: Readonly<Record<Count, string>> = {
  callsHit: 'calls hit',
  questions: 'questions',
  answered: 'answered',
  repeats: 'marked repeats',
  told: 'told instead',
  orphans: 'orphaned progress',
  lost: 'lost',
  doubled: 'said twice',
  paidTwice: 'paid twice',
  standing: 'progress left',
  blocked: 'blocked',
  freeLost: 'free lost',
  freeDoubled: 'free twice',
  misdeeds: 'process',
};

export function faultTable(results: readonly SequenceResult[]): string {
  const kinds = [...new Set(results.flatMap(({ kinds }) => kinds))].sort();
  const rows = [
    ...kinds.map((kind) =>
      row(
        kind,
        results.filter((result) => result.kinds.includes(kind)),
      ),
    ),
    row('all', results),
  ];
  const heads = ['fault', 'sequences', 'failed', ...COUNTS.map((name) => HEADS[name])];
  return [heads, heads.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function row(name: string, results: readonly SequenceResult[]): string[] {
  const sum = (count: Count) => results.reduce((total, { verdict }) => total + verdict.counts[count], 0);
  const failed = results.filter(({ verdict }) => !isGood(verdict)).length;
  return [name, String(results.length), String(failed), ...COUNTS.map((count) => String(sum(count)))];
}

/** One line for a sequence as it ends. */
export function resultLine({ seed, kinds, verdict, tookMs }: SequenceResult): string {
  const head = `${isGood(verdict) ? '✓' : '✗'} ${seed} (${kinds.join(', ')}) ${(tookMs / 1000).toFixed(1)} s`;
  return [head, ...verdict.wrong.map((words) => `    ${words}`)].join('\n');
}
