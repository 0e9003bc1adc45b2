/** Which importer takes which files: its own for sure, what resembles them perhaps, and other formats' never. */
import { describe, expect, it } from 'vitest';
import type { Detection, Importer } from '#service/importers/importer.ts';
import { IMPORTERS, importerOf } from '#service/importers/importers.ts';
import { telegramImporter } from '#service/importers/telegram/importer.ts';
import { items } from '../../support/text-table.ts';
import { eml, mail, mbox } from './mailbox-writer.ts';
import { memorySource } from './memory-source.ts';
import { EXPORTS, type Files } from './small-exports.ts';
import { account, exportOf, said, written } from './telegram-export.ts';

const signal = AbortSignal.timeout(60_000);
const high: Detection = { confidence: 'high' };
const low: Detection = { confidence: 'low' };
const never = undefined;

/** An importer that detects everything in the same way. */
function sure(format: string, detection: Detection): Importer {
  return { ...telegramImporter, format, detect: async () => detection };
}

describe('an export', () => {
  const some = memorySource({ 'a.txt': 'a' });
  const unsure = sure('unsure', never);
  const likely = sure('likely', low);
  const certain = sure('certain', high);
  const kind = sure('unusable', { rejected: 'telegram-html' });

  it.each<[string, Importer[], string]>([
    ['the one that is certain', [unsure, likely, kind, certain], 'certain'],
    ['one that finds it likely, despite a rejection by another', [kind, unsure, likely], 'likely'],
    ['the first one that finds it likely', [likely, sure('second', low)], 'likely'],
  ])('is given to %s', async (_name, importers, format) => {
    expect((await importerOf(some, signal, importers)).format).toBe(format);
  });

  it('that is recognised but cannot be read is rejected with a reason', async () => {
    await expect(importerOf(some, signal, [unsure, kind])).rejects.toMatchObject({ code: 'telegram-html' });
  });

  it('that nobody recognises is rejected', async () => {
    await expect(importerOf(memorySource({ 'a.bin': 'x' }), signal)).rejects.toMatchObject({ code: 'not-known' });
  });
});

it.each(Object.entries(EXPORTS))('%s is taken by exactly one importer', async (_, files) => {
  const found = await Promise.all(IMPORTERS.map(({ detect }) => detect(memorySource(files), signal)));
  expect(found.filter((detection) => detection !== undefined)).toHaveLength(1);
});

const line = '[24.12.19, 11:23:00] Anna: hi\r\n';
const page = '<!DOCTYPE html>\n<html>\n <head>\n  <title>Exported Data</title>';
const chat = { name: 'Bo', type: 'personal_chat', id: 2000, messages: [said(1, 'x')] };
const signalLine = EXPORTS.Signal?.['signal-export/main.jsonl'] ?? '';
const { 'users.json': users = '', 'channels.json': channels = '' } = EXPORTS.Slack ?? {};
const day = EXPORTS.Slack?.['general/2026-01-01.json'] ?? '';
const record = JSON.stringify({ datastore: 'file', record: { _id: 'f1', name: 'a.pdf' } });
const inbox = mbox([mail({})]);

type Case = [format: string, Files, Detection | 'rejected'];

