/** The profile of counted facts, from a few messages that can be counted by eye. */
import { describe, expect, it } from 'vitest';
import { createQuotingAnswerer } from '#service/server/answers/quoting-answerer.ts';
import { fakeClock } from '../support/clock.ts';
import { making, openMessages, type Said } from './message-rig.ts';

async function profileOf(messages: readonly Said[], zone?: string): Promise<string> {
  const { reader, close } = openMessages(messages);
  const language = createQuotingAnswerer(fakeClock());
  const { completion } = await language.profile({ prompt: undefined, reader, zone }, making()).finally(close);
  // Undoes the escaping.
  return completion.replaceAll('\\', '');
}

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
      '- **Platforms**: WhatsApp (13)',
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
});
