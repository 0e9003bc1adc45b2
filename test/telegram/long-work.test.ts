/** Commands that wait: progress, cancelling, one at a time, long answers, and answers whose sending is in doubt. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../playground-driver.ts';
import { type OpenBot, openBot } from './open-bot.ts';

let open: OpenBot;
let anna: DrivenPerson;
beforeEach(async () => {
  open = await openBot();
  anna = await open.driver.person({ id: 11, name: 'Anna' });
});
afterEach(async () => {
  await open.close();
});

const botMessages = async () => (await anna.chat()).filter(({ fromBot }) => fromBot);
const settled = async () => {
  await open.driver.delivered();
  await open.pipeline.settled();
};

describe('while a command waits', () => {
  it('the person sees typing and progress, and the answer takes its place', async () => {
    await anna.says('/ask boats');
    const progress = await anna.hears('Asking…');
    expect(progress.buttons).toEqual([['Cancel']]);
    await open.driver.called('sendChatAction', ({ action }) => action === 'typing');
    open.commands.release();
    const answer = await anna.hears('Answer to boats');
    expect(answer.id).toBe(progress.id);
    expect((await botMessages()).length).toBe(1);
  });

  it('other commands of the same person answer at once', async () => {
    await anna.says('/ask boats');
    await anna.hears('Asking…');
    await anna.says('/echo hello');
    await anna.hears('hello');
    open.commands.release();
    await anna.hears('Answer to boats');
  });

  it('a second one is refused with a way to stop the first, which pays nothing', async () => {
    await anna.says('/ask boats');
    await anna.hears('Asking…');
    await anna.says('/ask trains');
    const busy = await anna.hears('Still working on /ask');
    expect(busy.buttons).toEqual([['Cancel']]);
    await settledExceptLong();
    expect(open.commands.paid()).toBe(1);
    open.commands.release();
    await anna.hears('Answer to boats');
  });

  it('a button that runs once is not used up by being refused', async () => {
    await anna.says('/offer');
    await anna.hears('An offer');
    await anna.says('/ask boats');
    await anna.hears('Asking…');
    await anna.presses('Buy');
    const busy = await anna.hears('Still working on /ask');
    expect(busy.buttons).toEqual([['Cancel'], ['Then run /ask']]);
    open.commands.release();
    await settled();
    await anna.presses('Then run /ask');
    await anna.hears('Answer to now');
  });

  it('Cancel stops it, frees the person, and says what it may have cost', async () => {
    await anna.says('/ask boats');
    const progress = await anna.hears('Asking…');
    await expect.poll(() => open.commands.paid()).toBe(1);
    await anna.presses('Cancel');
    await anna.hears('Stopped it');
    await settled();
    const [stopped] = await botMessages();
    expect(stopped).toMatchObject({ id: progress.id, text: 'Stopped. It may have cost 5 credits.', buttons: [] });
    await anna.says('/ask now');
    await anna.hears('Answer to now');
  });

  it('stopped while its progress message is on its way, it asks for nothing and has cost nothing', async () => {
    await open.driver.fault({ method: 'sendMessage', kind: 'slow', ms: 300, times: 1 });
    await anna.says('/ask boats');
    await expect.poll(() => open.bot.underWay(open.pseudonym(11))).toEqual({ label: '/ask', credits: 0 });
    await open.driver.called('sendMessage');
    expect(await open.pipeline.cancel(open.pseudonym(11))).toBe(true);
    await settled();
    const [stopped] = await botMessages();
    expect(stopped).toMatchObject({ text: 'Stopped.', buttons: [] });
    expect(open.commands.paid()).toBe(0);
  });

  it('what runs, and what it may have cost, is known', async () => {
    expect(open.bot.underWay(open.pseudonym(11))).toBeUndefined();
    await anna.says('/ask boats');
    await expect.poll(() => open.commands.paid()).toBe(1);
    expect(open.bot.underWay(open.pseudonym(11))).toEqual({ label: '/ask', credits: 5 });
    open.commands.release();
    await settled();
    expect(open.bot.underWay(open.pseudonym(11))).toBeUndefined();
  });

  async function settledExceptLong() {
    await expect.poll(() => open.pipeline.stats().running).toBe(1);
  }
});

describe('a long answer', () => {
  it('comes in parts, complete and in order, the first in place of the progress', async () => {
    await anna.says('/ask parts 4');
    await anna.hears('end4');
    await settled();
    const messages = await botMessages();
    expect(messages.map(({ text }) => /^part\d/.exec(text)?.[0])).toEqual(['part1', 'part2', 'part3', 'part4']);
    expect(messages.every(({ text }) => text.length <= 4096)).toBe(true);
    expect(open.commands.paid()).toBe(1);
  });

  it('of very many parts ends in a file', async () => {
    await anna.says('/count 30');
    const file = await anna.hears(({ fileName }) => fileName === 'answer.txt');
    expect(file.text).toContain('in the file');
    await settled();
    expect((await botMessages()).length).toBe(20);
  });

  it('is protected from forwarding when the person wants that, the progress message too', async () => {
    await open.settings.save(open.pseudonym(11), { protectResults: true });
    await anna.says('/ask parts 2');
    await anna.hears('end2');
    const sends = await open.driver.calls('sendMessage');
    expect(sends.map(({ params }) => params.protect_content)).toEqual(['true', 'true']);
    await anna.says('/echo plain');
    await anna.hears('plain');
    expect((await open.driver.calls('sendMessage')).at(-1)?.params).not.toHaveProperty('protect_content');
  });

  it('survives the deletion of its progress message', async () => {
    await open.driver.fault({
      method: 'editMessageText',
      kind: 'refuse_400',
      description: 'message to edit not found',
    });
    await anna.says('/ask now');
    await anna.hears('Answer to now');
    await settled();
    expect((await botMessages()).filter(({ text }) => text.includes('Answer')).length).toBe(1);
  });
});

describe('a message whose arrival is in doubt', () => {
  it('is sent again when it was free: the person has it at least once', async () => {
    await open.driver.fault({ method: 'sendMessage', kind: 'cut_after', times: 1 });
    await anna.says('/echo hello');
    await settled();
    expect((await botMessages()).map(({ text }) => text)).toEqual(['hello', 'hello']);
  });

  it('is never sent again when it was paid for: the rest is offered by a button that works', async () => {
    await anna.says('/ask parts 3');
    const first = await anna.hears('part1');
    expect(first.text).toContain('part1');
    await settled();
    await open.driver.reset();
    await open.driver.fault({ method: 'sendMessage', kind: 'slow', ms: 1, times: 1 });
    await open.driver.fault({ method: 'sendMessage', kind: 'cut_after', times: 1 });
    await anna.says('/ask parts 3');
    await anna.hears((message) => message.buttons.flat().includes('Show the rest again'));
    await settled();
    const texts = (await botMessages()).map(({ text }) => /^part\d/.exec(text)?.[0]);
    expect(texts).toEqual(['part1', 'part2']);
    expect(open.commands.paid()).toBe(2);
    await anna.presses('Show the rest again');
    await anna.hears('end3');
    expect(open.commands.paid()).toBe(2);
  });

  it('leaves a progress message that may be there alone, and the answer comes once', async () => {
    await open.driver.fault({ method: 'sendMessage', kind: 'cut_after', times: 1 });
    await anna.says('/ask now');
    await anna.hears('Answer to now');
    await settled();
    expect((await botMessages()).filter(({ text }) => text.startsWith('Answer')).length).toBe(1);
  });
});

describe('trouble on the way to Telegram', () => {
  it.each(['cut_before', 'cut_after', 'bad_gateway', 'garbage', 'refuse_500'] as const)(
    'that hits the edit of a paid answer (%s) is overcome by repeating the edit',
    async (kind) => {
      await open.driver.fault({ method: 'editMessageText', kind, times: 1 });
      await anna.says('/ask now');
      await anna.hears('Answer to now');
      await settled();
      expect((await botMessages()).map(({ text }) => text)).toEqual(['Answer to now']);
    },
  );

  it('429 is waited out', async () => {
    await open.driver.fault({ method: 'sendMessage', kind: 'refuse_429', retry_after: 1, times: 1 });
    await anna.says('/echo hello');
    await anna.hears('hello');
    expect((await botMessages()).length).toBe(1);
  });

  it('a refused form is sent again as plain words', async () => {
    await open.driver.fault({
      method: 'sendMessage',
      kind: 'refuse_400',
      description: "can't parse entities: unsupported",
      times: 1,
    });
    await anna.says('/echo hello');
    expect((await anna.hears('hello')).entities).toEqual([]);
  });

  it('a press that is answered too late does not matter', async () => {
    await open.driver.fault({
      method: 'answerCallbackQuery',
      kind: 'refuse_400',
      description: 'query is too old and response timeout expired or query ID is invalid',
    });
    await anna.says('/page');
    await anna.hears('Page 1');
    await anna.presses('Next');
    await anna.hears('Page 2');
  });
});
