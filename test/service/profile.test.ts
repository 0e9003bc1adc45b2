/** The profile of counted facts, from a few messages that can be counted by eye. */
import { describe, expect, it } from 'vitest';
import type { Filter } from '#service/contract/filters.ts';
import { createQuotingAnswerer } from '#service/server/answers/quoting-answerer.ts';
import { fakeClock } from '../support/clock.ts';
import { making, openMessages, type Said } from './message-rig.ts';

async function answered(
  messages: readonly Said[],
  { zone, filter = {} }: { zone?: string | undefined; filter?: Filter } = {},
) {
  using rig = openMessages(messages);
  const answerer = createQuotingAnswerer(fakeClock());
  const { completion, ...details } = await answerer.profile(
    { prompt: undefined, reader: rig.filtered(filter), zone },
    making(),
  );
  // Undoes the escaping.
  return { completion: completion.replaceAll('\\', ''), details };
}

const profileOf = async (messages: readonly Said[], zone?: string) => (await answered(messages, { zone })).completion;

// 16 November 2026 is a Monday.
const MESSAGES: readonly Said[] = [
  { at: '2026-11-16T07:05:00.000Z', text: 'harbour' },
  { at: '2026-11-16T07:55:00.000Z', text: 'harbour' },
  { at: '2026-11-16T07:59:59.000Z', text: 'лодка' },
  { at: '2026-11-18T21:00:00.000Z', text: 'harbour' },
  { at: '2026-11-18T21:30:00.000Z', text: 'engine' },
  { at: '2026-11-20T13:00:00.000Z', text: 'engine' },
  ...[1, 2, 3, 4, 5, 6, 7].map((day) => ({
    at: `2026-11-0${day}T03:00:00.000Z`,
    text: 'harbour engine',
    type: 'receive' as const,
  })),
];

describe('the profile', () => {
  it('counts sent and received messages, the busiest times, and topics', async () => {
    const profile = await profileOf(MESSAGES);
    for (const line of [
      '## What the data says about Nina',
      '13 in 1 chat, from 1 November 2026 to 20 November 2026; 6 sent, 7 received',
      '- **Writes most with**: Tomás (7)',
      '> harbour engine\n> — Tomás in *Boats*, 1 November 2026 [1]',
      '> engine\n> — you in *Boats*, 20 November 2026 [2]',
      '- **Most is written around**: 03:00, 07:00, 21:00, most on Monday and Wednesday',
      '- **Comes back to**: harbour (3), engine (2)',
    ])
      expect(profile).toContain(line);
  });

  it("uses the person's time zone for hours, if known", async () => {
    expect(await profileOf(MESSAGES, 'Asia/Tokyo')).toContain(
      '- **Most is written around**: 12:00, 16:00, 06:00, most on',
    );
  });

  it('of a person who only receives says nothing about how they write', async () => {
    const profile = await profileOf(MESSAGES.filter(({ type }) => type === 'receive'));
    expect(profile).toContain('0 sent, 7 received');
    expect(profile).not.toMatch(/Most is written|Comes back to|NaN|undefined/);
  });

  it('counts chats of the same name separately', async () => {
    const profile = await profileOf([
      { at: '2026-11-16T07:05:00.000Z', text: 'one', chat: 'Tomás', groupId: 'whatsapp-1' },
      { at: '2026-11-16T07:06:00.000Z', text: 'two', chat: 'Tomás', groupId: 'telegram-1' },
      { at: '2026-11-16T07:07:00.000Z', text: 'three', chat: 'Tomás', groupId: 'telegram-1' },
    ]);
    expect(profile).toContain('3 in 2 chats');
    expect(profile).toContain('- **Most active chats**: Tomás (2), Tomás (1)');
  });

  it('without records says so', async () => {
    expect(await profileOf([])).toContain('There is nothing to read yet.');
  });

  it('is data too: the counts, and the first and the newest message', async () => {
    const { details } = await answered(MESSAGES);
    expect(details).toMatchObject({ answeredBy: 'counts', found: true, read: { chats: 1 } });
    expect(details.read.records).toEqual({ 'social-chat-message': 13 });
    expect(details.counted).toMatchObject({
      datastore: 'social-chat-message',
      statistics: { messages: 13, sent: 6, people: [{ name: 'Tomás', messages: 7 }] },
    });
    expect(details.sources.map(({ id, number }) => [number, id])).toEqual([
      [1, 'm6'],
      [2, 'm5'],
    ]);
  });

  it("has as topics neither ordinary words of any language nor people's names", async () => {
    const texts = ['thanks Tomás, good first harbour', 'danke tomas, gute erste harbour', 'спасибо, хорошо, лодка'];
    const messages = [...texts, ...texts].map((text, at) => ({ at: `2026-11-16T07:0${at}:00.000Z`, text }));
    const { details } = await answered([...messages, ...MESSAGES.slice(-1)]);
    expect(details.counted?.statistics.words.map(({ word }) => word)).toEqual(['harbour', 'лодка']);
  });

  it('covers only what its context allows', async () => {
    const { details } = await answered(MESSAGES, { filter: { $search: { keywords: 'лодка' } } });
    expect(details.counted?.statistics).toMatchObject({ messages: 1, first: '2026-11-16T07:59:59.000Z' });
    expect(details.sources).toMatchObject([{ number: 1, text: 'лодка' }]);
    const nothing = await answered(MESSAGES, { filter: { $search: { keywords: 'zeppelin' } } });
    expect(nothing.details).toMatchObject({ found: false, sources: [], read: { records: {} } });
    expect(nothing.details).not.toHaveProperty('counted');
    expect(nothing.completion).toContain('Nothing in it matches.');
  });

  it('of a mailbox counts mails', async () => {
    const mails = [1, 2].map((day) => ({
      at: `2026-11-0${day}T07:00:00.000Z`,
      text: 'harbour',
      subject: `No. ${day}`,
    }));
    const { details, completion } = await answered(mails);
    expect(details.counted).toMatchObject({ datastore: 'social-email', statistics: { messages: 2 } });
    expect(completion).toContain('2 e-mails, from 1 November 2026 to 2 November 2026; 2 sent, 0 received');
  });
});
