/** Malicious input: the playground rejects it and keeps working. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSize } from '#playground/api/methods/sending.ts';
import { Refusal } from '#playground/refusal.ts';
import { argumentsOf } from '#playground/spec/arguments.ts';
import { detectEntities } from '#playground/text/entity-detection.ts';
import { formattedText } from '#playground/text/formatted-text.ts';
import { replyMarkup } from '#playground/text/keyboard.ts';
import { openChat, openPlayground } from './open-playground.ts';

/** Runs `work`, which may throw only a Refusal. */
function throwsOnlyRefusals(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
  }
}

describe('a body', () => {
  it.each([
    ['not JSON', 'application/json', '{"chat_id":'],
    ['not an object', 'application/json', '[1,2]'],
    ['null', 'application/json', 'null'],
    ['deeply nested', 'application/json', `{"text":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    [
      'deeply nested in a text',
      'application/json',
      JSON.stringify({ chat_id: 11, text: 'x', reply_markup: '['.repeat(50_000) }),
    ],
    [
      'deeply nested in a field',
      'application/json',
      `{"chat_id":11,"inline_query_id":"1","results":${'['.repeat(200)}${']'.repeat(200)},"text":"x","reply_markup":{"inline_keyboard":${'['.repeat(2000)}${']'.repeat(2000)}}}`,
    ],
    ['not multipart', 'multipart/form-data; boundary=x', 'nothing of the kind'],
    ['multipart without a boundary', 'multipart/form-data', '--x'],
    ['binary', 'application/json', '\u0000\u0001\u0002'],
  ])('that is %s is rejected, and the next call works', async (_name, kind, body) => {
    const { post, verdict } = await openChat();
    const response = await post('sendMessage', { headers: { 'content-type': kind }, body });
    expect(response.status).toBe(400);
    const words = await response.text();
    if (words !== '') expect(JSON.parse(words)).toMatchObject({ ok: false, error_code: 400 });
    expect(await verdict('getMe')).toBe('ok');
  });

  it('of 100 kB has a text that is too long; one of 2 MB is too large', async () => {
    const { verdict } = await openChat();
    expect(await verdict('sendMessage', { chat_id: 11, text: 'x'.repeat(100_000) })).toBe(
      '400 Bad Request: text is too long',
    );
    await expect(verdict('sendMessage', { chat_id: 11, text: 'x'.repeat(2_000_000) })).rejects.toThrow('JSON');
  });

  it('on the control API is rejected with a description of the problem', async () => {
    const { playground } = await openPlayground();
    async function post(path: string, body: string): Promise<[status: number, error: string]> {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const response = await fetch(`${playground.url}/control${path}`, init);
      return [response.status, ((await response.json()) as { error: string }).error];
    }
    expect(await post('/messages', '{')).toEqual([400, 'the body is not JSON']);
    expect(await post('/groups', '{"title":"G","members":[99]}')).toEqual([400, 'there is no person 99']);
    expect(await post('/presses', '{"chat_id":1001,"from_id":1001,"message_id":1}')).toEqual([
      400,
      expect.stringContaining('label or data'),
    ]);
  });
});

describe('text parsing', () => {
  const anyEntity = fc.record({
    type: fc.constantFrom('bold', 'italic', 'code', 'pre', 'text_link', 'spoiler'),
    offset: fc.integer({ min: -3, max: 40 }),
    length: fc.integer({ min: -3, max: 40 }),
    url: fc.string(),
  });

  it('returns entities inside the text, or rejects it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.array(anyEntity, { maxLength: 6 }),
        (text, given) => {
          throwsOnlyRefusals(() => {
            const result = formattedText(text, undefined, given);
            for (const { offset, length } of result.entities) {
              expect(offset).toBeGreaterThanOrEqual(0);
              expect(length).toBeGreaterThan(0);
              expect(offset + length).toBeLessThanOrEqual(result.text.length);
            }
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('handles any markup, keyboard and picture without crashing', () => {
    for (const [mode, marks] of [
      ['HTML', '<b> </b> <code> </a> < > &lt; &#9; &#x110000; x </ <pre> </pre>'],
      ['MarkdownV2', '* _ __ ~ || ` ``` [ ]( ) ![ > \\ x'],
    ] as const) {
      const parts = fc.array(fc.constantFrom(...marks.split(' '), '\n'), { maxLength: 20 });
      fc.assert(
        fc.property(parts, (text) => throwsOnlyRefusals(() => formattedText(text.join(''), mode, undefined))),
        { numRuns: 300 },
      );
    }
    fc.assert(
      fc.property(fc.jsonValue(), (value) =>
        throwsOnlyRefusals(() => {
          const reply_markup = JSON.stringify({ inline_keyboard: [[value]] });
          const texts = new Map(Object.entries({ chat_id: '11', text: 'x', reply_markup }));
          replyMarkup(argumentsOf('sendMessage', { texts, files: new Map() }).reply_markup);
        }),
      ),
      { numRuns: 200 },
    );
    const head = fc.constantFrom('\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xc0');
    fc.assert(
      fc.property(head, fc.uint8Array({ maxLength: 40 }), (start, rest) => {
        imageSize(Buffer.concat([Buffer.from(start, 'latin1'), rest]));
      }),
      { numRuns: 200 },
    );
  });

  it('searches a long text of tricky characters quickly', () => {
    for (const unit of ['@', '/', '#', 'a.', 'a@a.', 'http://', '.com/'])
      expect(detectEntities(unit.repeat(4096 / unit.length)).length).toBeGreaterThanOrEqual(0);
  });
});
