/** A strict parser of the Prometheus text exposition format 0.0.4; throws on anything else. */

export interface ReadSample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (-?[\d.]+(?:e[+-]?\d+)?|[+-]Inf|NaN)$/s;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\\\|\\"|\\n)*)"(,|$)/y;
const ESCAPES: Readonly<Record<string, string>> = { '\\\\': '\\', '\\"': '"', '\\n': '\n' };

/** Samples by name, in order. */
export function samplesIn(text: string): Map<string, ReadSample[]> {
  const samples = new Map<string, ReadSample[]>();
  const typed = new Set<string>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('# HELP ')) continue;
    if (line.startsWith('# TYPE ')) {
      const [name = '', type = '', ...rest] = line.slice(7).split(' ');
      if (rest.length > 0 || !['counter', 'gauge', 'histogram'].includes(type) || typed.has(name))
        throw new Error(`invalid or duplicate type: ${line}`);
      typed.add(name);
      continue;
    }
    const [, name = '', labels = '', value = ''] = LINE.exec(line) ?? [];
    if (name === '') throw new Error(`invalid sample: ${JSON.stringify(line)}`);
    const sample = { labels: labelsIn(labels), value: Number(value.replace('Inf', 'Infinity')) };
    samples.set(name, [...(samples.get(name) ?? []), sample]);
  }
  return samples;
}

function labelsIn(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  for (let at = 0; at < text.length; at = LABEL.lastIndex) {
    const [, name, value] = LABEL.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new Error(`invalid labels: ${JSON.stringify(text)}`);
    labels[name] = value.replace(/\\[\\"n]/g, (pair) => ESCAPES[pair] ?? pair);
  }
  return labels;
}