it.each<Case>([
  ['Telegram', { 'DataExport_2024/result.json': exportOf([]), 'DataExport_2024/photos/a.jpg': 'x' }, high],
  ['Telegram', { 'my chats.json': written(chat) }, high],
  ['Telegram', { 'result.json': JSON.stringify(chat) }, high],
  ['Telegram', { 'result.json': written({ ...chat, type: 'new_kind' }) }, low],
  ['Telegram', { 'messages.html': page, 'css/style.css': '' }, 'rejected'],
  ['Telegram', { 'ChatExport_2024/messages2.html': page }, 'rejected'],
  ['Telegram', { 'export_results.html': page }, 'rejected'],
  ['Telegram', { 'messages.html': page, 'result.json': written(account([])) }, high],
  ['Telegram', { 'messages.html': '<html>my own page' }, never],
  ...[
    '',
    ...items(`
          { | [] | {"a": 1} | {"messages": []} | {"guild": {"id": "1"}, "channel": {"id": "2"}, "messages": []}
          {"participants": [], "messages": [], "title": "x"} | hello`),
  ].map((text): Case => ['Telegram', { 'result.json': text, 'other.txt': 'x' }, never]),
  ['WhatsApp', { 'chat.txt': line }, low],
  ['WhatsApp', { 'chat.txt': 'Dear diary' }, never],
  ['WhatsApp', { 'WhatsApp Chat with Anna.txt': 'Dear diary' }, 'rejected'],
  ['WhatsApp', { 'msgstore.db.crypt15': 'x' }, 'rejected'],
  ['Signal', { 'main.jsonl': signalLine }, high],
  ['Signal', { 'main.jsonl': '{"text": "something else"}' }, never],
  ['Signal', { 'other.jsonl': signalLine }, never],
  ['Signal', { 'signal-2024-05-01-10-00-00.backup': 'x' }, 'rejected'],
  ['Signal', { 'signal-backup-2026-05-01/main': 'x' }, 'rejected'],
  [
    'Slack',
    { 'My team/users.json': users, 'My team/channels.json': channels, 'My team/general/2026-01-01.json': day },
    high,
  ],
  ['Slack', { 'general/2021-01-01.json': day }, low],
  ['Slack', { 'users.json': '[]', 'channels.json': '[]' }, low],
  ['Slack', { 'result.json': '{}' }, never],
  ['Slack', { 'diary/2021-01-01.json': '[{"text":"Dear diary"}]' }, never],
  ['DiscordChatExporter', { 'a.json': '{}', 'b.json': EXPORTS.DiscordChatExporter?.['a.json'] ?? '' }, high],
  ['DiscordChatExporter', { 'result.json': '{"messages": []}' }, never],
  ['DiscordChatExporter', { 'a.html': '<div class="chatlog__message-group">' }, 'rejected'],
  ['DiscordChatExporter', { 'messages.html': '<html>' }, never],
  ['Discord (data', { 'c1100000000000000001/messages.csv': 'ID' }, low],
  [
    'Discord (data',
    { 'account/user.json': '{"id": "8", "username": "mia.01"}', 'servers/index.json': '{}' },
    'rejected',
  ],
  ['Discord (data', { 'messages/inbox/x/message_1.json': '{}' }, never],
  ['Mail', { 'Takeout/Mail/All mail.mbox': inbox, 'Takeout/archive_browser.html': '<html>' }, high],
  ['Mail', { 'Mail/Local Folders/Inbox': inbox }, high],
  ['Mail', { 'old mail.txt': inbox }, high],
  ['Mail', { 'a.eml': eml(mail({})) }, high],
  ['Mail', { 'a.txt': eml(mail({})) }, low],
  ['Mail', { 'notes.txt': 'From now on: no mails\n' }, never],
  ['Mail', { 'result.json': '{"from": 1}', 'other.txt': inbox }, never],
  ['Mail', { 'a.mbox': 'garbage' }, never],
  ['Mail', { 'backup.pst': '!BDN' }, 'rejected'],
  ['Records', { 'out/a.jsonl': `\ufeff ${record}` }, high],
  ...['', '[]', '{"datastore":"file"}', '{"datastore":7,"record":{}}', `x${record}`].map(
    (text): Case => ['Records', { 'records.jsonl': text }, never],
  ),
  ['Records', { 'records.json': record }, never],
])('%s in %j is %j', async (format, files, expected) => {
  const importer = IMPORTERS.find((one) => one.format.startsWith(format));
  const detection = await importer?.detect(memorySource(files), signal);
  expect(importer).toBeDefined();
  if (expected === 'rejected') expect(detection).toHaveProperty('rejected');
  else expect(detection).toEqual(expected);
});
