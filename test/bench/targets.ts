/** The figures that the project promises, as ratios within one run, and whether this run met them. */
import { medianRatio } from './figures.ts';
import { type ContenderResults, find, mid, type Results } from './results.ts';

export interface Target {
  readonly claim: string;
  /** NaN: not measured in this run. */
  readonly figure: number;
  readonly limit: number;
  readonly atMost: boolean;
}

const MAX_HEAP_GROWTH = 1.05;
/** The resident set breathes more than the heap: pages come back to the system late. */
const MAX_RSS_GROWTH = 1.1;

export function isMet({ figure, limit, atMost }: Target): boolean | undefined {
  if (Number.isNaN(figure)) return undefined;
  return atMost ? figure <= limit : figure >= limit;
}

export function targetsOf(results: Results): Target[] {
  const ours = { webhook: find(results, 'this-bot', 'webhook'), polling: find(results, 'this-bot', 'polling') };
  const cpu = (of: ContenderResults | undefined) => of?.saturated.map((round) => round.cpuMsPerUpdate) ?? [];
  const rate = (of: ContenderResults | undefined) => of?.saturated.map((round) => round.updatesPerSecond) ?? [];

  return [
    {
      claim: 'CPU per update, webhook: of bare Telegraf’s webhook echo',
      figure: medianRatio(cpu(ours.webhook), cpu(find(results, 'telegraf', 'webhook'))),
      limit: 0.75,
      atMost: true,
    },
    {
      claim: 'updates per second, webhook: of grammY’s webhook',
      figure: medianRatio(rate(ours.webhook), rate(find(results, 'grammy', 'webhook'))),
      limit: 1.5,
      atMost: false,
    },
    {
      claim: 'updates per second, polling: of grammY’s runner',
      figure: medianRatio(rate(ours.polling), rate(find(results, 'grammy', 'runner'))),
      limit: 1.5,
      atMost: false,
    },
    ...(['webhook', 'polling'] as const).map((mode) => ({
      claim: `p99 of fast commands with 5 % slow ones, ${mode}: of their p99 without`,
      // Of the middle measurement: what disturbs the machine for some seconds must not count as the effect of slow ones.
      figure: mid(ours[mode]?.withSlow ?? [], ({ p99 }) => p99) / mid(ours[mode]?.at100 ?? [], ({ p99 }) => p99),
      limit: 1.5,
      atMost: true,
    })),
    ...results.memory.flatMap(({ contender, figures }) => [
      {
        claim: `live heap over ${figures.updates} updates, ${contender.mode}: end of beginning`,
        figure: figures.heapGrowth,
        limit: MAX_HEAP_GROWTH,
        atMost: true,
      },
      {
        claim: `RSS over ${figures.updates} updates, ${contender.mode}: end of beginning`,
        figure: figures.rssGrowth,
        limit: MAX_RSS_GROWTH,
        atMost: true,
      },
    ]),
  ];
}
