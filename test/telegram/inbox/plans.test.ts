/** What runs on a schedule, or for a person, finds its rows by an index: no table that grows is read through. */
import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { createConnections } from '#storage/connections.ts';
import { createConsents } from '#storage/consents.ts';
import { createKeyboards } from '#storage/keyboards.ts';
import { createOutboxRows } from '#storage/outbox.ts';
import { createResults } from '#storage/results.ts';
import { createSpending } from '#storage/spending.ts';
import { createWorkers } from '#storage/workers.ts';
import { turnableClock } from '../../support/turnable-clock.ts';
import { openFaultySqlite } from './faulty-database.ts';
import { answering, gates, payment, startRig, update } from './rig.ts';

const GROWING =
  /\bSCAN (?:inbox|seen|outbox|spending|keyboards|results|consents|connections|settings|mine|other|held)\b/;
/** Reads at most so many from one end of an index. */
const FROM_THE_END = /order by update_id desc limit/;

it('every statement of the inbox, of housekeeping and of a person uses an index', async () => {
  const clock = turnableClock();
  const { database, faults } = await openFaultySqlite(clock);
  const gate = gates();
  const rig = await startRig(database, {
    clock,
    async handle({ update_id, lane }, turn) {
      if (lane === 'pays') {
        await turn.pay(payment(database, 'p', { cap: 50 }));
        await turn.save({ paid: true });
      }
      await gate.wait(update_id);
      if (turn.durable) await answering(database, turn);
    },
  });
  const texts = new Set<string>();
  faults.next = (statements) => {
    for (const text of statements) texts.add(text);
    return undefined;
  };
  for (const id of [1, 2, 3]) void rig.inbox.receive(update(id, 'pays'));
  for (const id of [4, 5]) void rig.inbox.receive(update(id));
  await rig.turnUntil(() => rig.inbox.stats().waitingToPay === 2);
  // A minute of beats, clean-up of what was seen among them.
  await clock.turn(62_000);
  await rig.inbox.cancel('p');
  gate.open(1, 2, 3, 4, 5);
  await rig.turnUntil(() => rig.inbox.stats().running === 0);
  await rig.inbox.forget('p');

  const workers = createWorkers(database, clock.now);
  await workers.cancel('p', undefined, []);
  await workers.lastSeen(5);
  await workers.eraseSeen(1, 5);
  await workers.leave('somebody', [1]);
  const outbox = createOutboxRows(database);
  await outbox.adopt('somebody', 5);
  await database.write(outbox.leave('somebody'));
  const spending = createSpending(database);
  await spending.settleAbandoned(1);
  await spending.eraseBefore(1);
  await spending.list('p', 0);
  await spending.erase('p', { since: 0, now: 1 });
  const keyboards = createKeyboards(database);
  await keyboards.eraseExpired(1);
  await keyboards.erase('p');
  await keyboards.find('key', 0, 'p', 1);
  const results = createResults(database);
  await results.eraseExpired(1);
  await results.erase('p');
  await createConsents(database).peek('state', 1);
  await createConnections(database).unusedSince(1, 10);

  faults.next = () => undefined;
  const planOf = async (text: string) =>
    (await database.query.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${text}`))).rows.map(
      ({ detail }) => detail,
    );
  expect(await planOf("select * from inbox where sealed = ''")).toEqual([expect.stringMatching(GROWING)]);
  const scans: string[] = [];
  for (const text of texts) {
    if (!/^\s*(?:select|insert|update|delete|with)/i.test(text) || FROM_THE_END.test(text)) continue;
    const scanned = (await planOf(text)).filter((detail) => GROWING.test(detail));
    if (scanned.length > 0) scans.push(`${scanned.join(', ')}: ${text}`);
  }
  expect(scans).toEqual([]);
  expect(texts.size).toBeGreaterThan(30);
  await database.close();
});
