/** Counts for the operator, in Prometheus form. No label names a person, chat or command argument. */

/**
 * Writes the counts out at each call; the library is loaded at the first, since most processes are never asked.
 * @param stats is read each time; every member becomes a gauge `bot_<name>`
 */
export function createMetrics(
  stats: () => Record<string, number>,
): () => Promise<{ text: string; contentType: string }> {
  const load = async () => {
    const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const gauges = Object.keys(stats()).map((name) => {
      const gaugeName = `bot_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
      return { name, gauge: new Gauge({ name: gaugeName, help: `Updates: ${name}`, registers: [registry] }) };
    });
    return { registry, gauges };
  };
  let loaded: ReturnType<typeof load> | undefined;
  return async () => {
    loaded ??= load();
    const { registry, gauges } = await loaded;
    const present = stats();
    for (const { name, gauge } of gauges) gauge.set(present[name] ?? 0);
    return { text: await registry.metrics(), contentType: registry.contentType };
  };
}
