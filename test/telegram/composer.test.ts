/** Composing an answer into messages for one person. */
import { afterAll, describe, expect, it } from 'vitest';
import { type Button, bold, type Reply, reply, type TextReply } from '#commands/reply.ts';
import { wordsIn } from '#locales/words.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#storage/database.ts';
import { createKeyboards as createKeptKeyboards } from '#storage/keyboards.ts';
import type { Settings } from '#storage/settings.ts';
import { type OutgoingMessage, plainForm } from '#telegram/api/message.ts';
import { createAnswerComposer } from '#telegram/render/composer.ts';
import { createKeyboards } from '#telegram/render/keyboard.ts';
import { testVault } from '../support/databases.ts';

const run = (label: string, once: boolean, argument = label): Button => ({
  label,
  press: { kind: 'run', once, invocation: { command: 'echo', argument } },
});
const shown = (answer: Reply) => answer as TextReply;
const to = (person: string, settings: Settings = {}) => ({
  person,
  settings,
  words: wordsIn('en'),
  place: { chatId: 1, kind: 'private' as const },
});

const database = await openDatabase({ kind: 'sqlite', path: ':memory:' }, testVault());
const keyboards = createKeyboards(createKeptKeyboards(database), systemClock.now);
afterAll(() => database.close());

function compose(answer: TextReply, options: ReturnType<typeof to>) {
  const composer = createAnswerComposer({ keyboards, commandNames: new Set(['echo']) });
  const { delivery, writes } = composer.compose(answer, options);
  return { messages: delivery.steps.flatMap((step) => ('message' in step ? [step.message] : [])), writes };
}
const dataOf = (message: OutgoingMessage | undefined) =>
  message?.keyboard?.inline_keyboard
    .flat()
    .map((button) => ('callback_data' in button ? String(button.callback_data) : ''));

describe('the buttons of an answer', () => {
  it('are stored by one write per message if they must be, for their person only', async () => {
    const rows = [[run('Once', true), run('Short', false)], [run('Long', false, 'ж'.repeat(60))]];
    const { messages, writes } = compose(shown(reply(['x'], { buttons: rows })), to('anna'));
    const [once = '', short, long = ''] = dataOf(messages[0]) ?? [];
    expect(short).toBe('c:echo Short');
    for (const data of [once, long]) expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
    expect(await keyboards.read(once, 'anna')).toEqual({ kind: 'gone' });
    expect(writes.map(({ statements }) => statements.length)).toEqual([1]);
    for (const write of writes) await database.write(write);
    expect(await keyboards.read(once, 'anna')).toMatchObject({ kind: 'run', use: expect.anything() });
    expect(await keyboards.read(long, 'anna')).toEqual({
      kind: 'run',
      invocation: { command: 'echo', argument: 'ж'.repeat(60) },
    });
    expect(await keyboards.read(long, 'boris')).toEqual({ kind: 'gone' });
  });
});

describe('the spoiler over results', () => {
  const covering: Settings = { coverResults: true };
  const composed = (answer: TextReply, settings = covering) => compose(answer, to('anna', settings)).messages;
  const coveredIn = ({ text, entities }: OutgoingMessage) =>
    entities.filter(({ type }) => type === 'spoiler').map(({ offset, length }) => text.slice(offset, offset + length));
  const result = shown(reply(['Found: ', bold('the ferry')], { personal: true }));

  it('covers all personal text', () => {
    const [message] = composed(result);
    expect(message && coveredIn(message)).toEqual(['Found: the ferry']);
    expect(message?.entities.map(({ type }) => type)).toContain('bold');
  });

  it('covers a model’s answer with its sources in all its messages, with code as plain text', () => {
    const markdown = `${'word '.repeat(1_500)}\n\n\`secret code\`\n\n> quoted`;
    const sources = [bold('1'), ' said so'];
    const messages = composed(reply(sources, { markdown, footer: ['5 credits'], personal: true }));
    expect(messages.length).toBeGreaterThan(1);
    const covered = messages.flatMap(coveredIn).join(' ');
    for (const own of ['word', 'secret code', 'quoted', 'said so']) expect(covered).toContain(own);
    expect(covered).not.toContain('5 credits');
    expect(messages.flatMap(({ entities }) => entities).map(({ type }) => type)).not.toContain('code');
  });

  it('is absent unless the person wants it and the answer is personal', () => {
    expect(composed(result, {}).flatMap(coveredIn)).toEqual([]);
    expect(composed(shown(reply(['x']))).flatMap(coveredIn)).toEqual([]);
  });

  it('stays in the plain form of a message', () => {
    const [message] = composed(result);
    if (!message) throw new Error('no message was composed');
    const plain = plainForm(message);
    expect(coveredIn(plain)).toEqual([plain.text]);
  });
});
