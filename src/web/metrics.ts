/** Counts for the operator, in Prometheus form. No label names a person, chat or command argument. */
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** `stats` is read at each scrape; every member becomes a gauge `bot_<name>`. */
export function createMetrics(stats: () => Record<string, number>): { text(): Promise<string>; contentType: string } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of Object.keys(stats())) {
    const gauge: Gauge = new Gauge({
      name: `bot_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      help: `Updates: ${name}`,
      registers: [registry],
      collect: (): void => gauge.set(stats()[name] ?? 0),
    });
  }
  return { text: () => registry.metrics(), contentType: registry.contentType };
}
