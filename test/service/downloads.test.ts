/** Downloads from the link of /privacy: all of one person's records, for the first browser that opens it, until fully sent. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bringsArchive, entriesOf, LARGE } from '../support/exports.ts';
import { SERVICE_KEY } from '../support/service.ts';
import { call } from './caller.ts';
import { serviceForAll } from './service-for-all.ts';

const { double, clock } = await serviceForAll({ empty: true });
const OWNERS = '/api/rest/v1/owners';
const MINUTE = 60_000;

const brings = (owner: string, size?: { messages?: number; size?: number }) => bringsArchive(double.url, owner, size);
const linkFor = (owner: string) => double.linkFor(owner, { purpose: 'download' });

type Tab = Awaited<ReturnType<typeof opens>>;

/** Opens the page. `file` is the address in its link. */
async function opens(link: string, headers: Record<string, string> = {}) {
  const shown = await fetch(link, { headers });
  const page = await shown.text();
  const cookie = shown.headers.get('set-cookie')?.split(';')[0] ?? headers.cookie ?? '';
  const href = /href="(records\.zip[^"]*)"/.exec(page)?.[1] ?? '';
  return { status: shown.status, page, headers: { cookie }, file: new URL(href, link).href };
}

const saves = async ({ file, headers }: Tab) => await fetch(file, { headers });

/** Starts downloading a file, and pauses after its first bytes. */
async function begins({ file, headers }: Tab): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(file, { headers, agent: false }, resolve).once('error', reject);
  });
  await new Promise((resolve) => response.once('readable', resolve));
  return response;
}

/** Finishes a started download, and returns how it ended. */
async function ends(response: IncomingMessage): Promise<'whole' | 'broken off'> {
  try {
    for await (const _ of response);
    return response.complete ? 'whole' : 'broken off';
  } catch {
    return 'broken off';
  }
}

describe('a person with a link', () => {
  it('gets every record as stored, in one zip that the page describes', async () => {
    await brings('anna', { messages: 3 });
    const tab = await opens(await linkFor('anna'));
    expect(tab.page).toContain('4 records');
    expect(tab.page).not.toContain('<script');
    const response = await saves(tab);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="personal-data-2026-11-21.zip"',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    const entries = await entriesOf(Buffer.from(await response.arrayBuffer()));
    expect(Object.keys(entries)).toEqual(['records.jsonl']);
    const lines = (entries['records.jsonl'] ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ datastore }) => datastore).sort()).toEqual([
      'social-chat-group',
      ...Array.from({ length: 3 }, () => 'social-chat-message'),
    ]);
    expect(JSON.stringify(lines)).toContain('the ferry 2');
  });

  it('can download again within a minute after the last byte was sent; after that the link has expired', async () => {
    await brings('ben');
    const link = await linkFor('ben');
    const tab = await opens(link);
    expect((await (await saves(tab)).arrayBuffer()).byteLength).toBeGreaterThan(100);
    await clock.advance(MINUTE - 1);
    expect((await saves(tab)).status).toBe(200);
    await clock.advance(MINUTE);
    expect((await saves(tab)).status).toBe(410);
    const again = await opens(link, tab.headers);
    expect(again.status).toBe(410);
    expect(again.page).toContain('<code>/privacy</code>');
  });

  it('gets an error page while the archive cannot be read, and the link stays valid', async () => {
    const folder = join(double.dataDir, 'archives');
    const before = await readdir(folder);
    await brings('dirk');
    const added = (await readdir(folder)).filter((name) => name.endsWith('.sqlite') && !before.includes(name));
    const file = join(folder, added[0] ?? '');
    const content = await readFile(file);
    await writeFile(file, 'no database at all '.repeat(1000));
    const link = await linkFor('dirk');
    const refused = await opens(link);
    expect([refused.status, refused.page.includes('The service failed to answer')]).toEqual([500, true]);
    await writeFile(file, content);
    expect((await saves(await opens(link, refused.headers))).status).toBe(200);
  });
});

describe('a download in progress', { timeout: 120_000 }, () => {
  it('starts over after a lost connection, even for a range request, because the zip may differ', async () => {
    await brings('emma', LARGE);
    const tab = await opens(await linkFor('emma'));
    (await begins(tab)).destroy();
    const response = await fetch(tab.file, { headers: { ...tab.headers, range: 'bytes=1000-' } });
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, 'none']);
    const entries = await entriesOf(Buffer.from(await response.arrayBuffer()));
    expect((entries['records.jsonl'] ?? '').trim().split('\n')).toHaveLength(LARGE.messages + 1);
  });

  it('is aborted if the browser reads nothing for a minute, and then never looks complete', async () => {
    const tab = await opens(await linkFor('emma'));
    const before = clock.waiting;
    const held = await begins(tab);
    expect(clock.waiting).toBeGreaterThan(before);
    // The buffers between both ends fill up first.
    const waits = async () => {
      await clock.advance(MINUTE);
      return clock.waiting;
    };
    await expect.poll(waits, { timeout: 20_000, interval: 200 }).toBe(before);
    expect(await ends(held)).toBe('broken off');
    expect((await saves(tab)).status).toBe(200);
  });

  it('is aborted when its owner is erased, which also ends the link', async () => {
    const tab = await opens(await linkFor('emma'));
    const held = await begins(tab);
    const erased = await call(double, `${OWNERS}/emma/erase`, { token: SERVICE_KEY, body: {} });
    expect(erased.status).toBe(200);
    expect(await ends(held)).toBe('broken off');
    expect((await saves(tab)).status).toBe(410);
  });
});

describe('another person', () => {
  it('gets nothing from a forwarded link: it is bound to the first browser, and expires after that', async () => {
    await brings('gil');
    const link = await linkFor('gil');
    // A messenger's link preview doesn't bind the link.
    await fetch(link, { headers: { 'user-agent': 'TelegramBot (like TwitterBot)' } });
    const tab = await opens(link);
    const stranger = await opens(link);
    expect([stranger.status, stranger.page.includes('records.zip')]).toEqual([403, false]);
    for (const cookie of ['', stranger.headers.cookie, 'ticket-0=AAAA'])
      expect((await fetch(tab.file, { headers: { cookie } })).status).toBe(403);
    await (await saves(tab)).arrayBuffer();
    await clock.advance(MINUTE);
    expect((await opens(link)).status).toBe(410);
    expect((await fetch(tab.file)).status).toBe(403);
  });

  it('gets only their own data, whatever they add to the URL', async () => {
    await brings('hana');
    await brings('mallory');
    const [hers, his] = [await opens(await linkFor('hana')), await opens(await linkFor('mallory'))];
    // Her ticket with his cookie, and with the value of his cookie under the name of hers.
    const swapped = [
      { cookie: his.headers.cookie },
      { cookie: `${hers.headers.cookie.split('=')[0]}=${his.headers.cookie.split('=')[1]}` },
    ];
    for (const headers of swapped) expect((await fetch(hers.file, { headers })).status).toBe(403);
    for (const more of [
      'owner=hana',
      'ownerId=hana',
      'name=hana',
      `ticket=${new URL(hers.file).searchParams.get('ticket')}`,
    ]) {
      const response = await fetch(`${his.file}&${more}`, { headers: his.headers });
      const entries = await entriesOf(Buffer.from(await response.arrayBuffer()));
      expect(entries['records.jsonl']).toContain('mallory’s chat');
      expect(entries['records.jsonl']).not.toContain('hana’s chat');
    }
  });
});
