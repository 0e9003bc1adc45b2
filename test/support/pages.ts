/** The pages of a bot on which nobody connects, unless given otherwise. */
import { createPagesListener } from '#app/http/pages.ts';
import { createLog } from '#platform/log.ts';
import { createMetrics } from '#platform/metrics.ts';
import { fakeClock } from './clock.ts';

type PagesOptions = Parameters<typeof createPagesListener>[0];

export interface PagesAsked extends Partial<Omit<PagesOptions, 'connect' | 'metrics'>> {
  readonly connect?: Partial<PagesOptions['connect']>;
  readonly metrics?: Partial<PagesOptions['metrics']>;
}

export function openPages({ connect, metrics, ...more }: PagesAsked = {}): ReturnType<typeof createPagesListener> {
  return createPagesListener({
    clock: fakeClock(),
    log: createLog('silent'),
    connect: {
      storeToken: async () => false,
      find: async () => undefined,
      complete: () => Promise.reject(new Error('nobody connects')),
      chatUrl: 'https://t.me/some_bot',
      isSecure: false,
      ...connect,
    },
    consentPages: undefined,
    metrics: { metrics: createMetrics(), token: undefined, isPublic: true, gauges: async () => [], ...metrics },
    ...more,
  });
}
