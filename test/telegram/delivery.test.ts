/** Answers arrive whole, in the form that was asked for, and whatever the Bot API does meanwhile. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordsIn } from '#commands/words/words.ts';
import type { Fault } from '#playground/api/faults.ts';
import { type Asking, openAsking } from './asking.ts';

const { front: FRONT } = wordsIn('en');

let open: Asking;
beforeEach(async () => {
  open = await openAsking();
});
afterEach(async () => {
  await open.close();
});

describe('a long answer', () => {
  it('comes in parts, complete and in order, the first in place of the progress', async () => {
    await open.anna.says('/ask parts 4');
    await open.anna.hears('end4');
    await open.rests();
    expect((await open.texts()).map((text) => /^part\d/.exec(text)?.[0])).toEqual(['part1', 'part2', 'part3', 'part4']);
    expect((await open.texts()).every((text) => text.length <= 4096)).toBe(true);
    expect(open.commands.paid()).toBe(1);
  });

  it('of very many parts ends in a file', async () => {
    await open.anna.says('/count 30');
    const file = await open.anna.hears(({ fileName }) => fileName === 'answer.txt');
    expect(file.text).toContain('in the file');
    await open.rests();
    expect((await open.anna.chat()).filter(({ fromBot }) => fromBot).length).toBe(20);
  });

  it('is protected from forwarding when the person wants that, the progress message too', async () => {
    await open.settings.save(open.pseudonym(11), { protectResults: true });
    await open.asksForLong('boats');
    open.commands.release();
    await open.anna.hears('Answer to boats');
    await open.anna.says('/ask parts 2');
    await open.anna.hears('end2');
    const sends = await open.driver.calls('sendMessage');
    expect(sends.map(({ params }) => String(params.protect_content))).toEqual(['true', 'true', 'true']);
    await open.anna.says('/echo plain');
    await open.anna.hears('plain');
    expect((await open.driver.calls('sendMessage')).at(-1)?.params).not.toHaveProperty('protect_content');
  });
});

type Kind = Fault['kind'];
/** Whether a message that meets it may have arrived, as far as the bot can know; and whether it has. */
const TROUBLE: readonly { kind: Kind; times: number; doubt: boolean; arrives: boolean; retry_after?: number }[] = [
  { kind: 'cut_before', times: 1, doubt: true, arrives: false },
  { kind: 'cut_before', times: 12, doubt: true, arrives: false },
  { kind: 'cut_after', times: 1, doubt: true, arrives: true },
  { kind: 'bad_gateway', times: 12, doubt: true, arrives: false },
  { kind: 'garbage', times: 3, doubt: true, arrives: false },
  { kind: 'refuse_500', times: 12, doubt: true, arrives: false },
  { kind: 'hang', times: 5, doubt: true, arrives: false },
  { kind: 'refuse_429', times: 1, doubt: false, arrives: false, retry_after: 120 },
  { kind: 'refuse_429', times: 6, doubt: false, arrives: false, retry_after: 40 },
];
const NOTE = `\n\n${FRONT.repeatNote}`;
/** A part by its name, with the note where it has one. */
const named = (text: string) => text.replace(/^(part\d) .* end\d/s, '$1');
const bare = (text: string) => text.replace(NOTE, '');

describe.each(TROUBLE)('while the Bot API answers with $kind ($times times)', ({ doubt, arrives, ...fault }) => {
  let calls = 0;
  async function trouble(): Promise<void> {
    calls = open.made.length;
    await open.driver.fault({ method: '*', ...fault });
  }
  /** The first call has met it: from here on the clock may be turned. */
  const met = () => expect.poll(() => open.made.length).toBeGreaterThan(calls);
  const arrived = (words: string) =>
    open.turnUntil(async () => (await open.texts()).some((text) => bare(text) === words));
  const expected = (words: string) => [...(arrives ? [words] : []), doubt ? words + NOTE : words];
  /** It is there, nothing is left to do, nobody is blocked, and nothing was paid for twice. */
  async function endsWith(paid: number, texts: string[]): Promise<void> {
    await open.turnUntil(() => open.outbox.stats().outboxWaiting === 0);
    await open.rests();
    expect((await open.texts()).map(named)).toEqual(texts);
    expect(open.commands.paid()).toBe(paid);
    expect(await open.database.query.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await open.database.query.selectFrom('inbox').selectAll().execute()).toEqual([]);
    await open.driver.clearFaults();
    await open.anna.says('/echo afterwards');
    await arrived('afterwards');
  }

  it('a paid answer arrives, and what may be there twice says so', async () => {
    await trouble();
    await open.anna.says('/ask now');
    await met();
    await arrived('Answer to now');
    await endsWith(1, expected('Answer to now'));
  });

  it('one in the place of its progress message arrives there, once', async () => {
    const progress = await open.asksForLong('boats');
    await trouble();
    open.commands.release();
    await met();
    await arrived('Answer to boats');
    await endsWith(1, ['Answer to boats']);
    expect((await open.anna.chat()).find(({ fromBot }) => fromBot)).toMatchObject({ id: progress.id, buttons: [] });
  });

  it('one of three parts arrives whole and in order', async () => {
    await trouble();
    await open.anna.says('/ask parts 3');
    await met();
    await open.turnUntil(async () => (await open.texts()).some((text) => bare(text).endsWith('end3')));
    await endsWith(1, [...expected('part1'), 'part2', 'part3']);
  });

  it('a free answer arrives', async () => {
    await trouble();
    await open.anna.says('/echo hello');
    await met();
    await arrived('hello');
    await endsWith(0, expected('hello'));
  });
});

describe('what Telegram refuses', () => {
  it('for its form is said in plain words', async () => {
    const description = "can't parse entities: unsupported";
    await open.driver.fault({ method: 'sendMessage', kind: 'refuse_400', description });
    await open.anna.says('/echo hello');
    expect((await open.anna.hears('hello')).entities).toEqual([]);
  });

  it('in every form ends in a sentence that says so', async () => {
    const description = "can't parse entities: unsupported";
    await open.driver.fault({ method: 'sendMessage', kind: 'refuse_400', description, times: 2 });
    await open.anna.says('/ask now');
    const { text, entities } = await open.anna.hears(FRONT.unsendable);
    await open.rests();
    expect(await open.texts()).toEqual([text]);
    const reference = /\nReference: ([0-9A-Z]+)$/.exec(text)?.[1] ?? '';
    expect(entities).toContainEqual({ type: 'code', offset: text.length - reference.length, length: reference.length });
  });

  it('as a press that is answered too late does not matter', async () => {
    const description = 'query is too old and response timeout expired or query ID is invalid';
    await open.driver.fault({ method: 'answerCallbackQuery', kind: 'refuse_400', description });
    await open.anna.says('/page');
    await open.anna.hears('Page 1');
    await open.anna.presses('Next');
    await open.anna.hears('Page 2');
  });
});

describe('a progress message whose arrival is in doubt', () => {
  it('is left alone, and the answer comes once', async () => {
    await open.driver.fault({ method: 'sendMessage', kind: 'cut_after' });
    await open.asks('boats');
    await open.turn(800);
    await open.turn(10_000);
    expect(open.methods().filter((method) => method === 'sendMessage')).toHaveLength(1);
    open.commands.release();
    await open.anna.hears('Answer to boats');
    await open.rests();
    expect(await open.texts()).toEqual(['Asking about boats… (5 credits)', 'Answer to boats']);
  });
});
