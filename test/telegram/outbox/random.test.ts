/** Any order of faults, deaths and stops: nothing is lost, repeats are marked, and order is kept. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Step } from '#telegram/jobs/outbox/delivery.ts';
import { testDatabase } from '../../support/databases.ts';
import { inChat, NOTE, openRig, type Process, words } from './rig.ts';
import type { Fault } from './telegram-double.ts';

const faults = fc.oneof(
  fc.constantFrom<(Fault | undefined)[]>(
    undefined,
    'reset',
    'lost, reset',
    '502',
    'lost, 502',
    'silence',
    'lost, silence',
  ),
  fc.record({ flood: fc.integer({ min: 1, max: 120 }) }),
);
const acts = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('say' as const),
      chat: fc.integer({ min: 1, max: 3 }),
      parts: fc.integer({ min: 1, max: 3 }),
      edits: fc.boolean(),
      urgent: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('trouble' as const), faults: fc.array(faults, { maxLength: 12 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 30_000 }) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'die' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'stop' as const }) },
);

interface Told {
  chat: number;
  labels: string[];
  edited: number | undefined;
  urgent: boolean;
  /** Whether send() has resolved; from then on it must not get lost. */
  taken: boolean;
  /** Its process died before that, so its caller would send it again. */
  asksAgain: boolean;
}

const database = await testDatabase();

it('nothing is lost, repeated unmarked, or out of order', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 25 }), async (sequence) => {
      const rig = await openRig(database);
      let bot = await rig.start();
      let coming: (Fault | undefined)[] = [];
      rig.telegram.trouble = () => coming.shift();
      const told: Told[] = [];

      function say({ chat, parts, edits, urgent }: { chat: number; parts: number; edits: boolean; urgent: boolean }) {
        const labels = Array.from({ length: parts }, (_, part) => `${told.length}.${part}`);
        const edited = edits ? rig.telegram.put(chat, 'Searching…') : undefined;
        const steps = labels.map((label, index): Step => {
          if (index === 0 && edited !== undefined) return { do: 'edit', messageId: edited, message: words(label) };
          return { do: 'send', message: words(label) };
        });
        const one: Told = { chat, labels, edited, urgent, taken: false, asksAgain: false };
        told.push(one);
        void bot.outbox.send({ place: inChat(chat), steps, urgent }).then(() => {
          one.taken = true;
        });
      }
      async function replace(process: Process): Promise<void> {
        await process.die();
        for (const one of told) one.asksAgain ||= !one.taken;
        // A process never starts in the millisecond in which another died: ids ascend with time.
        await rig.clock.advance(1);
        bot = await rig.start();
      }

      for (const act of sequence) {
        if (act.do === 'say') say(act);
        else if (act.do === 'trouble') coming = [...act.faults];
        else if (act.do === 'pass') await rig.pass(act.ms, 1_000);
        else if (act.do === 'die') await replace(bot);
        else {
          const stop = bot.stop(500);
          await rig.pass(600, 100);
          await stop;
          await replace(bot);
        }
      }
      coming = [];
      await rig.settled();
      for (let at = 0; at < 60 && (await rig.rows()).length + bot.outbox.stats().outboxWaiting > 0; at++) {
        await rig.pass(5_000, 1_000);
      }
      expect(await rig.rows()).toEqual([]);

      for (const chat of [1, 2, 3]) {
        const shown = rig.telegram.chat(chat);
        const bare = shown.map((text) => text.replace(`\n\n${NOTE}`, ''));
        const here = told.filter((one) => one.chat === chat);
        for (const { labels, asksAgain } of here) {
          for (const label of labels) {
            if (!asksAgain) expect(bare).toContain(label);
            expect(shown.filter((text) => text === label).length).toBeLessThanOrEqual(1);
          }
        }
        // Edits stay in the place of the edited message, and urgent messages have their own order.
        const ordered = (urgent: boolean) =>
          here
            .filter((one) => one.urgent === urgent && !one.asksAgain)
            .flatMap(({ labels, edited }) => (edited === undefined ? labels : labels.slice(1)));
        for (const urgent of [true, false]) {
          const places = ordered(urgent).map((label) => bare.indexOf(label));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
      }
      await rig.close();
    }),
    { numRuns: 20 },
  );
});
