/** Monitoring: /metrics after some use, the dashboard's queries, and /readyz. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openWatchedProgram, startProgram } from '../support/program.ts';
import { samplesIn } from '../support/prometheus-text.ts';
import { replies } from '../support/service.ts';

const TOKEN = 'the-token-of-a-monitoring';
const OLDEST = ['bot_inbox_oldest_seconds', 'bot_outbox_oldest_seconds'];
const Dashboard = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).default([]),
    }),
  ),
});

const { service, program } = await openWatchedProgram({ config: { metricsToken: TOKEN } });

const at = (path: string) => `http://127.0.0.1:${program.app.web.port}${path}`;
async function metrics() {
  const response = await fetch(at('/metrics'), { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(response.status).toBe(200);
  return samplesIn(await response.text());
}
async function counted(name: string, labels: Record<string, string> = {}): Promise<number> {
  const samples = (await metrics()).get(name) ?? [];
  const wanted = Object.entries(labels);
  return samples
    .filter((sample) => wanted.every(([label, value]) => sample.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0);
}

describe('the activity of people', () => {
  it('is counted with its commands, outcomes, costs and durations', async () => {
    const { driver } = program;
    const anna = await program.holding('Anna');
    await anna.asks('/search ferry', /2 credits · /);
    await anna.asks('/help', /^Just write\./);
    service.instead('/search/', replies(500, { error: 'out of order' }));
    await anna.asks('/search ferry again', /^Something went wrong at/);
    service.asUsual();
    const boris = await driver.person({ name: 'Boris' });
    await boris.asks('/search ferry', /connect/i);
    await driver.fault({ method: 'sendMessage', kind: 'refuse_429', chat_id: boris.chatId, retry_after: 1 });
    await boris.asks('/privacy', /^What I keep/);

    await expect.poll(() => counted('bot_answers_total', { command: 'privacy', outcome: 'sent' })).toBe(1);
    expect(await counted('bot_commands_total', { command: 'search', outcome: 'answered' })).toBe(1);
    expect(await counted('bot_commands_total', { command: 'search', outcome: 'refused' })).toBe(2);
    expect(await counted('bot_commands_total', { command: 'help', outcome: 'answered' })).toBe(1);
    expect(await counted('bot_problems_total', { code: 'service-failed' })).toBe(1);
    expect(await counted('bot_problems_total', { code: 'not-connected' })).toBe(1);
    expect(await counted('bot_answer_seconds_count', { command: 'search' })).toBe(3);
    expect(await counted('bot_answer_seconds_bucket', { command: 'search', le: '+Inf' })).toBe(3);
    expect(await counted('bot_answer_seconds_sum', { command: 'privacy' })).toBeGreaterThan(0.9);
    expect(await counted('bot_paid_calls_total', { outcome: 'charged' })).toBe(1);
    expect(await counted('bot_credits_total', { outcome: 'charged' })).toBe(2);
    expect(await counted('bot_service_failures_total', { code: 'service-failed' })).toBe(1);
    expect(await counted('bot_api_failures_total', { method: 'sendMessage', kind: 'flood' })).toBe(1);
    expect(await counted('bot_flood_waits_total')).toBe(1);
    expect(await counted('bot_flood_wait_seconds_total')).toBe(1);
    expect(await counted('bot_updates_total', { kind: 'message', outcome: 'done' })).toBeGreaterThanOrEqual(6);
    expect(await counted('bot_updates_total', { kind: 'other' })).toBe(0);
    expect(await counted('bot_database_up')).toBe(1);
    for (const name of ['bot_inbox_rows', 'bot_outbox_rows', 'bot_oldest_seconds', ...OLDEST])
      await expect.poll(() => counted(name), { message: name }).toBe(0);
  });

  it("isn't counted by another bot in the same process", async () => {
    await using other = await startProgram({ service, config: { metricsToken: TOKEN } });
    const headers = { authorization: `Bearer ${TOKEN}` };
    const shown = samplesIn(await (await fetch(`http://127.0.0.1:${other.app.web.port}/metrics`, { headers })).text());
    expect(shown.get('bot_flood_waits_total')?.map(({ value }) => value)).toEqual([0]);
    expect(shown.get('bot_commands_total') ?? []).toEqual([]);
  });

  it('leaves no personal data in the metrics', async () => {
    const clara = await program.driver.person({ name: 'Clara' });
    await clara.asks('/help zyzzyva', /^Just write\./);
    const samples = [...(await metrics()).values()].flat();
    expect(samples.length).toBeGreaterThan(100);
    expect(samples.length).toBeLessThan(500);
    const values = new Set(samples.flatMap(({ labels }) => Object.values(labels)));
    for (const personal of [clara.id, clara.chatId].map(String)) expect(values).not.toContain(personal);
    expect([...values].join(' ')).not.toMatch(/Anna|Boris|Clara|ferry|zyzzyva/);
  });

  it("is logged under its own reference, and never under another's", async () => {
    const dora = await program.holding('Dora');
    const before = program.logLines.length;
    service.instead('/search/', replies(500, { error: 'out of order' }));
    const asked = await Promise.all(
      ['one', 'two', 'three'].map(async (word) => {
        const person = word === 'one' ? dora : await program.holding(`Dora ${word}`);
        const { updateId } = await person.says(`/search ${word}`);
        await person.hears(/^Something went wrong at/);
        return Number(updateId).toString(36).toUpperCase();
      }),
    );
    service.asUsual();
    const lines = program.logLines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const reference of asked) {
      const own = lines.filter((line) => line.reference === reference).map(({ msg }) => msg);
      expect(own).toEqual(['a paid call', 'service call', 'command refused']);
    }
    expect(lines.filter(({ msg, reference }) => msg === 'command refused' && reference === undefined)).toEqual([]);
  });
});

describe('the dashboard', () => {
  const { panels } = Dashboard.parse(
    JSON.parse(readFileSync(new URL('../../docs/grafana-dashboard.json', import.meta.url), 'utf8')),
  );
  const targets = panels.flatMap(({ title, targets }) => targets.map((target) => ({ title, ...target })));

  it('only queries existing metrics and labels', async () => {
    expect(targets.length).toBeGreaterThan(25);
    const samples = await metrics();
    for (const { title, expr, legendFormat } of targets) {
      const names = expr.match(/\b(?:bot|process|nodejs)_\w+/g) ?? [];
      expect(names.length, `${title}: ${expr}`).toBe(1);
      const labels = new Set((samples.get(names[0] ?? '') ?? []).flatMap((sample) => Object.keys(sample.labels)));
      expect(samples.has(names[0] ?? ''), `${title}: ${names[0]}`).toBe(true);
      const grouped = (/by \(([^)]*)\)/.exec(expr)?.[1] ?? '').split(', ').filter(Boolean);
      const chosen = [...expr.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
      for (const label of [...grouped, ...chosen]) expect([...labels], `${title}: ${label}`).toContain(label);
      const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
      for (const label of shown) expect(grouped, `${title}: {{${label}}}`).toContain(label);
    }
  });

  it('shows all metrics except internal ones', async () => {
    const own = [...(await metrics()).keys()].filter((name) => name.startsWith('bot_') && !/_(sum|count)$/.test(name));
    const asked = targets.map(({ expr }) => expr).join(' ');
    const left = own.filter((name) => !asked.includes(name));
    expect(left.sort()).toEqual(['bot_paying', 'bot_queues', 'bot_transactions', 'bot_writes']);
  });
});

it('/readyz reports the readiness of each part', async () => {
  const response = await fetch(at('/readyz'));
  const parts = { updates: { ready: true }, database: { ready: true }, service: { ready: true } };
  expect([response.status, await response.json()]).toEqual([200, { ready: true, parts }]);
});
