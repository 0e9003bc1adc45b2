/** Inline mode: people see their own results while typing, privately, and only a chosen one is sent. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { DrivenGroup, DrivenPerson } from '../support/chat-driver.ts';
import { openProgram, startProgram } from '../support/program.ts';
import { watchService } from '../support/service.ts';

const program = await openProgram();

describe("with the bot's own service", () => {
  let anna: DrivenPerson;
  let boris: DrivenPerson;
  let group: DrivenGroup;
  beforeAll(async () => {
    anna = await program.holding('Anna');
    boris = await program.driver.person({ name: 'Boris' });
    group = await program.driver.group({ title: 'Sailors', members: [anna, boris] });
  });

  const offered = async (who: DrivenPerson, words: string) => await (await group.as(who).types(words)).offers();

  it("cards show the text to send, with sender, chat and date below, which aren't sent", async () => {
    const { results, button } = await offered(anna, 'ferry');
    expect(button?.text).toBe('Only you see these. Tap one to send its text.');
    expect(results.length).toBeGreaterThan(1);
    for (const { title, description = '', message } of results) {
      expect(message.text.replace(/\s+/g, ' ').startsWith(title.replace(/…$/, ''))).toBe(true);
      expect(description).toMatch(/\S · .*\d|\S · \S/);
      expect(message.text).not.toContain(description);
    }
    expect(results.map(({ message }) => message.text).join(' ')).toMatch(/ferry/i);
    const [call] = await program.driver.calls('answerInlineQuery');
    expect([String(call?.params.is_personal), Number(call?.params.cache_time)]).toEqual(['true', 0]);
    expect(JSON.stringify(call?.params.results)).toContain('is_disabled');
  });

  it('only the chosen text is sent, and runs nothing', async () => {
    const typed = await group.as(anna).types('ferry');
    const [first] = (await typed.offers()).results;
    await typed.chooses(first?.title ?? '');
    await program.settled();
    const chat = await group.chat();
    expect(chat.map(({ text, fromBot }) => [text, fromBot]).filter(([text]) => text !== '')).toEqual([
      [first?.message.text, false],
    ]);
    expect(chat.at(-1)?.buttons).toEqual([]);
  });

  it('explains above the list why there are no cards', async () => {
    const above = async (who: DrivenPerson, words: string) => {
      const { results, button } = await offered(who, words);
      expect(results).toEqual([]);
      return button;
    };
    expect((await above(anna, 'zzxqq'))?.text).toBe('Nothing for “zzxqq”.');
    expect((await above(anna, ''))?.text).toBe('Type a word from your messages.');
    expect(await above(boris, 'ferry')).toEqual({ text: 'Connect first', start_parameter: 'connect' });
    expect(await above(anna, await program.tokenWith())).toBeUndefined();
    expect(await above(anna, 'bot.example/?auth_token=abcdefghij0123456789')).toBeUndefined();
    const emma = await program.holding('Emma', ['api:llm-prompt']);
    expect((await (await emma.types('ferry')).offers()).button?.text).toBe('I’m not allowed to search.');
  });
});

describe('where a service charges', () => {
  it('typing makes no search; a button with the price opens it in private', async () => {
    await using service = await watchService();
    await using program = await startProgram({ service });
    const anna = await program.holding('Anna');
    const group = await program.driver.group({ title: 'Sailors', members: [anna] });
    const asked = service.seen.length;
    let parameter = '';
    for (const words of ['f', 'fer', 'ferry']) {
      const { results, button } = await (await group.as(anna).types(words)).offers();
      expect([results, button?.text]).toEqual([[], `Search “${words}” in private (2 credits)`]);
      parameter = button?.start_parameter ?? '';
    }
    expect(service.seen).toHaveLength(asked);
    await anna.asks(`/start ${parameter}`, /ferry/i);
    expect(service.paid()).toHaveLength(1);
    expect((await group.chat()).filter(({ text }) => text !== '')).toEqual([]);
  });
});

describe('with a free remote service', () => {
  it('newer text cancels the search for older text, whose results are never shown', async () => {
    await using service = await watchService({ monthlyCredits: undefined });
    await using program = await startProgram({ service });
    const anna = await program.holding('Anna');
    const answer = service.holding('boat');
    const asked = service.paid().length;
    const older = await anna.types('boat');
    await service.reaches(asked + 1);
    expect((await (await anna.types('ferry')).offers()).results.length).toBeGreaterThan(0);
    answer();
    await program.settled();
    // Its results would arrive before those of a later search.
    await (await anna.types('train')).offers();
    const answered = (await program.driver.calls('answerInlineQuery')).map(({ params }) => params.inline_query_id);
    expect(answered).not.toContain(older.inlineQueryId);
  });
});
