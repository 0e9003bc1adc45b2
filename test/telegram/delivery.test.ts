/** Answers arrive whole and in the form that was asked for; what the Bot API refuses is said in plain words. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordsIn } from '#locales/words.ts';
import { type Asking, openAsking } from './asking.ts';

const words = wordsIn('en');

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
    const { text, entities } = await open.anna.hears(words.text('front-unsendable'));
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
