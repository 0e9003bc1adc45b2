/** Memory that importing a hostile export needs beyond a small one, each in its own process. */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runMeasured } from '../../support/measured.ts';
import { HOSTILE, writeHostile } from './hostile-files.ts';

const MAX_MB = 80;
/** Large ones are imported as a dry run, since the memory for writing doesn't depend on their form. */
const READ_ONLY = /a day of 280,000|100,000 chats|300,000 senders/;
const DEADLINE_MS = 240_000;

/** Expected receipt or error sentence of each, and the exit code if it isn't 0. */
const EXPECTED: Record<string, { exit?: number; receipt?: object; sentence?: RegExp }> = {
  'Telegram: a million empty chats': { exit: 1, receipt: { read: 0, chats: 0 } },
  'Telegram: 100,000 chats of one message each': { receipt: { read: 100_000, chats: 100_000 } },
  'Telegram: a chat with a name of 10 MB': { receipt: { read: 1, shortened: 1 } },
  'Telegram: a million senders': { receipt: { read: 1, skipped: { empty: 1_000_000 } } },
  'Telegram: messages 100,000 levels deep': { receipt: { read: 1, skipped: { unreadable: 20 } } },
  'Telegram: lists 100,000 levels deep before its messages': { receipt: { read: 1 } },
  'Telegram: one message of 60 MB': { receipt: { read: 2, skipped: { 'too long': 1 } } },
  'Telegram: messages of 8 MB': { receipt: { read: 1, skipped: { 'too long': 6 } } },
  'Telegram: 48 MB of blanks after a line break': { receipt: { read: 2 } },
  'zip: 199,000 photos': { receipt: { read: 1 } },
  'zip: 199,000 files called result': { exit: 1, sentence: /too many files/ },
  'zip: 199,000 transcripts': { exit: 1, sentence: /too many files/ },
  'zip: a gigabyte of zeros': { exit: 1, sentence: /don’t know this kind of file/ },
  'zip: 90 MB of zeros in each of ten files': { exit: 1, sentence: /don’t know this kind of file/ },
  'zip: a zip in a zip': { exit: 1, sentence: /only other zips/ },
  'zip: names of 60 kB': { receipt: { read: 1 } },
  'mail: a header of 30 MB': { receipt: { read: 2, shortened: 1 } },
  'mail: 30 MB of headers': { receipt: { read: 2, shortened: 1 } },
  'mail: 30 MB of addresses': { receipt: { read: 2, shortened: 1 } },
  'mail: a body of 60 MB': { receipt: { read: 2, shortened: 1 } },
  'mail: two million empty lines': { receipt: { read: 2, shortened: 1 } },
  'mail: 100,000 parts': { receipt: { read: 2, shortened: 1 } },
  'mail: 300,000 senders': { receipt: { read: 300_000 } },
  'WhatsApp: a line of 20 MB': { receipt: { read: 3, shortened: 1 } },
  'WhatsApp: a message of 20 MB in lines': { receipt: { read: 3, shortened: 1 } },
  'WhatsApp: a million senders': { receipt: { read: 2, skipped: { deleted: 1_000_000 } } },
  'Discord: a CSV field of 50 MB': { receipt: { read: 1, skipped: { 'too long': 1 } } },
  'Discord: a CSV row of 10 million fields': { receipt: { read: 1, skipped: { 'too long': 1 } } },
  'Discord: an index of a million channels': { receipt: { read: 1 } },
  'DiscordChatExporter: 15 MB before its messages': { exit: 1, receipt: { read: 0, skipped: { 'no chat': 1 } } },
  'DiscordChatExporter: its server named 1,500 times, at length': { receipt: { read: 1 } },
  'Slack: a day of 280,000 messages': { receipt: { read: 280_000 } },
  'Slack: a million people': { receipt: { read: 10, skipped: { 'unreadable file': 2 } } },
  'Slack: a message 100,000 levels deep': { receipt: { read: 1, skipped: { unreadable: 1 } } },
  'Signal: a million people and chats': { receipt: { read: 1 } },
  'Signal: a frame that never ends': { exit: 1, receipt: { read: 0 } },
  'records: lines of 15 MB': { exit: 1, receipt: { read: 0, skipped: { 'too long': 3 } } },
};

async function measuredImport(folder: string, path: string, more: readonly string[] = []) {
  const options = ['--owner', 'mia', '--me', 'none', '--dates', 'day-first', '--json', ...more];
  return runMeasured(folder, ['import', path, ...options]);
}

let small = 0;
beforeAll(async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'personal-data-bot-small-'));
  const path = join(folder.path, 'small.zip');
  await writeHostile(path, [['WhatsApp Chat with Ada.txt', ['1/2/26, 10:37 - Ada: hello\n']]]);
  // The first run may fill the compile cache.
  for (let run = 0; run < 2; run++) ({ peakMb: small } = await measuredImport(folder.path, path));
});

describe('an import needs at most 80 MB more than a small one for', () => {
  it.each(Object.entries(HOSTILE))('%s', { timeout: DEADLINE_MS }, async (name, files) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'personal-data-bot-hostile-'));
    const path = join(folder.path, 'hostile.zip');
    await writeHostile(path, files());
    const { peakMb, exit, output, errors } = await measuredImport(
      folder.path,
      path,
      READ_ONLY.test(name) ? ['--dry-run'] : [],
    );
    const { exit: wanted = 0, receipt, sentence } = EXPECTED[name] ?? {};
    expect({ exit, errors }).toMatchObject({ exit: wanted });
    if (receipt) expect(JSON.parse(output)).toMatchObject(receipt);
    if (sentence) expect(errors).toMatch(sentence);
    expect(peakMb - small).toBeLessThanOrEqual(MAX_MB);
  });
});
